import type { CreateCounterpartyPageQuery } from '../../../__generated__/CreateCounterpartyPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateCounterpartyPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/counterparties/create`: one counterparty, or many from a file (`?by=file`). */
export const createCounterpartyEntryPoint = {
  root: resource('CreateCounterpartyPage', () =>
    import('./CreateCounterpartyPage.tsx').then(module => module.CreateCounterpartyPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateCounterpartyPageQuery }>
