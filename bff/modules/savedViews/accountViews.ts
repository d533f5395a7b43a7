// The account service's saved views.
import type { OrganizationScope } from '../../context.ts'
import type { components, operations } from '../../rest/account.generated.ts'

type CreateBody = operations['createSavedView']['requestBody']['content']['application/json']
type UpdateBody = operations['updateSavedView']['requestBody']['content']['application/json']

export const listViews = (scope: OrganizationScope, list: components['schemas']['SavedViewList']) =>
  scope.account.get('/v1/saved-views', { query: { list } })

export const readView = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/saved-views/{id}', { path: { id } })

export const createView = (scope: OrganizationScope, body: CreateBody, key: string | null | undefined) =>
  scope.account.post('/v1/saved-views', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateView = (scope: OrganizationScope, id: string, body: UpdateBody) =>
  scope.account.put('/v1/saved-views/{id}', { path: { id }, body })

export const deleteView = (scope: OrganizationScope, id: string, version: number) =>
  scope.account.delete('/v1/saved-views/{id}', { path: { id }, query: { version } })
