import type { CreateExpectedPageQuery } from '../../../__generated__/CreateExpectedPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateExpectedPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/expected-transactions/create`: one, or many from a file (`?by=file`). */
export const createExpectedEntryPoint = {
  root: resource('CreateExpectedPage', () =>
    import('./CreateExpectedPage.tsx').then(module => module.CreateExpectedPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateExpectedPageQuery }>
