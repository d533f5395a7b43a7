export type BulkPayload = {
  readonly results: readonly { readonly ok: boolean; readonly userErrors: readonly { readonly message: string }[] }[]
}
