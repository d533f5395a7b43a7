import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { CounterpartyBody, CounterpartySource } from './sources.ts'
import { readCounterparties } from './treasuryCounterparties.ts'

export const toCounterparty = (scope: OrganizationScope, counterparty: CounterpartyBody): CounterpartySource =>
  owned(scope, counterparty)

export const counterpartyLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readCounterparties(scope, ids)).items.map(counterparty => toCounterparty(scope, counterparty)),
  ),
})
