// The list of payment transactions: which ones an address asks for, and how it marks amounts that don't add up.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type PaymentTransactionsPageQuery,
} from '../../../../../web/__generated__/PaymentTransactionsPageQuery.graphql.ts'
import {
  paymentTransactionsState,
  toVariables,
} from '../../../../../web/pages/organization/providers/_lib/paymentTransactionsState.ts'
import { PaymentTransactionsPage } from '../../../../../web/pages/organization/providers/PaymentTransactionsPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const transaction = (orderReference: string, figureCheck: string) => ({
  __typename: 'PaymentTransaction',
  id: orderReference,
  uuid: orderReference,
  kind: 'PAYMENT',
  orderReference,
  channel: 'QRIS',
  channelCode: 'QRIS',
  status: 'SUCCESS',
  statusWord: 'SUCCESS',
  isStatusKnown: true,
  figureCheck,
  result: 'SUCCESS',
  settlement: 'SETTLED',
  transactedAt: '2026-11-20T03:00:00Z',
  provider: { id: 'p1', alias: 'Toko online' },
  record: null,
  gross: money('150000.00'),
  fee: money('1050.00'),
  vat: money('0.00'),
  net: money('148950.00'),
})

async function open(search: string, language: 'en' | 'id' = 'en') {
  const environment = createMockEnvironment()
  const variables = toVariables(paymentTransactionsState.read(new URLSearchParams(search)), '2026-11-22')
  const nodes = [transaction('INV-1', 'EXACT'), transaction('INV-2', 'MISMATCH'), transaction('INV-3', 'ROUNDED')]
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Organization: () => ({
        permissions: [],
        paymentProviders: { edges: [] },
        paymentTransactions: {
          totalCount: nodes.length,
          grossTotals: [],
          netTotals: [],
          edges: nodes.map(node => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<PaymentTransactionsPageQuery>(environment, pageQuery, variables)
  const { router } = await renderScreen(<PaymentTransactionsPage queries={{ page }} />, {
    environment,
    messages: ['providers'],
    language,
    path: `/payment-transactions${search}`,
  })
  await act(async () => {})
  return { router, filter: variables.filter }
}

test('marks amounts that don’t add up in the list, not what is rounded', async () => {
  await open('')
  const rowOf = (order: string) => within(screen.getByRole('row', { name: new RegExp(order) }))
  expect(rowOf('INV-2').getByText('Amount mismatch')).toBeTruthy()
  for (const order of ['INV-1', 'INV-3']) expect(rowOf(order).queryByText('Amount mismatch')).toBeNull()
})

test('an address asks for them alone, and its filter is named and removed in both languages', async () => {
  const { router, filter } = await open('?check=MISMATCH', 'id')
  expect(filter.hasMismatch).toBe(true)
  expect(screen.getByRole('button', { name: 'Pemeriksaan: Selisih jumlah' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Pemeriksaan' }))
  await expect.poll(() => router.state.location.search).toBe('')
})

test('an address without it, or with a word that is none, asks for all', async () => {
  expect((await open('')).filter.hasMismatch).toBeNull()
  const { filter } = await open('?check=NO')
  expect(filter.hasMismatch).toBeNull()
})
