import type { TaxesPageQuery } from '../../../../__generated__/TaxesPageQuery.graphql.ts'
import parameters from '../../../../__generated__/TaxesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/taxes`. */
export const taxesEntryPoint = {
  root: resource('TaxesPage', () => import('./TaxesPage.tsx').then(module => module.TaxesPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: TaxesPageQuery }>
