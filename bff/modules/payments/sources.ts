import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { PaymentQuery } from './treasuryPayments.ts'

type Schemas = components['schemas']

export type PaymentBody = Schemas['Payment']
export type PaymentSource = PaymentBody & OfOrganization
/** Keeps the query for fields that are resolved on demand. */
export type PaymentConnectionSource = Connection<PaymentSource> & OfOrganization & { filter: PaymentQuery }

/** The payee: an account of a counterparty, or one of the organization. */
export type BeneficiarySource = PaymentBody['beneficiary'] &
  Pick<PaymentBody, 'counterpartyId' | 'counterpartyAccountId' | 'toAccountId'> &
  OfOrganization

export type NewAccountSource = NonNullable<PaymentBody['newAccount']> & OfOrganization

export type PaymentFileSource = PaymentBody['files'][number] & OfOrganization
export type ApprovalSource = Schemas['PaymentApproval'] & OfOrganization
export type PaymentAttemptSource = Schemas['PaymentAttempt']
export type PaymentOptionsSource = Schemas['PaymentOptions'] & OfOrganization

/** The subject of an event. */
export type PaymentStatusChangeSource = OfOrganization & {
  payment: PaymentSource
  isNew: boolean
  previousStatus: PaymentBody['previousStatus']
  actorId: string | null
}
