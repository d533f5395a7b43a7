import type { EditCustomerPageQuery } from '../../../__generated__/EditCustomerPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditCustomerPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/buyer/{uuid}/edit`. */
export const editCustomerEntryPoint = {
  root: resource('EditCustomerPage', () => import('./EditCustomerPage.tsx').then(module => module.EditCustomerPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditCustomerPageQuery }>
