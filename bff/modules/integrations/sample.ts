import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ fresh, make, note }) => {
    const token = { name: 'Matrix', permissions: ['TREASURY_BANK_ACCOUNTS_VIEW'], expiresAt: '2027-06-30T00:00:00Z' }
    note('ApiToken', await make('createApiToken', { ...(await fresh()), ...token }, 'apiToken', '{ id }'))
    const hook = { url: 'https://example.com/arus', events: ['ROLE_CHANGED'] }
    const webhook = await make('createWebhook', { ...(await fresh()), ...hook }, 'webhook')
    note('Webhook', webhook)
    note('WebhookDelivery', await make('testWebhook', { id: webhook.id }, 'delivery'))
  },
  withoutIds: ['createApiToken', 'createWebhook'],
}
