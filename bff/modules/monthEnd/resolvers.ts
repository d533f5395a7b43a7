import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { monthEndLoaders } from './loaders.ts'

/** `2026-10` for any day of October; the graph has no type for months. */
const monthOf = (day: string) => day.slice(0, 7)

const bankAccount = byKey({
  key: ({ bankAccountId }: { bankAccountId: string; organizationId: string }) => bankAccountId,
  loader: scope => scope.loaders(monthEndLoaders).bankAccount,
  show: orNull,
})

export const monthEndResolvers = {
  Organization: {
    treasuryMonthEnd: async ({ id }, { month }, context) => {
      const scope = context.organization(id)
      return owned(scope, await scope.treasury.get('/v1/month-end', { query: { month: monthOf(month) } }))
    },
    invoicingMonthEnd: ({ id }, { month }, context) =>
      context.organization(id).account.get('/v1/month-end', { query: { month: monthOf(month) } }),
  },
  TreasuryMonthEnd: {
    month: ({ month }) => `${month}-01`,
    statements: read => read.statements && owned(read, read.statements),
    reconciliation: read => read.reconciliation && owned(read, read.reconciliation),
  },
  InvoicingMonthEnd: { month: ({ month }) => `${month}-01` },
  MonthEndStatements: { missing: statements => statements.missing.map(each => owned(statements, each)) },
  MonthEndReconciliation: { differing: statements => statements.differing.map(each => owned(statements, each)) },
  MissingStatements: { bankAccount, bankAccountUuid: ({ bankAccountId }) => bankAccountId },
  UnexplainedBalance: { bankAccount, bankAccountUuid: ({ bankAccountId }) => bankAccountId },
} satisfies Resolvers
