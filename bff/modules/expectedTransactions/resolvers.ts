import type {
  CreateExpectedTransactionInput,
  ExpectedTransactionFilter,
  ExpectedTransactionSort,
  Resolvers,
  UpdateExpectedTransactionInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import type { components } from '../../rest/treasury.generated.ts'
import { optionalBankAccountOfRecord } from '../bankAccounts/relations.ts'
import { counterpartyLoaders, toRecordImport } from '../counterparties/loaders.ts'
import { toImportRequest } from '../counterparties/resolvers.ts'
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
    expectedTransactions: async ({ id }, { first, after, filter, sort }, context) => {
      const scope = context.organization(id)
      const query = toQuery(scope, filter)
      const page = await listExpected(scope, { ...pageQuery({ first, after }), ...query, sort: toSort(sort) })
      const connection = toConnection(page, { after }, expected => toExpectedTransaction(scope, expected))
      return { ...connection, organizationId: id, filter: query }
    },
    expectedTransaction: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toExpectedTransaction(scope, await getExpected(scope, uuid))
    },
  },
  ExpectedTransactionConnection: {
    totalCount: async ({ organizationId, filter }, _args, context) =>
      (await summarizeExpected(context.organization(organizationId), filter)).totalCount,
    totals: async ({ organizationId, filter }, _args, context) =>
      (await summarizeExpected(context.organization(organizationId), filter)).totals,
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
    deleteExpectedTransactions: (_root, { input }, context) => {
      const scope = context.named
      const ids = toUuids(scope, input.ids)
      return toPayload(
        async () => {
          const results = toResults(scope, (await deleteExpected(scope, ids)).results)
          return { results, deletedIds: results.filter(({ ok }) => ok).map(({ nodeId }) => nodeId) }
        },
        { results: [], deletedIds: [] },
      )
    },
    archiveExpectedTransactions: (_root, { input }, context) => move(context.named, input.ids, archiveExpected),
    unarchiveExpectedTransactions: (_root, { input }, context) => move(context.named, input.ids, unarchiveExpected),
    importExpectedTransactions: (_root, { input }, context) => {
      const scope = context.named
      const body = toImportRequest(scope, input)
      return toPayload(async () => ({ recordImport: toRecordImport(scope, await importExpected(scope, body)) }), {
        recordImport: null,
      })
    },
  },
} satisfies Resolvers

export const expectedTransactionNodes = {
  ExpectedTransaction: (scope, uuid) => scope.loaders(expectedTransactionLoaders).byId.load(uuid),
} satisfies NodeFinders

/** Puts several out of sight, or back; answers those that changed, as they are now. */
function move(scope: OrganizationScope, globalIds: readonly string[], act: typeof archiveExpected) {
  const ids = toUuids(scope, globalIds)
  return toPayload(
    async () => {
      const { results } = await act(scope, ids)
      const { byId } = scope.loaders(expectedTransactionLoaders)
      const changed = await Promise.all(results.filter(({ ok }) => ok).map(({ id }) => byId.load(id)))
      return { results: toResults(scope, results), expectedTransactions: changed.filter(each => each !== null) }
    },
    { results: [], expectedTransactions: [] },
  )
}

const toUuids = (scope: OrganizationScope, globalIds: readonly string[]) =>
  globalIds.map(globalId => scope.uuidOf('ExpectedTransaction', globalId))

const toResults = (scope: OrganizationScope, results: components['schemas']['BulkResult'][]) =>
  results.map(({ id, ok, errors }) => ({
    nodeId: encodeId('ExpectedTransaction', scope.organizationId, id),
    ok,
    userErrors: errors.map(({ path, code, message }) => ({
      code,
      message,
      field: path === '' ? null : path.split('.'),
    })),
  }))

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
  const { search, date, amount, direction, currency, status, counterpartyId, bankAccountId, source } = filter ?? {}
  const counterpartyUuid = scope.optionalUuidOf('Counterparty', counterpartyId)
  const bankAccountUuid = scope.optionalUuidOf('BankAccount', bankAccountId)
  return {
    ...(search && { search }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
    ...(direction && { direction }),
    ...(currency && { currency }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(counterpartyUuid && { counterpartyId: counterpartyUuid }),
    ...(bankAccountUuid && { bankAccountId: bankAccountUuid }),
    ...(source && { source }),
  }
}

const SORT_FIELDS = { DATE: 'date', AMOUNT: 'amount', CREATED_AT: 'createdAt' } as const

function toSort(sort: ExpectedTransactionSort | null | undefined) {
  const field = SORT_FIELDS[sort?.field ?? 'DATE']
  return sort?.direction === 'ASC' ? field : (`-${field}` as const)
}
