import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { ReceivedPaymentQuery } from './accountReceivedPayments.ts'

type Currency = components['schemas']['Currency']

export type ReceivedPaymentBody = components['schemas']['ReceivedPayment']
export type ReceivedPaymentSource = ReceivedPaymentBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type ReceivedPaymentConnectionSource = Connection<ReceivedPaymentSource> &
  OfOrganization & { filter: ReceivedPaymentQuery }

export type ReceivedPaymentFileSource = ReceivedPaymentBody['files'][number] & OfOrganization

export type ApplicationBody = components['schemas']['ReceivedPaymentApplication']
/** Its amounts are in the currency of its payment. */
export type ReceivedPaymentApplicationSource = ApplicationBody & OfOrganization & { currency: Currency }
/** Its amount too. */
export type PlannedApplicationSource = ReceivedPaymentBody['planned'][number] & OfOrganization & { currency: Currency }
