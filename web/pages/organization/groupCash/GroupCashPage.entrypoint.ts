import parameters from '../../../__generated__/GroupCashPageQuery$parameters.ts'
import type { GroupCashPageQuery } from '../../../__generated__/GroupCashPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { reportsFailure } from '../../../relay/persistentQueries.ts'
import { groupCashState, groupCashVariables } from './_lib/groupCashState.ts'

/** `/group-cash`. */
export const groupCashEntryPoint = {
  root: resource('GroupCashPage', () => import('./GroupCashPage.tsx').then(module => module.GroupCashPage)),
  getPreloadProps: ({ search }) => ({
    queries: {
      page: {
        parameters,
        variables: groupCashVariables(groupCashState.read(search)),
        // A failing organization shows that in its own row: the others don't wait for a retry.
        options: { networkCacheConfig: reportsFailure() },
      },
    },
  }),
} satisfies PageEntryPoint<{ page: GroupCashPageQuery }>
