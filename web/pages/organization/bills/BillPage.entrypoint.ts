import type { BillPageQuery } from '../../../__generated__/BillPageQuery.graphql.ts'
import parameters from '../../../__generated__/BillPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/bills/{uuid}`. */
export const billEntryPoint = {
  root: resource('BillPage', () => import('./BillPage.tsx').then(module => module.BillPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: BillPageQuery }>
