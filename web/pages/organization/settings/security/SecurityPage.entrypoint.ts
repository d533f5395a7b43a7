import type { SecurityPageQuery } from '../../../../__generated__/SecurityPageQuery.graphql.ts'
import parameters from '../../../../__generated__/SecurityPageQuery$parameters.ts'
import { addMessages } from '../../../../i18n/intl.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/security`. */
export const securityEntryPoint: PageEntryPoint<{ page: SecurityPageQuery }> = {
  root: resource('SecurityPage', async () => {
    const [{ SecurityPage }] = await Promise.all([import('./SecurityPage.tsx'), addMessages(['secondFactor'])])
    return SecurityPage
  }),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
}
