import type { BffModule } from '../../module.ts'
import { paymentExports, paymentNodes, paymentResolvers } from './resolvers.ts'

export const paymentsModule = {
  name: 'payments',
  resolvers: paymentResolvers,
  nodes: paymentNodes,
  exports: paymentExports,
  rules: {
    'Organization.payments': 'treasury.payments.view',
    'Organization.payment': 'treasury.payments.view',
    'Organization.paymentCounts': 'treasury.payments.view',
    'Organization.paymentOptions': 'treasury.payments.create',
    'Mutation.importPayments': 'treasury.payments.create',
    'Mutation.importTransfers': 'treasury.payments.create',
    'Mutation.askBank': 'treasury.payments.view',
    'Mutation.createPayment': 'treasury.payments.create',
    'Mutation.updatePayment': 'treasury.payments.create',
    'Mutation.cancelPayments': 'treasury.payments.create',
    'Mutation.archivePayments': 'treasury.payments.create',
    'Mutation.unarchivePayments': 'treasury.payments.create',
    'Mutation.endPaymentRecurrences': 'treasury.payments.create',
    'Mutation.exportPayments': 'treasury.payments.create',
    'Mutation.exportPaymentsAgain': 'treasury.payments.create',
    'Mutation.inquireAccount': 'treasury.payments.create',
    'Mutation.prepareApproval': 'treasury.payments.approve',
    'Mutation.checkNamesOfPayments': 'treasury.payments.approve',
    'Mutation.approvePayments': 'treasury.payments.approve',
    'Mutation.resendPayments': 'treasury.payments.approve',
    'Mutation.rejectPayments': 'treasury.payments.approve',
    'Subscription.paymentStatusChanged': 'treasury.payments.view',
  },
  shareable: {
    Approval: 'approvedAt approver factor uuid voidedAt',
    ApprovalReason: 'over policyName',
    Beneficiary: 'accountNumber bank bankAccount counterparty counterpartyAccountId name',
    NameCheck: 'accountName checkedAt match',
    NewAccount: 'addedAt addedBy',
    // Not `allowedActions` and `approvalObstacle`: they depend on the user, who may not approve their own payments.
    Payment:
      'amount approvalReason approvals approvalsGiven approvalsNeeded archived attempts authors awaitedApproval cancellationReason ' +
      'channel createdAt createdBy date decidedAt decidedBy duplicates editedBy expectedTransactions failureCode failureReason fee ' +
      'files fittingLine from id kind memo method nameCheck newAccount notes number recurrence rejectionReason sentAt status to ' +
      'uuid valueDate version',
    PaymentAttempt:
      'askedAt bankReference latestStatus method number reference resolvedAt responseCode responseMessage sentAt state uuid',
    PaymentFile: 'fileId name size url',
    PaymentRecurrence: 'endedAt frequency nextDate',
    PaymentStatusChange: 'actor isNew payment previousStatus',
  },
} as const satisfies BffModule
