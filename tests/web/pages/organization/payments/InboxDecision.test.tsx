// Inbox decisions on payments and bills together: the payments with one code, the bills after them, and all results.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import InboxDecision from '../../../../../web/pages/organization/payments/_components/InboxDecision.tsx'
import type { ActablePayment } from '../../../../../web/pages/organization/payments/_lib/actablePayment.ts'
import type { DecidedBill } from '../../../../../web/pages/organization/payments/_lib/decidedBill.ts'
import { useResults } from '../../../../../web/pages/organization/results/_lib/useResults.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

const said = vi.spyOn(toast, 'success').mockImplementation(() => {})

const payment: ActablePayment = {
  id: 'Semen',
  number: 'PMT-1',
  version: 3,
  date: '2026-11-23',
  method: 'RTGS',
  allowedActions: ['APPROVE', 'REJECT'],
  amount: { amount: '1500000.00', currency: 'IDR' },
  to: { name: 'PT Semen', accountNumber: '0447177702', bank: { name: 'BNI' } },
}
const bill = (id: string, number: string, amount: string): DecidedBill => ({
  id,
  uuid: id,
  number,
  version: 2,
  dueDate: '2026-12-05',
  allowedActions: ['APPROVE', 'CANCEL'],
  amount: { amount, currency: 'IDR' },
  counterparty: { alias: `Supplier ${id}` },
})
const rent = bill('Rent', 'BILL-1', '250000.50')
const freight = bill('Freight', 'BILL-2', '100.00')
const ofPayment = { payment, bill: null }
const ofBills = [rent, freight].map(each => ({ payment: null, bill: each }))

type Deciding = Omit<Parameters<typeof InboxDecision>[0], 'onCancel' | 'onPartly'>
type Rows = Parameters<typeof InboxDecision>[0]['rows']
type Input = { bills?: object[]; ids?: string[]; reason?: string; payments?: object[]; code?: string }

/** The decision, on a screen that shows the results. */
function Screen({ onDone, ...deciding }: Deciding) {
  const { showResults, resultsDialog } = useResults()
  const [isOpen, setOpen] = useState(true)
  const finish: Deciding['onDone'] = refused => {
    setOpen(false)
    onDone(refused)
  }
  return (
    <>
      {isOpen ? <InboxDecision {...deciding} onCancel={() => {}} onDone={finish} onPartly={showResults} /> : null}
      {resultsDialog}
    </>
  )
}

async function open(action: 'APPROVE' | 'REJECT', rows: Rows) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: { secondFactors: [{ id: '1', method: 'AUTHENTICATOR_APP' }] } } }),
  )
  const environment = createMockEnvironment()
  const onDone = vi.fn()
  await renderScreen(
    <PermissionsProvider permissions={[]} organizationName="PT Nusantara Retail">
      <Screen action={action} rows={rows} onDone={onDone} />
    </PermissionsProvider>,
    { environment, messages: ['payments', 'payments.decisions', 'payments.queue', 'bills', 'secondFactor'] },
  )
  /** Answers the mutation once it is sent. */
  async function answer(name: string, payload: object): Promise<Input> {
    const operation = await waitFor(
      () => environment.mock.findOperation(({ request }) => request.node.operation.name === `use${name}Mutation`),
      { timeout: 20_000 },
    )
    const field = name.charAt(0).toLowerCase() + name.slice(1)
    act(() => environment.mock.resolve(operation, { data: { [field]: { userErrors: [], ...payload } } }))
    return operation.request.variables.input as Input
  }
  const isAsked = (name: string) =>
    environment.mock.getAllOperations().some(({ request }) => request.node.operation.name === `use${name}Mutation`)
  return { answer, isAsked, onDone }
}

const results = (...ids: string[]) => ids.map(nodeId => ({ nodeId, ok: true, userErrors: [] }))
const prepared = { totals: [], fees: [], debits: [], payments: [], passkeyOptions: null }

async function typeCode(code: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: '6-digit code' }, { timeout: 20_000 }))
  await userEvent.paste(code)
  await userEvent.keyboard('{Enter}')
}

afterEach(() => {
  vi.unstubAllGlobals()
  said.mockClear()
})

test('approves the payments by one code and then the bills; a wrong code leaves all as they were', async () => {
  const { answer, isAsked, onDone } = await open('APPROVE', [ofPayment, ...ofBills])
  expect(await answer('PrepareApproval', prepared)).toEqual({
    action: 'APPROVE',
    payments: [{ id: 'Semen', version: 3 }],
  })
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve 1 payment and 2 bills' }))
  expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'PT SemenBNI ··7702 · RTGS · 23 Nov · PMT-1IDR 1,500,000.00',
    'Supplier RentBill, due 5 Dec · BILL-1IDR 250,000.50',
    'Supplier FreightBill, due 5 Dec · BILL-2IDR 100.00',
  ])
  expect(dialog.getByText('1,750,100.50')).toBeDefined()
  expect(dialog.getByText('The code is for the payments. Bills don’t need one.')).toBeDefined()

  await typeCode('111111')
  const refusal = { code: 'U-ACC-AU-3', message: 'Invalid 2FA code.', field: null }
  await answer('ApprovePayments', { payments: [], results: [], userErrors: [refusal] })
  expect((await dialog.findByRole('alert')).textContent).toBe('Invalid 2FA code.')
  expect(isAsked('ApproveBills')).toBe(false)

  await typeCode('222222')
  await answer('ApprovePayments', { payments: [], results: results('Semen') })
  expect(await answer('ApproveBills', { bills: [], results: results('Rent', 'Freight') })).toEqual({
    bills: [
      { id: 'Rent', version: 2 },
      { id: 'Freight', version: 2 },
    ],
  })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(said.mock.calls.map(([text]) => text)).toEqual(['3 approved'])
})

test('tells of each what became of it, also when the bills were refused as a whole', async () => {
  const { answer, onDone } = await open('APPROVE', [ofPayment, ...ofBills])
  await answer('PrepareApproval', prepared)
  await typeCode('333333')
  await answer('ApprovePayments', { payments: [], results: results('Semen') })
  const refusal = { code: 'G-20', message: 'You may not do this.', field: null }
  await answer('ApproveBills', { bills: [], results: [], userErrors: [refusal] })
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 3 done' }, { timeout: 20_000 }))
  expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'PT SemenPMT-1 · BNI ··7702Done',
    'Supplier RentBILL-1You may not do this.',
    'Supplier FreightBILL-2You may not do this.',
  ])
  expect(onDone).toHaveBeenCalledExactlyOnceWith(new Set(['Rent', 'Freight']))
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('approves bills alone without a code, with the focus on the button that does it', async () => {
  const { answer, isAsked, onDone } = await open('APPROVE', ofBills)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve 2 bills' }, { timeout: 20_000 }))
  const button = dialog.getByRole('button', { name: 'Approve 2 bills' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
  await answer('ApproveBills', { bills: [], results: results('Rent', 'Freight') })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(isAsked('PrepareApproval')).toBe(false)
  expect(said.mock.calls.map(([text]) => text)).toEqual(['2 bills approved'])
})

test('rejects payments and cancels bills for one reason', async () => {
  const { answer, onDone } = await open('REJECT', [ofPayment, ...ofBills])
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Reject 1 payment and cancel 2 bills' }, { timeout: 20_000 }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Already paid' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject payments and cancel bills' }))
  expect(await answer('RejectPayments', { payments: [], results: results('Semen') })).toEqual({
    ids: ['Semen'],
    reason: 'Already paid',
  })
  expect(await answer('CancelBills', { bills: [], results: results('Rent', 'Freight') })).toEqual({
    ids: ['Rent', 'Freight'],
    reason: 'Already paid',
  })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(said.mock.calls.map(([text]) => text)).toEqual(['1 payment rejected, 2 bills cancelled'])
})
