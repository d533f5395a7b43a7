import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import { readCustomers, readDocumentsOf, readRevisionsOf } from './accountCustomers.ts'
import type { CustomerBody, CustomerDocumentSource, CustomerRevisionSource, CustomerSource } from './sources.ts'

export const toCustomer = (scope: OrganizationScope, customer: CustomerBody): CustomerSource => owned(scope, customer)

export const customerLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readCustomers(scope, ids)).items.map(customer => toCustomer(scope, customer))),
  /** For users who review customers; others see none. */
  documents: batchByOwner(
    async (ids): Promise<CustomerDocumentSource[]> =>
      (await scope.permissions()).has('invoicing.customers.review')
        ? (await readDocumentsOf(scope, ids)).items.map(document => owned(scope, document))
        : [],
    ({ customerId }) => [customerId],
  ),
  revisions: batchByOwner(
    async (ids): Promise<CustomerRevisionSource[]> =>
      (await readRevisionsOf(scope, ids)).items.map(revision => owned(scope, revision)),
    ({ customerId }) => [customerId],
  ),
})
