/** What is wrong with a cell, a row, or a file as a whole. */
export type Issue = {
  readonly severity: string
  readonly row?: number | null | undefined
  readonly column?: string | null | undefined
  readonly value?: string | null | undefined
  readonly code: string
  readonly message: string
}
