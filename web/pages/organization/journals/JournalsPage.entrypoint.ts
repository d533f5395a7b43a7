import parameters from '../../../__generated__/JournalsPageQuery$parameters.ts'
import type { JournalsPageQuery } from '../../../__generated__/JournalsPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { journalsState, toVariables } from './_lib/journalsState.ts'

/** `/journals`. */
export const journalsEntryPoint = {
  root: resource('JournalsPage', () => import('./JournalsPage.tsx').then(module => module.JournalsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(journalsState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: JournalsPageQuery }>
