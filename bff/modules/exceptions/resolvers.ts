import type { ExceptionFilter, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { notFound, toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { Loader } from '../../graph/loader.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { optionalBankAccountOfRecord } from '../bankAccounts/relations.ts'
import { billLoaders } from '../bills/loaders.ts'
import { changeEach } from '../bulk.ts'
import { depositLoaders } from '../deposits/loaders.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { person } from '../organization/relations.ts'
import { paymentLoaders } from '../payments/loaders.ts'
import { providerLoaders } from '../providers/loaders.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { exceptionLoaders } from './loaders.ts'
import type { ExceptionSource } from './sources.ts'
import {
  assignExceptions,
  commentOnException,
  countExceptions,
  type ExceptionQuery,
  getException,
  listExceptions,
  reopenExceptions,
  resolveExceptions,
  startExceptions,
  summarizeExceptions,
} from './treasuryExceptions.ts'

export const exceptionResolvers = {
  Organization: {
    exceptions: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listExceptions(scope, { ...query, sort: toSort(sort) }),
      toNode: owned,
    }),
    exceptionCounts: ({ id }, _args, context) => countExceptions(context.organization(id)),
    exception: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getException(scope, uuid))
    },
  },
  ExceptionConnection: {
    totalCount: summaryField(summarizeExceptions, 'totalCount'),
    totals: summaryField(summarizeExceptions, 'byType'),
  },
  Exception: {
    id: ({ id, organizationId }) => encodeId('Exception', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: optionalBankAccountOfRecord,
    statementTransaction: subject('STATEMENT_TRANSACTION', scope => scope.loaders(statementLoaders).byId),
    expectedTransaction: subject('EXPECTED_TRANSACTION', scope => scope.loaders(expectedTransactionLoaders).byId),
    subjectUuid: ({ subjectId }) => subjectId,
    bill: subject('BILL', scope => scope.loaders(billLoaders).byId),
    payment: subject('PAYMENT', scope => scope.loaders(paymentLoaders).byId),
    deposit: subject('DEPOSIT', scope => scope.loaders(depositLoaders).byId),
    paymentProvider: subject('PAYMENT_PROVIDER', scope => scope.loaders(providerLoaders).byId),
    paymentRecord: subject('PAYMENT_RECORD', scope => scope.loaders(providerLoaders).record),
    paymentTransaction: subject('PAYMENT_TRANSACTION', scope => scope.loaders(providerLoaders).transaction),
    assignee: person(({ assigneeId }) => assigneeId),
    resolvedBy: person(({ resolvedBy }) => resolvedBy),
    comments: byKey({
      key: ({ id }: ExceptionSource) => id,
      loader: scope => scope.loaders(exceptionLoaders).comments,
      show: comments => comments,
    }),
  },
  ExceptionComment: {
    uuid: ({ id }) => id,
    author: person(({ authorId }) => authorId),
  },
  Mutation: {
    assignExceptions: (_root, { input: { ids, assigneeUuid } }, context) =>
      change(context.named, ids, (scope, uuids) => assignExceptions(scope, uuids, assigneeUuid ?? null)),
    startExceptions: (_root, { input: { ids } }, context) => change(context.named, ids, startExceptions),
    resolveExceptions: (_root, { input: { ids, note } }, context) =>
      change(context.named, ids, (scope, uuids) => resolveExceptions(scope, uuids, note)),
    reopenExceptions: (_root, { input: { ids } }, context) => change(context.named, ids, reopenExceptions),
    commentOnException: (_root, { input: { id, text } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Exception', id)
      return toPayload(
        async () => {
          await commentOnException(scope, uuid, text)
          return { exception: await scope.loaders(exceptionLoaders).byId.load(uuid) }
        },
        { exception: null },
      )
    },
  },
  Subscription: {
    exceptionChanged: live({
      events: ['exception.changed'],
      shareable: true,
      open: () => null,
      accepts: () => true,
      read: async ({ subjectId, actorId }, _topic, scope) => {
        const exception = await scope.loaders(exceptionLoaders).byId.load(subjectId)
        return exception && owned(scope, { exception, actorId })
      },
    }),
  },
  ExceptionChange: {
    actor: person(({ actorId }) => actorId),
  },
} satisfies Resolvers

export const exceptionNodes = {
  Exception: async (scope, uuid) => {
    const found = await scope.loaders(exceptionLoaders).byId.load(uuid)
    if (!found) throw notFound()
    return found
  },
} satisfies NodeFinders

/** The record of an exception, if it is of this kind. */
function subject<Item>(
  type: ExceptionSource['subjectType'],
  loader: (scope: OrganizationScope) => Loader<Item | null>,
) {
  return byOptionalKey({
    key: ({ subjectType, subjectId }: ExceptionSource) => (subjectType === type ? subjectId : null),
    loader,
    show: orNull,
  })
}

const change = (scope: OrganizationScope, globalIds: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(
    async () => {
      const byId = () => scope.loaders(exceptionLoaders).byId
      const { results, changed } = await changeEach(scope, 'Exception', globalIds, act, byId)
      return { results, exceptions: changed }
    },
    { results: [], exceptions: [] },
  )

function toQuery(scope: OrganizationScope, filter: ExceptionFilter | null | undefined): ExceptionQuery {
  const { search, type, status, assigneeUuid, bankAccountId } = filter ?? {}
  const account = scope.optionalUuidOf('BankAccount', bankAccountId)
  return {
    ...(search && { search }),
    ...(type?.length && { type: type.join(',') }),
    ...(status?.length && { status: status.join(',') }),
    ...(assigneeUuid && { assigneeId: assigneeUuid }),
    ...(account && { bankAccountId: account }),
  }
}

const toSort = orderBy({ SINCE: 'since' }, { field: 'SINCE', direction: 'ASC' })

/** How the list of this module is exported. */
export const exceptionExports: ExportedLists = {
  EXCEPTIONS: {
    service: 'treasury',
    toQuery: (scope, { exceptions: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
