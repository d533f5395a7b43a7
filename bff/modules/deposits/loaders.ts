import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import type { DepositBody, DepositPeriodSource, DepositSource } from './sources.ts'
import { readDeposits, readSchedules } from './treasuryDeposits.ts'

export const toDeposit = (scope: OrganizationScope, deposit: DepositBody): DepositSource => owned(scope, deposit)

export const depositLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readDeposits(scope, ids)).items.map(deposit => toDeposit(scope, deposit))),
  /** By deposit: its payouts of interest, the earliest first. */
  schedule: new Loader<DepositPeriodSource[]>([], async (depositIds, give) => {
    for (const { depositId, periods } of (await readSchedules(scope, depositIds)).items) give(depositId, periods)
  }),
})
