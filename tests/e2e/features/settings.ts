import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: [
    '/settings/team-members',
    '/settings/api-tokens',
    '/settings/payment-rules',
    '/settings/category-rules',
    '/settings/bills',
    '/settings/taxes',
    '/settings/reminders',
    '/settings/webhooks',
  ],
  viewer: [['/settings/team-members', 'Ratna Wijaya']],
  records: [
    [
      '/settings/webhooks',
      async ({ client, newId, sql }) => {
        const { organization } = await client.run<{ organization: { uuid: string } }>('{ organization { uuid } }')
        const webhook = newId()
        await sql(
          'account',
          `insert into webhook (organization_id, id, url, events, secret, status, created_by)
           values ($1, $2, 'https://judul.example/hook', '{PAYMENT_CHANGED}', '\\x00', 'PAUSED', $2)`,
          [organization.uuid, webhook],
        )
        return webhook
      },
    ],
  ],
}
