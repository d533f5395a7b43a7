import type { ImportStatementPageQuery } from '../../../__generated__/ImportStatementPageQuery.graphql.ts'
import parameters from '../../../__generated__/ImportStatementPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'

/** `/statement-transactions/create`: a statement file, or one manual line; `?import=` resumes an import. */
export const importStatementEntryPoint = {
  root: resource('ImportStatementPage', () =>
    import('./ImportStatementPage.tsx').then(module => module.ImportStatementPage),
  ),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: importVariables(search) } } }),
} satisfies PageEntryPoint<{ page: ImportStatementPageQuery }>
