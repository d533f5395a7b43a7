import type { RecordImportPage_import$key } from '../../../__generated__/RecordImportPage_import.graphql.ts'
import type { Outcome } from '../../../relay/useMutation.ts'

type Payload = { readonly recordImport?: RecordImportPage_import$key | null | undefined }

/** What a bulk import's mutation answered, as the import page takes it: the import, or why there is none. */
export function importAnswer(outcome: Outcome<Payload>): {
  importKey?: RecordImportPage_import$key | null
  problem?: string
} {
  if (!outcome.ok) return { problem: outcome.form ?? Object.values(outcome.fields).join(' ') }
  return { importKey: outcome.payload.recordImport ?? null }
}
