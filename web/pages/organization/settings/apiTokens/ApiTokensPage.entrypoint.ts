import type { ApiTokensPageQuery } from '../../../../__generated__/ApiTokensPageQuery.graphql.ts'
import parameters from '../../../../__generated__/ApiTokensPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/api-tokens`. */
export const apiTokensEntryPoint = {
  root: resource('ApiTokensPage', () => import('./ApiTokensPage.tsx').then(module => module.ApiTokensPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: ApiTokensPageQuery }>
