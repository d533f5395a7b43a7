import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { owned } from '../../graph/owned.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { getReconciliationStatement } from './treasuryReconciliationStatement.ts'

export const reconciliationStatementResolvers = {
  Organization: {
    reconciliationStatement: async ({ id }, { bankAccountUuid, date }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getReconciliationStatement(scope, bankAccountUuid, date))
    },
  },
  ReconciliationStatement: {
    items: statement => statement.items.map(item => owned(statement, item)),
  },
  ReconciliationItem: {
    statementTransaction: byOptionalKey({
      key: ({ statementTransactionId }) => statementTransactionId,
      loader: scope => scope.loaders(statementLoaders).byId,
      show: orNull,
    }),
    expectedTransaction: byOptionalKey({
      key: ({ expectedTransactionId }) => expectedTransactionId,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
      show: orNull,
    }),
  },
} satisfies Resolvers

export const reconciliationStatementExports: ExportedLists = {
  RECONCILIATION_STATEMENT: {
    service: 'treasury',
    toQuery: (scope, { reconciliationStatement: rows }) =>
      rows ? { account: scope.uuidOf('BankAccount', rows.bankAccountId), date: rows.date } : {},
  },
}
