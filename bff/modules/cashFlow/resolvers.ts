import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { accountQuery, bankAccountOfRecord } from '../bankAccounts/relations.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { getCashFlow, listCashFlowLines } from './treasuryCashFlow.ts'

export const cashFlowResolvers = {
  Organization: {
    cashFlow: async ({ id }, { bankAccountIds, entityIds, unit, compare, ...span }, context) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      const query = { ...span, unit: unit ?? 'MONTH', compare: compare ?? 'PERIOD', ...accounts }
      const read = await getCashFlow(scope, query)
      return { ...read, unexplainedByAccount: read.unexplainedByAccount.map(item => owned(scope, item)) }
    },
    cashFlowLines: async ({ id }, { bankAccountIds, entityIds, kind, categoryUuid, direction, ...span }, context) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      const read = await listCashFlowLines(scope, {
        ...span,
        which: kind ?? 'FLOW',
        ...(categoryUuid && { categoryId: categoryUuid }),
        ...(direction && { direction }),
        ...accounts,
      })
      return { ...read, items: read.items.map(item => owned(scope, item)) }
    },
  },
  CashCategory: {
    uuid: ({ id }) => id,
  },
  UnexplainedCash: {
    bankAccount: bankAccountOfRecord,
  },
  CashFlowLine: {
    statementTransaction: byKey({
      key: ({ statementTransactionId }) => statementTransactionId,
      loader: scope => scope.loaders(statementLoaders).byId,
      show: orNull,
    }),
  },
} satisfies Resolvers
