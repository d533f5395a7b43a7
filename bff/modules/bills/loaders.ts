import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import type { StatementTransactionSource } from '../statementTransactions/sources.ts'
import type { BillBody, BillChecksSource, BillSource } from './sources.ts'
import { readBills, readChecksOfBills, readLinesOfBills } from './treasuryBills.ts'

export const toBill = (scope: OrganizationScope, bill: BillBody): BillSource => owned(scope, bill)

export const billLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readBills(scope, ids)).items.map(bill => toBill(scope, bill))),
  /** By bill: the statement transactions that could have paid it, nearest to its due date first. */
  matchingLines: new Loader<StatementTransactionSource[]>([], async (billIds, give) => {
    const { items } = await readLinesOfBills(scope, billIds)
    const lines = scope.loaders(statementLoaders).byId
    const found = await Promise.all(items.map(item => lines.loadAll(item.statementTransactionIds)))
    for (const [place, { billId }] of items.entries())
      give(
        billId,
        found[place]!.filter(line => line !== null),
      )
  }),
  /** By bill: its warnings. */
  checks: new Loader<BillChecksSource | null>(null, async (billIds, give) => {
    for (const checks of (await readChecksOfBills(scope, billIds)).items) give(checks.billId, owned(scope, checks))
  }),
})
