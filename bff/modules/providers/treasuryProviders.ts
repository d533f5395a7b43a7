// The treasury service's payment providers, their batches and transactions.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

export type ProviderQuery = QueryOf<operations['summarizePaymentProviders']>
export type RecordQuery = QueryOf<operations['summarizePaymentRecords']>
export type TransactionQuery = QueryOf<operations['summarizePaymentTransactions']>

export const listProviders = (scope: OrganizationScope, query: QueryOf<operations['listPaymentProviders']>) =>
  scope.treasury.get('/v1/payment-providers', { query })

export const readProviders = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/payment-providers', { query: { ids: ids.join(',') } })

export const summarizeProviders = (scope: OrganizationScope, query: ProviderQuery) =>
  scope.treasury.get('/v1/payment-providers/summary', { query })

export const readFigures = (scope: OrganizationScope, providerIds: readonly string[]) =>
  scope.treasury.get('/v1/payment-providers/figures', { query: { providerIds: providerIds.join(',') } })

export const getProvider = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/payment-providers/{id}', { path: { id } })

export const listCapabilities = (scope: OrganizationScope) =>
  scope.treasury.get('/v1/payment-providers/capabilities', {})

export const connectProvider = (scope: OrganizationScope, body: BodyOf<operations['connectPaymentProvider']>) =>
  scope.treasury.post('/v1/payment-providers', { body })

export const updateProvider = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['updatePaymentProvider']>,
) => scope.treasury.put('/v1/payment-providers/{id}', { path: { id }, body })

export const rotateCredentials = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['rotatePaymentProviderCredentials']>,
) => scope.treasury.put('/v1/payment-providers/{id}/credentials', { path: { id }, body })

export const disableProvider = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.post('/v1/payment-providers/{id}/disable', { path: { id }, body: { version } })

export const enableProvider = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.post('/v1/payment-providers/{id}/enable', { path: { id }, body: { version } })

export const testProvider = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/payment-providers/{id}/test', { path: { id } })

export const syncProvider = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/payment-providers/{id}/sync', { path: { id } })

export const importReport = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['importPaymentProviderReport']>,
) => scope.treasury.post('/v1/payment-providers/{id}/reports', { path: { id }, body })

export const listRecords = (scope: OrganizationScope, query: QueryOf<operations['listPaymentRecords']>) =>
  scope.treasury.get('/v1/payment-records', { query })

export const readRecords = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/payment-records', { query: { ids: ids.join(',') } })

export const summarizeRecords = (scope: OrganizationScope, query: RecordQuery) =>
  scope.treasury.get('/v1/payment-records/summary', { query })

export const getRecord = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/payment-records/{id}', { path: { id } })

export const readMembers = (scope: OrganizationScope, recordIds: readonly string[]) =>
  scope.treasury.get('/v1/payment-records/members', { query: { recordIds: recordIds.join(',') } })

export const readRecordFees = (scope: OrganizationScope, recordIds: readonly string[]) =>
  scope.treasury.get('/v1/payment-records/fees', { query: { recordIds: recordIds.join(',') } })

export const listTransactions = (scope: OrganizationScope, query: QueryOf<operations['listPaymentTransactions']>) =>
  scope.treasury.get('/v1/payment-transactions', { query })

export const readTransactions = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/payment-transactions', { query: { ids: ids.join(',') } })

export const summarizeTransactions = (scope: OrganizationScope, query: TransactionQuery) =>
  scope.treasury.get('/v1/payment-transactions/summary', { query })

export const getTransaction = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/payment-transactions/{id}', { path: { id } })

export const requestTransaction = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/payment-transactions/{id}/ask', { path: { id } })

export const choosePaymentOfRefund = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['choosePaymentOfRefund']>,
) => scope.treasury.put('/v1/payment-transactions/{id}/original', { path: { id }, body })
