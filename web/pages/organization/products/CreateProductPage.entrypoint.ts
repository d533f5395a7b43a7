import type { CreateProductPageQuery } from '../../../__generated__/CreateProductPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateProductPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'

/** `/products/create`: one product, or many from a file (`?by=file`); `&import=` resumes an import. */
export const createProductEntryPoint = {
  root: resource('CreateProductPage', () => import('./CreateProductPage.tsx').then(module => module.CreateProductPage)),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: importVariables(search) } } }),
} satisfies PageEntryPoint<{ page: CreateProductPageQuery }>
