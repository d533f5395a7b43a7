import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

export type ExchangeRateSource = components['schemas']['ExchangeRate'] & OfOrganization
