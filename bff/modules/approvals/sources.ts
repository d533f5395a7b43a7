import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

/** A payment, a transfer or a bill, by `kind`. */
export type ApprovableBody = Schemas['Payment'] | Schemas['ApprovableBill']
export type ApprovableSource = ApprovableBody & OfOrganization
export type ApprovalTabName = 'INBOX' | 'NEEDS_APPROVAL' | 'APPROVED' | 'CANCELLED' | 'REJECTED'
/** The requested tab of the inbox. */
export type ApprovalQuery = { tab: ApprovalTabName }
/** Keeps the query for fields that are resolved on demand. */
export type ApprovableConnectionSource = Connection<ApprovableSource> & OfOrganization & { filter: ApprovalQuery }
