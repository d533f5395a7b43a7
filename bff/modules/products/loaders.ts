import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import { readProducts } from './accountProducts.ts'
import type { ProductBody, ProductSource } from './sources.ts'

export const toProduct = (scope: OrganizationScope, product: ProductBody): ProductSource => owned(scope, product)

export const productLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readProducts(scope, ids)).items.map(product => toProduct(scope, product))),
})
