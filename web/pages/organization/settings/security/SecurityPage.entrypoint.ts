import type { SecurityPageQuery } from '../../../../__generated__/SecurityPageQuery.graphql.ts'
import parameters from '../../../../__generated__/SecurityPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/security`. */
export const securityEntryPoint: PageEntryPoint<{ page: SecurityPageQuery }> = {
  root: resource('SecurityPage', () => import('./SecurityPage.tsx').then(module => module.SecurityPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
}
