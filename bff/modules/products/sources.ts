import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { ProductQuery } from './accountProducts.ts'

export type ProductBody = components['schemas']['Product']
export type ProductSource = ProductBody & OfOrganization
/** Keeps the filter for the field that is resolved on demand. */
export type ProductConnectionSource = Connection<ProductSource> & OfOrganization & { filter: ProductQuery }
