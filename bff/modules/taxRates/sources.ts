import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type TaxRateSource = components['schemas']['TaxRate'] & OfOrganization
export type CollectorRuleSource = components['schemas']['CollectorRule'] & OfOrganization
