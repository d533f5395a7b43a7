import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { MemberQuery } from './accountMembers.ts'

type Schemas = components['schemas']

export type MembershipSource = Schemas['Membership']
/** Keeps the filter for fields that are resolved on demand. */
export type MembershipConnectionSource = Connection<MembershipSource> & OfOrganization & { filter: MemberQuery }
export type RoleSource = Schemas['Role'] & OfOrganization
export type OwnershipTransferSource = Schemas['OwnershipOffer']
