import type { Outcome } from '../../../relay/useMutation.ts'
import type { ImportRecords } from '../_components/RecordImportPage.tsx'

type Payload = { readonly recordImport?: { readonly uuid: string } | null | undefined }

/** What a bulk import's mutation answered, as the import page takes it: which import it is, or why there is none. */
export function importAnswer(outcome: Outcome<Payload>, problem: string): Awaited<ReturnType<ImportRecords>> {
  const uuid = outcome.ok ? outcome.payload.recordImport?.uuid : undefined
  if (uuid !== undefined) return { uuid }
  return { problem: (outcome.ok ? null : (outcome.form ?? Object.values(outcome.fields).join(' '))) || problem }
}
