// A connection's page: its money, as its card has it.
import { screen } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type PaymentProviderPageQuery,
} from '../../../../../web/__generated__/PaymentProviderPageQuery.graphql.ts'
import { PaymentProviderPage } from '../../../../../web/pages/organization/providers/PaymentProviderPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

async function open(figures: object, language: 'en' | 'id' = 'en') {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Organization: () => ({ paymentProviderCapabilities: [], bankAccounts: { edges: [] } }),
      PaymentProvider: () => ({
        uuid: 'p1',
        alias: 'Toko online',
        provider: 'DOKU',
        mode: 'FILE',
        status: 'ACTIVE',
        health: 'BY_FILE',
        isSyncing: false,
        lastError: null,
        allowedActions: [],
        credentialsAt: null,
        notificationPath: null,
        lastNotifiedAt: null,
        createdAt: '2026-11-20T03:00:00Z',
        bankAccount: { uuid: 'b1', alias: 'BCA', currency: 'IDR' },
        figures,
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, { uuid: 'p1' })
  const page = loadQuery<PaymentProviderPageQuery>(environment, pageQuery, { uuid: 'p1' })
  await renderScreen(
    <PermissionsProvider permissions={[]}>
      <PaymentProviderPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['providers'], language, path: '/payment-providers/p1' },
  )
  await screen.findByRole('heading', { level: 1, name: 'Toko online' })
  return (term: string) => screen.getByText(term).nextElementSibling?.textContent
}

test('its money says what is not in the bank yet, also of 17 digits', async () => {
  const notInBank = [{ amount: '123456789012345.67', currency: 'IDR' }]
  const said = await open({ paidOrders: 18, payoutDays: 1, notInBank }, 'id')
  expect(said('Belum masuk bank, IDR')).toBe('123.456.789.012.345,67')
})

test('nothing is on its way, and no payout has arrived yet', async () => {
  const said = await open({ paidOrders: 0, payoutDays: null, notInBank: [] })
  expect(said('Orders paid, 7 days')).toBe('0')
  expect(said('Not in the bank yet, IDR')).toBe('0.00')
  expect(said('Money arrives after')).toBe('–')
})
