import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import { listApiTokens, listDeliveries, listWebhooks } from './accountIntegrations.ts'

export const integrationLoaders = (scope: OrganizationScope) => ({
  apiTokens: batchById(async ids =>
    (await listApiTokens(scope, { ids: ids.join(',') })).items.map(token => owned(scope, token)),
  ),
  webhooks: batchById(async ids => (await listWebhooks(scope, ids)).items.map(webhook => owned(scope, webhook))),
  deliveries: batchById(async ids =>
    (await listDeliveries(scope, { ids: ids.join(',') })).items.map(delivery => owned(scope, delivery)),
  ),
})
