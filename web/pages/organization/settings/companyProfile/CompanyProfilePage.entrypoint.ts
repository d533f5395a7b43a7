import type { CompanyProfilePageQuery } from '../../../../__generated__/CompanyProfilePageQuery.graphql.ts'
import parameters from '../../../../__generated__/CompanyProfilePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/company-profile`. */
export const companyProfileEntryPoint = {
  root: resource('CompanyProfilePage', () =>
    import('./CompanyProfilePage.tsx').then(module => module.CompanyProfilePage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CompanyProfilePageQuery }>
