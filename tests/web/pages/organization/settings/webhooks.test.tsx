import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../../support/waitFor.ts'
import webhookQuery, { type WebhookPageQuery } from '../../../../../web/__generated__/WebhookPageQuery.graphql.ts'
import { WebhookPage } from '../../../../../web/pages/organization/settings/webhooks/WebhookPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const webhook = {
  __typename: 'Webhook',
  id: 'w',
  uuid: '0198f000-0000-7000-8000-000000000801',
  url: 'https://erp.example.com/arus',
  description: null,
  events: ['ENTITY_CHANGED'],
  status: 'ACTIVE',
  createdAt: '2026-11-21T03:00:00Z',
  lastDeliveredAt: null as string | null,
  version: 1,
}
const delivery = {
  __typename: 'WebhookDelivery',
  id: 'd',
  event: 'ENTITY_CHANGED',
  payload: '{"id":"7d1f0c8e","type":"entity.changed"}',
  status: 'PENDING',
  attempts: 1,
  createdAt: '2026-11-21T03:00:00Z',
  nextAttemptAt: '2026-11-21T03:00:10Z' as string | null,
  responseStatus: 500 as number | null,
  responseExcerpt: 'database is locked',
  durationMs: 22,
  failure: 'STATUS',
}

async function openWebhook(shown: Partial<typeof delivery> = {}) {
  const environment = createMockEnvironment()
  const edges = [{ cursor: 'c', node: { ...delivery, ...shown } }]
  const deliveries = { edges, totalCount: 1, pageInfo: { endCursor: 'c', hasNextPage: false } }
  environment.mock.queueOperationResolver(() => ({
    data: { organization: { id: 'o', webhook: { ...webhook, deliveries } } },
  }))
  const variables = { uuid: webhook.uuid }
  environment.mock.queuePendingOperation(webhookQuery, variables)
  const page = loadQuery<WebhookPageQuery>(environment, webhookQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={['ACCOUNT_WEBHOOKS_MANAGE']} modes={[]}>
      <WebhookPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings', 'settings/webhooks'], path: `/settings/webhooks/${webhook.uuid}` },
  )
  const readAgain = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'DeliveriesCardQuery')
  /** The data when the log is refetched. */
  const answer = (now: typeof webhook, row: typeof delivery) => {
    const rows = {
      edges: [{ cursor: 'c', node: row }],
      totalCount: 1,
      pageInfo: { endCursor: 'c', hasNextPage: false },
    }
    for (const operation of readAgain())
      environment.mock.resolve(operation, { data: { node: { ...now, deliveries: rows } } })
  }
  return { readAgain, answer }
}

test('the log is looked at again while an attempt is due, be it the first or a later one', async () => {
  const { readAgain, answer } = await openWebhook()
  await waitFor(() => expect(readAgain()).not.toEqual([]))
  expect(screen.getByText('Never')).toBeTruthy()
  const done = { ...delivery, status: 'DELIVERED', nextAttemptAt: null, attempts: 2 }
  act(() => answer({ ...webhook, lastDeliveredAt: '2026-11-21T03:00:11Z' }, done))
  expect(await screen.findByText('Delivered')).toBeTruthy()
  expect(screen.queryByText('Never')).toBeNull()
})

test('the log is left alone when nothing is under way', async () => {
  const { readAgain } = await openWebhook({ status: 'DELIVERED', nextAttemptAt: null })
  vi.useFakeTimers()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(readAgain()).toEqual([])
})

test('what was sent and what came back is shown beneath the line of a delivery', async () => {
  await openWebhook({ status: 'DELIVERED', nextAttemptAt: null })
  const name = screen.getByRole('button', { name: 'Entity changed' })
  expect(screen.queryByText(delivery.payload)).toBeNull()
  await userEvent.click(name)
  expect(name.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(delivery.payload)).toBeTruthy()
  expect(screen.getByText('database is locked')).toBeTruthy()
  await userEvent.click(name)
  expect(screen.queryByText(delivery.payload)).toBeNull()
})

test.each([
  ['Delete', 'alertdialog', 'Delete webhook'],
  ['Edit', 'dialog', 'Edit webhook'],
] as const)('the dialog of "%s" says of what', async (button, role, title) => {
  await openWebhook({ status: 'DELIVERED', nextAttemptAt: null })
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(within(await screen.findByRole(role)).getByRole('heading', { name: title })).toBeTruthy()
})
