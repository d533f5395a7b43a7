import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components, operations } from '../../rest/account.generated.ts'
import type { CustomerQuery } from './accountCustomers.ts'

export type CustomerBody = components['schemas']['Customer']
export type CustomerSource = CustomerBody & OfOrganization
/** Keeps the filter for the field that is resolved on demand. */
export type CustomerConnectionSource = Connection<CustomerSource> & OfOrganization & { filter: CustomerQuery }

export type RevisionBody =
  operations['listCustomerRevisions']['responses'][200]['content']['application/json']['items'][number]
export type CustomerRevisionSource = RevisionBody & OfOrganization

type DocumentBody =
  operations['listCustomerDocuments']['responses'][200]['content']['application/json']['items'][number]
export type CustomerDocumentSource = DocumentBody & OfOrganization

/** An action on a customer; without an actor, the customer or the system did it. */
export type CustomerUpdateSource = OfOrganization & {
  customerUuid: string
  status: CustomerBody['status']
  version: number
  actorId: string | null
}
