import type { CreateBillPageQuery } from '../../../__generated__/CreateBillPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateBillPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'

/** `/bills/create`: one bill, or many from a file (`?by=file`); `&import=` resumes an import. */
export const createBillEntryPoint = {
  root: resource('CreateBillPage', () => import('./CreateBillPage.tsx').then(module => module.CreateBillPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: { ...importVariables(search), today: today() } } },
  }),
} satisfies PageEntryPoint<{ page: CreateBillPageQuery }>
