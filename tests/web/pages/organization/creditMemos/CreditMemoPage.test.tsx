import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type CreditMemoPageQuery } from '../../../../../web/__generated__/CreditMemoPageQuery.graphql.ts'
import { CreditMemoPage } from '../../../../../web/pages/organization/creditMemos/CreditMemoPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
const money = (amount: string) => ({ amount, currency: 'IDR' })
const permissions = ['INVOICING_CREDIT_MEMOS_VIEW', 'INVOICING_CREDIT_MEMOS_MANAGE'] as const

test('what a memo pays can be undone, with a reason', async () => {
  const user = userEvent.setup()
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Money: () => money('0.00'),
      Organization: () => ({ permissions, activity: { edges: [] } }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      Invoice: () => ({ number: 'INV-2026-000007' }),
      CreditMemo: () => ({
        id: 'memo',
        uuid: UUID,
        version: 3,
        number: 'CM-2026-000041',
        kind: 'CORRECTION',
        status: 'APPLIED',
        memoDate: '2026-11-21',
        createdAt: '2026-11-20T03:00:00Z',
        approvedAt: '2026-11-20T04:00:00Z',
        reason: null,
        total: money('11100000.00'),
        remaining: money('0.00'),
        lines: [],
        allowedActions: ['UNDO'],
        applications: [
          {
            uuid: 'standing',
            appliedOn: '2026-11-20',
            amount: money('11000000.00'),
            undoneAt: null,
            undoneBy: null,
            undoReason: null,
          },
          { uuid: 'gone', appliedOn: '2026-11-20', amount: money('100000.00'), undoReason: 'salah pilih' },
        ],
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<CreditMemoPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CreditMemoPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['creditMemos', 'log'] },
  )
  await screen.findByRole('heading', { level: 1, name: 'CM-2026-000041' })
  await user.click(screen.getByRole('link', { name: 'Applied to' }))
  expect(screen.getByText('Undone by Dewi Anggraini: salah pilih')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'dobel')
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { id: 'memo', version: 3, applicationUuids: ['standing'], reason: 'dobel' },
  })
})

test('what was overpaid leads to its payment, has no lines, and says that it is pending', async () => {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Money: () => money('0.00'),
      Organization: () => ({ permissions, activity: { edges: [] } }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      CreditMemo: () => ({
        id: 'memo',
        uuid: UUID,
        number: 'CM-2026-000042',
        kind: 'OVERPAYMENT',
        status: 'PENDING',
        memoDate: '2026-11-21',
        createdAt: '2026-11-20T03:00:00Z',
        approvedAt: '2026-11-20T03:00:00Z',
        customerName: 'PT Pelanggan',
        invoice: null,
        invoiceNumber: null,
        salesOrder: null,
        paymentNumber: 'PAY-2026-000009',
        receivedPayment: { uuid: 'payment' },
        note: null,
        reason: null,
        total: money('1000000.00'),
        remaining: money('0.00'),
        lines: [],
        applications: [],
        allowedActions: [],
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<CreditMemoPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CreditMemoPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['creditMemos', 'log'] },
  )
  await screen.findByRole('heading', { level: 1, name: 'CM-2026-000042' })
  expect(screen.getByRole('link', { name: 'PAY-2026-000009' }).getAttribute('href')).toContain('/payment/payment')
  expect(screen.queryByRole('link', { name: 'Lines' })).toBeNull()
  expect(screen.getByText('It pays no invoice yet.')).toBeDefined()
  expect(screen.getByText('No bank line shows this money yet. It can pay invoices once one does.')).toBeDefined()
})
