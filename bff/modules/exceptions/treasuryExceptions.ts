// The treasury service's exceptions.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listExceptions']['parameters']['query']>
export type ExceptionQuery = NonNullable<operations['summarizeExceptions']['parameters']['query']>

export const listExceptions = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/exceptions', { query })

export const readExceptions = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/exceptions', { query: { ids: ids.join(',') } })

export const summarizeExceptions = (scope: OrganizationScope, query: ExceptionQuery) =>
  scope.treasury.get('/v1/exceptions/summary', { query })

export const countExceptions = (scope: OrganizationScope) => scope.treasury.get('/v1/exceptions/counts', {})

export const getException = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/exceptions/{id}', { path: { id } })

export const readComments = (scope: OrganizationScope, exceptionIds: readonly string[]) =>
  scope.treasury.get('/v1/exception-comments', { query: { exceptionIds: exceptionIds.join(',') } })

export const assignExceptions = (scope: OrganizationScope, ids: string[], assigneeId: string | null) =>
  scope.treasury.post('/v1/exceptions/assign', { body: { ids, assigneeId } })

export const startExceptions = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/exceptions/start', { body: { ids } })

export const resolveExceptions = (scope: OrganizationScope, ids: string[], note: string) =>
  scope.treasury.post('/v1/exceptions/resolve', { body: { ids, note } })

export const reopenExceptions = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/exceptions/reopen', { body: { ids } })

export const commentOnException = (scope: OrganizationScope, id: string, text: string) =>
  scope.treasury.post('/v1/exceptions/{id}/comments', { path: { id }, body: { text } })
