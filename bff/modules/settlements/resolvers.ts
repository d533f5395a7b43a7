import type { Resolvers, SettlementFilter } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { settlementLoaders } from './loaders.ts'
import { getSettlement, listSettlements, type SettlementQuery, summarizeSettlements } from './treasurySettlements.ts'

const byId = (scope: OrganizationScope) => scope.loaders(settlementLoaders).byId

const countOf = async (scope: OrganizationScope, status: 'PENDING' | 'SETTLED') =>
  (await summarizeSettlements(scope, { status })).totalCount

export const settlementResolvers = {
  Organization: {
    settlements: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listSettlements(scope, { ...query, sort: toSort(sort) }),
      toNode: owned,
    }),
    settlementCounts: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      const [pending, settled] = await Promise.all([countOf(scope, 'PENDING'), countOf(scope, 'SETTLED')])
      return { all: pending + settled, pending, settled }
    },
    settlement: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getSettlement(scope, uuid))
    },
  },
  SettlementConnection: {
    totalCount: summaryField(summarizeSettlements, 'totalCount'),
    mismatchCount: summaryField(summarizeSettlements, 'mismatchCount'),
    totals: summaryField(summarizeSettlements, 'totals'),
  },
  Settlement: {
    id: ({ id, organizationId }) => encodeId('Settlement', organizationId, id),
    uuid: ({ id }) => id,
    payments: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(settlementLoaders).payments,
      show: payments => payments,
    }),
  },
  SettlementLine: {
    uuid: ({ id }) => id,
  },
  SettlementPayment: {
    transactionKind: ({ transaction }) => transaction?.kind ?? null,
    orderReference: ({ transaction }) => transaction?.orderReference ?? null,
    channel: ({ transaction }) => transaction?.channel ?? null,
    paidAt: ({ transaction }) => transaction?.paidAt ?? null,
    gross: ({ transaction }) => transaction?.gross ?? null,
    fees: ({ transaction }) => transaction?.fees ?? null,
    receivedPayment: byOptionalKey({
      key: ({ transaction }) => transaction?.id ?? null,
      loader: scope => scope.loaders(settlementLoaders).receivedPayment,
      show: orNull,
    }),
  },
  PaymentSettlement: {
    settlement: byOptionalKey({ key: ({ settlementId }) => settlementId, loader: byId, show: orNull }),
  },
  ReceivedPayment: {
    settlement: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(settlementLoaders).ofPayment,
      show: orNull,
    }),
  },
  Subscription: {
    // A settlement is a batch of the treasury service, under the same id.
    settlementChanged: live({
      events: ['payment-record.changed'],
      shareable: true,
      open: () => null,
      accepts: () => true,
      read: async ({ subjectId }, _topic, scope) => {
        const settlement = await byId(scope).load(subjectId)
        return settlement && { settlementUuid: settlement.id, version: settlement.version }
      },
    }),
  },
} satisfies Resolvers

export const settlementNodes = {
  Settlement: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

function toQuery(filter: SettlementFilter | null | undefined): SettlementQuery {
  const { search, provider, status, payout, currency, amount } = filter ?? {}
  return {
    ...(search && { search }),
    ...(provider?.length && { provider: provider.join(',') }),
    ...(status?.length && { status: status.join(',') }),
    ...(payout?.from && { payoutFrom: payout.from }),
    ...(payout?.to && { payoutTo: payout.to }),
    ...(currency && { currency }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { PAYOUT_ON: 'payoutOn', NET: 'net', CREATED_AT: 'createdAt' },
  { field: 'PAYOUT_ON', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const settlementExports: ExportedLists = {
  SETTLEMENTS: {
    service: 'treasury',
    toQuery: (_scope, { settlements: rows }) => ({ ...toQuery(rows?.filter), sort: toSort(rows?.sort) }),
  },
}
