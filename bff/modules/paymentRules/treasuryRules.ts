// The treasury service's approval policies, banking days and payment settings.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type PolicyBody = operations['createApprovalPolicy']['requestBody']['content']['application/json']
type DeletionBody = operations['deleteApprovalPolicy']['requestBody']['content']['application/json']
type DayBody = operations['setBankingDay']['requestBody']['content']['application/json']
type SettingsBody = operations['updatePaymentSettings']['requestBody']['content']['application/json']

export const listPolicies = (scope: OrganizationScope) => scope.treasury.get('/v1/approval-policies', {})

export const listBlockedPolicies = (
  scope: OrganizationScope,
  without: readonly string[],
  instead: readonly string[] = [],
) =>
  scope.treasury.get('/v1/approval-policies/blocked', {
    query: { without: without.join(','), ...(instead.length > 0 && { instead: instead.join(',') }) },
  })

export const createPolicy = (scope: OrganizationScope, body: PolicyBody, key: string | null | undefined) =>
  scope.treasury.post('/v1/approval-policies', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updatePolicy = (scope: OrganizationScope, id: string, body: PolicyBody & { version: number }) =>
  scope.treasury.put('/v1/approval-policies/{id}', { path: { id }, body })

export const deletePolicy = (scope: OrganizationScope, id: string, body: DeletionBody) =>
  scope.treasury.post('/v1/approval-policies/{id}/delete', { path: { id }, body })

export const listBankingDays = (scope: OrganizationScope, year: number) =>
  scope.treasury.get('/v1/banking-days', { query: { year } })

export const setBankingDay = (scope: OrganizationScope, date: string, body: DayBody) =>
  scope.treasury.put('/v1/banking-days/{date}', { path: { date }, body })

export const resetBankingDay = (scope: OrganizationScope, date: string) =>
  scope.treasury.delete('/v1/banking-days/{date}', { path: { date } })

export const readSettings = (scope: OrganizationScope) => scope.treasury.get('/v1/payment-settings', {})

export const updateSettings = (scope: OrganizationScope, body: SettingsBody) =>
  scope.treasury.put('/v1/payment-settings', { body })
