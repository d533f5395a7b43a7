import type { DepositsPageQuery } from '../../../__generated__/DepositsPageQuery.graphql.ts'
import parameters from '../../../__generated__/DepositsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { depositsState, toVariables } from './_lib/depositsState.ts'

/** `/deposits`: deposits at banks, by status, and their maturities. */
export const depositsEntryPoint = {
  root: resource('DepositsPage', () => import('./DepositsPage.tsx').then(module => module.DepositsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(depositsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: DepositsPageQuery }>
