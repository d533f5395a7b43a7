import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import type { CounterpartyBody, CounterpartySource, RecordImportBody, RecordImportSource } from './sources.ts'
import { readCounterparties } from './treasuryCounterparties.ts'

export const toCounterparty = (scope: OrganizationScope, counterparty: CounterpartyBody): CounterpartySource => ({
  ...counterparty,
  organizationId: scope.organizationId,
})

export const toRecordImport = (scope: OrganizationScope, recordImport: RecordImportBody): RecordImportSource => ({
  ...recordImport,
  organizationId: scope.organizationId,
})

export const counterpartyLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readCounterparties(scope, ids)).items.map(counterparty => toCounterparty(scope, counterparty)),
  ),
})
