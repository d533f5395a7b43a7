import type { CreditMemoFilter, CreditMemoLineInput, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeDocumentLink, encodeReturnNoteId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNull } from '../../graph/relation.ts'
import { changeEach, deleteEach, toChanges } from '../bulk.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { entityLoaders, personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import {
  applyCreditMemo,
  applyCreditMemos,
  approveCreditMemos,
  callOffRefund,
  computeCreditMemo,
  countCreditMemos,
  createCreditMemo,
  type CreditMemoQuery,
  deleteCreditMemos,
  getCreditMemo,
  listCreditMemos,
  recordReturnNote,
  refundCreditMemo,
  sendCreditMemos,
  summarizeCreditMemos,
  undoApplications,
  undoReturnNote,
  updateCreditMemo,
  voidCreditMemos,
  writeOffInvoice,
} from './accountCreditMemos.ts'
import { creditMemoLoaders, toCreditMemo } from './loaders.ts'
import type { CreditMemoBody } from './sources.ts'

const byId = (scope: OrganizationScope) => scope.loaders(creditMemoLoaders).byId
const toLines = (lines: readonly CreditMemoLineInput[]) =>
  lines.map(({ invoiceLineUuid, quantity, amount }) => ({
    invoiceLineId: invoiceLineUuid,
    quantity: quantity ?? null,
    amount: amount ?? null,
  }))

export const creditMemoResolvers = {
  Organization: {
    creditMemos: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listCreditMemos(scope, { ...query, sort: toSort(sort) }),
      toNode: toCreditMemo,
    }),
    creditMemo: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toCreditMemo(scope, await getCreditMemo(scope, uuid))
    },
    creditMemoCounts: ({ id }, _args, context) => countCreditMemos(context.organization(id)),
    creditMemoAmounts: ({ id }, { draft }, context) => {
      const scope = context.organization(id)
      const body = { invoiceId: scope.uuidOf('Invoice', draft.invoiceId), lines: toLines(draft.lines) }
      return toPayload(
        async () => {
          const { creditable, lines, totals, toInvoice } = await computeCreditMemo(scope, body)
          const { currency } = totals.total
          return {
            creditableLines: creditable.lines.map(line => ({ ...line, currency })),
            creditableVat: creditable.vat,
            lines: lines.map(line => ({ ...line, currency })),
            totals,
            toInvoice,
          }
        },
        { creditableLines: [], creditableVat: null, lines: [], totals: null, toInvoice: null },
      )
    },
  },
  CreditMemoConnection: {
    totalCount: summaryField(summarizeCreditMemos, 'totalCount'),
    totals: summaryField(summarizeCreditMemos, 'totals'),
  },
  CreditMemo: {
    id: ({ id, organizationId }) => encodeId('CreditMemo', organizationId, id),
    uuid: ({ id }) => id,
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(invoiceLoaders).customer,
      show: orNull,
    }),
    customerId: ({ customerId, organizationId }) => encodeId('Customer', organizationId, customerId),
    invoice: byOptionalKey({
      key: ({ invoiceId }) => invoiceId,
      loader: scope => scope.loaders(creditMemoLoaders).invoice,
      show: orNull,
    }),
    entity: byOptionalKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNull,
    }),
    salesOrder: byOptionalKey({
      key: ({ orderId }) => orderId,
      loader: scope => scope.loaders(invoiceLoaders).salesOrder,
      show: orNull,
    }),
    total: ({ totals }) => totals.total,
    returnNote: memo => memo.returnNote && owned(memo, { ...memo.returnNote, memoId: memo.id }),
    documentUrl: (memo, { language }) =>
      memo.kind === 'WRITE_OFF' || memo.status === 'PENDING'
        ? null
        : `/files/${encodeDocumentLink('CreditMemo', language, memo)}`,
    lines: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(creditMemoLoaders).lines,
      show: (found, _args, scope, { currency }) => found.map(line => owned(scope, { ...line, currency })),
    }),
    applications: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(creditMemoLoaders).applications,
      show: (found, _args, scope, { currency }) => found.map(one => owned(scope, { ...one, currency })),
    }),
    refunds: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(creditMemoLoaders).refunds,
      show: (found, _args, scope, { currency }) => found.map(one => owned(scope, { ...one, currency })),
    }),
    approvedBy: person(({ approvedBy }) => approvedBy),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
    authors: byKeys({ keys: ({ authorIds }) => authorIds, loader: scope => scope.loaders(personLoaders).byId }),
  },
  ReturnNote: {
    documentUrl: ({ organizationId, memoId }) => `/files/${encodeReturnNoteId(organizationId, memoId)}`,
    recordedBy: person(({ recordedBy }) => recordedBy),
  },
  CreditMemoLine: {
    uuid: ({ id }) => id,
    invoiceLineUuid: ({ invoiceLineId }) => invoiceLineId,
    price: ({ price, currency }) => ({ amount: price, currency }),
    base: ({ base, currency }) => ({ amount: base, currency }),
  },
  CreditMemoApplication: {
    uuid: ({ id }) => id,
    invoice: byKey({
      key: ({ invoiceId }) => invoiceId,
      loader: scope => scope.loaders(creditMemoLoaders).invoice,
      show: orNull,
    }),
    amount: ({ amount, currency }) => ({ amount, currency }),
    withheld: ({ withheld, currency }) => ({ amount: withheld, currency }),
    appliedBy: person(({ appliedBy }) => appliedBy),
    undoneBy: person(({ undoneBy }) => undoneBy),
  },
  CreditMemoRefund: {
    uuid: ({ id }) => id,
    amount: ({ amount, currency }) => ({ amount, currency }),
    paid: ({ paid, currency }) => ({ amount: paid, currency }),
    askedBy: person(({ askedBy }) => askedBy),
    calledOffBy: person(({ calledOffBy }) => calledOffBy),
    lines: ({ lines, currency, organizationId }) => lines.map(line => ({ ...line, currency, organizationId })),
  },
  CreditMemoRefundLine: {
    uuid: ({ id }) => id,
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  CreditMemoLineAmounts: {
    base: ({ base, currency }) => ({ amount: base, currency }),
  },
  CreditableLine: {
    invoiceLineUuid: ({ invoiceLineId }) => invoiceLineId,
    base: ({ base, currency }) => ({ amount: base, currency }),
  },
  Invoice: {
    creditMemos: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(creditMemoLoaders).ofInvoice,
      show: orNull,
    }),
  },
  SalesOrder: {
    creditMemos: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(creditMemoLoaders).ofOrder,
      show: orNull,
    }),
  },
  Mutation: {
    createCreditMemo: (_root, { input }, context) => {
      const scope = context.named
      const body = {
        invoiceId: scope.uuidOf('Invoice', input.invoiceId),
        memoDate: input.memoDate,
        note: input.note,
        lines: toLines(input.lines),
      }
      return toOne(scope, () => createCreditMemo(scope, body, input.idempotencyKey))
    },
    writeOffInvoice: (_root, { input: { invoiceId, note, idempotencyKey } }, context) => {
      const scope = context.named
      const body = { invoiceId: scope.uuidOf('Invoice', invoiceId), note }
      return toOne(scope, () => writeOffInvoice(scope, body, idempotencyKey))
    },
    updateCreditMemo: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('CreditMemo', input.id)
      const { memoDate, note, version } = input
      return toOne(scope, () => updateCreditMemo(scope, id, { memoDate, note, version, lines: toLines(input.lines) }))
    },
    deleteCreditMemos: (_root, { input: { ids } }, context) =>
      deleteEach(context.named, 'CreditMemo', ids, deleteCreditMemos),
    approveCreditMemos: (_root, { input }, context) => {
      const scope = context.named
      const creditMemos = input.creditMemos.map(({ id, version }) => ({ id: scope.uuidOf('CreditMemo', id), version }))
      return toPayload(async () => {
        const answer = await approveCreditMemos(scope, { creditMemos })
        const { results, changed } = await toChanges(scope, 'CreditMemo', answer, () => byId(scope))
        return { results, creditMemos: changed }
      }, NO_MEMOS)
    },
    voidCreditMemos: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => voidCreditMemos(scope, uuids, reason)),
    applyCreditMemo: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('CreditMemo', input.id)
      const applications = input.applications.map(({ invoiceId, amount }) => ({
        invoiceId: scope.uuidOf('Invoice', invoiceId),
        amount,
      }))
      return toOne(scope, () => applyCreditMemo(scope, id, { version: input.version, applications }))
    },
    applyCreditMemos: (_root, { input: { ids } }, context) => change(context.named, ids, applyCreditMemos),
    sendCreditMemos: (_root, { input: { ids } }, context) => change(context.named, ids, sendCreditMemos),
    refundCreditMemo: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CreditMemo', id)
      return toOne(scope, () => refundCreditMemo(scope, uuid, { version }))
    },
    callOffCreditMemoRefund: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CreditMemo', id)
      return toOne(scope, () => callOffRefund(scope, uuid, { version, reason }))
    },
    recordReturnNote: (_root, { input: { id, ...note } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CreditMemo', id)
      return toOne(scope, () => recordReturnNote(scope, uuid, note))
    },
    undoReturnNote: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CreditMemo', id)
      return toOne(scope, () => undoReturnNote(scope, uuid, { version, reason }))
    },
    undoCreditMemoApplications: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('CreditMemo', input.id)
      const { version, reason } = input
      return toOne(scope, () =>
        undoApplications(scope, id, { version, reason, applicationIds: [...input.applicationUuids] }),
      )
    },
  },
} satisfies Resolvers

export const creditMemoNodes = {
  CreditMemo: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const NO_MEMOS = { creditMemos: [], results: [] }

const toOne = (scope: OrganizationScope, act: () => Promise<CreditMemoBody>) =>
  toPayload(async () => ({ creditMemo: toCreditMemo(scope, await act()) }), { creditMemo: null })

/** Changes several memos; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(async () => {
    const { results, changed } = await changeEach(scope, 'CreditMemo', globalIds, act, () => byId(scope))
    return { results, creditMemos: changed }
  }, NO_MEMOS)

function toQuery(scope: OrganizationScope, filter: CreditMemoFilter | null | undefined): CreditMemoQuery {
  const { search, status, kind, toReclaim, returnNote, entityUuid, currency, date, amount } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  const invoiceId = scope.optionalUuidOf('Invoice', filter?.invoiceId)
  const orderId = scope.optionalUuidOf('SalesOrder', filter?.salesOrderId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(kind && { kind }),
    ...(typeof toReclaim === 'boolean' && { toReclaim: toReclaim ? 'true' : 'false' }),
    ...(returnNote && { returnNote }),
    ...(entityUuid && { entityId: entityUuid }),
    ...(customerId && { customerId }),
    ...(invoiceId && { invoiceId }),
    ...(orderId && { orderId }),
    ...(currency && { currency }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { DATE: 'memoDate', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const creditMemoExports: ExportedLists = {
  CREDIT_MEMOS: {
    service: 'account',
    toQuery: (scope, { creditMemos: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
