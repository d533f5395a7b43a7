import type { ProvenPaymentAction, ProvenPaymentsInput, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import type { ExportedList } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { awaitedApproval } from '../paymentRules/relations.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'
import { changeEach, toChanges } from '../bulk.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { importRecords } from '../recordImports/relations.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { passkeyOptionsFor } from '../freshFactor.ts'
import { personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import { approvalProof } from './approvalProof.ts'
import { toBody, toQuery, toSeen, toSort, toWish } from './inputs.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { paymentLoaders, toPayment } from './loaders.ts'
import type { PaymentSource } from './sources.ts'
import {
  approvePayments,
  archivePayments,
  pollPayments,
  cancelPayments,
  checkNamesOfPayments,
  countPayments,
  createPayment,
  digestPayments,
  endRecurrences,
  exportPayments,
  getPayment,
  importPayments,
  importTransfers,
  inquireAccount,
  listPayments,
  rejectPayments,
  resendPayments,
  summarizePayments,
  unarchivePayments,
  updatePayment,
  getPaymentOptions,
} from './treasuryPayments.ts'

/** The events of a new payment and of a status change; other changes have another event. */
const MADE = 'payment.made'
const MOVED = 'payment.moved'

export const paymentResolvers = {
  Organization: {
    payments: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listPayments(scope, { ...query, sort: toSort(sort) }),
      toNode: toPayment,
    }),
    payment: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toPayment(scope, await getPayment(scope, uuid))
    },
    paymentCounts: ({ id }, { kind }, context) => countPayments(context.organization(id), kind),
    paymentOptions: async ({ id }, { input }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getPaymentOptions(scope, toWish(scope, input)))
    },
  },
  PaymentConnection: {
    totalCount: summaryField(summarizePayments, 'totalCount'),
    totals: summaryField(summarizePayments, 'totals'),
  },
  Payment: {
    id: ({ id, organizationId }) => encodeId('Payment', organizationId, id),
    uuid: ({ id }) => id,
    from: byKey({
      key: ({ fromAccountId }) => fromAccountId,
      loader: scope => scope.loaders(bankAccountLoaders).byId,
      show: orNotFound,
    }),
    to: payment => {
      const { beneficiary, counterpartyId, counterpartyAccountId, toAccountId } = payment
      return owned(payment, { ...beneficiary, counterpartyId, counterpartyAccountId, toAccountId })
    },
    newAccount: payment => payment.newAccount && owned(payment, payment.newAccount),
    files: payment => payment.files.map(file => owned(payment, file)),
    approvals: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(paymentLoaders).approvals,
      show: orNull,
    }),
    attempts: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(paymentLoaders).attempts,
      show: orNull,
    }),
    expectedTransactions: byKeys({
      keys: ({ expectedTransactionIds }) => expectedTransactionIds,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
    }),
    fittingLine: byOptionalKey({
      key: ({ fittingLineId }) => fittingLineId,
      loader: scope => scope.loaders(statementLoaders).byId,
      show: orNull,
    }),
    createdBy: person(({ createdBy }) => createdBy),
    editedBy: person(({ editedBy }) => editedBy),
    authors: byKeys({ keys: ({ authorIds }) => authorIds, loader: scope => scope.loaders(personLoaders).byId }),
    decidedBy: person(({ decidedBy }) => decidedBy),
    awaitedApproval: awaitedApproval<PaymentSource>(
      'treasury.payments.approve',
      ({ approvalsNeeded, approvalsGiven }) => approvalsNeeded - approvalsGiven,
    ),
    duplicates: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(paymentLoaders).duplicates,
      show: orNull,
    }),
  },
  Beneficiary: {
    counterparty: byOptionalKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
    bankAccount: byOptionalKey({
      key: ({ toAccountId }) => toAccountId,
      loader: scope => scope.loaders(bankAccountLoaders).byId,
      show: orNull,
    }),
  },
  NewAccount: { addedBy: person(({ addedBy }) => addedBy) },
  PaymentFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('treasury', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('treasury', organizationId, fileId)}`,
  },
  Approval: {
    uuid: ({ id }) => id,
    approver: person(({ approverId }) => approverId),
  },
  PaymentAttempt: {
    uuid: ({ id }) => id,
  },
  PaymentOptions: {
    approvers: byKeys({
      keys: ({ approvalSteps }) => [...new Set(approvalSteps.flatMap(({ approverIds }) => approverIds))],
      loader: scope => scope.loaders(personLoaders).byId,
    }),
    duplicates: byKeys({
      keys: ({ duplicateIds }) => duplicateIds,
      loader: scope => scope.loaders(paymentLoaders).byId,
    }),
  },
  PaymentStatusChange: {
    actor: person(({ actorId }) => actorId),
  },

  Mutation: {
    createPayment: (_root, { input }, context) => {
      const scope = context.named
      const body = { ...toBody(scope, input), kind: input.kind }
      return toPayload(
        async () => ({ payment: toPayment(scope, await createPayment(scope, body, input.idempotencyKey)) }),
        NO_PAYMENT,
      )
    },
    importPayments: (_root, { input }, context) => importRecords(context.named, 'treasury', input, importPayments),
    importTransfers: (_root, { input }, context) => importRecords(context.named, 'treasury', input, importTransfers),
    updatePayment: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Payment', input.id)
      const body = { ...toBody(scope, input), version: input.version, updateSeries: input.updateSeries ?? false }
      return toPayload(async () => ({ payment: toPayment(scope, await updatePayment(scope, id, body)) }), NO_PAYMENT)
    },
    prepareApproval: (_root, { input }, context) => {
      const scope = context.named
      const payments = toSeen(scope, input.payments)
      return toPayload(
        async () => {
          const prepared = await digestPayments(scope, { action: input.action, payments })
          const [passkeyOptions, found] = await Promise.all([
            passkeyOptionsFor(scope, prepared.digest),
            byId(scope).loadAll(payments.map(({ id }) => id)),
          ])
          return { ...prepared, passkeyOptions, payments: found.filter(payment => payment !== null) }
        },
        { count: null, totals: null, fees: null, debits: null, payments: null, digest: null, passkeyOptions: null },
      )
    },
    approvePayments: (_root, { input }, context) => prove(context.named, 'APPROVE', input, approvePayments),
    resendPayments: (_root, { input }, context) => prove(context.named, 'RESEND', input, resendPayments),
    rejectPayments: (_root, { input }, context) =>
      change(context.named, input.ids, (scope, ids) => rejectPayments(scope, ids, input.reason)),
    cancelPayments: (_root, { input, endSeries }, context) =>
      change(context.named, input.ids, (scope, ids) => cancelPayments(scope, ids, input.reason, endSeries ?? false)),
    checkNamesOfPayments: (_root, { input }, context) => {
      const scope = context.named
      const ids = input.ids.map(id => scope.uuidOf('Payment', id))
      return toPayload(
        async () => {
          await checkNamesOfPayments(scope, ids)
          const found = await byId(scope).loadAll(ids)
          return { payments: found.filter(payment => payment !== null) }
        },
        { payments: [] },
      )
    },
    archivePayments: (_root, { input }, context) => change(context.named, input.ids, archivePayments),
    unarchivePayments: (_root, { input }, context) => change(context.named, input.ids, unarchivePayments),
    endPaymentRecurrences: (_root, { input }, context) => change(context.named, input.ids, endRecurrences),
    askBank: (_root, { input }, context) => change(context.named, input.ids, pollPayments),
    exportPayments: (_root, { input }, context) => exportFile(context.named, input.ids),
    exportPaymentsAgain: (_root, { input }, context) => exportFile(context.named, input.ids, input.reason),
    inquireAccount: (_root, { input }, context) => {
      const scope = context.named
      const fromAccountId = scope.uuidOf('BankAccount', input.fromAccountId)
      return toPayload(
        async () => {
          const { name, match } = await inquireAccount(scope, { ...input, fromAccountId })
          return { accountName: name, match }
        },
        { accountName: null, match: null },
      )
    },
  },

  Subscription: {
    paymentStatusChanged: live({
      events: [MADE, MOVED, 'payment.changed'],
      shareable: true,
      open: async ({ ids }: { ids?: readonly string[] | null | undefined }, scope) => {
        const wanted = ids?.map(id => scope.uuidOf('Payment', id)) ?? null
        if (wanted) (await byId(scope).loadAll(wanted)).forEach(orNotFound)
        return { wanted }
      },
      accepts: ({ subjectId }, { wanted }) => wanted === null || wanted.includes(subjectId),
      read: async ({ type, subjectId, actorId }, _topic, scope) => {
        const payment = await byId(scope).load(subjectId)
        const previousStatus = type === MOVED ? (payment?.previousStatus ?? null) : null
        return payment && owned(scope, { payment, isNew: type === MADE, previousStatus, actorId })
      },
    }),
  },
} satisfies Resolvers

export const paymentNodes = {
  Payment: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const NO_PAYMENT = { payment: null }
const NO_PAYMENTS = { payments: [], results: [] }

const byId = (scope: OrganizationScope) => scope.loaders(paymentLoaders).byId

/** Changes several payments; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: typeof archivePayments) =>
  toPayload(async () => {
    const { results, changed } = await changeEach(scope, 'Payment', globalIds, act, () => byId(scope))
    return { results, payments: changed }
  }, NO_PAYMENTS)

/** Approves or sends again, after the user has proved that they mean exactly these payments. */
const prove = (
  scope: OrganizationScope,
  action: ProvenPaymentAction,
  input: ProvenPaymentsInput,
  act: typeof approvePayments,
) => {
  const seen = toSeen(scope, input.payments)
  return toPayload(async () => {
    const answer = await act(scope, seen, await approvalProof(scope, action, seen, input))
    const { results, changed } = await toChanges(scope, 'Payment', answer, () => byId(scope))
    return { results, payments: changed }
  }, NO_PAYMENTS)
}

/** Exports payments; returns the file and the updated payments. */
function exportFile(scope: OrganizationScope, globalIds: readonly string[], repeatReason?: string) {
  const ids = globalIds.map(id => scope.uuidOf('Payment', id))
  return toPayload(
    async () => {
      const { results: each, fileName, content } = await exportPayments(scope, ids, repeatReason)
      const { results, changed } = await toChanges(scope, 'Payment', { results: each }, () => byId(scope))
      return { payments: changed, results, fileName, content }
    },
    { ...NO_PAYMENTS, fileName: null, content: null },
  )
}

const exported: ExportedList = {
  service: 'treasury',
  toQuery(scope, { payments: rows }) {
    // The list determines the kind.
    const { kind: _kind, ...query } = toQuery(scope, rows?.filter)
    return { ...query, sort: toSort(rows?.sort) }
  },
}

/** How lists of this module are exported. */
export const paymentExports = { PAYMENTS: exported, TRANSFERS: exported }
