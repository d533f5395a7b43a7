// Settlement batches, and the payments, refunds and chargebacks that they settle.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { type OfOrganization, owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { bankAccountOfRecord } from '../bankAccounts/relations.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { toRecordQuery, toTransactionQuery } from './input.ts'
import { providerLoaders } from './loaders.ts'
import {
  choosePaymentOfRefund,
  getRecord,
  getTransaction,
  listRecords,
  listTransactions,
  requestTransaction,
  summarizeRecords,
  summarizeTransactions,
} from './treasuryProviders.ts'

const recordById = (scope: OrganizationScope) => scope.loaders(providerLoaders).record

const provider = byKey({
  key: ({ providerId }: OfOrganization & { providerId: string }) => providerId,
  loader: scope => scope.loaders(providerLoaders).byId,
  show: orNotFound,
})

export const recordResolvers = {
  Organization: {
    paymentRecords: listField({
      filter: (scope, { filter }) => toRecordQuery(scope, filter),
      list: (scope, query, { sort }) => listRecords(scope, { ...query, sort: toRecordSort(sort) }),
      toNode: owned,
    }),
    paymentRecord: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getRecord(scope, uuid))
    },
    paymentTransactions: listField({
      filter: (scope, { filter }) => toTransactionQuery(scope, filter),
      list: (scope, query, { sort }) => listTransactions(scope, { ...query, sort: toTransactionSort(sort) }),
      toNode: owned,
    }),
    paymentTransaction: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getTransaction(scope, uuid))
    },
  },
  PaymentRecordConnection: {
    totalCount: summaryField(summarizeRecords, 'totalCount'),
    mismatchCount: summaryField(summarizeRecords, 'mismatchCount'),
    totals: summaryField(summarizeRecords, 'totals'),
  },
  PaymentRecord: {
    id: ({ id, organizationId }) => encodeId('PaymentRecord', organizationId, id),
    uuid: ({ id }) => id,
    provider,
    bankAccount: bankAccountOfRecord,
    reconciliation: ({ reconciliationStatus }) => reconciliationStatus,
    expectedTransaction: byOptionalKey({
      key: ({ expectedTransactionId }) => expectedTransactionId,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
      show: orNull,
    }),
    members: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(providerLoaders).members,
      show: members => members,
    }),
    fees: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(providerLoaders).fees,
      show: fees => fees,
    }),
  },
  PaymentRecordMember: {
    transaction: byOptionalKey({
      key: ({ transactionId }) => transactionId,
      loader: scope => scope.loaders(providerLoaders).transaction,
      show: orNull,
    }),
  },
  PaymentTransactionConnection: {
    totalCount: summaryField(summarizeTransactions, 'totalCount'),
    grossTotals: summaryField(summarizeTransactions, 'grossTotals'),
    netTotals: summaryField(summarizeTransactions, 'netTotals'),
  },
  PaymentTransaction: {
    id: ({ id, organizationId }) => encodeId('PaymentTransaction', organizationId, id),
    uuid: ({ id }) => id,
    provider,
    original: byOptionalKey({
      key: ({ originalId }) => originalId,
      loader: scope => scope.loaders(providerLoaders).transaction,
      show: orNull,
    }),
    record: byOptionalKey({ key: ({ recordId }) => recordId, loader: recordById, show: orNull }),
  },
  ExpectedTransaction: {
    paymentRecord: byOptionalKey({
      key: ({ paymentRecordId }) => paymentRecordId,
      loader: recordById,
      show: orNull,
    }),
  },
  Mutation: {
    refreshPaymentTransaction: (_root, { input: { id } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PaymentTransaction', id)
      return toPayload(async () => ({ transaction: owned(scope, await requestTransaction(scope, uuid)) }), {
        transaction: null,
      })
    },
    choosePaymentOfRefund: (_root, { input: { id, paymentId, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PaymentTransaction', id)
      const body = { version, paymentId: scope.uuidOf('PaymentTransaction', paymentId) }
      return toPayload(async () => ({ transaction: owned(scope, await choosePaymentOfRefund(scope, uuid, body)) }), {
        transaction: null,
      })
    },
  },
  Subscription: {
    paymentRecordChanged: live({
      events: ['payment-record.changed'],
      shareable: true,
      open: () => null,
      accepts: () => true,
      read: async ({ subjectId }, _topic, scope) => {
        const record = await recordById(scope).load(subjectId)
        return record && owned(scope, { record })
      },
    }),
  },
} satisfies Resolvers

export const recordNodes = {
  PaymentRecord: (scope, uuid) => recordById(scope).load(uuid),
  PaymentTransaction: (scope, uuid) => scope.loaders(providerLoaders).transaction.load(uuid),
} satisfies NodeFinders

const toRecordSort = orderBy(
  { PAYOUT_ON: 'payoutOn', NET: 'net', CREATED_AT: 'createdAt' },
  { field: 'PAYOUT_ON', direction: 'DESC' },
)
const toTransactionSort = orderBy(
  { TRANSACTED_AT: 'transactedAt', GROSS: 'gross', CREATED_AT: 'createdAt' },
  { field: 'TRANSACTED_AT', direction: 'DESC' },
)

/** How lists of this module are exported. */
export const recordExports: ExportedLists = {
  PAYMENT_RECORDS: {
    service: 'treasury',
    toQuery: (scope, { paymentRecords: rows }) => ({
      ...toRecordQuery(scope, rows?.filter),
      sort: toRecordSort(rows?.sort),
    }),
  },
  PAYMENT_TRANSACTIONS: {
    service: 'treasury',
    toQuery: (scope, { paymentTransactions: rows }) => ({
      ...toTransactionQuery(scope, rows?.filter),
      sort: toTransactionSort(rows?.sort),
    }),
  },
}
