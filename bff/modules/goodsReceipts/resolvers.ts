import type { GoodsReceiptFilter, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNotFound, orNull } from '../../graph/relation.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { person } from '../organization/relations.ts'
import { salesOrderLoaders } from '../salesOrders/loaders.ts'
import {
  cancelGoodsReceipt,
  createGoodsReceipt,
  getGoodsReceipt,
  type GoodsReceiptQuery,
  listGoodsReceipts,
  summarizeGoodsReceipts,
} from './accountGoodsReceipts.ts'
import { goodsReceiptLoaders, toGoodsReceipt } from './loaders.ts'

export const goodsReceiptResolvers = {
  Organization: {
    goodsReceipts: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listGoodsReceipts(scope, { ...query, sort: toSort(sort) }),
      toNode: toGoodsReceipt,
    }),
    goodsReceipt: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toGoodsReceipt(scope, await getGoodsReceipt(scope, uuid))
    },
  },
  GoodsReceiptConnection: {
    totalCount: summaryField(summarizeGoodsReceipts, 'totalCount'),
  },
  GoodsReceipt: {
    id: ({ id, organizationId }) => encodeId('GoodsReceipt', organizationId, id),
    uuid: ({ id }) => id,
    salesOrder: byKey({
      key: ({ orderId }) => orderId,
      loader: scope => scope.loaders(salesOrderLoaders).byId,
      show: orNotFound,
    }),
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(customerLoaders).byId,
      show: orNotFound,
    }),
    files: receipt => receipt.files.map(file => owned(receipt, file)),
    canceledBy: person(({ canceledBy }) => canceledBy),
    createdBy: person(({ createdBy }) => createdBy),
  },
  GoodsReceiptLine: {
    lineUuid: ({ lineId }) => lineId,
  },
  GoodsReceiptFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('account', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('account', organizationId, fileId)}`,
  },
  SalesOrder: {
    goodsReceipts: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(goodsReceiptLoaders).ofOrder,
      show: orNull,
    }),
  },
  Mutation: {
    createGoodsReceipt: (_root, { input }, context) => {
      const scope = context.named
      const body = {
        orderId: scope.uuidOf('SalesOrder', input.salesOrderId),
        kind: input.kind,
        reference: input.reference ?? null,
        date: input.date,
        lines: input.lines.map(({ lineUuid, quantity }) => ({ lineId: lineUuid, quantity })),
        fileIds: (input.fileIds ?? []).map(fileId => scope.fileOf('account', fileId)),
      }
      return toPayload(
        async () => ({
          goodsReceipt: toGoodsReceipt(scope, await createGoodsReceipt(scope, body, input.idempotencyKey)),
        }),
        NO_RECEIPT,
      )
    },
    cancelGoodsReceipt: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('GoodsReceipt', id)
      return toPayload(
        async () => ({
          goodsReceipt: toGoodsReceipt(scope, await cancelGoodsReceipt(scope, uuid, { version, reason })),
        }),
        NO_RECEIPT,
      )
    },
  },
} satisfies Resolvers

export const goodsReceiptNodes = {
  GoodsReceipt: (scope, uuid) => scope.loaders(goodsReceiptLoaders).byId.load(uuid),
} satisfies NodeFinders

const NO_RECEIPT = { goodsReceipt: null }

function toQuery(scope: OrganizationScope, filter: GoodsReceiptFilter | null | undefined): GoodsReceiptQuery {
  const { search, status, kind, date } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  const orderId = scope.optionalUuidOf('SalesOrder', filter?.salesOrderId)
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(customerId && { customerId }),
    ...(orderId && { orderId }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
  }
}

const toSort = orderBy({ DATE: 'date', CREATED_AT: 'createdAt' }, { field: 'DATE', direction: 'DESC' })

/** How the list of this module is exported. */
export const goodsReceiptExports: ExportedLists = {
  GOODS_RECEIPTS: {
    service: 'account',
    toQuery: (scope, { goodsReceipts: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
