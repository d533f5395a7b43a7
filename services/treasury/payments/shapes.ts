// Payments on the wire: forms in, bodies out.
import { z } from 'zod'
import { id, idList } from '../../kit/idShapes.ts'
import { type Currency, formatMinor, money, moneyInput, positiveDecimal, showMoney } from '../../kit/money.ts'
import { MAX_AT_ONCE, bulkAnswer, bulkIds } from '../../kit/bulk.ts'
import { optionalNameOf, proseOf } from '../../kit/nameShape.ts'
import type { Caller } from '../../kit/tokens.ts'
import { type ApprovalPlan, filledSteps } from '../approvalPolicies/public.ts'
import { approvalProblem } from '../../kit/approvalProblems.ts'
import { attachedFile } from '../../kit/files/attachedFiles.ts'
import { awaited, awaitedOf } from '../awaited.ts'
import { namedFor } from './approval/approvalPlan.ts'
import { bankOf } from '../bankAccounts/public.ts'
import { TRANSFER_METHODS } from '../connections/public.ts'
import { allowedActions, APPROVAL_OBSTACLES, approvalObstacle, PAYMENT_ACTIONS } from './lifecycle.ts'
import type { Payment } from './list.ts'
import { METHOD_OBSTACLES, RAILS } from './methods.ts'
import { matchNames, NAME_MATCHES } from './inquiry/nameMatch.ts'
import type { MethodOption, PaymentOptions } from './options.ts'
import { PROVEN_ACTIONS } from './approval/proof.ts'
import {
  APPROVAL_FACTORS,
  type ApprovalRow,
  FREQUENCIES,
  PAYMENT_CHANNELS,
  PAYMENT_KINDS,
  PAYMENT_STATUSES,
} from './table.ts'

export const paymentKind = z.enum(PAYMENT_KINDS).meta({ id: 'PaymentKind' })
const paymentStatus = z.enum(PAYMENT_STATUSES).meta({ id: 'PaymentStatus' })
const paymentMethod = z.enum(TRANSFER_METHODS).meta({ id: 'PaymentMethod' })
const frequency = z.enum(FREQUENCIES).meta({ id: 'PaymentFrequency' })

const approvalReason = z
  .object({
    policyName: z.string().describe('As it was called then'),
    over: money
      .nullable()
      .describe("The beneficiary's total of the day is over this; null: the policy asks for any amount"),
  })
  .nullable()
  .describe('Which policy asks for the approvals; null: none does')

function showReason({ reason }: ApprovalPlan, currency: Currency): z.infer<typeof approvalReason> {
  if (reason === undefined) return null
  const { policyName, overMinor } = reason
  return { policyName, over: overMinor === null ? null : showMoney(BigInt(overMinor), currency) }
}

export const paymentShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: paymentKind,
    status: paymentStatus,
    previousStatus: paymentStatus.nullable().describe('Where it stood before its last change of status'),
    archived: z.boolean(),
    channel: z.enum(PAYMENT_CHANNELS).describe('Who brings it to the bank: Arus, or a person with an exported file'),
    hasConnection: z.boolean().describe('Whether the account that pays has an API connection'),
    fromAccountId: z.uuid(),
    toAccountId: z.uuid().nullable(),
    counterpartyId: z.uuid().nullable(),
    counterpartyAccountId: z.uuid().nullable(),
    billId: z.uuid().nullable().describe('The bill that it pays'),
    paidExpectedTransactionId: z
      .uuid()
      .nullable()
      .describe('What a refund of a credit memo has expected to leave, and this pays'),
    beneficiary: z
      .object({
        name: z.string(),
        bank: z.object({ code: z.string(), name: z.string(), bic: z.string() }),
        accountNumber: z.string(),
      })
      .describe('As it was when the payment was last changed'),
    amount: money,
    fee: money,
    method: paymentMethod.nullable().describe('Null: by export only'),
    date: z.string().describe('Requested execution date'),
    valueDate: z.string().describe('The banking day on which it goes'),
    memo: z.string().nullable(),
    notes: z.string().nullable(),
    recurrence: z
      .object({ id: z.uuid(), frequency, nextDate: z.string().nullable(), endedAt: z.string().nullable() })
      .nullable(),
    nameCheck: z
      .object({
        accountName: z.string().nullable().describe('Null: the bank knows no such account'),
        match: z.enum(NAME_MATCHES).nullable(),
        checkedAt: z.string(),
      })
      .nullable()
      .describe('What the bank last said of whose account it is; null: it was not asked in 30 days'),
    newAccount: z
      .object({ addedAt: z.string(), addedBy: z.uuid().nullable().describe('Null: the system, or not known') })
      .nullable()
      .describe(
        'While it is to be decided on: the account was added in the last 30 days and never paid; one of our own that is not connected, too',
      ),
    awaited: awaited.nullable().describe('Who can give the approval that is due; null when none is'),
    files: z.array(attachedFile),
    approvalsNeeded: z.int(),
    approvalsGiven: z.int().describe('Approvals of what it says now'),
    approvalReason,
    expectedTransactionIds: z.array(z.uuid()).describe('Where it leaves, then where it arrives; none until approved'),
    fittingLineId: z
      .uuid()
      .nullable()
      .describe('While it is in progress by export: the one unreconciled line that can be it; null: none, or several'),
    failureCode: z.string().nullable(),
    failureReason: z.string().nullable().describe('What the bank said'),
    rejectionReason: z.string().nullable(),
    cancellationReason: z.string().nullable(),
    createdBy: z.uuid().nullable(),
    editedBy: z.uuid().nullable(),
    authorIds: z.array(z.uuid()).describe('Everybody who wrote a part of it: none of them approves it'),
    decidedBy: z.uuid().nullable().describe('Who rejected or cancelled it'),
    decidedAt: z.string().nullable(),
    sentAt: z.string().nullable(),
    createdAt: z.string(),
    allowedActions: z.array(z.enum(PAYMENT_ACTIONS)).describe('What the caller can do with it now'),
    approvalObstacle: z
      .enum(APPROVAL_OBSTACLES)
      .nullable()
      .describe('Why the caller cannot approve it, while it needs approval'),
    version: z.int(),
  })
  .meta({ id: 'Payment' })

/** A payment as this caller may see it. */
export function showPayment(
  row: Payment,
  viewer: Pick<Caller, 'actorId' | 'permissions'>,
): z.infer<typeof paymentShape> {
  const bankCode = row.beneficiaryBankCode
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    previousStatus: row.previousStatus,
    archived: row.archivedAt !== null,
    channel: row.channel,
    hasConnection: row.hasConnection,
    fromAccountId: row.fromAccountId,
    toAccountId: row.toAccountId,
    counterpartyId: row.counterpartyId,
    counterpartyAccountId: row.counterpartyAccountId,
    billId: row.billId,
    paidExpectedTransactionId: row.paidExpectedId,
    beneficiary: {
      name: row.beneficiaryName,
      bank: bankOf(bankCode) ?? { code: bankCode, name: bankCode, bic: '' },
      accountNumber: row.beneficiaryAccountNumber,
    },
    amount: showMoney(row.amountMinor, row.currency),
    fee: showMoney(row.feeMinor, row.currency),
    method: row.method,
    date: row.date,
    valueDate: row.valueDate,
    memo: row.memo,
    notes: row.notes,
    recurrence: showRecurrence(row),
    nameCheck: showNameCheck(row),
    newAccount: row.newAccount,
    awaited:
      row.status === 'NEEDS_APPROVAL'
        ? awaitedOf(row, row.approverIds, row.openTo, namedFor(row.approvalPlan, row.approverIds))
        : null,
    files: row.files,
    approvalsNeeded: row.approvalPlan.steps.length,
    approvalsGiven: filledSteps(row.approvalPlan, row.approverIds),
    approvalReason: showReason(row.approvalPlan, row.currency),
    expectedTransactionIds: row.expectedTransactionIds,
    fittingLineId: row.fittingLineId,
    failureCode: row.failureCode,
    failureReason: row.failureReason,
    rejectionReason: row.rejectionReason,
    cancellationReason: row.cancellationReason,
    createdBy: row.createdBy,
    editedBy: row.editedBy,
    authorIds: row.authorIds,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt,
    sentAt: row.sentAt,
    createdAt: row.createdAt,
    allowedActions: allowedActions(row, viewer),
    approvalObstacle: approvalObstacle(row, viewer),
    version: row.version,
  }
}

function showNameCheck({ nameCheck, beneficiaryName }: Payment): z.infer<typeof paymentShape>['nameCheck'] {
  if (nameCheck === null) return null
  const { accountName } = nameCheck
  return { ...nameCheck, match: accountName === null ? null : matchNames(accountName, beneficiaryName) }
}

function showRecurrence({ recurrenceId, recurrence }: Payment): z.infer<typeof paymentShape>['recurrence'] {
  if (recurrenceId === null || recurrence === null) return null
  const { nextDate, endedAt } = recurrence
  return { ...recurrence, id: recurrenceId, nextDate: endedAt === null ? nextDate : null }
}

const bankCode = z.string().regex(/^\d{3}$/)
const accountNumber = z.string().regex(/^\d{5,34}$/)

const paymentValues = z.strictObject({
  fromAccountId: id,
  toAccountId: id.nullish().describe('An account of the organization, or'),
  toExternalAccount: z
    .strictObject({ bankCode, accountNumber })
    .nullish()
    .describe('of a transfer: one of the same entity that is not kept here, or'),
  counterpartyId: id.nullish(),
  counterpartyAccountId: id.nullish().describe('one of a counterparty'),
  billId: id.nullish().describe('The approved bill that it pays: of its amount, currency and counterparty'),
  paidExpectedTransactionId: id
    .nullish()
    .describe('What a refund of a credit memo has expected to leave: of its amount, currency and counterparty'),
  amount: moneyInput,
  method: paymentMethod.nullish().describe('Left out: within one bank, or by export only'),
  date: z.iso.date(),
  memo: optionalNameOf(50).nullish().describe('What the beneficiary reads'),
  notes: proseOf(500).nullish(),
  recurrence: frequency.nullish().describe('Not of what pays a bill or a refund: that is paid once'),
  fileIds: z.array(id).max(10).nullish().describe('Files of purpose PAYMENT_DOCUMENT'),
  allowDuplicate: z.boolean().nullish(),
})

export const newPayment = paymentValues.extend({ kind: paymentKind })

export const paymentEdit = paymentValues.extend({
  version: z.int().min(1),
  kind: paymentKind.nullish().describe('Never another than it is'),
  updateSeries: z
    .boolean()
    .default(false)
    .describe('Whether the payments of its series that are not made yet change likewise'),
})

const seenPayment = z.strictObject({ id, version: z.int().min(1) })
const seenPayments = z.array(seenPayment).min(1).max(MAX_AT_ONCE)

export const digestBody = z.strictObject({
  action: z.enum(PROVEN_ACTIONS),
  payments: seenPayments,
  factor: z
    .enum(['AUTHENTICATOR_APP', 'PASSKEY', 'BACKUP_CODES'])
    .optional()
    .describe('What the person is going to show, where that is known already; backup codes are for signing in only'),
})
export const digestAnswer = z.object({
  count: z.int(),
  totals: z.array(money),
  fees: z.array(money).describe('What the banks take, by currency'),
  debits: z.array(money).describe('What leaves the accounts: totals and fees, by currency'),
  digest: z.string().describe('SHA-256 of the list, base64url: what the proof is asked for'),
})
export const provenBody = z.strictObject({ payments: seenPayments, proof: z.string().max(4_000).nullish() })

export const reasonBody = z.strictObject({ ids: bulkIds, reason: proseOf(255, 1) })
export const cancelBody = reasonBody.extend({
  endSeries: z
    .boolean()
    .default(false)
    .describe('Whether no further payment is made of the series of each that repeats'),
})

export const exportBody = z.strictObject({
  ids: bulkIds,
  reason: proseOf(255, 1)
    .optional()
    .describe('Why they are exported again; only with it those that were exported before, and no others'),
})

export const exported = bulkAnswer.extend({
  fileName: z.string().nullable(),
  content: z.string().nullable().describe('The file, CSV; null when nothing was exported'),
})

export const statusCounts = z.object({
  all: z.int(),
  needsApproval: z.int(),
  scheduled: z.int(),
  inProgress: z.int(),
  sent: z.int(),
  failed: z.int(),
  cancelledOrRejected: z.int(),
})

export const ofPayments = z.strictObject({ paymentIds: idList })
export const duplicates = z.object({
  items: z.array(z.object({ paymentId: z.uuid(), duplicateIds: z.array(z.uuid()) })),
})

export const approval = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    approverId: z.uuid(),
    approvedAt: z.string(),
    factor: z.enum(APPROVAL_FACTORS),
    voidedAt: z.string().nullable().describe('When an edit voided it'),
  })
  .meta({ id: 'PaymentApproval' })

export const showApproval = (row: ApprovalRow): z.infer<typeof approval> => ({
  id: row.id,
  paymentId: row.paymentId,
  approverId: row.approverId,
  approvedAt: row.approvedAt,
  factor: row.factor,
  voidedAt: row.voidedAt,
})

export const optionsQuery = z.strictObject({
  fromAccountId: id,
  toAccountId: id.optional(),
  toBankCode: bankCode.optional().describe('With `toAccountNumber`: an account that is not kept here'),
  toAccountNumber: accountNumber.optional(),
  counterpartyId: id.optional(),
  counterpartyAccountId: id.optional(),
  amount: positiveDecimal.describe('In the currency of the account that pays'),
  date: z.iso.date(),
  method: paymentMethod.optional(),
  paymentId: id.optional().describe('One that is being changed: it is no duplicate of itself'),
})

const methodOption = z.object({
  method: paymentMethod,
  fee: money,
  atLeast: money.nullable(),
  noMoreThan: money.nullable(),
  valueDate: z.string().nullable(),
  possible: z.boolean(),
  obstacle: z.enum(METHOD_OBSTACLES).nullable(),
})

export const optionsAnswer = z
  .object({
    methods: z.array(methodOption),
    hasConnection: z.boolean(),
    approvalsNeeded: z.int(),
    approvalSteps: z.array(z.object({ approverIds: z.array(z.uuid()).describe('None: anybody who may approve') })),
    approvalsInOrder: z.boolean(),
    approvalReason,
    approvalProblem: approvalProblem
      .nullable()
      .describe('Why these approvals cannot all be given now by others than the caller; null: they can'),
    duplicateIds: z
      .array(z.uuid())
      .describe('Payments of the same amount to the same account, dated within `duplicateDays` days of its date'),
  })
  .meta({ id: 'PaymentOptions' })

export function showOptions({
  from,
  methods,
  approvalPlan,
  approvalProblem: problem,
  duplicateIds,
}: PaymentOptions): z.infer<typeof optionsAnswer> {
  const rupiah = (minor: bigint | null) =>
    minor === null ? null : { amount: formatMinor(minor), currency: 'IDR' as const }
  const showMethod = ({ feeMinor, atLeastMinor, noMoreThanMinor, ...option }: MethodOption) => ({
    ...option,
    fee: showMoney(feeMinor, RAILS[option.method].rupiahOnly ? 'IDR' : from.currency),
    atLeast: rupiah(atLeastMinor),
    noMoreThan: rupiah(noMoreThanMinor),
    possible: option.obstacle === null,
  })
  return {
    methods: methods.map(showMethod),
    hasConnection: from.connectionType === 'API',
    approvalsNeeded: approvalPlan.steps.length,
    approvalSteps: approvalPlan.steps.map(({ approverIds }) => ({ approverIds: [...approverIds] })),
    approvalsInOrder: approvalPlan.inOrder,
    approvalReason: showReason(approvalPlan, from.currency),
    approvalProblem: problem,
    duplicateIds,
  }
}
