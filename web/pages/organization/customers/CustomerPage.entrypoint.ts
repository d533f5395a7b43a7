import type { CustomerPageQuery } from '../../../__generated__/CustomerPageQuery.graphql.ts'
import parameters from '../../../__generated__/CustomerPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/buyer/{uuid}`. */
export const customerEntryPoint = {
  root: resource('CustomerPage', () => import('./CustomerPage.tsx').then(module => module.CustomerPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: CustomerPageQuery }>
