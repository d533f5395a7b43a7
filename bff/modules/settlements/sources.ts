import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { SettlementQuery } from './treasurySettlements.ts'

type Schemas = components['schemas']

export type SettlementSource = Schemas['Settlement'] & OfOrganization
export type SettlementConnectionSource = Connection<SettlementSource> & OfOrganization & { filter: SettlementQuery }
export type SettlementLineSource = Schemas['Settlement']['lines'][number]
export type SettlementPaymentSource = Schemas['SettlementPayment'] & OfOrganization
/** The settlement of a payment. */
export type PaymentSettlementSource = OfOrganization & {
  settlementId: string | null
  status: Schemas['Settlement']['status']
}
