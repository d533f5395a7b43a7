import type { WebhooksPageQuery } from '../../../../__generated__/WebhooksPageQuery.graphql.ts'
import parameters from '../../../../__generated__/WebhooksPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/webhooks`. */
export const webhooksEntryPoint = {
  root: resource('WebhooksPage', () => import('./WebhooksPage.tsx').then(module => module.WebhooksPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: WebhooksPageQuery }>
