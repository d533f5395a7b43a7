import type { EditCreditMemoPageQuery } from '../../../__generated__/EditCreditMemoPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditCreditMemoPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/credit-memo/{uuid}/edit`. */
export const editCreditMemoEntryPoint = {
  root: resource('EditCreditMemoPage', () =>
    import('./EditCreditMemoPage.tsx').then(module => module.EditCreditMemoPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditCreditMemoPageQuery }>
