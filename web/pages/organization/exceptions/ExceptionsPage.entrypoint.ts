import type { ExceptionsPageQuery } from '../../../__generated__/ExceptionsPageQuery.graphql.ts'
import parameters from '../../../__generated__/ExceptionsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { exceptionsState, toVariables } from './_lib/exceptionsState.ts'

/** `/exceptions`: detected problems for users to review. */
export const exceptionsEntryPoint: PageEntryPoint<{ page: ExceptionsPageQuery }> = {
  root: resource('ExceptionsPage', () => import('./ExceptionsPage.tsx').then(module => module.ExceptionsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(exceptionsState.read(search)) } },
  }),
}
