import type { ProductsPageQuery } from '../../../__generated__/ProductsPageQuery.graphql.ts'
import parameters from '../../../__generated__/ProductsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { productsState, toVariables } from './_lib/productsState.ts'

/** `/products`: what the organization sells. */
export const productsEntryPoint = {
  root: resource('ProductsPage', () => import('./ProductsPage.tsx').then(module => module.ProductsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(productsState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: ProductsPageQuery }>
