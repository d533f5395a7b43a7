import parameters from '../../../__generated__/AgedReceivablesPageQuery$parameters.ts'
import type { AgedReceivablesPageQuery } from '../../../__generated__/AgedReceivablesPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { receivablesState } from './_lib/receivablesState.ts'

/** `/aged-receivables`. */
export const agedReceivablesEntryPoint = {
  root: resource('AgedReceivablesPage', () =>
    import('./AgedReceivablesPage.tsx').then(module => module.AgedReceivablesPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: { asOf: receivablesState.read(search).day } } },
  }),
} satisfies PageEntryPoint<{ page: AgedReceivablesPageQuery }>
