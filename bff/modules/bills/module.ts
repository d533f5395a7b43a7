import type { BffModule } from '../../module.ts'
import { billExports, billNodes, billResolvers } from './resolvers.ts'
import { billTaxResolvers } from './taxResolvers.ts'

export const billsModule = {
  name: 'bills',
  resolvers: {
    ...billResolvers,
    ...billTaxResolvers,
    Organization: { ...billResolvers.Organization, ...billTaxResolvers.Organization },
    Mutation: { ...billResolvers.Mutation, ...billTaxResolvers.Mutation },
  },
  nodes: billNodes,
  exports: billExports,
  rules: {
    'Organization.bills': 'treasury.bills.view',
    'Organization.bill': 'treasury.bills.view',
    'Organization.billCounts': 'treasury.bills.view',
    'Organization.billSettings': 'treasury.bills.view',
    'Organization.billTaxRates': 'treasury.bills.view',
    'Organization.billTaxEstimate': 'treasury.bills.view',
    'Organization.withheldTaxes': 'treasury.bills.view',
    'Organization.withheldTaxFile': 'treasury.bills.view',
    'Mutation.createBill': 'treasury.bills.manage',
    'Mutation.updateBill': 'treasury.bills.manage',
    'Mutation.submitBills': 'treasury.bills.manage',
    'Mutation.updateBillSettings': 'account.company.manage',
    'Mutation.deleteBills': 'treasury.bills.manage',
    'Mutation.approveBills': 'treasury.bills.approve',
    // Users who create bills and users who approve them; the service checks which.
    'Mutation.cancelBills': 'treasury.bills.view',
    'Mutation.recordWithholdingSlip': 'treasury.bills.manage',
    'Mutation.importBills': 'treasury.bills.manage',
    // The service also requires `treasury.reconciliation.auto`, with an error code of its own.
    'Mutation.markBillPaid': 'treasury.bills.manage',
    'Subscription.billChanged': 'treasury.bills.view',
  },
  shareable: {
    // Not `allowedActions` and `approvalObstacle`: they depend on the user, who may not approve their own bills.
    Bill:
      'amount approvedAt approvedBy authors awaitedApproval cancellationReason cancelledAt cancelledBy category checks counterparty ' +
      'createdAt createdBy date description dueDate editedBy expectedTransaction files id matchingStatementTransactions metadata ' +
      'number paidAt paymentStatus payments status submittedAt submittedBy tax uuid version',
    BillChange: 'actor bill previousStatus',
    BillChecks: 'alike alikeDays averageMonths percentOfAverage sameTaxInvoice sentPayments',
    BillFile: 'fileId name size url',
    BillTax:
      'base entity isRateDoubled overrideReason taxInvoiceDate taxInvoiceNumber taxObjectCode vat vatAmount vatRate withheldAmount ' +
      'withholding withholdingBase withholdingRate withholdingSlipNumber',
    BillMetadataValue: 'key kind label value',
    Payment: 'bill',
  },
} as const satisfies BffModule
