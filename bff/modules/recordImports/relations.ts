// What the mutations of every kind of record ask an import with, and answer.
import type { ImportRecordsInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import type { ServiceName } from '../../rest/restError.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { RecordImportBody, RecordImportSource } from './sources.ts'

export const toRecordImport = (
  scope: OrganizationScope,
  recordImport: RecordImportBody,
  service: ServiceName,
): RecordImportSource => Object.assign(owned(scope, recordImport), { service })

type ImportRequest = operations['importCounterparties']['requestBody']['content']['application/json']

type Bring = (
  scope: OrganizationScope,
  body: ImportRequest,
  key: string | null | undefined,
) => Promise<RecordImportBody>

/** Has a file of records checked, or stored, by the service that keeps such records. */
export function importRecords(scope: OrganizationScope, service: ServiceName, input: ImportRecordsInput, bring: Bring) {
  const { fileId, ignoreWarnings, dryRun, hash, idempotencyKey } = input
  const body = {
    fileId: scope.fileOf(service, fileId),
    ignoreWarnings: ignoreWarnings ?? false,
    dryRun: dryRun ?? false,
    hash: hash ?? null,
  }
  return toPayload(
    async () => ({ recordImport: toRecordImport(scope, await bring(scope, body, idempotencyKey), service) }),
    { recordImport: null },
  )
}
