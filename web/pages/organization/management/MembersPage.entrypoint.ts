import type { MembersPageQuery } from '../../../__generated__/MembersPageQuery.graphql.ts'
import parameters from '../../../__generated__/MembersPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { membersState, toVariables } from './_lib/membersState.ts'

/** `/management`: members of the organization. */
export const membersEntryPoint = {
  root: resource('MembersPage', () => import('./MembersPage.tsx').then(module => module.MembersPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(membersState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: MembersPageQuery }>
