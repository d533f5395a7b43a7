import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import type { PayloadError } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test, vi } from 'vitest'
import { ExceptionActions } from '../../../../../web/pages/organization/exceptions/_components/ExceptionActions.tsx'
import { ExceptionDrawer } from '../../../../../web/pages/organization/exceptions/_components/ExceptionDrawer.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('../../../../../web/ui/toast/toast.ts', () => ({ toast }))

const open = {
  __typename: 'Exception',
  id: 'x1',
  type: 'UNMATCHED_STATEMENT',
  status: 'OPEN',
  label: 'TRSF E-BANKING DB 1266',
  since: '2026-11-01',
  resolution: null,
  resolutionNote: null,
  resolvedAt: null,
  allowedActions: ['ASSIGN', 'START', 'RESOLVE', 'COMMENT'],
  amount: { amount: '136463400.00', currency: 'IDR' },
  assignee: null,
  resolvedBy: null,
  bankAccount: { id: 'b1', uuid: 'b1', alias: 'BCA Operasional' },
  statementTransaction: { id: 's1', description: 'TRSF E-BANKING DB 1266' },
  expectedTransaction: null,
  payment: null,
  bill: null,
  deposit: null,
  paymentProvider: null,
  paymentRecord: null,
  paymentTransaction: null,
  subjectType: 'STATEMENT_TRANSACTION',
  comments: [],
}

type Drawer = Awaited<ReturnType<typeof openDrawer>>['drawer']

const MANAGES = ['TREASURY_RECONCILIATION_MANAGE', 'TREASURY_STATEMENTS_MANAGE']

async function openDrawer(exception: object = open, { permissions = MANAGES, errors = [] as PayloadError[] } = {}) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: { organization: { id: 'o', exception } },
    ...(errors.length > 0 && { errors }),
  }))
  const doNow = vi.fn()
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <Suspense>
        <ExceptionDrawer
          uuid="u1"
          onClose={() => {}}
          actions={shown => <ExceptionActions exceptions={[shown]} disabled={false} act={doNow} />}
        />
      </Suspense>
    </PermissionsProvider>,
    { environment, messages: ['exceptions'], path: '/exceptions' },
  )
  const drawer = within(await screen.findByRole('dialog'))
  return { environment, drawer, doNow }
}
const buttons = (drawer: Drawer) => drawer.getAllByRole('button').map(({ textContent }) => textContent)

describe('the drawer of an exception', () => {
  test('tells what it is about, and offers what can be done', async () => {
    const { drawer, doNow } = await openDrawer()
    expect(drawer.getByText('136,463,400.00')).toBeTruthy()
    expect(drawer.getByText('BCA Operasional')).toBeTruthy()
    expect(drawer.getByRole('link', { name: 'TRSF E-BANKING DB 1266' }).getAttribute('href')).toContain(
      '/statement-transactions?q=',
    )
    await userEvent.click(drawer.getByRole('button', { name: 'Start' }))
    expect(doNow).toHaveBeenCalledWith('START', ['x1'])
  })

  test('leads to the deposit that matures', async () => {
    const maturing = {
      ...open,
      type: 'MATURING_DEPOSIT',
      label: 'DEP-2026-000004 Gudang',
      statementTransaction: null,
      deposit: { id: 'd4', uuid: '4', number: 'DEP-2026-000004' },
    }
    const { drawer } = await openDrawer(maturing)
    expect(drawer.getByRole('link', { name: 'DEP-2026-000004' }).getAttribute('href')).toBe('/deposits/4')
    expect(drawer.getByText(/matures within 14 days/)).toBeTruthy()
  })

  const shop = { id: 'p7', uuid: '7', alias: 'Toko online', allowedActions: ['SYNC', 'UPLOAD'] }
  const missing = { ...open, type: 'MISSING_SETTLEMENT', statementTransaction: null }
  const order = { id: 't8', uuid: '8', orderReference: 'INV-8', provider: shop }

  test('leads to the order whose money is missing, and asks its provider about it', async () => {
    const { environment, drawer } = await openDrawer({
      ...missing,
      subjectType: 'PAYMENT_TRANSACTION',
      label: 'INV-8 Toko online',
      paymentTransaction: order,
    })
    expect(drawer.getByRole('link', { name: 'INV-8' }).getAttribute('href')).toBe('/payment-transactions/8')
    await userEvent.click(drawer.getByRole('button', { name: 'Ask provider' }))
    const { request } = environment.mock.getMostRecentOperation()
    expect(request.node.operation.name).toBe('useProviderRefreshTransactionMutation')
    expect(request.variables).toEqual({ input: { id: 't8' } })
  })

  test('leads to the batch whose money is missing, and has its provider synced', async () => {
    const { environment, drawer } = await openDrawer({
      ...missing,
      subjectType: 'PAYMENT_RECORD',
      label: 'wd_9 Toko online',
      paymentRecord: { id: 'r9', uuid: '9', externalId: 'wd_9', provider: shop },
    })
    expect(drawer.getByRole('link', { name: 'wd_9' }).getAttribute('href')).toBe('/payment-records/9')
    await userEvent.click(drawer.getByRole('button', { name: 'Ask provider' }))
    const { request } = environment.mock.getMostRecentOperation()
    expect(request.node.operation.name).toBe('useProviderRefreshSyncMutation')
    expect(request.variables).toEqual({ input: { id: 'p7' } })
  })

  test('leads to where a report is uploaded of a provider without an API, and asks of nobody who may not', async () => {
    const byFile = { ...order, provider: { ...shop, allowedActions: ['UPLOAD'] } }
    const about = { ...missing, subjectType: 'PAYMENT_TRANSACTION' }
    const { drawer } = await openDrawer({ ...about, paymentTransaction: byFile })
    expect(drawer.getByRole('link', { name: 'Upload report' }).getAttribute('href')).toBe('/payment-providers/7')
    expect(drawer.queryByRole('button', { name: 'Ask provider' })).toBeNull()
  })

  test('offers no more what has been done, although the list it was opened from has lost it', async () => {
    const { environment, drawer } = await openDrawer()
    act(() => {
      environment.commitUpdate(store => {
        const record = store.get('x1')
        record?.setValue('IN_PROGRESS', 'status')
        record?.setValue(['ASSIGN', 'RESOLVE', 'COMMENT'], 'allowedActions')
      })
    })
    expect(await drawer.findByText('In progress')).toBeTruthy()
    expect(buttons(drawer)).toEqual(['', 'Assign…', 'Resolve', 'Add comment'])
  })

  test('sends a comment, and keeps what was typed when it could not be sent', async () => {
    const { environment, drawer } = await openDrawer()
    const field = drawer.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(field, ' Asked the bank ')
    await userEvent.click(drawer.getByRole('button', { name: 'Add comment' }))
    const sent = lastMutation(environment)
    expect(sent.request.variables).toEqual({ input: { id: 'x1', text: 'Asked the bank' } })
    act(() => environment.mock.reject(sent, new Error('offline')))
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    expect(field).toHaveProperty('value', ' Asked the bank ')
  })

  test('says who settled it and how, and takes no comments of whoever may not give them', async () => {
    const { drawer } = await openDrawer({
      ...open,
      status: 'RESOLVED',
      resolution: 'BY_PERSON',
      resolutionNote: 'Rent, booked by hand',
      resolvedAt: '2026-11-20T03:00:00Z',
      resolvedBy: { id: 'p1', fullName: 'Sari Puspita' },
      allowedActions: [],
    })
    expect(drawer.getByText(/Rent, booked by hand/)).toBeTruthy()
    expect(drawer.getByText('Sari Puspita')).toBeTruthy()
    expect(buttons(drawer)).toEqual([''])
  })

  test.each([
    [open, 'Match', '/reconciliation?tab=unreconciled&account=b1&line=s1'],
    [
      { ...open, type: 'UNMATCHED_EXPECTED', subjectType: 'EXPECTED_TRANSACTION', statementTransaction: null },
      'Match',
      '/reconciliation?tab=unreconciled&account=b1',
    ],
    [
      { ...open, type: 'STALE_CONNECTION', subjectType: 'BANK_ACCOUNT', statementTransaction: null },
      'Open import',
      '/statement-transactions/create?account=b1',
    ],
  ])('leads to where its cause is put right: %#', async (exception, name, to) => {
    const { drawer } = await openDrawer(exception)
    expect(drawer.getByRole('link', { name }).getAttribute('href')).toContain(to)
  })

  test.each([
    [open, { permissions: [] }],
    [{ ...open, status: 'RESOLVED', resolution: 'BY_SYSTEM', resolvedAt: '2026-11-20T03:00:00Z' }, {}],
    [{ ...open, type: 'DUPLICATE_SUSPICION', subjectType: 'BILL', statementTransaction: null }, {}],
  ])(
    'leads nowhere without the right, once it is settled, and where nothing but a look helps: %#',
    async (...given) => {
      const { drawer } = await openDrawer(...given)
      expect(drawer.queryByRole('link', { name: /^(Match|Open import)$/ })).toBeNull()
    },
  )

  test('links the bill that looks like another one', async () => {
    const bill = { id: 'i1', uuid: 'u-bill', number: 'BILL-2026-000007' }
    const { drawer } = await openDrawer({
      ...open,
      type: 'DUPLICATE_SUSPICION',
      subjectType: 'BILL',
      statementTransaction: null,
      bill,
    })
    expect(drawer.getByRole('link', { name: bill.number }).getAttribute('href')).toContain('/bills/u-bill')
  })

  test('is shown to whoever may not see the record that it is about', async () => {
    const path = ['organization', 'exception', 'bill']
    const { drawer } = await openDrawer(
      { ...open, type: 'DUPLICATE_SUSPICION', subjectType: 'BILL', statementTransaction: null, label: 'BILL-7' },
      { errors: [{ message: 'Not permitted', path }] },
    )
    expect(drawer.getByRole('heading', { name: 'BILL-7' })).toBeTruthy()
    expect(drawer.queryByRole('link', { name: /BILL/ })).toBeNull()
  })
})
