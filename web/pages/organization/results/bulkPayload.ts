/** The result of one record of a bulk action. */
export type RecordResult = {
  readonly nodeId: string
  readonly ok: boolean
  readonly userErrors: readonly { readonly message: string }[]
}

/** The payload of a bulk action. */
export type BulkPayload = {
  readonly results: readonly RecordResult[]
  /** The new statuses of the changed records, where the action may have led to another status than requested. */
  readonly statuses?: readonly string[]
}

/** The result of each record, with its name and detail. */
export type Results = BulkPayload & {
  readonly records: readonly { readonly id: string; readonly name: string; readonly detail: string }[]
}
