import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type ViewerSource = Schemas['Me']
export type ApiTokenSource = Schemas['ApiToken'] & OfOrganization
