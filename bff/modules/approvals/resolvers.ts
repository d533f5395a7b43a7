import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { listField, readPage, summaryField } from '../../graph/listField.ts'
import { owned } from '../../graph/owned.ts'
import { toPayment } from '../payments/loaders.ts'
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
    approvals: ({ id }, { tab, ...page }, context) =>
      readPage(
        context.organization(id),
        page,
        { tab, kind: WITHOUT_BILLS },
        { list: listPaymentApprovals, toNode: toPayment },
      ),
    approvalCounts: ({ id }, _args, context) => countApprovals(context.organization(id), { kind: WITHOUT_BILLS }),
  },
  ApprovableConnection: {
    totalCount: summaryField(summarizeApprovals, 'totalCount'),
    totals: summaryField(summarizeApprovals, 'totals'),
  },
} satisfies Resolvers

const WITHOUT_BILLS = 'PAYMENT,TRANSFER'

/** Whoever waits longest comes first; of what is decided, the last. */
const orderOf = {
  INBOX: 'since',
  NEEDS_APPROVAL: 'since',
  APPROVED: '-since',
  CANCELLED: '-since',
  REJECTED: '-since',
} as const satisfies Record<ApprovalTabName, string>

/** A page of payments and transfers alone: the service is asked for no other kind. */
async function listPaymentApprovals(scope: OrganizationScope, query: Parameters<typeof listApprovals>[1]) {
  const { items, ...page } = await listApprovals(scope, query)
  return { ...page, items: items.filter(item => item.kind !== 'BILL') }
}
