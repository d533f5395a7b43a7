import type { EditProductPageQuery } from '../../../__generated__/EditProductPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditProductPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/products/{uuid}/edit`. */
export const editProductEntryPoint = {
  root: resource('EditProductPage', () => import('./EditProductPage.tsx').then(module => module.EditProductPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditProductPageQuery }>
