import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components, operations } from '../../rest/account.generated.ts'
import type { CustomerQuery } from './accountCustomers.ts'

export type CustomerBody = components['schemas']['Customer']
export type CustomerSource = CustomerBody & OfOrganization
/** The filter is kept for the field that is resolved only when asked. */
export type CustomerConnectionSource = Connection<CustomerSource> & OfOrganization & { filter: CustomerQuery }

export type RevisionBody =
  operations['listCustomerRevisions']['responses'][200]['content']['application/json']['items'][number]
export type CustomerRevisionSource = RevisionBody & OfOrganization

type DocumentBody =
  operations['listCustomerDocuments']['responses'][200]['content']['application/json']['items'][number]
export type CustomerDocumentSource = DocumentBody & OfOrganization

/** What somebody did to a customer; nobody: it did so itself, or time has passed. */
export type CustomerUpdateSource = OfOrganization & {
  customerUuid: string
  status: CustomerBody['status']
  version: number
  actorId: string | null
}
