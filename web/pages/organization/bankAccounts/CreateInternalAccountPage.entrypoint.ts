import type { CreateInternalAccountPageQuery } from '../../../__generated__/CreateInternalAccountPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateInternalAccountPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/bank-accounts/internal-accounts/create`: a manual account. */
export const createInternalAccountEntryPoint = {
  root: resource('CreateInternalAccountPage', () =>
    import('./CreateInternalAccountPage.tsx').then(module => module.CreateInternalAccountPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateInternalAccountPageQuery }>
