import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { BillQuery } from './treasuryBills.ts'
import type { WithheldQuery } from './treasuryTax.ts'

export type BillBody = components['schemas']['Bill']
export type BillSource = BillBody & OfOrganization
/** The filter is kept for the fields that are resolved only when asked. */
export type BillConnectionSource = Connection<BillSource> & OfOrganization & { filter: BillQuery }
export type BillChecksSource = components['schemas']['BillChecks'] & OfOrganization
export type BillTaxSource = NonNullable<BillBody['tax']> & OfOrganization
/** The month is kept for the fields that are resolved only when asked. */
export type WithheldTaxConnectionSource = Connection<BillSource> & OfOrganization & { filter: WithheldQuery }
export type BillFileSource = BillBody['files'][number] & OfOrganization

/** What an event tells of. */
export type BillChangeSource = OfOrganization & {
  bill: BillSource
  previousStatus: BillBody['previousStatus']
  actorId: string | null
}
