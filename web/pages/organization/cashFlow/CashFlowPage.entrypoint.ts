import parameters from '../../../__generated__/CashFlowPageQuery$parameters.ts'
import type { CashFlowPageQuery } from '../../../__generated__/CashFlowPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { flowState, flowVariables } from './_lib/flowState.ts'

/** `/cash-flow`. */
export const cashFlowEntryPoint = {
  root: resource('CashFlowPage', () => import('./CashFlowPage.tsx').then(module => module.CashFlowPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: flowVariables(flowState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: CashFlowPageQuery }>
