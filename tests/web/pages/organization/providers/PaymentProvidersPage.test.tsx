import { act, screen, within } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type PaymentProvidersPageQuery,
} from '../../../../../web/__generated__/PaymentProvidersPageQuery.graphql.ts'
import {
  paymentProvidersState,
  toVariables,
} from '../../../../../web/pages/organization/providers/_lib/paymentProvidersState.ts'
import { PaymentProvidersPage } from '../../../../../web/pages/organization/providers/PaymentProvidersPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const idr = (amount: string) => ({ amount, currency: 'IDR' })
const provider = (name: string, over: object = {}) => ({
  __typename: 'PaymentProvider',
  id: name,
  uuid: `u-${name}`,
  provider: name,
  alias: `Toko ${name}`,
  mode: 'API',
  status: 'ACTIVE',
  health: 'WORKING',
  isSyncing: false,
  lastSyncedAt: '2026-11-20T03:00:00Z',
  lastError: null,
  bankAccount: { id: 'account', currency: 'IDR' },
  figures: { paidOrders: 1204, payoutDays: 2, notInBank: [idr('12845076639000000.00')] },
  ...over,
})

async function open(permissions: readonly string[], providers: readonly object[]) {
  const environment = createMockEnvironment()
  const variables = toVariables(paymentProvidersState.read(new URLSearchParams()))
  const page = loadQuery<PaymentProvidersPageQuery>(environment, pageQuery, variables)
  renderScreen(<PaymentProvidersPage queries={{ page }} />, {
    environment,
    messages: ['providers'],
    path: '/payment-providers',
  })
  const record = {
    id: 'r1',
    uuid: 'r1',
    externalId: 'wd-1',
    payoutOn: '2026-11-20',
    transactionCount: 214,
    settlement: 'SETTLED',
    reconciliation: 'UNRECONCILED',
    figureCheck: 'EXACT',
    memberCheck: 'MISMATCH',
    carryOverCheck: 'EXACT',
    provider: providers[0],
    gross: idr('96480250.00'),
    fee: idr('857000.00'),
    vat: idr('74019.00'),
    net: idr('95550341.00'),
    settledAmount: null,
  }
  const edges = providers.map(node => ({ cursor: 'c', node }))
  await act(async () =>
    environment.mock.resolve(
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'PaymentProvidersPageQuery'),
      {
        data: {
          organization: {
            id: 'o',
            permissions,
            latestRecords: { edges: [{ node: record }] },
            paymentProviders: {
              totalCount: providers.length,
              atProviders: [],
              edges,
              pageInfo: { endCursor: null, hasNextPage: false },
            },
          },
        },
      },
    ),
  )
  return (await screen.findByRole('link', { name: 'Toko XENDIT' })).closest('li')!
}

test('each connection is a card with its figures, and who may can connect those that are missing', async () => {
  const card = within(
    await open(
      ['TREASURY_PROVIDERS_MANAGE'],
      [
        provider('XENDIT'),
        provider('MIDTRANS', {
          health: 'FAILING',
          lastError: { message: 'The payment provider can’t be reached.' },
          figures: { paidOrders: 0, payoutDays: null, notInBank: [] },
        }),
      ],
    ),
  )
  card.getByText('1,204')
  card.getByText('12,845,076,639,000,000.00')
  card.getByText('2 days')
  expect(card.getByRole('link', { name: 'Payment transactions' }).getAttribute('href')).toBe(
    '/payment-transactions?provider=XENDIT',
  )
  screen.getByText('The payment provider can’t be reached.')
  expect(screen.getAllByText('Not connected')).toHaveLength(4)
  const latest = within(screen.getByRole('table'))
  latest.getByRole('link', { name: 'wd-1' })
  latest.getByText('Amount mismatch')
})

test('whoever may only look is offered nothing to connect', async () => {
  await open([], [provider('XENDIT')])
  expect(screen.queryByText('Not connected')).toBeNull()
})
