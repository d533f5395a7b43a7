/** An issue of a cell, a row, or a file as a whole. */
export type Issue = {
  readonly severity: string
  readonly row?: number | null | undefined
  readonly column?: string | null | undefined
  readonly value?: string | null | undefined
  readonly code: string
  readonly message: string
  /** A suggested value; accepted only by a click. */
  readonly suggestion?: { readonly value?: string | null | undefined } | null | undefined
}
