/** What is wrong with a cell, a row, or a file as a whole. */
export type Issue = {
  readonly severity: string
  readonly row?: number | null | undefined
  readonly column?: string | null | undefined
  readonly value?: string | null | undefined
  readonly code: string
  readonly message: string
  /** What may have been meant; taken by a click alone. */
  readonly suggestion?: { readonly value?: string | null | undefined } | null | undefined
}
