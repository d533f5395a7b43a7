import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type OrganizationBody = Schemas['Organization']
/** Only its id: most operations go through an organization without reading it. */
export type OrganizationSource = { id: string }
export type EntitySource = Schemas['Entity'] & OfOrganization
export type PersonSource = Schemas['Person']
