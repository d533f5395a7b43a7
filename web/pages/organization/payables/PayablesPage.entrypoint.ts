import parameters from '../../../__generated__/PayablesPageQuery$parameters.ts'
import type { PayablesPageQuery } from '../../../__generated__/PayablesPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { payablesState } from './_lib/payablesState.ts'

/** `/payables`. */
export const payablesEntryPoint = {
  root: resource('PayablesPage', () => import('./PayablesPage.tsx').then(module => module.PayablesPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: { asOf: payablesState.read(search).day } } },
  }),
} satisfies PageEntryPoint<{ page: PayablesPageQuery }>
