import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeDocumentLink, encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { changeEach, deleteEach, toChanges } from '../bulk.ts'
import { entityLoaders, personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import { productLoaders } from '../products/loaders.ts'
import { importRecords } from '../recordImports/relations.ts'
import {
  annotateInvoice,
  approveInvoices,
  cancelInvoices,
  computeInvoice,
  copyInvoice,
  countInvoices,
  createInvoice,
  deleteInvoices,
  getInvoice,
  getTaxSettings,
  importInvoices,
  invoiceSalesOrder,
  listApprovers,
  listInvoices,
  receiveInvoices,
  returnInvoices,
  sendInvoices,
  shipInvoices,
  submitInvoices,
  summarizeInvoices,
  updateInvoice,
  updateTaxSettings,
} from './accountInvoices.ts'
import { toBody, toDraft, toQuery, toSort } from './input.ts'
import { invoiceLoaders, toInvoice } from './loaders.ts'
import type { InvoiceBody, InvoiceLineAmountsSource, InvoiceLineSource } from './sources.ts'

type Figured = InvoiceLineSource | InvoiceLineAmountsSource
/** The amounts of a line, in the currency of its invoice. */
const figures = {
  gross: ({ gross, currency }: Figured) => ({ amount: gross, currency }),
  discountAmount: ({ discountAmount, currency }: Figured) => ({ amount: discountAmount, currency }),
  net: ({ net, currency }: Figured) => ({ amount: net, currency }),
  invoiceDiscount: ({ invoiceDiscount, currency }: Figured) => ({ amount: invoiceDiscount, currency }),
  base: ({ base, currency }: Figured) => ({ amount: base, currency }),
}

const byId = (scope: OrganizationScope) => scope.loaders(invoiceLoaders).byId

export const invoiceResolvers = {
  Organization: {
    invoices: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listInvoices(scope, { ...query, sort: toSort(sort) }),
      toNode: toInvoice,
    }),
    invoice: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toInvoice(scope, await getInvoice(scope, uuid))
    },
    invoiceCounts: ({ id }, _args, context) => countInvoices(context.organization(id)),
    invoiceAmounts: ({ id }, { draft }, context) => {
      const scope = context.organization(id)
      const body = toDraft(scope, draft)
      return toPayload(
        async () => {
          const { lines, ...amounts } = await computeInvoice(scope, body)
          return { ...amounts, lines: lines.map(line => ({ ...line, currency: draft.currency })) }
        },
        { lines: [], milestones: [], totals: null, dueDate: null },
      )
    },
    invoiceApprovers: async ({ id }, _args, context) =>
      (await listApprovers(context.organization(id))).items.map(({ id: personId, fullName, photoId }) => ({
        id: personId,
        fullName,
        photoId,
      })),
    invoiceTaxSettings: ({ id }, _args, context) => getTaxSettings(context.organization(id)),
  },
  InvoiceFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('account', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('account', organizationId, fileId)}`,
  },
  InvoiceConnection: {
    totalCount: summaryField(summarizeInvoices, 'totalCount'),
    totals: summaryField(summarizeInvoices, 'totals'),
    remainingTotals: summaryField(summarizeInvoices, 'remainingTotals'),
    withheldOpenTotals: summaryField(summarizeInvoices, 'withheldOpenTotals'),
  },
  Invoice: {
    id: ({ id, organizationId }) => encodeId('Invoice', organizationId, id),
    uuid: ({ id }) => id,
    entity: byKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNotFound,
    }),
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(invoiceLoaders).customer,
      show: orNull,
    }),
    customerId: ({ customerId, organizationId }) => encodeId('Customer', organizationId, customerId),
    salesOrder: byOptionalKey({
      key: ({ orderId }) => orderId,
      loader: scope => scope.loaders(invoiceLoaders).salesOrder,
      show: orNull,
    }),
    goodsReceipts: byKeys({
      keys: ({ receiptIds }) => receiptIds,
      loader: scope => scope.loaders(invoiceLoaders).goodsReceipt,
    }),
    approver: person(({ approverId }) => approverId),
    documentUrl: (invoice, { language }) => `/files/${encodeDocumentLink('Invoice', language, invoice)}`,
    deductions: invoice => invoice.deductions.map(deduction => owned(invoice, deduction)),
    receivedFile: invoice => invoice.receivedFile && owned(invoice, invoice.receivedFile),
    lines: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(invoiceLoaders).lines,
      show: (found, _args, scope, { currency }) => found.map(line => owned(scope, { ...line, currency })),
    }),
    total: ({ totals }) => totals.total,
    issuedBy: person(({ issuedBy }) => issuedBy),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
    authors: byKeys({ keys: ({ authorIds }) => authorIds, loader: scope => scope.loaders(personLoaders).byId }),
    revisions: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(invoiceLoaders).revisions, show: orNull }),
  },
  InvoiceDeduction: {
    invoice: byKey({ key: ({ invoiceId }) => invoiceId, loader: byId, show: orNull }),
  },
  InvoiceLine: {
    uuid: ({ id }) => id,
    orderLineUuid: ({ orderLineId }) => orderLineId,
    product: byOptionalKey({
      key: ({ productId }) => productId,
      loader: scope => scope.loaders(productLoaders).byId,
      show: orNull,
    }),
    price: ({ price, currency }) => ({ amount: price, currency }),
    ...figures,
  },
  InvoiceLineAmounts: figures,
  InvoiceRevision: {
    actor: person(({ actorId }) => actorId),
  },
  SalesOrder: {
    invoices: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(invoiceLoaders).ofOrder, show: orNull }),
  },
  Mutation: {
    importInvoices: (_root, { input }, context) => importRecords(context.named, 'account', input, importInvoices),
    createInvoice: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return toOne(scope, () => createInvoice(scope, body, input.idempotencyKey))
    },
    invoiceSalesOrder: (_root, { input }, context) => {
      const scope = context.named
      const body = {
        orderId: scope.uuidOf('SalesOrder', input.salesOrderId),
        receiptIds: (input.goodsReceiptIds ?? []).map(id => scope.uuidOf('GoodsReceipt', id)),
      }
      return toOne(scope, () => invoiceSalesOrder(scope, body, input.idempotencyKey))
    },
    copyInvoice: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', input.id)
      return toOne(scope, () => copyInvoice(scope, id, input.idempotencyKey))
    },
    updateInvoice: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return toOne(scope, () => updateInvoice(scope, id, body))
    },
    annotateInvoice: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', input.id)
      const { internalNote = null, stampSerial = null, version } = input
      return toOne(scope, () => annotateInvoice(scope, id, { internalNote, stampSerial, version }))
    },
    deleteInvoices: (_root, { input: { ids } }, context) => deleteEach(context.named, 'Invoice', ids, deleteInvoices),
    submitInvoices: (_root, { input: { ids } }, context) => change(context.named, ids, submitInvoices),
    returnInvoices: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => returnInvoices(scope, uuids, reason)),
    approveInvoices: (_root, { input }, context) => {
      const scope = context.named
      const invoices = input.invoices.map(({ id, version }) => ({ id: scope.uuidOf('Invoice', id), version }))
      return toPayload(async () => {
        const { results, changed } = await toChanges(scope, 'Invoice', await approveInvoices(scope, { invoices }), () =>
          byId(scope),
        )
        return { results, invoices: changed }
      }, NO_INVOICES)
    },
    cancelInvoices: (_root, { input: { ids, reason, isTaxInvoiceCanceled } }, context) =>
      change(context.named, ids, (scope, uuids) =>
        cancelInvoices(scope, { ids: uuids, reason, isTaxInvoiceCanceled: isTaxInvoiceCanceled ?? false }),
      ),
    sendInvoices: (_root, { input: { ids } }, context) => change(context.named, ids, sendInvoices),
    shipInvoices: (_root, { input: { ids, date, address, courier } }, context) =>
      change(context.named, ids, (scope, uuids) =>
        shipInvoices(scope, { ids: uuids, date, address: address ?? null, courier: courier ?? null }),
      ),
    receiveInvoices: (_root, { input: { ids, date, receivedBy, fileId } }, context) =>
      change(context.named, ids, (scope, uuids) =>
        receiveInvoices(scope, {
          ids: uuids,
          date,
          receivedBy: receivedBy ?? null,
          fileId: fileId ? scope.fileOf('account', fileId) : null,
        }),
      ),
    updateInvoiceTaxSettings: (_root, { input }, context) => {
      const body = {
        isVatRegistered: input.isVatRegistered,
        branchNumber: input.branchNumber,
        finalTaxLetter: input.finalTaxLetter ?? null,
        finalTaxLetterUntil: input.finalTaxLetterUntil ?? null,
        wholeRupiahLines: input.wholeRupiahLines ?? false,
        version: input.version,
      }
      const scope = context.named
      return toPayload(
        async () => ({
          invoiceTaxSettings: await updateTaxSettings(scope, body),
          organization: { id: scope.organizationId },
        }),
        { invoiceTaxSettings: null, organization: null },
      )
    },
  },

  InvoiceUpdate: {
    actor: person(({ actorId }) => actorId),
  },
  Subscription: {
    invoiceChanged: live({
      events: ['invoice.changed'],
      shareable: true,
      open: async ({ invoiceId }: { invoiceId: string }, scope) => {
        const uuid = scope.uuidOf('Invoice', invoiceId)
        // Refuses an unknown id.
        await getInvoice(scope, uuid)
        return { uuid }
      },
      accepts: ({ subjectId }, { uuid }) => subjectId === uuid,
      read: async ({ subjectId, actorId }, _topic, scope) => {
        const invoice = await byId(scope).load(subjectId)
        return (
          invoice &&
          owned(scope, { invoiceUuid: invoice.id, status: invoice.status, version: invoice.version, actorId })
        )
      },
    }),
  },
} satisfies Resolvers

export const invoiceNodes = {
  Invoice: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const NO_INVOICES = { invoices: [], results: [] }

const toOne = (scope: OrganizationScope, act: () => Promise<InvoiceBody>) =>
  toPayload(async () => ({ invoice: toInvoice(scope, await act()) }), { invoice: null })

/** Changes several invoices; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(async () => {
    const { results, changed } = await changeEach(scope, 'Invoice', globalIds, act, () => byId(scope))
    return { results, invoices: changed }
  }, NO_INVOICES)

/** How the list of this module is exported. */
export const invoiceExports: ExportedLists = {
  INVOICES: {
    service: 'account',
    toQuery: (scope, { invoices: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
