import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

/** `organizationId` is its own id: resolvers take the organization from any parent in the same way. */
export type OrganizationSource = Schemas['Organization'] & { organizationId: string }
export type EntitySource = Schemas['Entity'] & { organizationId: string }
export type PersonSource = Schemas['Person']
