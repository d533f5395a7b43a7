import type { CreditMemoPageQuery } from '../../../__generated__/CreditMemoPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreditMemoPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/credit-memo/{uuid}`. */
export const creditMemoEntryPoint = {
  root: resource('CreditMemoPage', () => import('./CreditMemoPage.tsx').then(module => module.CreditMemoPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: CreditMemoPageQuery }>
