import type { CreateCounterpartyPageQuery } from '../../../__generated__/CreateCounterpartyPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateCounterpartyPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'

/** `/counterparties/create`: one counterparty, or many from a file (`?by=file`); `&import=` resumes an import. */
export const createCounterpartyEntryPoint = {
  root: resource('CreateCounterpartyPage', () =>
    import('./CreateCounterpartyPage.tsx').then(module => module.CreateCounterpartyPage),
  ),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: importVariables(search) } } }),
} satisfies PageEntryPoint<{ page: CreateCounterpartyPageQuery }>
