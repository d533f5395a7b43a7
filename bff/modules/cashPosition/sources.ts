import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type AccountCashSource = Schemas['AccountCash'] & OfOrganization
export type CashSubgroupSource = Schemas['CashSubgroup'] & OfOrganization
export type CashGroupSource = Schemas['CashGroup'] & OfOrganization
export type CurrencyCashSource = Schemas['CurrencyCash'] & OfOrganization
export type CashPositionSource = Schemas['CashPosition'] & OfOrganization
export type PendingCashRecordSource = Schemas['PendingCashRecord'] & OfOrganization
