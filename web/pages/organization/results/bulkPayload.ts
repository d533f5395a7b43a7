/** What became of one record of a bulk action. */
export type RecordResult = {
  readonly nodeId: string
  readonly ok: boolean
  readonly userErrors: readonly { readonly message: string }[]
}

/** What a bulk action answers. */
export type BulkPayload = {
  readonly results: readonly RecordResult[]
  /** Where what was done may have led elsewhere than was asked for: where the records that changed stand now. */
  readonly statuses?: readonly string[]
}

/** What became of each record, with whom it is about and what tells it from others. */
export type Results = BulkPayload & {
  readonly records: readonly { readonly id: string; readonly name: string; readonly detail: string }[]
}
