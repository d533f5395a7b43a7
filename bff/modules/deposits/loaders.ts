import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import type { ExpectedTransactionSource } from '../expectedTransactions/sources.ts'
import type { DepositBody, DepositPeriodSource, DepositSource } from './sources.ts'
import { readDeposits, readExpectedOfDeposits, readSchedules } from './treasuryDeposits.ts'

export const toDeposit = (scope: OrganizationScope, deposit: DepositBody): DepositSource => owned(scope, deposit)

export const depositLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readDeposits(scope, ids)).items.map(deposit => toDeposit(scope, deposit))),
  /** By deposit: its interest payouts, earliest first. */
  schedule: new Loader<DepositPeriodSource[]>([], async (depositIds, give) => {
    for (const { depositId, periods } of (await readSchedules(scope, depositIds)).items) give(depositId, periods)
  }),
  /** By deposit: its expected transactions, earliest first. */
  expected: new Loader<ExpectedTransactionSource[]>([], async (depositIds, give) => {
    const { items } = await readExpectedOfDeposits(scope, depositIds)
    const { byId } = scope.loaders(expectedTransactionLoaders)
    const found = await Promise.all(items.map(item => byId.loadAll(item.expectedTransactionIds)))
    for (const [place, { depositId }] of items.entries())
      give(
        depositId,
        found[place]!.filter(expected => expected !== null),
      )
  }),
})
