import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type ConnectProviderPageQuery,
} from '../../../../../web/__generated__/ConnectProviderPageQuery.graphql.ts'
import { ConnectProviderPage } from '../../../../../web/pages/organization/providers/ConnectProviderPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const offer = (provider: string, name: string, over: object = {}) => ({
  provider,
  name,
  api: true,
  lists: true,
  notifications: true,
  ownReport: true,
  credentials: ['SECRET_KEY', 'WEBHOOK_TOKEN'],
  ...over,
})
const ACCOUNT = {
  id: 'account',
  alias: 'BCA Operasional',
  accountNumber: '2081134471',
  currency: 'IDR',
  bank: { name: 'BCA' },
}

async function open(permissions: readonly string[] = ['TREASURY_PROVIDERS_MANAGE']) {
  const environment = createMockEnvironment()
  const page = loadQuery<ConnectProviderPageQuery>(environment, pageQuery, {})
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <ConnectProviderPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['providers', 'providers.form'], path: '/payment-providers/connect' },
  )
  act(() =>
    environment.mock.resolve(
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'ConnectProviderPageQuery'),
      {
        data: {
          organization: {
            id: 'o',
            bankAccounts: { edges: [{ node: ACCOUNT }] },
            paymentProviderCapabilities: [
              offer('XENDIT', 'Xendit'),
              offer('DURIANPAY', 'Durianpay', {
                api: false,
                lists: false,
                notifications: false,
                ownReport: false,
                credentials: [],
              }),
            ],
          },
        },
      },
    ),
  )
  await rendering
  await screen.findByRole('heading', { level: 1, name: 'Connect a provider' })
  return { environment, user: userEvent.setup() }
}

test('asks for all that the provider asks for, and sends it once it is there', async () => {
  const { environment, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Connect Xendit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Xendit' }))
  await user.click(dialog.getByRole('button', { name: 'Test and connect' }))
  expect(environment.mock.getAllOperations()).toEqual([])
  await waitFor(() => expect(dialog.getAllByText(/^Please enter/)).toHaveLength(3))

  await user.selectOptions(dialog.getByRole('combobox', { name: /^Payout account/ }), 'account')
  await user.type(dialog.getByLabelText(/^Secret key/), 'xnd_1')
  await user.type(dialog.getByLabelText(/^Webhook verification token/), 'token')
  await user.click(dialog.getByRole('button', { name: 'Test and connect' }))
  const { variables } = lastMutation(environment).request
  expect(variables).toMatchObject({
    input: {
      provider: 'XENDIT',
      alias: 'Xendit',
      mode: 'API',
      bankAccountId: 'account',
      credentials: { clientId: '', secretKey: 'xnd_1', webhookToken: 'token' },
    },
  })
})

test('a provider without a published API is connected by file, with no secret', async () => {
  const { environment, user } = await open()
  expect(screen.getByText('By file only')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect Durianpay' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Durianpay' }))
  expect(dialog.queryByLabelText(/^Secret key/)).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Payout account/ }), 'account')
  await user.click(dialog.getByRole('button', { name: 'Connect' }))
  expect(lastMutation(environment).request.variables).toMatchObject({
    input: { provider: 'DURIANPAY', mode: 'FILE', credentials: null },
  })
})

test('tells whoever may only view that others connect providers', async () => {
  await open(['TREASURY_PROVIDERS_VIEW'])
  expect(screen.getByRole('heading', { name: 'Your role doesn’t allow this' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect Xendit' })).toBeNull()
})
