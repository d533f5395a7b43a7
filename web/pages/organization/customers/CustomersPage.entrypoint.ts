import type { CustomersPageQuery } from '../../../__generated__/CustomersPageQuery.graphql.ts'
import parameters from '../../../__generated__/CustomersPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { customersState, toVariables } from './_lib/customersState.ts'

/** `/buyer`: customers, by status. */
export const customersEntryPoint = {
  root: resource('CustomersPage', () => import('./CustomersPage.tsx').then(module => module.CustomersPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(customersState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: CustomersPageQuery }>
