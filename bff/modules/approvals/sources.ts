import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

/** A payment or transfer, or a bill: its `kind` tells which. */
export type ApprovableBody = Schemas['Payment'] | Schemas['ApprovableBill']
export type ApprovableSource = ApprovableBody & OfOrganization
export type ApprovalTabName = 'INBOX' | 'NEEDS_APPROVAL' | 'APPROVED' | 'CANCELLED' | 'REJECTED'
/** Which part of the inbox is asked for. */
export type ApprovalQuery = { tab: ApprovalTabName }
/** What was asked is kept for the fields that are resolved only when asked. */
export type ApprovableConnectionSource = Connection<ApprovableSource> & OfOrganization & { filter: ApprovalQuery }
