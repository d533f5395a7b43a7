// The account service's settings of users and organizations, and what treasury knows about an entity.
import type { OrganizationScope, PersonalScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf } from '../../rest/restClient.ts'

export const updateProfile = (scope: PersonalScope, body: BodyOf<operations['updateProfile']>) =>
  scope.account.put('/v1/me', { body })

export const setAppMode = (scope: PersonalScope, mode: BodyOf<operations['setAppMode']>['mode']) =>
  scope.account.put('/v1/me/app-mode', { body: { mode } })

export const setPhoto = (scope: OrganizationScope, fileId: string | null) =>
  scope.account.put('/v1/me/photo', { body: { fileId } })

export const changePassword = (scope: PersonalScope, body: BodyOf<operations['changePassword']>) =>
  scope.account.post('/v1/me/password', { body })

export const updateOrganization = (scope: OrganizationScope, body: BodyOf<operations['updateOrganization']>) =>
  scope.account.put('/v1/organizations/{id}', { path: { id: scope.organizationId }, body })

export const createEntity = (
  scope: OrganizationScope,
  body: BodyOf<operations['createEntity']>,
  key: string | null | undefined,
) => scope.account.post('/v1/entities', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateEntity = (scope: OrganizationScope, id: string, body: BodyOf<operations['updateEntity']>) =>
  scope.account.put('/v1/entities/{id}', { path: { id }, body })

export const deleteEntity = (scope: OrganizationScope, id: string, version: number) =>
  scope.account.delete('/v1/entities/{id}', { path: { id }, query: { version } })

/** Refuses while bank accounts belong to the entity. */
export const checkEntityDeletion = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/entities/{id}/deletion-check', { path: { id } })

export const readControls = (scope: OrganizationScope) => scope.account.get('/v1/controls', {})

export const countWithoutSecondFactor = (scope: OrganizationScope) =>
  scope.account.get('/v1/controls/without-second-factor', {})

export const updateControls = (scope: OrganizationScope, body: BodyOf<operations['updateControls']>) =>
  scope.account.put('/v1/controls', { body })

export const setPeriodLock = (scope: OrganizationScope, body: BodyOf<operations['setPeriodLock']>) =>
  scope.account.put('/v1/controls/period-lock', { body })

export const readOrderSettings = (scope: OrganizationScope) => scope.account.get('/v1/order-settings', {})

export const updateOrderSettings = (scope: OrganizationScope, body: BodyOf<operations['updateOrderSettings']>) =>
  scope.account.put('/v1/order-settings', { body })

export const readInvoiceBankDetails = (scope: OrganizationScope) => scope.account.get('/v1/invoice-bank-details', {})

export const listInvoiceBankDetails = (scope: OrganizationScope) =>
  scope.account.get('/v1/invoice-bank-details/by-entity', {})

/** The user must be able to see the chosen account in treasury; the account service reads its number and names from treasury itself. */
export async function chooseInvoiceBankAccount(
  scope: OrganizationScope,
  body: BodyOf<operations['chooseInvoiceBankAccount']>,
) {
  if (body.bankAccountId !== null)
    await scope.treasury.get('/v1/bank-accounts/{id}', { path: { id: body.bankAccountId } })
  return scope.account.put('/v1/invoice-bank-details', { body })
}
