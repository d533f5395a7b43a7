import type { EditExpectedPageQuery } from '../../../__generated__/EditExpectedPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditExpectedPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/expected-transactions/{uuid}/edit`. */
export const editExpectedEntryPoint = {
  root: resource('EditExpectedPage', () => import('./EditExpectedPage.tsx').then(module => module.EditExpectedPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditExpectedPageQuery }>
