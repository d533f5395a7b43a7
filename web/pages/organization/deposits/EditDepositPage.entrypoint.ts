import type { EditDepositPageQuery } from '../../../__generated__/EditDepositPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditDepositPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/deposits/{uuid}/edit`. */
export const editDepositEntryPoint = {
  root: resource('EditDepositPage', () => import('./EditDepositPage.tsx').then(module => module.EditDepositPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditDepositPageQuery }>
