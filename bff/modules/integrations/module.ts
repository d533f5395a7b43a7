import type { BffModule } from '../../module.ts'
import { integrationExports, integrationNodes, integrationResolvers } from './resolvers.ts'

export const integrationsModule = {
  name: 'integrations',
  resolvers: integrationResolvers,
  nodes: integrationNodes,
  exports: integrationExports,
  rules: {
    'Organization.apiTokens': 'account.apiTokens.manage',
    'Organization.webhooks': 'account.webhooks.manage',
    'Organization.webhook': 'account.webhooks.manage',
    'Mutation.createApiToken': 'account.apiTokens.manage',
    'Mutation.revokeApiToken': 'account.apiTokens.manage',
    'Mutation.createWebhook': 'account.webhooks.manage',
    'Mutation.updateWebhook': 'account.webhooks.manage',
    'Mutation.rotateWebhookSecret': 'account.webhooks.manage',
    'Mutation.deleteWebhook': 'account.webhooks.manage',
    'Mutation.testWebhook': 'account.webhooks.manage',
    'Mutation.resendWebhookDelivery': 'account.webhooks.manage',
  },
} as const satisfies BffModule
