import type { WebhookPageQuery } from '../../../../__generated__/WebhookPageQuery.graphql.ts'
import parameters from '../../../../__generated__/WebhookPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/webhooks/{uuid}`. */
export const webhookEntryPoint = {
  root: resource('WebhookPage', () => import('./WebhookPage.tsx').then(module => module.WebhookPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: WebhookPageQuery }>
