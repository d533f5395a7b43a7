// Inputs and payloads of imports, shared by the mutations of every kind of record. Bulk imports are kept by the service of their records;
// both services use the same shapes.
import type { ImportRecordsInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { codeOf, isRefusal, toPayload } from '../../graph/errors.ts'
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

/** Lets the service of these records check or import a file. */
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

type RecordImportEdits = operations['correctRecordImport']['requestBody']['content']['application/json']
type Confirmation = operations['confirmRecordImport']['requestBody']['content']['application/json']

const NOT_FOUND = 'G-7'

/**
 * An import's id doesn't say which service keeps it. Treasury is tried first, then account, unless treasury has the import and refuses. If
 * account has none, treasury's answer counts.
 */
async function inEither(
  scope: OrganizationScope,
  ask: (service: ServiceName) => Promise<RecordImportBody>,
): Promise<RecordImportSource> {
  try {
    return toRecordImport(scope, await ask('treasury'), 'treasury')
  } catch (first) {
    if (isRefusal(first) && codeOf(first) !== NOT_FOUND) throw first
    try {
      return toRecordImport(scope, await ask('account'), 'account')
    } catch (second) {
      throw codeOf(second) === NOT_FOUND ? first : second
    }
  }
}

export const correctRecordImport = (scope: OrganizationScope, id: string, body: RecordImportEdits) =>
  inEither(scope, service =>
    service === 'account'
      ? scope.account.post('/v1/record-imports/{id}/correct', { path: { id }, body })
      : scope.treasury.post('/v1/record-imports/{id}/correct', { path: { id }, body }),
  )

export const confirmRecordImport = (scope: OrganizationScope, id: string, body: Confirmation) =>
  inEither(scope, service =>
    service === 'account'
      ? scope.account.post('/v1/record-imports/{id}/confirm', { path: { id }, body })
      : scope.treasury.post('/v1/record-imports/{id}/confirm', { path: { id }, body }),
  )

/** An import in its current state, while it runs. */
export const readRecordImport = (scope: OrganizationScope, id: string) =>
  inEither(scope, service =>
    service === 'account'
      ? scope.account.get('/v1/record-imports/{id}', { path: { id } })
      : scope.treasury.get('/v1/record-imports/{id}', { path: { id } }),
  )
