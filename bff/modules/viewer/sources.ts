import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type ViewerSource = Schemas['Me']
export type MembershipSource = Schemas['Membership']
export type RoleSource = Schemas['Role'] & { organizationId: string }
export type ApiTokenSource = Schemas['ApiToken'] & { organizationId: string }
