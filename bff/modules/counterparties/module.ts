import type { BffModule } from '../../module.ts'
import { counterpartyNodes, counterpartyResolvers } from './resolvers.ts'

export const counterpartiesModule = {
  name: 'counterparties',
  resolvers: counterpartyResolvers,
  nodes: counterpartyNodes,
  rules: {
    'Organization.counterpartyBanks': 'treasury.counterparties.view',
    'Organization.counterparties': 'treasury.counterparties.view',
    'Organization.counterparty': 'treasury.counterparties.view',
    // Each kind of record has a permission of its own, which the service knows.
    'Organization.recordImport': 'member',
    'Mutation.createCounterparty': 'treasury.counterparties.manage',
    'Mutation.updateCounterparty': 'treasury.counterparties.manage',
    'Mutation.deleteCounterparties': 'treasury.counterparties.manage',
    'Mutation.importCounterparties': 'treasury.counterparties.manage',
    // The service asks for the permission of its kind of record.
    'Mutation.mendRecordImport': 'member',
    'Mutation.confirmRecordImport': 'member',
    // As `Organization.recordImport`.
    'Subscription.recordImportProgress': 'member',
  },
  shareable: {
    Counterparty:
      'address alias bankAccounts createdAt customerType email externalId id isDefault learntAliases legalName residence status ' +
      'taxNumber taxNumberDoubtful type uuid version',
    CounterpartyBankAccount: 'accountName accountNumber alias bank id',
    PaymentImportApproval: 'approvalsNeeded approvers payments',
    PaymentImportSummary: 'approvals totals',
    RecordImport:
      'allowedActions annotatedFileUrl counts createdAt done failureReason fileId fileName hash id issues kind mending status ' +
      'summary total uuid version',
    RecordMending: 'corrections skippedRows',
  },
} as const satisfies BffModule
