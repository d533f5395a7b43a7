import type {
  CreatePurchaseOrderInput,
  PurchaseOrderFilter,
  Resolvers,
  UpdatePurchaseOrderInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { changeEach } from '../bulk.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { person } from '../organization/relations.ts'
import { productLoaders } from '../products/loaders.ts'
import {
  cancelPurchaseOrder,
  closePurchaseOrder,
  countPurchaseOrders,
  createPurchaseOrder,
  getPurchaseOrder,
  listPurchaseOrders,
  type NewPurchaseOrder,
  orderPurchaseOrders,
  type PurchaseOrderQuery,
  rejectPurchaseOrder,
  summarizePurchaseOrders,
  updatePurchaseOrder,
} from './accountPurchaseOrders.ts'
import { purchaseOrderLoaders, toPurchaseOrder } from './loaders.ts'
import type { PurchaseOrderBody } from './sources.ts'

const loaders = (scope: OrganizationScope) => scope.loaders(purchaseOrderLoaders)

export const purchaseOrderResolvers = {
  Organization: {
    purchaseOrders: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listPurchaseOrders(scope, { ...query, sort: toSort(sort) }),
      toNode: toPurchaseOrder,
    }),
    purchaseOrder: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toPurchaseOrder(scope, await getPurchaseOrder(scope, uuid))
    },
    purchaseOrderCounts: ({ id }, _args, context) => countPurchaseOrders(context.organization(id)),
  },
  PurchaseOrderConnection: {
    totalCount: summaryField(summarizePurchaseOrders, 'totalCount'),
    totals: summaryField(summarizePurchaseOrders, 'totals'),
  },
  PurchaseOrder: {
    id: ({ id, organizationId }) => encodeId('PurchaseOrder', organizationId, id),
    uuid: ({ id }) => id,
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(customerLoaders).byId,
      show: orNotFound,
    }),
    customerId: ({ customerId, organizationId }) => encodeId('Customer', organizationId, customerId),
    lines: byKey({
      key: ({ id }) => id,
      loader: scope => loaders(scope).lines,
      show: (found, _args, scope, { currency }) => found.map(line => owned(scope, { ...line, currency })),
    }),
    salesOrders: byKey({ key: ({ id }) => id, loader: scope => loaders(scope).answers, show: orNull }),
    revisions: byKey({ key: ({ id }) => id, loader: scope => loaders(scope).revisions, show: orNull }),
    files: order => order.files.map(file => owned(order, file)),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
  },
  PurchaseOrderLine: {
    uuid: ({ id }) => id,
    product: byOptionalKey({
      key: ({ productId }) => productId,
      loader: scope => scope.loaders(productLoaders).byId,
      show: orNull,
    }),
    price: ({ price, currency }) => ({ amount: price, currency }),
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  PurchaseOrderFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('account', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('account', organizationId, fileId)}`,
  },
  PurchaseOrderRevision: {
    actor: person(({ actorId }) => actorId),
  },
  SalesOrder: {
    purchaseOrderId: ({ purchaseOrderId, organizationId }) =>
      purchaseOrderId === null ? null : encodeId('PurchaseOrder', organizationId, purchaseOrderId),
    purchaseOrder: byOptionalKey({
      key: ({ purchaseOrderId }) => purchaseOrderId,
      loader: scope => loaders(scope).byId,
      show: orNull,
    }),
  },
  Mutation: {
    createPurchaseOrder: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return answer(scope, () => createPurchaseOrder(scope, body, input.idempotencyKey))
    },
    updatePurchaseOrder: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('PurchaseOrder', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return answer(scope, () => updatePurchaseOrder(scope, id, body))
    },
    rejectPurchaseOrder: (_root, { input: { id, ...body } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PurchaseOrder', id)
      return answer(scope, () => rejectPurchaseOrder(scope, uuid, body))
    },
    cancelPurchaseOrder: (_root, { input: { id, ...body } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PurchaseOrder', id)
      return answer(scope, () => cancelPurchaseOrder(scope, uuid, body))
    },
    closePurchaseOrder: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PurchaseOrder', id)
      return answer(scope, () => closePurchaseOrder(scope, uuid, { version, reason: reason ?? null }))
    },
    orderPurchaseOrders: (_root, { input: { ids } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          const { results, changed } = await changeEach(
            scope,
            'PurchaseOrder',
            ids,
            orderPurchaseOrders,
            () => loaders(scope).byId,
          )
          return { results, purchaseOrders: changed }
        },
        { purchaseOrders: [], results: [] },
      )
    },
  },
} satisfies Resolvers

export const purchaseOrderNodes = {
  PurchaseOrder: (scope, uuid) => loaders(scope).byId.load(uuid),
} satisfies NodeFinders

const answer = (scope: OrganizationScope, change: () => Promise<PurchaseOrderBody>) =>
  toPayload(async () => ({ purchaseOrder: toPurchaseOrder(scope, await change()) }), { purchaseOrder: null })

/** All values of a purchase order; an omitted one is cleared. */
const toBody = (
  scope: OrganizationScope,
  input: CreatePurchaseOrderInput | UpdatePurchaseOrderInput,
): NewPurchaseOrder => ({
  customerId: scope.uuidOf('Customer', input.customerId),
  number: input.number,
  date: input.date,
  requiredDate: input.requiredDate ?? null,
  note: input.note ?? null,
  currency: input.currency,
  lines: input.lines.map(({ productId, description, kind, quantity, unit, taxUnit, price }) => ({
    productId: scope.optionalUuidOf('Product', productId) ?? null,
    description,
    kind,
    quantity,
    unit,
    taxUnit,
    price,
  })),
  fileIds: (input.fileIds ?? []).map(fileId => scope.fileOf('account', fileId)),
})

function toQuery(scope: OrganizationScope, filter: PurchaseOrderFilter | null | undefined): PurchaseOrderQuery {
  const { search, status, currency, date, amount } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(customerId && { customerId }),
    ...(currency && { currency }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { DATE: 'date', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const purchaseOrderExports: ExportedLists = {
  PURCHASE_ORDERS: {
    service: 'account',
    toQuery: (scope, { purchaseOrders: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
