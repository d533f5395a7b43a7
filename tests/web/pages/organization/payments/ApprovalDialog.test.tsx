import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { ApprovalDialog } from '../../../../../web/pages/organization/payments/_components/ApprovalDialog.tsx'
import PaymentActions from '../../../../../web/pages/organization/payments/_components/PaymentActions.tsx'
import type { ActablePayment } from '../../../../../web/pages/organization/payments/_lib/actablePayment.ts'
import { useResults } from '../../../../../web/pages/organization/results/_lib/useResults.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const payment = (id: string, amount: string, more: Partial<ActablePayment> = {}): ActablePayment => ({
  id,
  number: `PMT-${id}`,
  version: 3,
  date: '2026-11-23',
  method: 'RTGS',
  allowedActions: ['APPROVE', 'REJECT'],
  amount: { amount, currency: 'IDR' },
  to: { name: `PT ${id}`, accountNumber: '0447177702', bank: { name: 'BNI' } },
  ...more,
})
const two = [payment('Semen', '12345678901234567.89'), payment('Air', '1874500.00')]

type Sent = { payments: { id: string; version: number }[]; code?: string; reason?: string; ids?: string[] }

/** A recent payment similar to the second one. */
const alike = {
  __typename: 'Payment',
  id: 'o',
  uuid: 'o',
  kind: 'PAYMENT',
  number: 'PMT-OLD',
  status: 'SENT',
  date: '2026-11-19',
  amount: two[1]!.amount,
  createdBy: { fullName: 'Rizky Pratama' },
  bill: null,
}

/** The actions, on a screen that shows the results. */
function Acting({ payments, onDone }: { payments: readonly ActablePayment[]; onDone: () => void }) {
  const { showResults, resultsDialog } = useResults()
  return (
    <>
      <PaymentActions payments={payments} onDone={onDone} onPartly={showResults} />
      {resultsDialog}
    </>
  )
}

/** The panel next to a list from which another payment can be added. */
function Beside({ before, after }: Record<'before' | 'after', readonly ActablePayment[]>) {
  const [isAfter, setAfter] = useState(false)
  return (
    <>
      <button onClick={() => setAfter(true)}>Take in</button>
      <ApprovalDialog
        docked
        action="APPROVE"
        payments={isAfter ? after : before}
        onClose={() => {}}
        onDone={() => {}}
      />
    </>
  )
}

type Factor = 'AUTHENTICATOR_APP' | null

/** The actions of these payments, for a viewer with or without a second factor. */
async function open(payments: readonly ActablePayment[], method: Factor = 'AUTHENTICATOR_APP') {
  const onDone = vi.fn()
  return { ...(await openWith(<Acting payments={payments} onDone={onDone} />, method)), onDone }
}

async function openWith(ui: ReactNode, method: Factor = 'AUTHENTICATOR_APP') {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: { secondFactors: method === null ? [] : [{ id: '1', method }] } } }),
  )
  const environment = createMockEnvironment()
  await renderScreen(
    <PermissionsProvider permissions={[]} organizationName="PT Nusantara Retail" viewerName="Dewi Anggraini">
      {ui}
    </PermissionsProvider>,
    { environment, messages: ['payments', 'payments.decisions'] },
  )
  /** Answers the mutation once it is sent. */
  async function answer(
    name: string,
    payload: object,
    field = name.charAt(0).toLowerCase() + name.slice(1),
  ): Promise<Sent> {
    const operation = await waitFor(
      () => environment.mock.findOperation(({ request }) => request.node.operation.name === `use${name}Mutation`),
      { timeout: 20_000 },
    )
    act(() => environment.mock.resolve(operation, { data: { [field]: { userErrors: [], ...payload } } }))
    return operation.request.variables.input as Sent
  }
  const isAsked = (name: string) =>
    environment.mock.getAllOperations().some(({ request }) => request.node.operation.name === `use${name}Mutation`)
  async function variablesOf(name: string) {
    const operation = await waitFor(() =>
      environment.mock.findOperation(({ request }) => request.node.operation.name === `use${name}Mutation`),
    )
    return operation.request.variables
  }
  return { answer, isAsked, variablesOf }
}

const prepared = { totals: [], fees: [], debits: [], payments: [], passkeyOptions: null }
const done = (payments: readonly ActablePayment[]) => ({
  payments: [],
  results: payments.map(({ id }) => ({ nodeId: id, ok: true, userErrors: [] })),
})

async function typeCode(code: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: '6-digit code' }, { timeout: 20_000 }))
  await userEvent.paste(code)
}
/** Types a code, and presses the button. */
async function prove(code: string, button: RegExp = /^Approve 2 payments/) {
  await typeCode(code)
  await userEvent.click(screen.getByRole('button', { name: button }))
}

/** A payment as in the answer to `prepareApproval`. */
const line = (one: ActablePayment, more: object = {}) => ({
  __typename: 'Payment',
  id: one.id,
  uuid: one.id,
  kind: 'PAYMENT',
  number: one.number,
  method: one.method,
  date: one.date,
  valueDate: one.date,
  approvalsNeeded: 1,
  approvalsGiven: 0,
  amount: one.amount,
  fee: { amount: '25000.00', currency: 'IDR' },
  from: { id: 'a', alias: 'BCA Operations', accountNumber: '1234567890', bank: { name: 'BCA' } },
  to: { ...one.to, bankAccount: null },
  newAccount: null,
  nameCheck: { accountName: one.to.name.toUpperCase(), match: 'EXACT' },
  duplicates: [],
  bill: null,
  paidExpectedTransaction: null,
  approvals: [],
  approvalReason: null,
  createdBy: { fullName: 'Rizky Pratama' },
  authors: [{ fullName: 'Rizky Pratama' }],
  ...more,
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('approves exactly what it lists, by one code, and asks again after a wrong one', async () => {
  const { answer, onDone } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }))
  expect(await answer('PrepareApproval', prepared)).toEqual({
    action: 'APPROVE',
    payments: [
      { id: 'Semen', version: 3 },
      { id: 'Air', version: 3 },
    ],
  })
  expect(dialog.getByText('PT Nusantara Retail')).toBeDefined()
  expect(dialog.getByText('12,345,678,903,109,067.89')).toBeDefined()
  await prove('111111')
  const refusal = { code: 'U-ACC-AU-3', message: 'Invalid 2FA code.', field: null }
  await answer('ApprovePayments', { payments: [], results: [], userErrors: [refusal] })
  expect((await dialog.findByRole('alert')).textContent).toBe('Invalid 2FA code.')
  await prove('222222')
  expect(await answer('ApprovePayments', done(two))).toEqual({
    payments: [
      { id: 'Semen', version: 3 },
      { id: 'Air', version: 3 },
    ],
    code: '222222',
  })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('sends nothing by the sixth digit: its button or Enter does', async () => {
  const { answer, isAsked } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  await answer('PrepareApproval', prepared)
  const button = await screen.findByRole('button', { name: /^Approve 2 payments/ })
  expect(button).toHaveProperty('disabled', true)
  await typeCode('555555')
  expect(button).toHaveProperty('disabled', false)
  await userEvent.keyboard('{Backspace}')
  expect(button).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Enter}5')
  expect(isAsked('ApprovePayments')).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect((await answer('ApprovePayments', done(two))).code).toBe('555555')
})

test('shows who else approved, what the bank says of each name, and all that leaves the accounts', async () => {
  const { answer } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  const money = (amount: string) => [{ amount, currency: 'IDR' }]
  const approval = {
    uuid: '1',
    approvedAt: '2026-11-21T02:58:00Z',
    voidedAt: null,
    factor: 'AUTHENTICATOR_APP',
    approver: { fullName: 'Siti Rahmawati' },
  }
  const twoNeeded = {
    approvalsNeeded: 2,
    approvalsGiven: 1,
    approvals: [approval],
    approvalReason: { over: { amount: '1000000000.00', currency: 'IDR' } },
    nameCheck: null,
  }
  await answer('PrepareApproval', {
    ...prepared,
    totals: money('12345678903109067.89'),
    fees: money('50000.00'),
    debits: money('12345678903159067.89'),
    payments: [line(two[0]!, twoNeeded), line(two[1]!, { nameCheck: { accountName: 'BUDI', match: 'DIFFERENT' } })],
  })
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Siti Rahmawati, for PT Semen only')).toBeDefined()
  expect(dialog.getByText('You, for all 2, the last one needed for each')).toBeDefined()
  expect(dialog.getByText('DA')).toBeDefined()
  expect(dialog.getByText(/^2 needed over IDR.1,000,000,000.00 a day, else 1\. /)).toBeDefined()
  expect(dialog.getByText('Checking the name with the bank…')).toBeDefined()
  expect(dialog.getByText(/Name doesn’t match/)).toBeDefined()
  expect(dialog.getByText('12,345,678,903,159,067.89')).toBeDefined()
  expect(dialog.getByText('50,000.00')).toBeDefined()
  expect(await answer('CheckNames', { payments: [line(two[0]!, twoNeeded)] }, 'checkNamesOfPayments')).toEqual({
    ids: ['Semen'],
  })
  expect(await dialog.findByText('Name not checked with the bank')).toBeDefined()
})

test('goes through what is approved by buttons and by arrows, in the field of the code too', async () => {
  const { answer } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  await answer('PrepareApproval', { ...prepared, payments: two.map(one => line(one)) })
  const current = () => screen.getAllByRole('listitem').find(item => item.ariaCurrent === 'true')?.textContent
  const previous = await screen.findByRole('button', { name: 'Previous payment' })
  expect(previous).toHaveProperty('disabled', true)
  expect(current()).toContain('PT Semen')
  await userEvent.click(screen.getByRole('button', { name: 'Next payment' }))
  expect(current()).toContain('PT Air')
  expect(screen.getByText('2 of 2')).toBeDefined()
  await userEvent.click(await screen.findByRole('textbox', { name: '6-digit code' }, { timeout: 20_000 }))
  await userEvent.keyboard('{ArrowUp}')
  expect(current()).toContain('PT Semen')
})

test('warns of an account that is new, and of a bill of another amount, and names what each method takes', async () => {
  const { answer } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  const money = (amount: string) => [{ amount, currency: 'IDR' }]
  const added = { addedAt: '2026-11-19T03:00:00Z', addedBy: { fullName: 'Rizky Pratama' } }
  await answer('PrepareApproval', {
    ...prepared,
    totals: money('12345678903109067.89'),
    fees: money('27500.00'),
    debits: money('12345678903136567.89'),
    payments: [
      line(two[0]!, { newAccount: added, bill: { number: 'BILL-1', amount: two[0]!.amount } }),
      line(two[1]!, {
        method: 'BI_FAST',
        fee: { amount: '2500.00', currency: 'IDR' },
        bill: { number: 'BILL-2', amount: { amount: '1.00' } },
      }),
    ],
  })
  expect(await screen.findByText('Account new, added 19 Nov by Rizky Pratama')).toBeDefined()
  expect(screen.getByText('Bill BILL-1, same amount')).toBeDefined()
  expect(screen.getByText('Bill BILL-2, amount 1.00')).toBeDefined()
  expect(screen.getByText('Fees, RTGS 25,000.00 and BI Fast 2,500.00')).toBeDefined()
  expect(screen.getByText('PT Nusantara Retail, from BCA Operations ··7890')).toBeDefined()
})

test('wants a look at what may be paid twice before it is approved', async () => {
  const { answer, isAsked } = await open([two[1]!])
  await userEvent.click(screen.getByRole('button', { name: /^Approve/ }))
  await answer('PrepareApproval', {
    ...prepared,
    fees: [],
    debits: [],
    payments: [line(two[1]!, { duplicates: [alike] })],
  })
  expect(await screen.findByText('Same amount, same account, 4 days apart')).toBeDefined()
  expect(screen.getByRole('link', { name: 'PMT-OLD' }).getAttribute('href')).toBe('/payments/o')
  await typeCode('777777')
  await userEvent.keyboard('{Enter}')
  expect(isAsked('ApprovePayments')).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have checked that it is not paid twice' }))
  await userEvent.click(screen.getByRole('button', { name: /^Approve payment/ }))
  expect((await answer('ApprovePayments', done([two[1]!]))).code).toBe('777777')
})

test('goes on with what was looked at when another payment comes to those that are approved', async () => {
  const three = [...two, payment('Pasir', '900000.00')]
  const { answer, isAsked } = await openWith(<Beside before={two} after={three} />)
  const lines = three.map((one, place) => line(one, place === 0 ? { duplicates: [alike] } : {}))
  await answer('PrepareApproval', { ...prepared, payments: lines.slice(0, 2) })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have checked that it is not paid twice' }))
  await typeCode('111111')
  await userEvent.click(screen.getByRole('button', { name: 'Take in' }))
  // Another list requires another code, and can't be approved before it is prepared.
  const field = screen.getByRole('textbox', { name: '6-digit code' })
  expect(field).toHaveProperty('value', '')
  await typeCode('222222')
  const button = screen.getByRole('button', { name: /^Approve 3/ })
  expect(button).toHaveProperty('disabled', true)
  await answer('PrepareApproval', { ...prepared, payments: lines })
  const ticked = screen.getByRole('checkbox', { name: 'I have checked that it is not paid twice' })
  expect(ticked).toHaveProperty('checked', true)
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  expect(isAsked('CheckNames')).toBe(false)
  await userEvent.click(button)
  expect((await answer('ApprovePayments', done(three))).payments.map(({ id }) => id)).toEqual(['Semen', 'Air', 'Pasir'])
})

test('asks, when one of a series is called off, whether the series ends', async () => {
  const repeats = two.map(one => ({ ...one, allowedActions: ['CANCEL', 'END_RECURRENCE'] as const }))
  const { variablesOf } = await open([repeats[0]!])
  await userEvent.click(screen.getByRole('button', { name: /^Cancel payment/ }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
  expect(dialog.getByRole('radio', { name: /^Cancel only this payment/ })).toHaveProperty('checked', true)
  await userEvent.click(dialog.getByRole('radio', { name: /^Cancel this payment and end the series/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Already paid' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }))
  expect(await variablesOf('CancelPayments')).toEqual({
    input: { ids: ['Semen'], reason: 'Already paid' },
    endSeries: true,
  })
})

test('tells of each payment what became of it when not all went through', async () => {
  const { answer, onDone } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  await answer('PrepareApproval', prepared)
  await prove('333333')
  const [first, second] = done(two).results
  const userErrors = [{ message: 'Somebody else has changed it.' }]
  await answer('ApprovePayments', { payments: [], results: [first, { ...second, ok: false, userErrors }] })
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 done' }, { timeout: 20_000 }))
  expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'PT SemenPMT-Semen · BNI ··7702Done',
    'PT AirPMT-Air · BNI ··7702Somebody else has changed it.',
  ])
  expect(onDone).toHaveBeenCalledOnce()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says why a list that has changed since can’t be approved, and asks for no code', async () => {
  const { answer } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  const stale = { code: 'G-3', message: 'Somebody else has changed it.', field: null }
  await answer('PrepareApproval', { ...prepared, userErrors: [stale] })
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else has changed it.')
  expect(screen.queryAllByRole('textbox')).toEqual([])
})

test('leads whoever has no second factor to setting one up', async () => {
  const { answer } = await open(two, null)
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  const none = { code: 'U-ACC-AU-43', message: 'Set up two-factor authentication first.', field: null }
  await answer('PrepareApproval', { ...prepared, userErrors: [none] })
  const link = await screen.findByRole('link', { name: 'Set up two-factor authentication' }, { timeout: 20_000 })
  expect(link.getAttribute('href')).toBe('/settings/security')
})

test('turns down for a reason, which is asked for', async () => {
  const { answer, onDone } = await open(two)
  await userEvent.click(screen.getByRole('button', { name: /^Reject 2/ }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject 2 payments' }))
  expect(await dialog.findByText('Choose or enter a reason')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Already paid' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'See PMT-9')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject 2 payments' }))
  expect(await answer('RejectPayments', done(two))).toEqual({
    ids: ['Semen', 'Air'],
    reason: 'Already paid. See PMT-9',
  })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('offers only what every payment allows', async () => {
  await open([payment('Semen', '1.00'), payment('Air', '2.00', { allowedActions: ['REJECT', 'CANCEL'] })])
  expect(screen.getByRole('button', { name: /^Reject 2/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Approve|Cancel)/ })).toBeNull()
})

/** The first of two succeeded, the second failed. */
function partly(payments: readonly ActablePayment[], message: string) {
  const results = done(payments).results.map((result, index) =>
    index === 0 ? result : { ...result, ok: false, userErrors: [{ message }] },
  )
  return { payments: [], results }
}

/** The dialog's result of each payment, once it is shown. */
async function resultsShown(): Promise<(string | null)[]> {
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 done' }))
  return dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('says which payments were not archived, and why', async () => {
  const { answer, onDone } = await open(two.map(one => ({ ...one, allowedActions: ['ARCHIVE'] })))
  await userEvent.click(screen.getByRole('button', { name: 'Archive 2' }))
  const sent = await answer('ArchivePayments', partly(two, 'A payment that is in progress can’t be archived.'))
  expect(sent).toEqual({ ids: ['Semen', 'Air'] })
  expect(await resultsShown()).toEqual([
    'PT SemenPMT-Semen · BNI ··7702Done',
    'PT AirPMT-Air · BNI ··7702A payment that is in progress can’t be archived.',
  ])
  expect(onDone).toHaveBeenCalledOnce()
})

test('saves the file of those that were exported, and says which were not, and why', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
  const { answer } = await open(two.map(one => ({ ...one, allowedActions: ['EXPORT'] })))
  await userEvent.click(screen.getByRole('button', { name: /^Export 2/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Export 2 payments' }, { timeout: 20_000 })
  expect(within(dialog).getByText(/PMT-Air/)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  const refused = partly(two, 'The bank has it already.')
  await answer('ExportPayments', { ...refused, fileName: 'payments.csv', content: 'number\nPMT-Semen\n' })
  expect(await resultsShown()).toEqual([
    'PT SemenPMT-Semen · BNI ··7702Done',
    'PT AirPMT-Air · BNI ··7702The bank has it already.',
  ])
  expect(saved).toEqual(['payments.csv'])
  click.mockRestore()
})

test('exports again only for a reason', async () => {
  const { answer, onDone } = await open(two.map(one => ({ ...one, allowedActions: ['EXPORT_AGAIN'] })))
  await userEvent.click(screen.getByRole('button', { name: /^Export 2 again/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Export 2 payments again' }, { timeout: 20_000 })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export again' }))
  expect(await within(dialog).findByText('Enter a reason')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The computer broke')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export again' }))
  const sent = await answer('ExportPaymentsAgain', { ...done(two), fileName: null, content: null })
  expect(sent).toEqual({ ids: ['Semen', 'Air'], reason: 'The computer broke' })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('lets no series end before somebody says that it is meant', async () => {
  const { answer, onDone } = await open(two.map(one => ({ ...one, allowedActions: ['END_RECURRENCE'] })))
  await userEvent.click(screen.getByRole('button', { name: /^Stop repeating 2/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop repeating 2 payments' }, { timeout: 20_000 })
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop repeating' }))
  expect(await answer('EndRecurrence', done(two), 'endPaymentRecurrences')).toEqual({ ids: ['Semen', 'Air'] })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('sends again by one code, and says which were not sent, and why', async () => {
  const { answer, onDone } = await open(two.map(one => ({ ...one, allowedActions: ['RESEND'] })))
  await userEvent.click(screen.getByRole('button', { name: /^Resend 2…/ }))
  expect(await answer('PrepareApproval', prepared)).toMatchObject({ action: 'RESEND' })
  await prove('444444', /^Resend 2 payments/)
  const sent = await answer('ResendPayments', partly(two, 'The account is closed.'))
  expect(sent).toMatchObject({ payments: [{ id: 'Semen' }, { id: 'Air' }], code: '444444' })
  expect(await resultsShown()).toEqual([
    'PT SemenPMT-Semen · BNI ··7702Done',
    'PT AirPMT-Air · BNI ··7702The account is closed.',
  ])
  expect(onDone).toHaveBeenCalledOnce()
})

test('says which refund is paid, and to which account it was approved to go', async () => {
  const refund = {
    creditMemoNumber: 'CM-2026-000011',
    bankName: 'BCA',
    accountNumber: '0447-177702',
    accountName: 'PT GRAHA',
  }
  const paying = [payment('Semen', '1110000.00')]
  await openWith(<Acting payments={paying} onDone={() => {}} />).then(async ({ answer }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Approve/ }))
    const paidExpectedTransaction = { __typename: 'ExpectedTransaction', id: 'e', refund }
    await answer('PrepareApproval', { ...prepared, payments: [line(paying[0]!, { paidExpectedTransaction })] })
  })
  const words = 'Refund of CM-2026-000011, approved for BCA 0447-177702, PT GRAHA'
  expect(await screen.findByText(words, {}, { timeout: 20_000 })).toBeDefined()
})
