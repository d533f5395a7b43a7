import type { BffModule } from '../../module.ts'
import { creditMemoExports, creditMemoNodes, creditMemoResolvers } from './resolvers.ts'

export const creditMemosModule = {
  name: 'creditMemos',
  resolvers: creditMemoResolvers,
  nodes: creditMemoNodes,
  exports: creditMemoExports,
  inputNames: {
    createCreditMemo: { 'lines.*.invoiceLineId': 'lines.*.invoiceLineUuid' },
    updateCreditMemo: { 'lines.*.invoiceLineId': 'lines.*.invoiceLineUuid' },
    undoCreditMemoApplications: { applicationIds: 'applicationUuids' },
  },
  rules: {
    'Organization.creditMemos': 'invoicing.creditMemos.view',
    'Organization.creditMemo': 'invoicing.creditMemos.view',
    'Organization.creditMemoCounts': 'invoicing.creditMemos.view',
    'Organization.creditMemoAmounts': 'invoicing.creditMemos.view',
    'Mutation.createCreditMemo': 'invoicing.creditMemos.manage',
    'Mutation.writeOffInvoice': 'invoicing.creditMemos.manage',
    'Mutation.updateCreditMemo': 'invoicing.creditMemos.manage',
    'Mutation.deleteCreditMemos': 'invoicing.creditMemos.manage',
    'Mutation.approveCreditMemos': 'invoicing.invoices.approve',
    'Mutation.voidCreditMemos': 'invoicing.invoices.approve',
    'Mutation.refundCreditMemo': 'invoicing.invoices.approve',
    'Mutation.callOffCreditMemoRefund': 'invoicing.invoices.approve',
    'Mutation.applyCreditMemo': 'invoicing.creditMemos.manage',
    'Mutation.applyCreditMemos': 'invoicing.creditMemos.manage',
    'Mutation.sendCreditMemos': 'invoicing.creditMemos.manage',
    'Mutation.recordReturnNote': 'invoicing.creditMemos.manage',
    'Mutation.undoReturnNote': 'invoicing.creditMemos.manage',
    'Mutation.undoCreditMemoApplications': 'invoicing.creditMemos.manage',
  },
} as const satisfies BffModule
