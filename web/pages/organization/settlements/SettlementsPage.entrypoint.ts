import type { SettlementsPageQuery } from '../../../__generated__/SettlementsPageQuery.graphql.ts'
import parameters from '../../../__generated__/SettlementsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { settlementsState, toVariables } from './_lib/settlementsState.ts'

/** `/settlement`. */
export const settlementsEntryPoint = {
  root: resource('SettlementsPage', () => import('./SettlementsPage.tsx').then(module => module.SettlementsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(settlementsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: SettlementsPageQuery }>
