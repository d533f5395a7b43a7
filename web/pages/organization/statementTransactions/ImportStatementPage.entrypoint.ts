import type { ImportStatementPageQuery } from '../../../__generated__/ImportStatementPageQuery.graphql.ts'
import parameters from '../../../__generated__/ImportStatementPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

const NO_IMPORT = '00000000-0000-0000-0000-000000000000'

/** `/statement-transactions/create`: a statement file, or one line by hand; `?import=` goes on with an import. */
export const importStatementEntryPoint = {
  root: resource('ImportStatementPage', () =>
    import('./ImportStatementPage.tsx').then(module => module.ImportStatementPage),
  ),
  getPreloadProps: ({ search }) => {
    const uuid = search.get('import')
    return { queries: { page: { parameters, variables: { uuid: uuid ?? NO_IMPORT, goesOn: uuid !== null } } } }
  },
} satisfies PageEntryPoint<{ page: ImportStatementPageQuery }>
