import type { SettlementPageQuery } from '../../../__generated__/SettlementPageQuery.graphql.ts'
import parameters from '../../../__generated__/SettlementPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/settlement/{uuid}`. */
export const settlementEntryPoint = {
  root: resource('SettlementPage', () => import('./SettlementPage.tsx').then(module => module.SettlementPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: SettlementPageQuery }>
