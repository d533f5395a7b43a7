// The treasury service's files.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type NewFile = operations['announceFile']['requestBody']['content']['application/json']

export const announceFile = (scope: OrganizationScope, body: NewFile, key: string | null | undefined) =>
  scope.treasury.post('/v1/files', { body, headers: key ? { 'idempotency-key': key } : {} })
