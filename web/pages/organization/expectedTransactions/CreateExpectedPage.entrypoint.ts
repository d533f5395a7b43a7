import type { CreateExpectedPageQuery } from '../../../__generated__/CreateExpectedPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateExpectedPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'

/** `/expected-transactions/create`: one transaction, or many from a file (`?by=file`); `&import=` resumes an import. */
export const createExpectedEntryPoint = {
  root: resource('CreateExpectedPage', () =>
    import('./CreateExpectedPage.tsx').then(module => module.CreateExpectedPage),
  ),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: importVariables(search) } } }),
} satisfies PageEntryPoint<{ page: CreateExpectedPageQuery }>
