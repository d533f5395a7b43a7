import type {
  CreateExpectedTransactionInput,
  ExpectedTransactionFilter,
  Resolvers,
  UpdateExpectedTransactionInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { optionalBankAccountOfRecord } from '../bankAccounts/relations.ts'
import { changeEach, deleteEach } from '../bulk.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { importRecords } from '../recordImports/relations.ts'
import { transactionQuery } from '../transactionQuery.ts'
import { expectedTransactionLoaders, toExpectedTransaction } from './loaders.ts'
import {
  archiveExpected,
  createExpected,
  deleteExpected,
  type ExpectedQuery,
  getExpected,
  importExpected,
  listExpected,
  summarizeExpected,
  unarchiveExpected,
  updateExpected,
} from './treasuryExpectedTransactions.ts'

export const expectedTransactionResolvers = {
  Organization: {
    expectedTransactions: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listExpected(scope, { ...query, sort: toSort(sort) }),
      toNode: toExpectedTransaction,
    }),
    expectedTransaction: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toExpectedTransaction(scope, await getExpected(scope, uuid))
    },
  },
  ExpectedTransactionConnection: {
    totalCount: summaryField(summarizeExpected, 'totalCount'),
    totals: summaryField(summarizeExpected, 'totals'),
  },
  ExpectedTransaction: {
    id: ({ id, organizationId }) => encodeId('ExpectedTransaction', organizationId, id),
    uuid: ({ id }) => id,
    counterparty: byOptionalKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
    bankAccount: optionalBankAccountOfRecord,
  },
  Mutation: {
    createExpectedTransaction: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return toPayload(
        async () => ({
          expectedTransaction: toExpectedTransaction(scope, await createExpected(scope, body, input.idempotencyKey)),
        }),
        { expectedTransaction: null },
      )
    },
    updateExpectedTransaction: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ExpectedTransaction', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return toPayload(
        async () => ({ expectedTransaction: toExpectedTransaction(scope, await updateExpected(scope, id, body)) }),
        { expectedTransaction: null },
      )
    },
    deleteExpectedTransactions: (_root, { input }, context) =>
      deleteEach(context.named, 'ExpectedTransaction', input.ids, deleteExpected),
    archiveExpectedTransactions: (_root, { input }, context) => move(context.named, input.ids, archiveExpected),
    unarchiveExpectedTransactions: (_root, { input }, context) => move(context.named, input.ids, unarchiveExpected),
    importExpectedTransactions: (_root, { input }, context) =>
      importRecords(context.named, 'treasury', input, importExpected),
  },
} satisfies Resolvers

export const expectedTransactionNodes = {
  ExpectedTransaction: (scope, uuid) => scope.loaders(expectedTransactionLoaders).byId.load(uuid),
} satisfies NodeFinders

/** Archives or restores several; returns the updated ones. */
const move = (scope: OrganizationScope, globalIds: readonly string[], act: typeof archiveExpected) =>
  toPayload(
    async () => {
      const byId = () => scope.loaders(expectedTransactionLoaders).byId
      const { results, changed } = await changeEach(scope, 'ExpectedTransaction', globalIds, act, byId)
      return { results, expectedTransactions: changed }
    },
    { results: [], expectedTransactions: [] },
  )

function toBody(scope: OrganizationScope, input: CreateExpectedTransactionInput | UpdateExpectedTransactionInput) {
  return {
    date: input.date,
    description: input.description,
    direction: input.direction,
    amount: input.amount,
    counterpartyId: scope.optionalUuidOf('Counterparty', input.counterpartyId) ?? null,
    bankAccountId: scope.optionalUuidOf('BankAccount', input.bankAccountId) ?? null,
    internalDescription: input.internalDescription ?? null,
    externalId: input.externalId ?? null,
    data: input.data?.map(({ key, value }) => ({ key, value })) ?? null,
    amountFrom: input.amountFrom ?? null,
    amountTo: input.amountTo ?? null,
    dateFrom: input.dateFrom ?? null,
    dateTo: input.dateTo ?? null,
  }
}

function toQuery(scope: OrganizationScope, filter: ExpectedTransactionFilter | null | undefined): ExpectedQuery {
  const { counterpartyId, source, ...shared } = filter ?? {}
  const counterparty = scope.optionalUuidOf('Counterparty', counterpartyId)
  return {
    ...transactionQuery(scope, shared),
    ...(counterparty && { counterpartyId: counterparty }),
    ...(source && { source }),
  }
}

const toSort = orderBy(
  { DATE: 'date', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const expectedTransactionExports: ExportedLists = {
  EXPECTED_TRANSACTIONS: {
    service: 'treasury',
    toQuery: (scope, { expectedTransactions: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
