import type { CounterpartiesPageQuery } from '../../../__generated__/CounterpartiesPageQuery.graphql.ts'
import parameters from '../../../__generated__/CounterpartiesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { counterpartiesState, toVariables } from './_lib/counterpartiesState.ts'

/** `/counterparties`: customers and suppliers. */
export const counterpartiesEntryPoint = {
  root: resource('CounterpartiesPage', () =>
    import('./CounterpartiesPage.tsx').then(module => module.CounterpartiesPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(counterpartiesState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: CounterpartiesPageQuery }>
