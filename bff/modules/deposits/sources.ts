import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { DepositQuery } from './treasuryDeposits.ts'

export type DepositBody = components['schemas']['Deposit']
export type DepositSource = DepositBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type DepositConnectionSource = Connection<DepositSource> & OfOrganization & { filter: DepositQuery }
export type DepositPeriodSource = components['schemas']['DepositPeriod']

/** The subject of an event. */
export type DepositChangeSource = OfOrganization & { deposit: DepositSource; actorId: string | null }
