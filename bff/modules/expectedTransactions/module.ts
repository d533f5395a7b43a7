import type { BffModule } from '../../module.ts'
import { expectedTransactionExports, expectedTransactionNodes, expectedTransactionResolvers } from './resolvers.ts'

export const expectedTransactionsModule = {
  name: 'expectedTransactions',
  resolvers: expectedTransactionResolvers,
  nodes: expectedTransactionNodes,
  exports: expectedTransactionExports,
  rules: {
    'Organization.expectedTransaction': 'treasury.expected.view',
    'Organization.expectedTransactions': 'treasury.expected.view',
    'Mutation.createExpectedTransaction': 'treasury.expected.manage',
    'Mutation.updateExpectedTransaction': 'treasury.expected.manage',
    'Mutation.deleteExpectedTransactions': 'treasury.expected.manage',
    'Mutation.importExpectedTransactions': 'treasury.expected.manage',
    'Mutation.archiveExpectedTransactions': 'treasury.reconciliation.manage',
    'Mutation.unarchiveExpectedTransactions': 'treasury.reconciliation.manage',
  },
  shareable: {
    ExpectedTransaction:
      'allowedActions amount amountFrom amountTo bankAccount counterparty createdAt data date dateFrom dateTo description ' +
      'direction externalId id internalDescription number promisedOn reconciliations remaining source status uuid version',
  },
} as const satisfies BffModule
