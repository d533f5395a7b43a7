import type { CreateCustomerPageQuery } from '../../../__generated__/CreateCustomerPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateCustomerPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'

/** `/buyer/create`: one customer, or many from a file (`?by=file`); `&import=` resumes an import. */
export const createCustomerEntryPoint = {
  root: resource('CreateCustomerPage', () =>
    import('./CreateCustomerPage.tsx').then(module => module.CreateCustomerPage),
  ),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: importVariables(search) } } }),
} satisfies PageEntryPoint<{ page: CreateCustomerPageQuery }>
