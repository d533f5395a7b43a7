import type { ImportPaymentsPageQuery } from '../../../../__generated__/ImportPaymentsPageQuery.graphql.ts'
import parameters from '../../../../__generated__/ImportPaymentsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'
import { importVariables } from '../../_lib/importVariables.ts'

/** `/payments/import` and `/transfers/import`: bulk payments, pasted or from a file (`?by=file`); `&import=` resumes an import. */
export const importPaymentsEntryPoint = {
  root: resource('ImportPaymentsPage', () =>
    import('./ImportPaymentsPage.tsx').then(module => module.ImportPaymentsPage),
  ),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: importVariables(search) } } }),
} satisfies PageEntryPoint<{ page: ImportPaymentsPageQuery }>
