import type {
  CreateSalesOrderInput,
  DiscountInput,
  SalesOrderDraftInput,
  Resolvers,
  SalesOrderFilter,
  UpdateSalesOrderInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { changeEach, toChanges } from '../bulk.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { entityLoaders, personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import { productLoaders } from '../products/loaders.ts'
import {
  approveSalesOrders,
  cancelSalesOrders,
  closeSalesOrders,
  computeSalesOrder,
  countSalesOrders,
  createSalesOrder,
  getSalesOrder,
  listSalesOrders,
  type NewSalesOrder,
  rejectSalesOrders,
  type SalesOrderDraft,
  type SalesOrderQuery,
  suggestLines,
  summarizeSalesOrders,
  updateSalesOrder,
} from './accountSalesOrders.ts'
import { salesOrderLoaders, toSalesOrder } from './loaders.ts'
import type { SalesOrderLineAmountsSource, SalesOrderLineSource } from './sources.ts'

type Figured = SalesOrderLineSource | SalesOrderLineAmountsSource
/** The amounts of a line, in the currency of its order. */
const figures = {
  gross: ({ gross, currency }: Figured) => ({ amount: gross, currency }),
  discountAmount: ({ discountAmount, currency }: Figured) => ({ amount: discountAmount, currency }),
  net: ({ net, currency }: Figured) => ({ amount: net, currency }),
  orderDiscount: ({ orderDiscount, currency }: Figured) => ({ amount: orderDiscount, currency }),
  base: ({ base, currency }: Figured) => ({ amount: base, currency }),
}

const byId = (scope: OrganizationScope) => scope.loaders(salesOrderLoaders).byId
const product = byOptionalKey({
  key: ({ productId }: { productId: string | null; organizationId: string }) => productId,
  loader: scope => scope.loaders(productLoaders).byId,
  show: orNull,
})

export const salesOrderResolvers = {
  Organization: {
    salesOrders: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listSalesOrders(scope, { ...query, sort: toSort(sort) }),
      toNode: toSalesOrder,
    }),
    salesOrder: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toSalesOrder(scope, await getSalesOrder(scope, uuid))
    },
    salesOrderCounts: ({ id }, _args, context) => countSalesOrders(context.organization(id)),
    salesOrderAmounts: ({ id }, { draft }, context) => {
      const scope = context.organization(id)
      const body = toDraft(scope, draft)
      return toPayload(
        async () => {
          const { lines, totals, credit } = await computeSalesOrder(scope, body)
          return { lines: lines.map(line => ({ ...line, currency: draft.currency })), totals, credit }
        },
        { lines: [], totals: null, credit: null },
      )
    },
    orderLineSuggestions: async ({ id }, { customerId, search }, context) => {
      const scope = context.organization(id)
      const { items } = await suggestLines(scope, scope.uuidOf('Customer', customerId), search)
      return items.map(item => owned(scope, item))
    },
  },
  SalesOrderConnection: {
    totalCount: summaryField(summarizeSalesOrders, 'totalCount'),
    totals: summaryField(summarizeSalesOrders, 'totals'),
  },
  SalesOrder: {
    id: ({ id, organizationId }) => encodeId('SalesOrder', organizationId, id),
    uuid: ({ id }) => id,
    entity: byKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNotFound,
    }),
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(customerLoaders).byId,
      show: orNotFound,
    }),
    lines: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(salesOrderLoaders).lines,
      show: (found, _args, scope, { currency }) => found.map(line => owned(scope, { ...line, currency })),
    }),
    total: ({ totals }) => totals.total,
    credit: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(salesOrderLoaders).credit, show: orNull }),
    revisions: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(salesOrderLoaders).revisions,
      show: orNull,
    }),
    approvedBy: person(({ approvedBy }) => approvedBy),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
    authors: byKeys({ keys: ({ authorIds }) => authorIds, loader: scope => scope.loaders(personLoaders).byId }),
  },
  SalesOrderLine: {
    uuid: ({ id }) => id,
    purchaseOrderLineUuid: ({ purchaseOrderLineId }) => purchaseOrderLineId,
    product,
    price: ({ price, currency }) => ({ amount: price, currency }),
    ...figures,
  },
  SalesOrderLineAmounts: figures,
  SalesOrderRevision: {
    actor: person(({ actorId }) => actorId),
  },
  OrderLineSuggestion: { product },
  Customer: {
    exposure: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(salesOrderLoaders).exposure, show: orNull }),
    proposedEntity: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(salesOrderLoaders).proposedEntity,
      show: orNull,
    }),
  },
  Mutation: {
    createSalesOrder: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return toPayload(
        async () => ({
          salesOrder: toSalesOrder(scope, await createSalesOrder(scope, body, input.idempotencyKey)),
        }),
        NO_ORDER,
      )
    },
    updateSalesOrder: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('SalesOrder', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return toPayload(
        async () => ({ salesOrder: toSalesOrder(scope, await updateSalesOrder(scope, id, body)) }),
        NO_ORDER,
      )
    },
    approveSalesOrders: (_root, { input: { salesOrders, overrideReason } }, context) => {
      const scope = context.named
      const orders = salesOrders.map(({ id, version }) => ({ id: scope.uuidOf('SalesOrder', id), version }))
      return toPayload(async () => {
        const answer = await approveSalesOrders(scope, { orders, overrideReason: overrideReason ?? null })
        const { results, changed } = await toChanges(scope, 'SalesOrder', answer, () => byId(scope))
        return { results, salesOrders: changed }
      }, NO_ORDERS)
    },
    rejectSalesOrders: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => rejectSalesOrders(scope, uuids, reason)),
    cancelSalesOrders: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => cancelSalesOrders(scope, uuids, reason)),
    closeSalesOrders: (_root, { input: { ids, reason } }, context) =>
      change(context.named, ids, (scope, uuids) => closeSalesOrders(scope, uuids, reason ?? null)),
  },
} satisfies Resolvers

export const salesOrderNodes = {
  SalesOrder: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

const NO_ORDER = { salesOrder: null }
const NO_ORDERS = { salesOrders: [], results: [] }

/** Changes several orders; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(async () => {
    const { results, changed } = await changeEach(scope, 'SalesOrder', globalIds, act, () => byId(scope))
    return { results, salesOrders: changed }
  }, NO_ORDERS)

const toDiscount = (input: DiscountInput | null | undefined) =>
  input ? { percent: input.percent ?? null, amount: input.amount ?? null } : null

/** All values of an order; an omitted one is cleared. */
const toBody = (scope: OrganizationScope, input: CreateSalesOrderInput | UpdateSalesOrderInput): NewSalesOrder => ({
  entityId: scope.optionalUuidOf('Entity', input.entityId) ?? null,
  customerId: scope.uuidOf('Customer', input.customerId),
  orderDate: input.orderDate,
  requiredDate: input.requiredDate ?? null,
  customerReference: input.customerReference ?? null,
  purchaseOrderId: scope.optionalUuidOf('PurchaseOrder', input.purchaseOrderId) ?? null,
  note: input.note ?? null,
  currency: input.currency,
  vatTreatment: input.vatTreatment,
  discount: toDiscount(input.discount),
  lines: input.lines.map(line => ({
    productId: scope.optionalUuidOf('Product', line.productId) ?? null,
    description: line.description,
    kind: line.kind,
    quantity: line.quantity,
    unit: line.unit,
    taxUnit: line.taxUnit,
    price: line.price,
    discount: toDiscount(line.discount),
    withholding: line.withholding ?? null,
    purchaseOrderLineId: line.purchaseOrderLineUuid ?? null,
  })),
})

const toDraft = (scope: OrganizationScope, draft: SalesOrderDraftInput): SalesOrderDraft => ({
  customerId: scope.optionalUuidOf('Customer', draft.customerId) ?? null,
  orderId: scope.optionalUuidOf('SalesOrder', draft.salesOrderId) ?? null,
  orderDate: draft.orderDate,
  currency: draft.currency,
  vatTreatment: draft.vatTreatment,
  discount: toDiscount(draft.discount),
  lines: draft.lines.map(line => ({
    quantity: line.quantity,
    price: line.price,
    discount: toDiscount(line.discount),
    withholding: line.withholding ?? null,
  })),
})

function toQuery(scope: OrganizationScope, filter: SalesOrderFilter | null | undefined): SalesOrderQuery {
  const {
    search,
    status,
    waitingApproval,
    fulfillment,
    paymentStatus,
    entityUuid,
    currency,
    orderDate,
    requiredDate,
    amount,
  } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  const purchaseOrderId = scope.optionalUuidOf('PurchaseOrder', filter?.purchaseOrderId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(typeof waitingApproval === 'boolean' && { waitingApproval: waitingApproval ? 'true' : 'false' }),
    ...(fulfillment && { fulfillment }),
    ...(paymentStatus && { paymentStatus }),
    ...(entityUuid && { entityId: entityUuid }),
    ...(customerId && { customerId }),
    ...(purchaseOrderId && { purchaseOrderId }),
    ...(currency && { currency }),
    ...(orderDate?.from && { orderFrom: orderDate.from }),
    ...(orderDate?.to && { orderTo: orderDate.to }),
    ...(requiredDate?.from && { requiredFrom: requiredDate.from }),
    ...(requiredDate?.to && { requiredTo: requiredDate.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { ORDER_DATE: 'orderDate', REQUIRED_DATE: 'requiredDate', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'ORDER_DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const salesOrderExports: ExportedLists = {
  SALES_ORDERS: {
    service: 'account',
    toQuery: (scope, { salesOrders: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
