import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { seenWith } from '../../graph/seenWith.ts'
import { entityLoaders } from '../organization/loaders.ts'
import type { EntitySource } from '../organization/sources.ts'
import {
  readCreditOf,
  readExposureOf,
  readLinesOf,
  readProposedEntities,
  readRevisionsOf,
  readSalesOrders,
} from './accountSalesOrders.ts'
import type {
  LineBody,
  SalesOrderBody,
  SalesOrderCreditSource,
  SalesOrderRevisionSource,
  SalesOrderSource,
} from './sources.ts'

type Money = SalesOrderCreditSource['exposure']

export const toSalesOrder = (scope: OrganizationScope, order: SalesOrderBody): SalesOrderSource => owned(scope, order)

export const salesOrderLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readSalesOrders(scope, ids)).items.map(order => toSalesOrder(scope, order))),
  lines: batchByOwner(
    async (ids): Promise<LineBody[]> => (await readLinesOf(scope, ids)).items,
    ({ orderId }) => [orderId],
  ),
  revisions: batchByOwner(
    async (ids): Promise<SalesOrderRevisionSource[]> =>
      (await readRevisionsOf(scope, ids)).items.map(revision => owned(scope, revision)),
    ({ orderId }) => [orderId],
  ),
  credit: new Loader<SalesOrderCreditSource | null>(null, async (ids, give) => {
    for (const { orderId, ...credit } of (await readCreditOf(scope, ids)).items) give(orderId, credit)
  }),
  /** By customer. */
  proposedEntity: new Loader<EntitySource | null>(null, async (ids, give) => {
    const { items } = await readProposedEntities(scope, ids)
    const entities = await scope.loaders(entityLoaders).byId.loadAll(items.map(({ entityId }) => entityId))
    for (const [place, { customerId }] of items.entries()) give(customerId, entities[place] ?? null)
  }),
  /** By customer. */
  exposure: seenWith(scope, 'invoicing.salesOrders.view', () => exposureOf(scope)),
})

const exposureOf = (scope: OrganizationScope) =>
  new Loader<Money | null>(null, async (ids, give) => {
    for (const { customerId, exposure } of (await readExposureOf(scope, ids)).items) give(customerId, exposure)
  })
