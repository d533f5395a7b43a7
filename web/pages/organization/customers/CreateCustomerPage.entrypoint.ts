import type { CreateCustomerPageQuery } from '../../../__generated__/CreateCustomerPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateCustomerPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/buyer/create`. */
export const createCustomerEntryPoint = {
  root: resource('CreateCustomerPage', () =>
    import('./CreateCustomerPage.tsx').then(module => module.CreateCustomerPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateCustomerPageQuery }>
