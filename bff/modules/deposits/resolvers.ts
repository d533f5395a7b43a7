import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'
import { person } from '../organization/relations.ts'
import { toBody, toQuery, toWish } from './input.ts'
import { depositLoaders, toDeposit } from './loaders.ts'
import type { DepositBody } from './sources.ts'
import {
  calculateDeposit,
  cancelDeposit,
  closeDeposit,
  countDeposits,
  createDeposit,
  getDeposit,
  listDepositBanks,
  listDeposits,
  previewClosing,
  readLadder,
  summarizeDeposits,
  updateDeposit,
} from './treasuryDeposits.ts'

const byId = (scope: OrganizationScope) => scope.loaders(depositLoaders).byId
const accountById = (scope: OrganizationScope) => scope.loaders(bankAccountLoaders).byId

export const depositResolvers = {
  Organization: {
    deposits: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listDeposits(scope, { ...query, sort: toSort(sort) }),
      toNode: toDeposit,
    }),
    deposit: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toDeposit(scope, await getDeposit(scope, uuid))
    },
    depositCounts: ({ id }, _args, context) => countDeposits(context.organization(id)),
    depositLadder: async ({ id }, _args, context) => (await readLadder(context.organization(id))).items,
    depositBanks: async ({ id }, _args, context) => (await listDepositBanks(context.organization(id))).items,
    depositCalculation: ({ id }, { input }, context) => {
      const scope = context.organization(id)
      return calculateDeposit(scope, toWish(scope, input))
    },
  },
  DepositConnection: {
    totalCount: summaryField(summarizeDeposits, 'totalCount'),
    totals: summaryField(summarizeDeposits, 'totals'),
    interestTotals: summaryField(summarizeDeposits, 'interestTotals'),
  },
  Deposit: {
    id: ({ id, organizationId }) => encodeId('Deposit', organizationId, id),
    uuid: ({ id }) => id,
    sourceAccount: byOptionalKey({ key: ({ sourceAccountId }) => sourceAccountId, loader: accountById, show: orNull }),
    payoutAccount: byOptionalKey({ key: ({ payoutAccountId }) => payoutAccountId, loader: accountById, show: orNull }),
    schedule: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(depositLoaders).schedule,
      show: periods => periods,
    }),
    expectedTransactions: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(depositLoaders).expected,
      show: orNull,
    }),
    closing: ({ id, organizationId }, { date }, context) =>
      previewClosing(context.organization(organizationId), id, date),
    closedBy: person(({ closedBy }) => closedBy),
    createdBy: person(({ createdBy }) => createdBy),
  },
  DepositChange: {
    actor: person(({ actorId }) => actorId),
  },
  ExpectedTransaction: {
    deposit: byOptionalKey({ key: ({ depositId }) => depositId, loader: byId, show: orNull }),
  },

  Mutation: {
    createDeposit: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return change(scope, () => createDeposit(scope, body, input.idempotencyKey))
    },
    updateDeposit: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Deposit', input.id)
      const body = { ...toBody(scope, input), nextInterestRate: input.nextInterestRate ?? null, version: input.version }
      return change(scope, () => updateDeposit(scope, id, body))
    },
    cancelDeposit: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Deposit', id)
      return change(scope, () => cancelDeposit(scope, uuid, { version, reason }))
    },
    closeDeposit: (_root, { input: { id, version, date } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Deposit', id)
      return change(scope, () => closeDeposit(scope, uuid, { version, date }))
    },
  },

  Subscription: {
    depositChanged: live({
      events: ['deposit.changed'],
      shareable: true,
      open: () => null,
      accepts: () => true,
      read: async ({ subjectId, actorId }, _topic, scope) => {
        const deposit = await byId(scope).load(subjectId)
        return deposit && owned(scope, { deposit, actorId })
      },
    }),
  },
} satisfies Resolvers

export const depositNodes = {
  Deposit: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const change = (scope: OrganizationScope, act: () => Promise<DepositBody>) =>
  toPayload(async () => ({ deposit: toDeposit(scope, await act()) }), { deposit: null })

const toSort = orderBy(
  { MATURES_ON: 'maturesOn', ISSUED_ON: 'issuedOn', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'MATURES_ON', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const depositExports: ExportedLists = {
  DEPOSITS: {
    service: 'treasury',
    toQuery: (_scope, { deposits: rows }) => ({ ...toQuery(rows?.filter), sort: toSort(rows?.sort) }),
  },
}
