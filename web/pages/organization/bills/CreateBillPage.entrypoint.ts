import type { CreateBillPageQuery } from '../../../__generated__/CreateBillPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateBillPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/bills/create`. */
export const createBillEntryPoint = {
  root: resource('CreateBillPage', () => import('./CreateBillPage.tsx').then(module => module.CreateBillPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateBillPageQuery }>
