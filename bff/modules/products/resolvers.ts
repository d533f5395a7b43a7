import type {
  CreateProductInput,
  ProductFilter,
  Resolvers,
  UpdateProductInput,
} from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { deleteEach } from '../bulk.ts'
import { importRecords } from '../recordImports/relations.ts'
import {
  createProduct,
  deleteProducts,
  getProduct,
  importProducts,
  listProducts,
  listTaxUnits,
  type ProductQuery,
  summarizeProducts,
  updateProduct,
} from './accountProducts.ts'
import { productLoaders, toProduct } from './loaders.ts'

export const productResolvers = {
  Organization: {
    taxUnits: async ({ id }, _args, context) => (await listTaxUnits(context.organization(id))).items,
    products: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listProducts(scope, { ...query, sort: toSort(sort) }),
      toNode: toProduct,
    }),
    product: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toProduct(scope, await getProduct(scope, uuid))
    },
  },
  ProductConnection: {
    totalCount: summaryField(summarizeProducts, 'totalCount'),
  },
  Product: {
    id: ({ id, organizationId }) => encodeId('Product', organizationId, id),
    uuid: ({ id }) => id,
  },
  Mutation: {
    createProduct: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(
        async () => ({ product: toProduct(scope, await createProduct(scope, toBody(input), input.idempotencyKey)) }),
        NO_PRODUCT,
      )
    },
    updateProduct: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Product', input.id)
      const body = { ...toBody(input), status: input.status, version: input.version }
      return toPayload(async () => ({ product: toProduct(scope, await updateProduct(scope, id, body)) }), NO_PRODUCT)
    },
    importProducts: (_root, { input }, context) => importRecords(context.named, 'account', input, importProducts),
    deleteProducts: (_root, { input }, context) => deleteEach(context.named, 'Product', input.ids, deleteProducts),
  },
} satisfies Resolvers

export const productNodes = {
  Product: (scope, uuid) => scope.loaders(productLoaders).byId.load(uuid),
} satisfies NodeFinders

const NO_PRODUCT = { product: null }

const toBody = (input: CreateProductInput | UpdateProductInput) => ({
  code: input.code,
  name: input.name,
  kind: input.kind,
  unit: input.unit,
  taxUnit: input.taxUnit,
  vatTreatment: input.vatTreatment,
  withholding: input.withholding ?? null,
})

function toQuery(filter: ProductFilter | null | undefined): ProductQuery {
  const { search, status, kind } = filter ?? {}
  return { ...(search && { search }), ...(status && { status }), ...(kind && { kind }) }
}

const toSort = orderBy({ CODE: 'code', NAME: 'name', CREATED_AT: 'createdAt' }, { field: 'CODE', direction: 'ASC' })

/** How the list of this module is exported. */
export const productExports: ExportedLists = {
  PRODUCTS: {
    service: 'account',
    toQuery: (_scope, { products: rows }) => ({ ...toQuery(rows?.filter), sort: toSort(rows?.sort) }),
  },
}
