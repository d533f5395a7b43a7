import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components, operations } from '../../rest/account.generated.ts'
import type { PurchaseOrderQuery } from './accountPurchaseOrders.ts'

export type PurchaseOrderBody = components['schemas']['PurchaseOrder']
export type PurchaseOrderSource = PurchaseOrderBody & OfOrganization
export type PurchaseOrderFileSource = PurchaseOrderBody['files'][number] & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type PurchaseOrderConnectionSource = Connection<PurchaseOrderSource> &
  OfOrganization & { filter: PurchaseOrderQuery }

export type PurchaseLineBody = components['schemas']['PurchaseOrderLine']
/** Its amounts are in the currency of its purchase order. */
export type PurchaseOrderLineSource = PurchaseLineBody &
  OfOrganization & { currency: components['schemas']['Currency'] }

type RevisionBody =
  operations['listPurchaseOrderRevisions']['responses'][200]['content']['application/json']['items'][number]
export type PurchaseOrderRevisionSource = RevisionBody & OfOrganization
