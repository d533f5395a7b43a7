import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type AgedReceivablesSource = Schemas['AgedReceivables'] & OfOrganization
export type CurrencyReceivablesSource = Schemas['CurrencyReceivables'] & OfOrganization
export type CustomerReceivablesSource = Schemas['CustomerReceivables'] & OfOrganization
export type ReceivablePartSource = Schemas['ReceivablePart'] & OfOrganization
export type CustomerOwedSource = Omit<Schemas['CustomerOwed'], 'customerId'>
