import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type BillingRunSource = Schemas['BillingRun'] & OfOrganization
export type CustomerBillingSource = Omit<Schemas['CustomerBilling'], 'runs'> & { runs: BillingRunSource[] }
