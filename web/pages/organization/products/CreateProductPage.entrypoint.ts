import type { CreateProductPageQuery } from '../../../__generated__/CreateProductPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateProductPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/products/create`. */
export const createProductEntryPoint = {
  root: resource('CreateProductPage', () => import('./CreateProductPage.tsx').then(module => module.CreateProductPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateProductPageQuery }>
