import type { ProfilePageQuery } from '../../../../__generated__/ProfilePageQuery.graphql.ts'
import parameters from '../../../../__generated__/ProfilePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/profile`. */
export const profileEntryPoint = {
  root: resource('ProfilePage', () => import('./ProfilePage.tsx').then(module => module.ProfilePage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: ProfilePageQuery }>
