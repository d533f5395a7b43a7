import type { InvoicesPageQuery } from '../../../__generated__/InvoicesPageQuery.graphql.ts'
import parameters from '../../../__generated__/InvoicesPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { invoicesState, toVariables } from './_lib/invoicesState.ts'

/** `/invoices`: invoices to customers, by status. */
export const invoicesEntryPoint = {
  root: resource('InvoicesPage', () => import('./InvoicesPage.tsx').then(module => module.InvoicesPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(invoicesState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: InvoicesPageQuery }>
