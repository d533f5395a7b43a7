import type { ExportsPageQuery } from '../../../__generated__/ExportsPageQuery.graphql.ts'
import parameters from '../../../__generated__/ExportsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/exports`. */
export const exportsEntryPoint: PageEntryPoint<{ page: ExportsPageQuery }> = {
  root: resource('ExportsPage', () => import('./ExportsPage.tsx').then(module => module.ExportsPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
}
