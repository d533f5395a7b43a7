import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import type { OperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import pageQuery, { type CreditMemoPageQuery } from '../../../../../web/__generated__/CreditMemoPageQuery.graphql.ts'
import { CreditMemoPage } from '../../../../../web/pages/organization/creditMemos/CreditMemoPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const UUID = '0198f000-0000-7000-8000-000000000001'
const money = (amount: string) => ({ amount, currency: 'IDR' })
const permissions = ['INVOICING_CREDIT_MEMOS_VIEW', 'INVOICING_CREDIT_MEMOS_MANAGE'] as const

test('what a memo pays can be undone, with a reason; where there are several entities, it names its own', async () => {
  const user = userEvent.setup()
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Money: () => money('0.00'),
      Organization: () => ({ permissions, activity: { edges: [] }, entities: [{ id: 'main' }, { id: 'branch' }] }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      Invoice: () => ({ number: 'INV-2026-000007' }),
      CreditMemo: () => ({
        refundedOn: null,
        returnNote: null,
        refunds: [],
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
        invoice: null,
        entity: { uuid: 'branch', name: 'CV Arus Jasa' },
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
  expect(screen.getByText('Issuing entity').nextSibling?.textContent).toBe('CV Arus Jasa')
  expect(screen.getByText('Undone by Dewi Anggraini: salah pilih')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'dobel')
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(lastMutation(environment).request.variables).toEqual({
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
        refundedOn: null,
        returnNote: null,
        refunds: [],
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

test.each([
  [['UPDATE', 'DELETE'], '/credit-memo/0198f000-0000-7000-8000-000000000001/edit'],
  [['APPROVE'], undefined],
])('whoever may %s a draft gets to its form: %s', async (allowedActions, address) => {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Money: () => money('0.00'),
      Organization: () => ({ permissions, activity: { edges: [] } }),
      CreditMemo: () => ({
        refundedOn: null,
        returnNote: null,
        refunds: [],
        id: 'memo',
        uuid: UUID,
        number: null,
        kind: 'CORRECTION',
        status: 'DRAFT',
        memoDate: '2026-11-21',
        createdAt: '2026-11-20T03:00:00Z',
        approvedAt: null,
        reason: null,
        lines: [],
        applications: [],
        allowedActions,
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
  await screen.findByRole('heading', { level: 1, name: 'Draft credit memo' })
  expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href')).toBe(address)
})

test('what is written off has no lines, says so, and is voided with a word of what follows', async () => {
  const user = userEvent.setup()
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Money: () => money('109000000.00'),
      Organization: () => ({ permissions, activity: { edges: [] } }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      Invoice: () => ({ number: 'INV-2026-000007' }),
      CreditMemo: () => ({
        refundedOn: null,
        returnNote: null,
        refunds: [],
        id: 'memo',
        uuid: UUID,
        version: 2,
        number: 'CM-2026-000043',
        kind: 'WRITE_OFF',
        status: 'APPLIED',
        memoDate: '2026-11-21',
        createdAt: '2026-11-20T03:00:00Z',
        approvedAt: '2026-11-20T04:00:00Z',
        customerName: 'PT Pelanggan',
        invoiceNumber: 'INV-2026-000007',
        note: 'Pelanggan pailit',
        reason: null,
        lines: [],
        applications: [],
        allowedActions: ['VOID'],
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
  await screen.findByRole('heading', { level: 1, name: 'CM-2026-000043' })
  expect(screen.getByText('Written off')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Lines' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Void' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('The invoice is owed again. The write-off keeps its number and can’t be reopened.'),
  ).toBeDefined()
  await user.type(dialog.getByRole('textbox'), 'Pelanggan membayar')
  await user.click(dialog.getByRole('button', { name: 'Void' }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { ids: ['memo'], reason: 'Pelanggan membayar' },
  })
})

test('what remains is given back after a question, and the chain of the refund leads to its money', async () => {
  const user = userEvent.setup()
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  const may = [...permissions, 'INVOICING_INVOICES_APPROVE'] as const
  const refund = {
    uuid: 'refund',
    status: 'CALLED_OFF',
    amount: money('1000000.00'),
    bankName: 'BCA',
    accountNumber: '••••••0009',
    accountName: 'PT PELANGGAN',
    askedAt: '2026-11-21T03:00:00Z',
    reason: 'dipotong saja',
    lines: [],
    expectedTransaction: { uuid: 'expected', number: 'ET-2026-000004', status: 'ARCHIVED' },
  }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Organization: () => ({ permissions: may, activity: { edges: [] } }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      CreditMemo: () => ({
        id: 'memo',
        uuid: UUID,
        version: 5,
        number: 'CM-2026-000042',
        kind: 'OVERPAYMENT',
        memoDate: '2026-11-21',
        createdAt: '2026-11-20T03:00:00Z',
        approvedAt: '2026-11-20T03:00:00Z',
        status: 'OPEN',
        customerName: 'PT Pelanggan',
        invoice: null,
        salesOrder: null,
        note: null,
        reason: null,
        refundedOn: null,
        returnNote: null,
        total: money('1000000.00'),
        remaining: money('1000000.00'),
        lines: [],
        applications: [],
        refunds: [
          refund,
          {
            ...refund,
            uuid: 'other',
            status: 'PAYING',
            reason: null,
            lines: [
              {
                uuid: 'line',
                date: '2026-11-22',
                description: 'TRSF REFUND',
                amount: money('400000.00'),
                statementTransaction: { bankAccount: { id: 'account', alias: 'BCA Operasional' } },
              },
            ],
          },
        ],
        allowedActions: ['APPLY', 'REFUND'],
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<CreditMemoPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={may}>
      <CreditMemoPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['creditMemos', 'log'] },
  )
  await screen.findByRole('heading', { level: 1, name: 'CM-2026-000042' })
  expect(screen.getByText('Called off by Dewi Anggraini: dipotong saja')).toBeDefined()
  expect(screen.getByText('Partly paid')).toBeDefined()
  expect(screen.getByRole('link', { name: 'BCA Operasional' }).getAttribute('href')).toBe(
    '/reconciliation?account=account&tab=reconciled',
  )
  expect(screen.getAllByRole('link', { name: 'ET-2026-000004' })[0]?.getAttribute('href')).toBe(
    '/expected-transactions/expected/edit',
  )
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  const sent = await waitFor(() => lastMutation(environment))
  expect(sent.request.variables).toEqual({ input: { id: 'memo', version: 5 } })
})

test('a buyer’s note of the return is recorded with what the memo credits, and undone', async () => {
  const user = userEvent.setup()
  const open = async (returnNote: object, allowedActions: string[]) => {
    const environment = createMockEnvironment()
    environment.mock.queueOperationResolver(operation =>
      MockPayloadGenerator.generate(operation, {
        Decimal: () => '2',
        DateTime: () => '2026-11-20T03:00:00Z',
        Date: () => '2026-11-23',
        Money: ({ name }) => money(name === 'base' ? '10000000.00' : name === 'vat' ? '1100000.00' : '0.00'),
        Organization: () => ({ permissions, activity: { edges: [] } }),
        Person: () => ({ fullName: 'Dewi Anggraini' }),
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
          refundedOn: null,
          refunds: [],
          lines: [],
          applications: [],
          returnNote,
          allowedActions,
        }),
      }),
    )
    const variables = { uuid: UUID }
    environment.mock.queuePendingOperation(pageQuery, variables)
    const page = loadQuery<CreditMemoPageQuery>(environment, pageQuery, variables)
    await renderScreen(
      <PermissionsProvider permissions={permissions}>
        <CreditMemoPage queries={{ page }} />
      </PermissionsProvider>,
      { environment, messages: ['creditMemos', 'log', 'papers'], path: `/credit-memo/${UUID}` },
    )
    return environment
  }
  const awaited = { status: 'AWAITED', number: null, date: null, recordedAt: null, recordedBy: null }
  const environment = await open(awaited, ['RECORD_RETURN_NOTE'])
  await user.click(await screen.findByRole('button', { name: 'Record return note' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter the number')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^Number/ }), 'NR/2026/77')
  await user.type(dialog.getByRole('textbox', { name: /^Return note date/ }), '21/11/2026')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { id: 'memo', version: 3, number: 'NR/2026/77', date: '2026-11-21', base: '10000000.00', vat: '1100000.00' },
  })
})

test('a memo that someone else changed is read again, and the invoices are chosen anew', async () => {
  const user = userEvent.setup()
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  const readMemo = (version: number) => ({
    DateTime: () => '2026-11-20T03:00:00Z',
    Date: () => '2026-11-23',
    Money: () => money('1000000.00'),
    Organization: () => ({ id: 'organization', permissions, activity: { edges: [] } }),
    CreditMemo: () => ({
      id: 'memo',
      uuid: UUID,
      version,
      number: 'CM-2026-000042',
      kind: 'OVERPAYMENT',
      status: 'OPEN',
      currency: 'IDR',
      customerId: 'customer',
      memoDate: '2026-11-21',
      createdAt: '2026-11-20T03:00:00Z',
      approvedAt: '2026-11-20T03:00:00Z',
      entity: null,
      invoice: null,
      note: null,
      reason: null,
      refundedOn: null,
      returnNote: null,
      refunds: [],
      lines: [],
      applications: [],
      allowedActions: ['APPLY'],
    }),
  })
  environment.mock.queueOperationResolver(operation => MockPayloadGenerator.generate(operation, readMemo(5)))
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<CreditMemoPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CreditMemoPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['creditMemos', 'applyToInvoices', 'log'] },
  )
  const asked = () => environment.mock.getMostRecentOperation().request.node.operation.name
  const answer = (records: MockPayloadGenerator.MockResolvers) =>
    act(() =>
      environment.mock.resolveMostRecentOperation(operation => MockPayloadGenerator.generate(operation, records)),
    )
  const remaining = money('500000.00')
  const edges = [{ node: { id: 'invoice', number: 'INV-2026-000008', nextDueDate: '2026-12-05', remaining } }]
  const apply = async (told: RegExp) => {
    await expect.poll(asked).toBe('useApplyToInvoicesQuery')
    answer({ Organization: () => ({ id: 'organization' }), InvoiceConnection: () => ({ edges }) })
    await screen.findByText(told)
    // The box takes what is left, at most what the invoice owes.
    await user.click(await screen.findByRole('checkbox', { name: 'Apply to INV-2026-000008' }))
    expect(screen.getByText(/^Left after this/).textContent).toBe('Left after this 500,000.00')
    await user.click(screen.getByRole('button', { name: 'Apply 500,000.00' }))
    await expect.poll(asked).toBe('useApplyCreditMemoMutation')
  }
  await apply(/^oldest due first/)
  const userErrors = [{ __typename: 'UserError', code: 'G-3', message: 'Someone else changed this.', field: null }]
  act(() =>
    environment.mock.resolveMostRecentOperation({ data: { applyCreditMemo: { creditMemo: null, userErrors } } }),
  )
  // Besides the first reading, which the environment keeps.
  const isReading = ({ request }: OperationDescriptor) => request.node.operation.name === 'CreditMemoPageQuery'
  await expect.poll(() => environment.mock.getAllOperations().filter(isReading)).toHaveLength(2)
  answer(readMemo(6))
  await apply(/^Someone else changed this, so the amounts start over\./)
  expect(lastMutation(environment).request.variables).toEqual({
    input: { id: 'memo', version: 6, applications: [{ invoiceId: 'invoice', amount: '500000.00' }] },
  })
})
