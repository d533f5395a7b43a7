// The treasury service's categories, choices and rules.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type Body<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

const keyed = (key: string | null | undefined) => ({ headers: key ? { 'idempotency-key': key } : {} })

export const listCategories = (scope: OrganizationScope) => scope.treasury.get('/v1/cash-categories', {})

export const createCategory = (
  scope: OrganizationScope,
  body: Body<'createCashCategory'>,
  key: string | null | undefined,
) => scope.treasury.post('/v1/cash-categories', { body, ...keyed(key) })

export const updateCategory = (scope: OrganizationScope, id: string, body: Body<'updateCashCategory'>) =>
  scope.treasury.put('/v1/cash-categories/{id}', { path: { id }, body })

export const listLineCategories = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/line-categories', { query: { ids: ids.join(',') } })

export const chooseLine = (scope: OrganizationScope, id: string, body: Body<'chooseLineCategories'>) =>
  scope.treasury.put('/v1/line-categories/{id}', { path: { id }, body })

export const chooseLines = (scope: OrganizationScope, ids: string[], categoryId: string) =>
  scope.treasury.post('/v1/line-categories/choose', { body: { ids, categoryId } })

export const undoLines = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/line-categories/undo', { body: { ids } })

export const listRules = (scope: OrganizationScope, ids?: readonly string[]) =>
  scope.treasury.get('/v1/cash-rules', { query: ids ? { ids: ids.join(',') } : {} })

export const createRule = (scope: OrganizationScope, body: Body<'createCashRule'>, key: string | null | undefined) =>
  scope.treasury.post('/v1/cash-rules', { body, ...keyed(key) })

export const updateRule = (scope: OrganizationScope, id: string, body: Body<'updateCashRule'>) =>
  scope.treasury.put('/v1/cash-rules/{id}', { path: { id }, body })

export const deleteRule = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.post('/v1/cash-rules/{id}/delete', { path: { id }, body: { version } })

export const switchRule = (scope: OrganizationScope, id: string, body: Body<'switchCashRule'>) =>
  scope.treasury.post('/v1/cash-rules/{id}/switch', { path: { id }, body })

export const listLearnt = (scope: OrganizationScope) => scope.treasury.get('/v1/learnt-categories', {})

export const forgetLearnt = (scope: OrganizationScope, body: Body<'forgetLearntCategory'>) =>
  scope.treasury.post('/v1/learnt-categories/forget', { body })

export const listCounterpartyCategories = (scope: OrganizationScope) =>
  scope.treasury.get('/v1/counterparty-categories', {})

export const setCounterpartyCategory = (scope: OrganizationScope, id: string, body: Body<'setCounterpartyCategory'>) =>
  scope.treasury.put('/v1/counterparty-categories/{id}', { path: { id }, body })

export const orderRules = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/cash-rules/order', { body: { ids } })

export const previewRule = (scope: OrganizationScope, body: Body<'previewCashRule'>) =>
  scope.treasury.post('/v1/cash-rules/preview', { body })

export const applyRule = (scope: OrganizationScope, id: string, body: Body<'applyCashRule'>) =>
  scope.treasury.post('/v1/cash-rules/{id}/apply', { path: { id }, body })
