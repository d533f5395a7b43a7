import type { BffModule } from '../../module.ts'
import { bankAccountExports, bankAccountNodes, bankAccountResolvers } from './resolvers.ts'

export const bankAccountsModule = {
  name: 'bankAccounts',
  resolvers: bankAccountResolvers,
  nodes: bankAccountNodes,
  exports: bankAccountExports,
  rules: {
    'Organization.banks': 'treasury.bankAccounts.view',
    'Organization.bankAccount': 'treasury.bankAccounts.view',
    'Organization.bankAccounts': 'treasury.bankAccounts.view',
    'Organization.bankBalances': 'treasury.bankAccounts.view',
    'Organization.balanceHistory': 'treasury.bankAccounts.view',
    'Mutation.createBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.updateBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.closeBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.reopenBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.deleteBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.connectBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.rotateBankCredentials': 'treasury.bankAccounts.manage',
    'Mutation.setSyncSchedule': 'treasury.bankAccounts.manage',
    'Mutation.disconnectBankAccount': 'treasury.bankAccounts.manage',
    'Mutation.testBankConnection': 'treasury.bankAccounts.manage',
    'Mutation.syncBankAccount': 'treasury.bankAccounts.manage',
    'Subscription.bankAccountChanged': 'treasury.bankAccounts.view',
  },
  shareable: {
    Balance: 'asOf available ledger',
    Bank: 'bic code name',
    BankAccount:
      'accountNumber activeRun alias allowedActions balance bank bankStatus connectableBy connection connectionType createdAt ' +
      'currency entity id lastCheckedOn lastStatementOn loginFields restriction statementMapping status unreconciledCount uuid version',
    BankLink:
      'createdAt credentialsAt isSyncing lastAttemptAt lastError lastSyncedAt nextSyncAt schedule startsOn status type version method',
    BankLinkError: 'code message',
    CashRestriction: 'amount from kind reason until',
  },
} as const satisfies BffModule
