// The treasury service's approvals inbox.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { ApprovalQuery } from './sources.ts'

type ListQuery = NonNullable<operations['listApprovals']['parameters']['query']>

export const listApprovals = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/approvals', { query })

export const summarizeApprovals = (scope: OrganizationScope, query: ApprovalQuery) =>
  scope.treasury.get('/v1/approvals/summary', { query })

export const countApprovals = (scope: OrganizationScope) => scope.treasury.get('/v1/approvals/counts', {})
