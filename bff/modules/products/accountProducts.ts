// The account service's products.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type ListQuery = NonNullable<operations['listProducts']['parameters']['query']>
export type ProductQuery = NonNullable<operations['summarizeProducts']['parameters']['query']>
type NewProduct = operations['createProduct']['requestBody']['content']['application/json']
type ImportRequest = operations['importProducts']['requestBody']['content']['application/json']
type ProductEdit = operations['updateProduct']['requestBody']['content']['application/json']

export const listProducts = (scope: OrganizationScope, query: ListQuery) => scope.account.get('/v1/products', { query })

export const readProducts = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/products', { query: { ids: ids.join(',') } })

export const summarizeProducts = (scope: OrganizationScope, query: ProductQuery) =>
  scope.account.get('/v1/products/summary', { query })

export const getProduct = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/products/{id}', { path: { id } })

export const listTaxUnits = (scope: OrganizationScope) => scope.account.get('/v1/tax-units', {})

export const createProduct = (scope: OrganizationScope, body: NewProduct, key: string | null | undefined) =>
  scope.account.post('/v1/products', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateProduct = (scope: OrganizationScope, id: string, body: ProductEdit) =>
  scope.account.put('/v1/products/{id}', { path: { id }, body })

export const deleteProducts = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/products/delete', { body: { ids } })

export const importProducts = (scope: OrganizationScope, body: ImportRequest, key: string | null | undefined) =>
  scope.account.post('/v1/product-imports', { body, headers: key ? { 'idempotency-key': key } : {} })
