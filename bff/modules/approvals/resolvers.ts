import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { listField, summaryField } from '../../graph/listField.ts'
import { owned } from '../../graph/owned.ts'
import type { ApprovableBody, ApprovableSource, ApprovalTabName } from './sources.ts'
import { countApprovals, listApprovals, summarizeApprovals } from './treasuryApprovals.ts'

export const approvalResolvers = {
  Approvable: { __resolveType: ({ kind }) => (kind === 'BILL' ? 'Bill' : 'Payment') },
  Organization: {
    approvalQueue: listField({
      filter: (_scope, { tab }) => ({ tab }),
      list: (scope, query) => listApprovals(scope, { ...query, sort: orderOf[query.tab] }),
      toNode: (scope, item: ApprovableBody): ApprovableSource => owned(scope, item),
    }),
    approvalQueueCounts: ({ id }, _args, context) => countApprovals(context.organization(id)),
  },
  ApprovableConnection: {
    totalCount: summaryField(summarizeApprovals, 'totalCount'),
    totals: summaryField(summarizeApprovals, 'totals'),
  },
} satisfies Resolvers

/** Pending ones by waiting time, longest first; decided ones latest first. */
const orderOf = {
  INBOX: 'since',
  NEEDS_APPROVAL: 'since',
  APPROVED: '-since',
  CANCELLED: '-since',
  REJECTED: '-since',
} as const satisfies Record<ApprovalTabName, string>
