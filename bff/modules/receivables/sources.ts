import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

export type RefundToPaySource = components['schemas']['RefundToPay'] & OfOrganization
