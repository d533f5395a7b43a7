import type { RemindersPageQuery } from '../../../../__generated__/RemindersPageQuery.graphql.ts'
import parameters from '../../../../__generated__/RemindersPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/reminders`. */
export const remindersEntryPoint = {
  root: resource('RemindersPage', () => import('./RemindersPage.tsx').then(module => module.RemindersPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: RemindersPageQuery }>
