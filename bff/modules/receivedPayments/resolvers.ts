import type { ReceivedPaymentFilter, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeDocumentLink, encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { changeEach, toChanges } from '../bulk.ts'
import { creditMemoLoaders } from '../creditMemos/loaders.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { entityLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import {
  applyReceivedPayment,
  applyReceivedPayments,
  cancelReceivedPayments,
  confirmReceivedPayments,
  countReceivedPayments,
  getReceivedPayment,
  listReceivedPayments,
  type ReceivedPaymentQuery,
  recordReceivedPayment,
  sendReceipts,
  summarizeReceivedPayments,
  unapplyReceivedPayments,
} from './accountReceivedPayments.ts'
import { receivedPaymentLoaders, toReceivedPayment } from './loaders.ts'
import type { ReceivedPaymentBody } from './sources.ts'

const byId = (scope: OrganizationScope) => scope.loaders(receivedPaymentLoaders).byId

/** The paid invoice; null for viewers who may not see it. */
const invoice = byKey({
  key: ({ invoiceId }: { invoiceId: string; organizationId: string }) => invoiceId,
  loader: scope => scope.loaders(creditMemoLoaders).invoice,
  show: orNull,
})

type Applications = readonly { invoiceId: string; amount: string }[]
const toApplications = (scope: OrganizationScope, applications: Applications) =>
  applications.map(({ invoiceId, amount }) => ({ invoiceId: scope.uuidOf('Invoice', invoiceId), amount }))

export const receivedPaymentResolvers = {
  Organization: {
    receivedPayments: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listReceivedPayments(scope, { ...query, sort: toSort(sort) }),
      toNode: toReceivedPayment,
    }),
    receivedPayment: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toReceivedPayment(scope, await getReceivedPayment(scope, uuid))
    },
    receivedPaymentCounts: ({ id }, _args, context) => countReceivedPayments(context.organization(id)),
  },
  ReceivedPaymentConnection: {
    totalCount: summaryField(summarizeReceivedPayments, 'totalCount'),
    totals: summaryField(summarizeReceivedPayments, 'totals'),
  },
  ReceivedPayment: {
    id: ({ id, organizationId }) => encodeId('ReceivedPayment', organizationId, id),
    uuid: ({ id }) => id,
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(invoiceLoaders).customer,
      show: orNull,
    }),
    customerId: ({ customerId, organizationId }) => encodeId('Customer', organizationId, customerId),
    entity: byOptionalKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNull,
    }),
    applications: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(receivedPaymentLoaders).applications,
      show: (found, _args, scope, { currency }) => found.map(one => owned(scope, { ...one, currency })),
    }),
    creditMemo: byOptionalKey({
      key: ({ overpaid }) => overpaid?.creditMemoId ?? null,
      loader: scope => scope.loaders(receivedPaymentLoaders).creditMemo,
      show: orNull,
    }),
    replacedBy: byOptionalKey({
      key: ({ replacedBy }) => replacedBy,
      loader: scope => scope.loaders(receivedPaymentLoaders).visible,
      show: orNull,
    }),
    replaces: byOptionalKey({
      key: ({ replaces }) => replaces,
      loader: scope => scope.loaders(receivedPaymentLoaders).visible,
      show: orNull,
    }),
    receiptUrl: (payment, { language }) =>
      payment.status === 'SUCCEEDED' && payment.verification !== 'UNVERIFIED'
        ? `/files/${encodeDocumentLink('Receipt', language, payment)}`
        : null,
    planned: payment => payment.planned.map(one => owned(payment, { ...one, currency: payment.currency })),
    files: payment => payment.files.map(file => owned(payment, file)),
    confirmedBy: person(({ confirmedBy }) => confirmedBy),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
  },
  ReceivedPaymentApplication: {
    uuid: ({ id }) => id,
    invoice,
    amount: ({ amount, currency }) => ({ amount, currency }),
    withheld: ({ withheld, currency }) => ({ amount: withheld, currency }),
    appliedBy: person(({ appliedBy }) => appliedBy),
    undoneBy: person(({ undoneBy }) => undoneBy),
  },
  CreditMemo: {
    receivedPayment: byOptionalKey({
      key: ({ paymentId }) => paymentId,
      loader: scope => scope.loaders(receivedPaymentLoaders).visible,
      show: orNull,
    }),
  },
  PlannedApplication: {
    invoice,
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  ReceivedPaymentFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('account', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('account', organizationId, fileId)}`,
  },
  Invoice: {
    receivedPayments: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(receivedPaymentLoaders).ofInvoice,
      show: orNull,
    }),
  },
  Mutation: {
    recordReceivedPayment: (_root, { input }, context) => {
      const scope = context.named
      const body = {
        customerId: scope.uuidOf('Customer', input.customerId),
        method: input.method,
        paymentDate: input.paymentDate,
        currency: input.currency,
        amount: input.amount,
        reference: input.reference ?? null,
        note: input.note ?? null,
        applications: toApplications(scope, input.applications ?? []),
        fileIds: input.fileIds.map(fileId => scope.fileOf('account', fileId)),
      }
      return toOne(scope, () => recordReceivedPayment(scope, body, input.idempotencyKey))
    },
    applyReceivedPayment: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ReceivedPayment', input.id)
      const body = { version: input.version, applications: toApplications(scope, input.applications) }
      return toOne(scope, () => applyReceivedPayment(scope, id, body))
    },
    applyReceivedPayments: (_root, { input: { ids } }, context) => change(context.named, ids, applyReceivedPayments),
    confirmReceivedPayments: (_root, { input }, context) => {
      const scope = context.named
      const payments = input.payments.map(({ id, version }) => ({ id: scope.uuidOf('ReceivedPayment', id), version }))
      return toPayload(async () => {
        const answer = await confirmReceivedPayments(scope, { payments })
        const { results, changed } = await toChanges(scope, 'ReceivedPayment', answer, () => byId(scope))
        return { results, payments: changed }
      }, NONE)
    },
    sendReceipts: (_root, { input: { ids } }, context) => change(context.named, ids, sendReceipts),
    cancelReceivedPayments: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => cancelReceivedPayments(scope, uuids, reason)),
    unapplyReceivedPayments: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => unapplyReceivedPayments(scope, uuids, reason)),
  },
} satisfies Resolvers

export const receivedPaymentNodes = {
  ReceivedPayment: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const NONE = { payments: [], results: [] }

const toOne = (scope: OrganizationScope, act: () => Promise<ReceivedPaymentBody>) =>
  toPayload(async () => ({ payment: toReceivedPayment(scope, await act()) }), { payment: null })

/** Changes several payments; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(async () => {
    const { results, changed } = await changeEach(scope, 'ReceivedPayment', globalIds, act, () => byId(scope))
    return { results, payments: changed }
  }, NONE)

function toQuery(scope: OrganizationScope, filter: ReceivedPaymentFilter | null | undefined): ReceivedPaymentQuery {
  const { search, status, method, verification, isUnapplied, currency, date, amount } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(method && method.length > 0 && { method: method.join(',') }),
    ...(verification && { verification }),
    ...(typeof isUnapplied === 'boolean' && { unapplied: isUnapplied ? 'true' : 'false' }),
    ...(customerId && { customerId }),
    ...(currency && { currency }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { DATE: 'paymentDate', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const receivedPaymentExports: ExportedLists = {
  RECEIVED_PAYMENTS: {
    service: 'account',
    toQuery: (scope, { receivedPayments: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
