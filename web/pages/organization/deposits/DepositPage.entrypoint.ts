import type { DepositPageQuery } from '../../../__generated__/DepositPageQuery.graphql.ts'
import parameters from '../../../__generated__/DepositPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/deposits/{uuid}`. */
export const depositEntryPoint = {
  root: resource('DepositPage', () => import('./DepositPage.tsx').then(module => module.DepositPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: DepositPageQuery }>
