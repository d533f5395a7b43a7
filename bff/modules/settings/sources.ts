import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type ControlsSource = Schemas['Controls'] & OfOrganization
export type OrderSettingsSource = Schemas['OrderSettings']
export type InvoiceBankDetailsSource = Schemas['InvoiceBankDetails'] & OfOrganization
