// The page where customers pay by a link: available methods and why others are not, each state's content, and that it follows the server.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addMessages, showLanguage } from '../../../../web/i18n/intl.ts'
import { Checkout } from '../../../../web/pages/public/checkout/Checkout.tsx'
import type { Invoice, Method, Session } from '../../../../web/pages/public/checkout/checkoutCalls.ts'
import { takeCheckoutLink } from '../../../../web/pages/public/checkout/checkoutLink.ts'
import { inFours, timeLeft, unprovenOf, viewOf } from '../../../../web/pages/public/checkout/view.ts'
import { renderScreen } from '../../support/render.tsx'

/** Lazy code loads slowly on a busy machine. */
const patiently = { timeout: 20_000 }

type Sent = { operationName: string; variables: { input?: Record<string, unknown> } }
const rupiah = (amount: string) => ({ amount, currency: 'IDR' as const })

const session = (over: Partial<Session> = {}): Session => ({
  reference: '0190a1b2',
  status: 'PENDING',
  method: 'VIRTUAL_ACCOUNT',
  bankCode: '014',
  amount: rupiah('48250000.00'),
  expiresAt: '2099-11-26T03:05:00Z',
  provider: 'XENDIT',
  virtualAccountNumber: '8808041266001204',
  qrContent: null,
  redirectUrl: null,
  failureReason: null,
  ...over,
})
const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  organizationName: 'PT Samudra Niaga Sentosa',
  invoiceNumber: 'INV-2026-001204',
  customerName: 'CV Mitra Abadi Kemasan',
  invoiceDate: '2026-11-01',
  dueDate: '2026-11-25',
  isOverdue: false,
  lines: [{ description: 'Kardus', quantity: '10', unit: 'lembar', net: rupiah('43468468.47') }],
  vat: rupiah('4781531.53'),
  total: rupiah('48250000.00'),
  remaining: rupiah('48250000.00'),
  unverified: rupiah('0.00'),
  writtenOff: rupiah('0.00'),
  bank: null,
  session: null,
  receipts: [],
  checking: rupiah('0.00'),
  proofMost: rupiah('48250000.00'),
  slipMost: rupiah('0.00'),
  claims: [],
  ...over,
})
const method = (over: Partial<Method>): Method => ({
  method: 'VIRTUAL_ACCOUNT',
  bankCode: '014',
  isPossible: true,
  reason: null,
  minimum: '10000.00',
  maximum: null,
  ...over,
})
const METHODS = [
  method({}),
  method({ bankCode: '008' }),
  method({
    method: 'QRIS',
    bankCode: null,
    isPossible: false,
    reason: 'ABOVE_LIMIT',
    minimum: '1.00',
    maximum: '10000000.00',
  }),
  method({ method: 'CARD', bankCode: null, isPossible: false, reason: 'NO_PROVIDER', minimum: null }),
]

/** A server that returns its current state, and records requests. */
function server(state: { invoice: Invoice | null; methods?: readonly Method[]; refusal?: string }) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const userErrors = state.refusal ? [{ code: 'U-ACC-CO-3', message: state.refusal }] : []
    const data = {
      checkoutCallsLinkQuery: { checkout: state.invoice },
      checkoutCallsMethodsQuery: { checkoutMethods: state.methods ?? METHODS },
      checkoutCallsStartMutation: { startCheckout: { checkout: null, userErrors } },
      claimCallsProofMutation: { sendCheckoutProof: { userErrors } },
      claimCallsSlipMutation: { sendCheckoutSlip: { userErrors } },
    }[operation.operationName]
    return Response.json({ data })
  })
  return sent
}
async function open(first: Invoice) {
  await showLanguage('en')
  await addMessages(['checkout'])
  return renderScreen(<Checkout token="secret" first={{ state: 'OPEN', invoice: first }} />, { messages: ['checkout'] })
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('the secret leaves the address bar, and stays with the tab', () => {
  history.replaceState(null, '', '/checkout#abc')
  expect(takeCheckoutLink()).toBe('abc')
  expect(location.href).not.toContain('abc')
  history.replaceState(null, '', '/checkout/success?token=evil')
  expect(takeCheckoutLink()).toBe('abc')
})

test.each([
  ['success', /whether your payment arrived/],
  ['failed', /how it stands, and to pay/],
])('a browser that a provider sent to /checkout/%s without the link is told to open it again', async (page, text) => {
  history.replaceState(null, '', `/checkout/${page}`)
  await renderScreen(<Checkout token="" first={{ state: 'ENDED' }} />, { messages: ['checkout'] })
  screen.getByRole('heading', { name: 'Open your payment link again' })
  screen.getByText(text)
  expect(screen.queryByText(/link has ended/)).toBeNull()
})

test('what is possible can be chosen, and what is not says why', async () => {
  const sent = server({ invoice: invoice() })
  await open(invoice())
  const bca = await screen.findByRole('radio', { name: /^BCA Virtual Account/ })
  expect(bca).toHaveProperty('checked', true)
  expect(screen.getAllByRole('radio', { name: /Virtual Account/ })).toHaveLength(2)
  expect(screen.queryByRole('radio', { name: /QRIS/ })).toBeNull()
  screen.getByText('QRIS: up to IDR 10,000,000; this invoice is above that.')
  screen.getByText('Card: not accepted by the seller.')
  await userEvent.click(screen.getByRole('radio', { name: /^Mandiri/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Mandiri' }))
  const started = sent.find(({ operationName }) => operationName === 'checkoutCallsStartMutation')
  // The browser never sends the amount.
  expect(started?.variables.input).toEqual({
    token: 'secret',
    method: 'VIRTUAL_ACCOUNT',
    bankCode: '008',
    language: 'EN',
  })
})

test('a seller without a provider takes no payment here, and a refusal is told', async () => {
  server({ invoice: invoice(), methods: METHODS.map(one => ({ ...one, isPossible: false, reason: 'NO_PROVIDER' })) })
  const { unmount } = await open(invoice())
  await screen.findByText(/can’t be paid online at the moment/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  unmount()
  server({ invoice: invoice(), refusal: 'Not for this amount.' })
  await open(invoice())
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with BCA' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Not for this amount.')
})

test('a virtual account is shown in groups, and copied as it is typed', async () => {
  server({ invoice: invoice({ session: session() }) })
  const user = userEvent.setup()
  await open(invoice({ session: session() }))
  screen.getByText('8808 0412 6600 1204')
  await user.click(screen.getByRole('button', { name: 'Copy the virtual account number' }))
  expect(await navigator.clipboard.readText()).toBe('8808041266001204')
  await user.click(screen.getByRole('button', { name: 'Copy the amount' }))
  expect(await navigator.clipboard.readText()).toBe('48250000')
  await user.click(screen.getByRole('button', { name: 'Choose another method' }))
  await screen.findByRole('radio', { name: /^BCA Virtual Account/ })
})

const BANK = { bankName: 'BCA', accountNumber: '5220304455', holderName: 'PT Samudra Niaga Sentosa' }

test('a transfer has the account, what is owed and what to write, each to be copied, and opens where nothing else is possible', async () => {
  const owed = invoice({ bank: BANK })
  server({ invoice: owed })
  const user = userEvent.setup()
  const { unmount } = await open(owed)
  await screen.findByRole('radio', { name: /^BCA Virtual Account/ })
  const transfer = () => screen.getByText('Bank transfer').closest('details')!
  expect(transfer().open).toBe(false)
  await user.click(screen.getByText('Bank transfer'))
  screen.getByText(/PT Samudra Niaga Sentosa/, { selector: 'small' })
  for (const [name, copied] of [
    ['Copy the account number', '5220304455'],
    ['Copy the amount to transfer', '48250000'],
    ['Copy the message', 'INV-2026-001204'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    expect(await navigator.clipboard.readText()).toBe(copied)
  }
  unmount()
  server({ invoice: owed, methods: METHODS.map(each => ({ ...each, isPossible: false, reason: 'NO_PROVIDER' })) })
  await open(owed)
  await screen.findByText(/Transfer to the seller’s account/)
  expect(transfer().open).toBe(true)
})

test('an amount with sen says once why no method takes it, and what to do instead', async () => {
  const methods = METHODS.map(one => ({ ...one, isPossible: false, reason: 'NOT_WHOLE' as const }))
  const due = { remaining: rupiah('3326892.50') }
  server({ invoice: invoice(due), methods })
  await open(invoice(due))
  await screen.findByText(/includes sen, and online methods take whole rupiah only\. Contact the seller/)
  expect(screen.getAllByText(/whole rupiah/)).toHaveLength(1)
})

test('nothing is said of a transfer where the seller chose no account', async () => {
  server({ invoice: invoice() })
  await open(invoice())
  await screen.findByRole('radio', { name: /^BCA Virtual Account/ })
  expect(screen.queryByText('Bank transfer')).toBeNull()
})

test('a QR code is an image, and a page of the provider a link', async () => {
  const qris = session({ method: 'QRIS', bankCode: null, virtualAccountNumber: null, qrContent: '00020101021226' })
  server({ invoice: invoice({ session: qris }) })
  const { unmount } = await open(invoice({ session: qris }))
  screen.getByRole('img', { name: 'QR code of the payment' })
  unmount()
  const card = session({
    method: 'CARD',
    bankCode: null,
    virtualAccountNumber: null,
    redirectUrl: 'https://pay.example/1',
  })
  await open(invoice({ session: card }))
  expect(screen.getByRole('link', { name: 'Continue to Xendit' }).getAttribute('href')).toBe('https://pay.example/1')
})

test('it says paid once the server does, without a reload', async () => {
  const state = { invoice: invoice({ session: session() }) }
  server(state)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open(state.invoice)
  screen.getByText(/^Waiting for your payment/)
  const receipt = {
    number: 'PAY-2026-000634',
    amount: rupiah('48250000.00'),
    method: 'VIRTUAL_ACCOUNT' as const,
    bankCode: '014',
    paidAt: '2026-11-21T03:07:00Z',
  }
  state.invoice = invoice({
    remaining: rupiah('0.00'),
    session: session({ status: 'SUCCEEDED' }),
    receipts: [receipt],
  })
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await screen.findByRole('heading', { name: 'Payment received' })
  screen.getByText('PAY-2026-000634')
  expect(location.pathname).toBe('/checkout/success')
})

test('a part leaves the rest to be paid, a failure can be tried again, and an ended link shows nothing', async () => {
  const part = invoice({ remaining: rupiah('1.00'), session: session({ status: 'SUCCEEDED' }) })
  const state: { invoice: Invoice | null } = { invoice: part }
  const sent = server(state)
  const first = await open(part)
  await userEvent.click(screen.getByRole('button', { name: /^Pay the remaining/ }))
  await screen.findByRole('radio', { name: /^BCA/ })
  first.unmount()

  const failed = invoice({ session: session({ status: 'FAILED', failureReason: 'DECLINED' }) })
  state.invoice = failed
  const second = await open(failed)
  screen.getByRole('heading', { name: 'Payment not completed' })
  expect(location.pathname).toBe('/checkout/failed')
  state.invoice = invoice({ session: session() })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('8808 0412 6600 1204')
  expect(sent.some(({ operationName }) => operationName === 'checkoutCallsStartMutation')).toBe(true)
  second.unmount()

  await renderScreen(<Checkout token="" first={{ state: 'ENDED' }} />, { messages: ['checkout'] })
  const state_ = screen.getByRole('status')
  within(state_).getByRole('heading', { name: 'This link has ended' })
  expect(screen.queryByText('INV-2026-001204')).toBeNull()
})

test('what was written off is told as that, and never as paid', async () => {
  const lost = invoice({ remaining: rupiah('0.00'), writtenOff: rupiah('48250000.00') })
  server({ invoice: lost })
  await open(lost)
  screen.getByRole('heading', { name: 'Written off' })
  screen.getByText('IDR 48,250,000.00 of INV-2026-001204 was written off. Nothing is left to pay.')
  expect(screen.queryByText(/is paid/)).toBeNull()
})

test('a payment that nobody has seen arrive is being checked, and is not said to have paid', async () => {
  const claimed = invoice({ remaining: rupiah('0.00'), unverified: rupiah('48250000.00') })
  server({ invoice: claimed })
  const { unmount } = await open(claimed)
  const state = screen.getByRole('status')
  within(state).getByRole('heading', { name: 'Payment being checked' })
  within(state).getByText(/A payment of IDR 48,250,000.00 for INV-2026-001204 is being checked\./)
  expect(screen.queryByText(/is paid/)).toBeNull()
  unmount()
  const partly = invoice({ remaining: rupiah('8250000.00'), unverified: rupiah('40000000.00') })
  server({ invoice: partly })
  await open(partly)
  await screen.findByRole('button', { name: 'Pay with BCA' })
  screen.getByText('A payment of IDR 40,000,000.00 for INV-2026-001204 is being checked.')
})

/** Accepts every file, and records its URL and headers. */
function uploads() {
  const sent: { url: string; headers: Record<string, string> }[] = []
  class Upload {
    upload = {}
    status = 200
    responseText = JSON.stringify({ id: 'f1' })
    onload = () => {}
    open = (_method: string, url: string) => sent.push({ url, headers: {} })
    setRequestHeader = (name: string, value: string) => void (sent.at(-1)!.headers[name] = value)
    send = () => queueMicrotask(() => this.onload())
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return sent
}
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
const claim = {
  number: 'PAY-2026-000007',
  date: '2026-11-20',
  amount: rupiah('48250000.00'),
  sentAt: '2026-11-20T03:00:00Z',
}

test('proof of a transfer is sent by the link with its file, and shown as being checked', async () => {
  const state = { invoice: invoice() }
  const sent = server(state)
  const files = uploads()
  const { container } = await open(state.invoice)
  await userEvent.click(await screen.findByRole('button', { name: /^Already transferred\? Send proof/ }))
  const amount = await screen.findByRole('textbox', { name: /Amount transferred/ }, patiently)
  expect(amount).toHaveProperty('value', '48,250,000.00')
  await userEvent.click(screen.getByRole('button', { name: 'Send proof' }))
  screen.getByText('Choose a file', { selector: '.hint' })
  screen.getByText('Enter the bank you transferred from')
  expect(sent.some(({ operationName }) => operationName === 'claimCallsProofMutation')).toBe(false)

  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, pdf('bukti.pdf'))
  await screen.findByText('bukti.pdf', {}, patiently)
  // The secret is in a header, because URLs are logged.
  expect(files).toEqual([
    {
      url: '/checkout/uploads/PAYMENT_PROOF?name=bukti.pdf&size=8',
      headers: { 'x-checkout-link': 'secret', 'content-type': 'application/pdf' },
    },
  ])
  await userEvent.type(screen.getByRole('textbox', { name: /From bank/ }), 'Mandiri')
  state.invoice = invoice({
    checking: rupiah('48250000.00'),
    proofMost: rupiah('0.00'),
    claims: [{ ...claim, kind: 'PROOF', state: 'CHECKING', reason: null }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send proof' }))
  const heading = await screen.findByRole('heading', { name: 'Sent to the seller' }, patiently)
  expect(document.activeElement).toBe(heading)
  screen.getByText('Being checked')
  screen.getByText(/^A proof of .*48,250,000\.00 is being checked\./)
  expect(screen.queryByRole('button', { name: /Send proof/ })).toBeNull()
  expect(sent.find(({ operationName }) => operationName === 'claimCallsProofMutation')?.variables.input).toEqual({
    token: 'secret',
    paymentDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    senderBank: 'Mandiri',
    reference: null,
    amount: '48250000.00',
    fileUuids: ['f1'],
  })
})

test('a slip is sent where all cash has arrived; what is refused is told and the form stays', async () => {
  const state = {
    invoice: invoice({ remaining: rupiah('0.00'), proofMost: rupiah('0.00'), slipMost: rupiah('965000.00') }),
    refusal: 'A slip with this number from this customer is already recorded.',
  }
  const sent = server(state)
  uploads()
  const { container } = await open(state.invoice)
  expect(screen.queryByRole('button', { name: /Send proof/ })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /^Send withholding slip/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Slip number/ }, patiently), 'BP-7')
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, pdf('bp.pdf'))
  await screen.findByText('bp.pdf', {}, patiently)
  await userEvent.click(screen.getByRole('button', { name: 'Send slip' }))
  await screen.findByText(state.refusal, {}, patiently)
  const { input } = sent.find(({ operationName }) => operationName === 'claimCallsSlipMutation')!.variables
  expect(input).toMatchObject({ token: 'secret', number: 'BP-7', amount: '965000.00', fileUuids: ['f1'] })
  await userEvent.click(screen.getByRole('button', { name: 'Back to the invoice' }))
  await screen.findByRole('button', { name: /^Send withholding slip/ })
})

test('what was sent says what became of it, and why it was turned down', async () => {
  const claims = [
    { ...claim, kind: 'PROOF' as const, state: 'REJECTED' as const, reason: 'Not readable' },
    {
      ...claim,
      kind: 'SLIP' as const,
      number: 'BP-1',
      sentAt: '2026-11-19T03:00:00Z',
      state: 'ACCEPTED' as const,
      reason: null,
    },
  ]
  server({ invoice: invoice({ claims }) })
  await open(invoice({ claims }))
  await screen.findByRole('heading', { name: 'Sent to the seller' })
  const [proof, slip] = [...document.querySelectorAll<HTMLElement>('.checkout-claims li')]
  expect(within(proof!).getByText('Not readable')).toBeTruthy()
  expect(within(proof!).getByText('Not accepted')).toBeTruthy()
  expect(within(slip!).getByText('Accepted')).toBeTruthy()
})

test('what is shown follows from what remains and from the session alone', () => {
  const view = (status: Session['status'] | null, remaining: string, isChoosing = false) =>
    viewOf({ remaining: rupiah(remaining), session: status ? session({ status }) : null }, isChoosing)
  expect(view(null, '5.00')).toBe('CHOOSE')
  expect(view('OPEN', '5.00')).toBe('PAY')
  expect(view('PENDING', '5.00')).toBe('PAY')
  expect(view('PENDING', '5.00', true)).toBe('CHOOSE')
  expect(view('EXPIRED', '5.00')).toBe('CHOOSE')
  expect(view('FAILED', '5.00')).toBe('FAILED')
  expect(view('SUCCEEDED', '5.00')).toBe('PAID')
  for (const status of ['OPEN', 'PENDING', 'FAILED', 'EXPIRED', 'SUCCEEDED'] as const)
    expect(view(status, '0.00', true)).toBe('PAID')
})

test('no proof is asked of what is being checked, nor of more than is left', () => {
  const left = (remaining: string, checking: string) =>
    unprovenOf({ remaining: rupiah(remaining), checking: rupiah(checking) }).amount
  expect(left('1176000.00', '0.00')).toBe('1176000.00')
  expect(left('1176000.00', '1000000.00')).toBe('176000.00')
  expect(left('1176000.00', '1200000.00')).toBe('0.00')
})

test('numbers are grouped without losing a digit, and time runs down to nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), number => {
      expect(inFours(number).replaceAll(' ', '')).toBe(number)
      expect(
        inFours(number)
          .split(' ')
          .every(part => part.length <= 4),
      ).toBe(true)
    }),
  )
  const at = Date.parse('2026-11-21T03:00:00Z')
  expect(timeLeft('2026-11-22T02:58:41Z', at)).toBe('23:58:41')
  expect(timeLeft('2026-11-21T03:14:32Z', at)).toBe('14:32')
  expect(timeLeft('2026-11-21T03:00:00Z', at)).toBeNull()
})
