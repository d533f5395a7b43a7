import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { accountQuery, bankAccountOfRecord } from '../bankAccounts/relations.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { entityLoaders } from '../organization/loaders.ts'
import type { CashGroupSource, CashSubgroupSource } from './sources.ts'
import { getCashPosition, listCashHistory, listPendingCash, setBalanceStaleness } from './treasuryCashPosition.ts'

/** Events of balances and accounts; all other events concern expectations. */
const BALANCE_EVENTS = [
  'balance-staleness.changed',
  'bank-account.changed',
  'exchange-rate.changed',
  'minimum-cash.changed',
  'statement.changed',
  'statement-import.changed',
  'line-categories.changed',
]
const EXPECTED_EVENTS = [
  'expected.changed',
  'expected.deleted',
  'payment.changed',
  'planned-line.changed',
  'provider-transaction.changed',
  'recommendations.changed',
  'reconciliation.created',
  'reconciliation.removed',
  'record-import.changed',
  'run.changed',
]

const entityOfGroup = byOptionalKey({
  key: ({ entityId }: CashGroupSource | CashSubgroupSource) => entityId,
  loader: scope => scope.loaders(entityLoaders).byId,
  show: orNull,
})

export const cashPositionResolvers = {
  Organization: {
    cashPosition: async ({ id }, { asOf, currency, groupBy, bankAccountIds, entityIds }, context) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      const query = { ...(asOf && { asOf }), ...(currency && { currency }), groupBy: groupBy ?? 'BANK', ...accounts }
      return owned(scope, await getCashPosition(scope, query))
    },
    cashHistory: async ({ id }, { bankAccountIds, entityIds, ...span }, context) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      return (await listCashHistory(scope, { ...span, ...accounts })).items
    },
    pendingCash: async ({ id }, { bankAccountIds, entityIds, currency, direction, kind }, context) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      const read = await listPendingCash(scope, { currency, direction, which: kind ?? 'COUNTED', ...accounts })
      return { ...read, items: read.items.map(item => owned(scope, item)) }
    },
  },
  CashPosition: {
    currencies: position => position.currencies.map(each => owned(position, each)),
  },
  CurrencyCash: {
    groups: currency => currency.groups.map(each => owned(currency, each)),
  },
  CashGroup: {
    entity: entityOfGroup,
    groups: group => group.groups.map(each => owned(group, each)),
  },
  CashSubgroup: {
    entity: entityOfGroup,
    accounts: group => group.accounts.map(each => owned(group, each)),
  },
  AccountCash: {
    bankAccount: bankAccountOfRecord,
  },
  PendingCashRecord: {
    expectedTransaction: byKey({
      key: ({ expectedTransactionId }) => expectedTransactionId,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
      show: orNull,
    }),
  },
  Mutation: {
    setBalanceStaleness: (_root, { input }, context) =>
      toPayload(async () => ({ staleAfter: await setBalanceStaleness(context.named, input) }), { staleAfter: null }),
  },
  Subscription: {
    cashChanged: live({
      events: [...BALANCE_EVENTS, ...EXPECTED_EVENTS],
      shareable: true,
      open: () => ({}),
      accepts: () => true,
      read: ({ type }) => Promise.resolve({ kind: BALANCE_EVENTS.includes(type) ? 'BALANCE' : 'EXPECTED' } as const),
    }),
  },
} satisfies Resolvers
