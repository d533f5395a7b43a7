import type { BillFilter, CreateBillInput, Resolvers, UpdateBillInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { changeEach, deleteEach, toChanges } from '../bulk.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { awaitedApproval } from '../paymentRules/relations.ts'
import { personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import { paymentLoaders } from '../payments/loaders.ts'
import { dateQuery } from '../transactionQuery.ts'
import type { BillChecksSource, BillSource } from './sources.ts'
import { billLoaders, toBill } from './loaders.ts'
import { toTaxBody } from './taxResolvers.ts'
import {
  approveBills,
  type BillQuery,
  cancelBills,
  countBills,
  createBill,
  deleteBills,
  getBill,
  listBills,
  markBillPaid,
  readBillSettings,
  submitBills,
  summarizeBills,
  updateBill,
  updateBillSettings,
} from './treasuryBills.ts'

/** The event of a status change; other changes, and those of its payments, have another event. */
const MOVED = 'bill.moved'

export const billResolvers = {
  Organization: {
    bills: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listBills(scope, { ...query, sort: toSort(sort) }),
      toNode: toBill,
    }),
    bill: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toBill(scope, await getBill(scope, uuid))
    },
    billSettings: ({ id }, _args, context) => readBillSettings(context.organization(id)),
    billCounts: ({ id }, _args, context) => countBills(context.organization(id)),
  },
  BillConnection: {
    totalCount: summaryField(summarizeBills, 'totalCount'),
    totals: summaryField(summarizeBills, 'totals'),
  },
  Bill: {
    id: ({ id, organizationId }) => encodeId('Bill', organizationId, id),
    uuid: ({ id }) => id,
    counterparty: byKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNotFound,
    }),
    tax: bill => bill.tax && owned(bill, bill.tax),
    files: bill => bill.files.map(file => owned(bill, file)),
    expectedTransaction: byOptionalKey({
      key: ({ expectedTransactionId }) => expectedTransactionId,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
      show: orNull,
    }),
    payments: byKeys({
      keys: ({ paymentIds }) => paymentIds,
      loader: scope => scope.loaders(paymentLoaders).byId,
    }),
    matchingStatementTransactions: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(billLoaders).matchingLines,
      show: orNull,
    }),
    checks: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(billLoaders).checks,
      show: orNull,
    }),
    submittedBy: person(({ submittedBy }) => submittedBy),
    approvedBy: person(({ approvedBy }) => approvedBy),
    cancelledBy: person(({ cancelledBy }) => cancelledBy),
    awaitedApproval: awaitedApproval<BillSource>('treasury.bills.approve', () => 1),
    createdBy: person(({ createdBy }) => createdBy),
    editedBy: person(({ editedBy }) => editedBy),
    authors: byKeys({ keys: ({ authorIds }) => authorIds, loader: scope => scope.loaders(personLoaders).byId }),
  },
  BillChecks: {
    alike: byKeys({
      keys: ({ alike }: BillChecksSource) => idsOf(alike),
      loader: scope => scope.loaders(billLoaders).byId,
    }),
    sameTaxInvoice: byKeys({
      keys: ({ sameTaxInvoice }: BillChecksSource) => idsOf(sameTaxInvoice),
      loader: scope => scope.loaders(billLoaders).byId,
    }),
  },
  BillFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('treasury', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('treasury', organizationId, fileId)}`,
  },
  BillChange: {
    actor: person(({ actorId }) => actorId),
  },
  Payment: {
    bill: byOptionalKey({
      key: ({ billId }) => billId,
      loader: scope => scope.loaders(billLoaders).byId,
      show: orNull,
    }),
  },

  Mutation: {
    createBill: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return toPayload(
        async () => ({ bill: toBill(scope, await createBill(scope, body, input.idempotencyKey)) }),
        NO_BILL,
      )
    },
    updateBill: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Bill', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return toPayload(async () => ({ bill: toBill(scope, await updateBill(scope, id, body)) }), NO_BILL)
    },
    submitBills: (_root, { input }, context) => change(context.named, input.ids, submitBills),
    approveBills: (_root, { input }, context) => {
      const scope = context.named
      const seen = input.bills.map(({ id, version }) => ({ id: scope.uuidOf('Bill', id), version }))
      return toPayload(async () => {
        const { results, changed } = await toChanges(scope, 'Bill', await approveBills(scope, seen), () => byId(scope))
        return { results, bills: changed }
      }, NO_BILLS)
    },
    cancelBills: (_root, { input }, context) =>
      change(context.named, input.ids, (scope, ids) => cancelBills(scope, ids, input.reason)),
    updateBillSettings: (_root, { input: { metadataFields, version } }, context) => {
      const scope = context.named
      const fields = metadataFields.map(field => ({ ...field, choices: field.choices ?? [] }))
      return toPayload(
        async () => {
          await updateBillSettings(scope, { metadataFields: fields, version })
          return { organization: organizationOf(scope) }
        },
        { organization: null },
      )
    },
    deleteBills: (_root, { input }, context) => deleteEach(context.named, 'Bill', input.ids, deleteBills),
    markBillPaid: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Bill', input.id)
      const line = scope.uuidOf('StatementTransaction', input.statementTransactionId)
      return toPayload(async () => ({ bill: toBill(scope, await markBillPaid(scope, id, line)) }), NO_BILL)
    },
  },

  Subscription: {
    billChanged: live({
      events: ['bill.changed', MOVED],
      shareable: true,
      open: () => null,
      accepts: () => true,
      read: async ({ type, subjectId, actorId }, _topic, scope) => {
        const bill = await byId(scope).load(subjectId)
        return bill && owned(scope, { bill, previousStatus: type === MOVED ? bill.previousStatus : null, actorId })
      },
    }),
  },
} satisfies Resolvers

export const billNodes = {
  Bill: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const idsOf = (bills: readonly { id: string }[]) => bills.map(({ id }) => id)

/** A payload's organization; its fields are resolved on demand. */
const organizationOf = (scope: OrganizationScope) => ({ id: scope.organizationId })

const NO_BILL = { bill: null }
const NO_BILLS = { bills: [], results: [] }

const byId = (scope: OrganizationScope) => scope.loaders(billLoaders).byId

/** Changes several bills; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: typeof submitBills) =>
  toPayload(async () => {
    const { results, changed } = await changeEach(scope, 'Bill', globalIds, act, () => byId(scope))
    return { results, bills: changed }
  }, NO_BILLS)

/** All values of a bill; an omitted one is cleared. */
const toBody = (scope: OrganizationScope, input: CreateBillInput | UpdateBillInput) => ({
  date: input.date,
  dueDate: input.dueDate,
  category: input.category ?? null,
  description: input.description ?? null,
  counterpartyId: scope.uuidOf('Counterparty', input.counterpartyId),
  amount: input.amount,
  tax: toTaxBody(scope, input.tax),
  metadata: (input.metadata ?? []).map(({ key, value }) => ({ key, value })),
  fileIds: (input.fileIds ?? []).map(fileId => scope.fileOf('treasury', fileId)),
})

function toQuery(scope: OrganizationScope, filter: BillFilter | null | undefined): BillQuery {
  const { search, status, counterpartyId, currency, date, dueDate, amount } = filter ?? {}
  const counterparty = scope.optionalUuidOf('Counterparty', counterpartyId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(counterparty && { counterpartyId: counterparty }),
    ...(currency && { currency }),
    ...dateQuery(date),
    ...(dueDate?.from && { dueFrom: dueDate.from }),
    ...(dueDate?.to && { dueTo: dueDate.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { DUE_DATE: 'dueDate', DATE: 'date', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'DUE_DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const billExports: ExportedLists = {
  BILLS: {
    service: 'treasury',
    toQuery: (scope, { bills: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
