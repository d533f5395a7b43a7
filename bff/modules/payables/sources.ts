import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type PayablesSource = Schemas['Payables'] & OfOrganization
export type CurrencyPayablesSource = Schemas['CurrencyPayables'] & OfOrganization
export type CounterpartyPayablesSource = Schemas['CounterpartyPayables'] & OfOrganization
export type PayableBillSource = Schemas['PayableBill'] & OfOrganization
