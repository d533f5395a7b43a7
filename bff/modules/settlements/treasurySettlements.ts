// Settlements in the treasury service, and the account service's payments that they contain.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { QueryOf } from '../../rest/restClient.ts'

export type SettlementQuery = QueryOf<operations['summarizeSettlements']>

export const listSettlements = (scope: OrganizationScope, query: QueryOf<operations['listSettlements']>) =>
  scope.treasury.get('/v1/settlements', { query })

export const readSettlements = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/settlements', { query: { ids: ids.join(',') } })

export const summarizeSettlements = (scope: OrganizationScope, query: SettlementQuery) =>
  scope.treasury.get('/v1/settlements/summary', { query })

export const getSettlement = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/settlements/{id}', { path: { id } })

export const readPaymentsOf = (scope: OrganizationScope, settlementIds: readonly string[]) =>
  scope.treasury.get('/v1/settlements/payments', { query: { settlementIds: settlementIds.join(',') } })

export const readSettlementsOf = (scope: OrganizationScope, transactionIds: readonly string[]) =>
  scope.treasury.get('/v1/settlements/of-transactions', { query: { transactionIds: transactionIds.join(',') } })

export const readReceiptsOfPayments = (scope: OrganizationScope, paymentIds: readonly string[]) =>
  scope.account.get('/v1/provider-receipts/of-payments', { query: { paymentIds: paymentIds.join(',') } })

export const readReceiptsOfTransactions = (scope: OrganizationScope, transactionIds: readonly string[]) =>
  scope.account.get('/v1/provider-receipts/of-transactions', { query: { transactionIds: transactionIds.join(',') } })
