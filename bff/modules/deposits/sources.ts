import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { DepositQuery } from './treasuryDeposits.ts'

export type DepositBody = components['schemas']['Deposit']
export type DepositSource = DepositBody & OfOrganization
/** The filter is kept for the fields that are resolved only when asked. */
export type DepositConnectionSource = Connection<DepositSource> & OfOrganization & { filter: DepositQuery }
export type DepositPeriodSource = components['schemas']['DepositPeriod']

/** What an event tells of. */
export type DepositChangeSource = OfOrganization & { deposit: DepositSource; actorId: string | null }
