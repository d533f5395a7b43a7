import type { ActivityLogPageQuery } from '../../../__generated__/ActivityLogPageQuery.graphql.ts'
import parameters from '../../../__generated__/ActivityLogPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { activityFilter, activityState } from './_lib/activityState.ts'

/** `/log`. */
export const activityLogEntryPoint: PageEntryPoint<{ page: ActivityLogPageQuery }> = {
  root: resource('ActivityLogPage', () => import('./ActivityLogPage.tsx').then(module => module.ActivityLogPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: { filter: activityFilter(activityState.read(search)) } } },
  }),
}
