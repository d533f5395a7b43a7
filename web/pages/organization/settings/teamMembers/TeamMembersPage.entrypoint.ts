import type { TeamMembersPageQuery } from '../../../../__generated__/TeamMembersPageQuery.graphql.ts'
import parameters from '../../../../__generated__/TeamMembersPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/team-members`. */
export const teamMembersEntryPoint = {
  root: resource('TeamMembersPage', () => import('./TeamMembersPage.tsx').then(module => module.TeamMembersPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: { first: 200 } } } }),
} satisfies PageEntryPoint<{ page: TeamMembersPageQuery }>
