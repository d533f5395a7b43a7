import type { EditBillPageQuery } from '../../../__generated__/EditBillPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditBillPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/bills/{uuid}/edit`. */
export const editBillEntryPoint = {
  root: resource('EditBillPage', () => import('./EditBillPage.tsx').then(module => module.EditBillPage)),
  getPreloadProps: ({ params }) => ({
    queries: { page: { parameters, variables: { uuid: params.uuid ?? '', today: today() } } },
  }),
} satisfies PageEntryPoint<{ page: EditBillPageQuery }>
