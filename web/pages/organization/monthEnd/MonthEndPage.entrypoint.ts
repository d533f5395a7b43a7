import type { MonthEndPageQuery } from '../../../__generated__/MonthEndPageQuery.graphql.ts'
import parameters from '../../../__generated__/MonthEndPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { monthEndState, toVariables } from './_lib/monthEndState.ts'

/** `/month-end`. */
export const monthEndEntryPoint = {
  root: resource('MonthEndPage', () => import('./MonthEndPage.tsx').then(module => module.MonthEndPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(monthEndState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: MonthEndPageQuery }>
