import type { CategoryRulesPageQuery } from '../../../../__generated__/CategoryRulesPageQuery.graphql.ts'
import parameters from '../../../../__generated__/CategoryRulesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/category-rules`. */
export const categoryRulesEntryPoint = {
  root: resource('CategoryRulesPage', () => import('./CategoryRulesPage.tsx').then(module => module.CategoryRulesPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CategoryRulesPageQuery }>
