import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type OrganizationBody = Schemas['Organization']
/** Its id alone: most operations only go through an organization, and read nothing of it. */
export type OrganizationSource = { id: string }
export type EntitySource = Schemas['Entity'] & OfOrganization
export type PersonSource = Schemas['Person']
