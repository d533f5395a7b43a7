// The treasury service's bulk imports of records, whatever their kind.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type RecordMending = operations['mendRecordImport']['requestBody']['content']['application/json']
type Confirmation = operations['confirmRecordImport']['requestBody']['content']['application/json']

export const mendRecordImport = (scope: OrganizationScope, id: string, body: RecordMending) =>
  scope.treasury.post('/v1/record-imports/{id}/mend', { path: { id }, body })

export const confirmRecordImport = (scope: OrganizationScope, id: string, body: Confirmation) =>
  scope.treasury.post('/v1/record-imports/{id}/confirm', { path: { id }, body })

export const getRecordImport = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/record-imports/{id}', { path: { id } })
