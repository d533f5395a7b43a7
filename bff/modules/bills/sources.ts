import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { BillQuery } from './treasuryBills.ts'
import type { WithheldQuery } from './treasuryTax.ts'

export type BillBody = components['schemas']['Bill']
export type BillSource = BillBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type BillConnectionSource = Connection<BillSource> & OfOrganization & { filter: BillQuery }
export type BillChecksSource = components['schemas']['BillChecks'] & OfOrganization
export type BillTaxSource = NonNullable<BillBody['tax']> & OfOrganization
/** Keeps the month for fields that are resolved on demand. */
export type WithheldTaxConnectionSource = Connection<BillSource> & OfOrganization & { filter: WithheldQuery }
export type BillFileSource = BillBody['files'][number] & OfOrganization

/** The subject of an event. */
export type BillChangeSource = OfOrganization & {
  bill: BillSource
  previousStatus: BillBody['previousStatus']
  actorId: string | null
}
