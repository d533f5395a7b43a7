import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ProviderQuery, RecordQuery, TransactionQuery } from './treasuryProviders.ts'

type Schemas = components['schemas']

export type PaymentProviderBody = Schemas['PaymentProvider']
export type PaymentProviderSource = PaymentProviderBody & OfOrganization
export type PaymentProviderFiguresSource = Schemas['PaymentProviderFigures']
export type PaymentProviderConnectionSource = Connection<PaymentProviderSource> &
  OfOrganization & { filter: ProviderQuery }

export type PaymentRecordSource = Schemas['PaymentRecord'] & OfOrganization
export type PaymentRecordConnectionSource = Connection<PaymentRecordSource> & OfOrganization & { filter: RecordQuery }
export type PaymentRecordMemberSource = Schemas['PaymentRecordMember'] & OfOrganization

export type PaymentRecordFeeSource = Schemas['PaymentRecordFee']

export type PaymentTransactionSource = Schemas['PaymentTransaction'] & OfOrganization
export type PaymentTransactionConnectionSource = Connection<PaymentTransactionSource> &
  OfOrganization & { filter: TransactionQuery }

/** The subject of an event. */
export type PaymentProviderChangeSource = OfOrganization & { provider: PaymentProviderSource }
export type PaymentRecordChangeSource = OfOrganization & { record: PaymentRecordSource }
