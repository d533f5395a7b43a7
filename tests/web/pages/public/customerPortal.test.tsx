// The customer portal: signing in with and without a link, and what is shown of invoices.
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CustomerPortal } from '../../../../web/pages/public/customerPortal/CustomerPortal.tsx'
import { forgetLink, takeLink } from '../../../../web/pages/public/customerPortal/link.ts'
import { placeOf } from '../../../../web/pages/public/customerPortal/place.ts'
import { waitFor } from '../../../support/waitFor.ts'
import { FollowedChanges } from '../../support/followedChanges.ts'
import { renderScreen } from '../../support/render.tsx'

const patiently = { timeout: 20_000 }
type Sent = { operationName: string; variables: Record<string, unknown> }

/** Answers each operation by its name, and records requests. */
function server(answers: Record<string, object>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const data = answers[operation.operationName]
    if (!data) throw new TypeError('no network')
    return Response.json({ data })
  })
  return sent
}
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  FollowedChanges.install()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetLink()
  history.replaceState(null, '', '/customer')
})

const money = (amount: string) => ({ amount, currency: 'IDR' as const })
const portal = {
  email: 'tania@surya.example',
  organizationName: 'PT Nusantara Retail',
  customer: {
    name: 'PT Surya Abadi',
    alias: null,
    email: 'tania@surya.example',
    phone: null,
    picName: null,
    picEmail: null,
    picPhone: null,
    identityNumber: null,
    taxNumber: null,
    businessNumber: null,
    billingAddress: null,
    registeredAddress: null,
    bankName: null,
    accountNumber: null,
    accountName: null,
    financeName: null,
    financeEmail: null,
    invoiceEmails: [],
    language: 'EN' as const,
    termDays: 30,
  },
  virtualAccounts: [],
  balances: [
    {
      unpaidCount: 1,
      nextDueDate: '2026-12-18',
      toPay: money('327000000.00'),
      overdue: money('0.00'),
      withheldOpen: money('25000000.00'),
      unverified: money('0.00'),
      credit: money('0.00'),
    },
  ],
}
const uuid = '0198f000-0000-7000-8000-0000000000c1'
const invoice = (number: string, over: object = {}) => ({
  uuid,
  number,
  status: 'ISSUED',
  invoiceDate: '2026-11-18',
  dueDate: '2026-12-18',
  isOverdue: false,
  total: money('333000000.00'),
  toPay: money('327000000.00'),
  withheldOpen: money('0.00'),
  unverified: money('0.00'),
  writtenOff: money('0.00'),
  checking: money('0.00'),
  ...over,
})
const open = (first: Parameters<typeof CustomerPortal>[0]['first']) =>
  renderScreen(<CustomerPortal first={first} />, { messages: ['customerPortal', 'claims'] })

test('a link is used by a press alone, and has left the address before', async () => {
  history.replaceState(null, '', '/customer?token=secret-1')
  takeLink()
  expect(location.search).toBe('')
  const sent = server({
    signingInSignInMutation: { signInCustomer: { signedIn: false, userErrors: [{ message: 'This link was used.' }] } },
    signingInRequestSignInMutation: { requestCustomerSignIn: { mailbox: false, userErrors: [] } },
  })
  await open({ portal: null })
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert', {}, patiently)).textContent).toBe('This link was used.')
  expect(sent[0]?.variables).toEqual({ input: { token: 'secret-1' } })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'any@buyer.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send sign-in link' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' }, patiently)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Send again in/ }).hasAttribute('disabled')).toBe(true)
})

test('puts invoices by what is left to do with them', async () => {
  server({
    callsInvoicesQuery: {
      customerPortal: {
        invoices: {
          edges: [
            invoice('INV-3'),
            invoice('INV-2', { status: 'PARTIALLY_PAID', toPay: money('0.00'), withheldOpen: money('25000000.00') }),
            invoice('INV-1', { status: 'PAID', toPay: money('0.00') }),
            invoice('INV-9', { status: 'WRITTEN_OFF', toPay: money('0.00'), writtenOff: money('333000000.00') }),
            invoice('INV-0', { status: 'PAID', toPay: money('0.00'), unverified: money('333000000.00') }),
          ].map(node => ({ node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  })
  await open({ portal })
  const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!)
  await screen.findByRole('heading', { level: 2, name: 'Unpaid' }, patiently)
  expect(section('Unpaid').getByRole('link').getAttribute('href')).toBe(`/customer/invoices/${uuid}`)
  expect(section('Waiting for withholding slip').getByText('INV-2')).toBeTruthy()
  expect(section('Settled').getByText('INV-1')).toBeTruthy()
  expect(section('Settled').queryByText('INV-0')).toBeNull()
  const lost = section('Settled').getByText('INV-9').closest('a')!
  expect([within(lost).queryByText('Written off'), within(lost).queryByText('Paid')]).toEqual([expect.anything(), null])
  expect(section('Payment being checked').getByText('INV-0')).toBeTruthy()
  // A date says what it is.
  expect(section('Unpaid').getByText('due 18 Dec')).toBeTruthy()
  expect(section('Settled').getAllByText('invoiced 18 Nov')).toHaveLength(2)
})

test('shows the customer’s own virtual accounts, each with a button that copies its number', async () => {
  server({
    callsInvoicesQuery: {
      customerPortal: { invoices: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } },
    },
  })
  const virtualAccounts = [
    { bankCode: '009', number: '8810000000000012', expiresOn: '2028-11-30', payee: null },
    { bankCode: '014', number: '8808000000000012', expiresOn: '2028-11-30', payee: 'CV Cabang' },
  ]
  await open({ portal: { ...portal, virtualAccounts } })
  const section = within(screen.getByRole('heading', { level: 2, name: 'Your virtual accounts' }).closest('section')!)
  expect(section.getByText('BNI Virtual Account')).toBeTruthy()
  expect(section.getByText('8810000000000012')).toBeTruthy()
  expect(section.getByText(/^Until 30 Nov/)).toBeTruthy()
  expect(section.getByText(/^Pays to CV Cabang, until 30 Nov/)).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: 'Copy the BNI number' }))
  expect(await section.findByText(/^(Copied|Couldn’t copy)/)).toBeTruthy()
})

test('is left from every page', async () => {
  const invoices = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
  server({
    callsInvoicesQuery: { customerPortal: { invoices } },
    signingInSignOutMutation: { signOutCustomer: { userErrors: [] } },
  })
  await open({ portal })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in with your email' }, patiently)).toBeTruthy()
})

test('an invoice shows what was written about it, and the customer answers there', async () => {
  history.replaceState(null, '', `/customer/invoices/${uuid}`)
  const theirs = {
    uuid: 'm1',
    isOwnSide: false,
    authorName: 'Dewi Anggraini',
    body: 'Mohon dicek',
    files: [{ name: 'surat.pdf', size: 2_000, url: '/customer/files/f1' }],
    createdAt: '2026-11-20T03:00:00Z',
    editedAt: null,
    deletedAt: null,
  }
  const own = { ...theirs, uuid: 'm2', isOwnSide: true, authorName: portal.email, body: 'Sudah benar', files: [] }
  const sent = server({
    callsInvoiceQuery: {
      customerPortal: {
        invoice: {
          invoice: invoice('INV-3'),
          customerReference: null,
          note: null,
          base: zero,
          vat: zero,
          stampDuty: zero,
          withheld: zero,
          expectedCash: zero,
          settled: zero,
          documentUrl: '/customer/documents/d1',
          payments: [],
          slips: [],
          messages: [theirs, { ...theirs, uuid: 'm0', body: '', files: [], deletedAt: '2026-11-20T04:00:00Z' }],
          lines: [],
        },
      },
    },
    writingMessageMutation: { writePortalMessage: { messages: [theirs, own], userErrors: [] } },
  })
  await open({ portal })
  const messages = within(await screen.findByRole('region', { name: 'Messages' }, patiently))
  expect(messages.getByText('Mohon dicek')).toBeTruthy()
  expect(messages.getByText('Message deleted')).toBeTruthy()
  expect(messages.getByRole('link', { name: /surat\.pdf/ }).getAttribute('href')).toBe('/customer/files/f1')
  await userEvent.type(messages.getByRole('textbox', { name: 'Write to PT Nusantara Retail' }), 'Sudah benar')
  await userEvent.click(messages.getByRole('button', { name: 'Send' }))
  expect(await messages.findByText('Sudah benar', { selector: 'div' }, patiently)).toBeTruthy()
  expect(messages.getByText('PT Surya Abadi', { selector: 'b' })).toBeTruthy()
  expect(sent.at(-1)?.variables).toEqual({ input: { subject: 'INVOICE', uuid, body: 'Sudah benar', fileUuids: [] } })
  expect(messages.getByRole('textbox')).toHaveProperty('value', '')
})

const zero = money('0.00')
const detailOf = (over: object, more: object = {}) => ({
  callsInvoiceQuery: {
    customerPortal: {
      invoice: {
        invoice: invoice('INV-3', over),
        customerReference: null,
        note: null,
        base: zero,
        vat: zero,
        stampDuty: zero,
        withheld: zero,
        expectedCash: zero,
        settled: zero,
        documentUrl: '/customer/documents/d1',
        payments: [],
        slips: [],
        messages: [],
        lines: [],
        ...more,
      },
    },
  },
})

test('an invoice tells where to transfer what remains and what to write, each to be copied', async () => {
  history.replaceState(null, '', `/customer/invoices/${uuid}`)
  const bank = { bankName: 'BCA', accountNumber: '5220304455', holderName: 'PT Toko Arus' }
  server(detailOf({}, { bank }))
  const user = userEvent.setup()
  await open({ portal })
  await screen.findByRole('heading', { name: 'Bank transfer' }, patiently)
  expect(screen.getByText('BCA, PT Toko Arus')).toBeTruthy()
  for (const [name, copied] of [
    ['Copy the account number', '5220304455'],
    ['Copy the amount to transfer', '327000000'],
    ['Copy the message', 'INV-3'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    expect(await navigator.clipboard.readText()).toBe(copied)
  }
})

test('an invoice shows what was paid with its receipt, what is being checked, and why a proof was turned down', async () => {
  history.replaceState(null, '', `/customer/invoices/${uuid}`)
  const payment = (number: string, over: object) => ({
    uuid: number,
    number,
    state: 'CHECKING',
    paymentDate: '2026-11-20',
    senderBank: 'Mandiri',
    reason: null,
    receiptUrl: null,
    amount: money('1000000.00'),
    refunded: money('0.00'),
    ...over,
  })
  const payments = [
    payment('PAY-3', {}),
    payment('PAY-2', { state: 'RECEIVED', receiptUrl: '/customer/receipts/p2' }),
    payment('PAY-1', { state: 'REJECTED', reason: 'Tidak terbaca' }),
    payment('PAY-0', { state: 'REFUNDED', refunded: money('250000.00') }),
  ]
  server(detailOf({ checking: money('1000000.00') }, { payments }))
  await open({ portal })
  await screen.findByRole('heading', { name: 'Payments' }, patiently)
  expect(screen.getByText('Proof being checked')).toBeTruthy()
  expect(screen.getByText('Being checked')).toBeTruthy()
  expect(screen.getByText('Tidak terbaca')).toBeTruthy()
  expect(screen.getByText(/250,000.00 refunded/)).toBeTruthy()
  const receipts = screen.getAllByRole('link', { name: /^Receipt of/ })
  expect(receipts.map(link => link.getAttribute('href'))).toEqual(['/customer/receipts/p2'])
  await userEvent.click(screen.getByRole('link', { name: /Already transferred/ }))
  expect(location.pathname).toBe(`/customer/invoices/${uuid}/proof`)
})

test('proof of one transfer for two invoices is sent with its file', async () => {
  history.replaceState(null, '', `/customer/invoices/${uuid}/proof`)
  const other = '0198f000-0000-7000-8000-0000000000c2'
  const edges = [
    invoice('INV-3', { checking: money('7000000.00') }),
    invoice('INV-4', { uuid: other, toPay: money('500000.00') }),
    invoice('INV-5', { uuid: 'paid', toPay: zero }),
  ].map(node => ({ node }))
  const sent = server({
    ...detailOf({ checking: money('7000000.00') }),
    callsInvoicesQuery: { customerPortal: { invoices: { edges, pageInfo: { hasNextPage: false, endCursor: null } } } },
    proofCallsSendMutation: { sendPortalProof: { payment: { uuid: 'p' }, userErrors: [] } },
  })
  const uploads: string[] = []
  class Upload {
    upload = {}
    status = 200
    responseText = JSON.stringify({ id: 'f1' })
    onload = () => {}
    open = (_method: string, url: string) => uploads.push(url)
    setRequestHeader = () => {}
    send = () => queueMicrotask(() => this.onload())
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  const { container } = await open({ portal })
  // An amount in review is not suggested again.
  expect(await screen.findByRole('textbox', { name: /Amount for INV-3/ }, patiently)).toHaveProperty(
    'value',
    '320,000,000.00',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send proof' }))
  expect(screen.getByText('Choose a file', { selector: '.hint' })).toBeTruthy()
  expect(screen.getByText('Enter the bank you transferred from')).toBeTruthy()
  expect(sent.some(({ operationName }) => operationName === 'proofCallsSendMutation')).toBe(false)

  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(chooser, new File(['x'], 'bukti.exe'), { applyAccept: false })
  expect(screen.getByText('Choose a PDF, JPG or PNG file')).toBeTruthy()
  await userEvent.upload(chooser, new File(['%PDF-1.4'], 'bukti.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('bukti.pdf', {}, patiently)).toBeTruthy()
  expect(uploads).toEqual(['/customer/uploads/PAYMENT_PROOF?name=bukti.pdf&size=8'])
  await userEvent.type(screen.getByRole('textbox', { name: /From bank/ }), 'Mandiri')
  expect(screen.queryByRole('checkbox', { name: /INV-5/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /INV-4/ }))
  expect(screen.getByText('320,500,000.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send proof' }))
  await waitFor(() => expect(location.pathname).toBe(`/customer/invoices/${uuid}`), patiently)
  expect(sent.find(({ operationName }) => operationName === 'proofCallsSendMutation')?.variables).toEqual({
    input: {
      paymentDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      senderBank: 'Mandiri',
      reference: null,
      invoices: [
        { uuid, amount: '320000000.00' },
        { uuid: other, amount: '500000.00' },
      ],
      fileUuids: ['f1'],
    },
  })
})

test('a withholding slip is sent for what is awaited, and shown with how it stands', async () => {
  history.replaceState(null, '', `/customer/invoices/${uuid}/slip`)
  const slips = [
    {
      uuid: 's1',
      number: 'BP-1',
      state: 'REJECTED',
      period: '2026-11-01',
      reason: 'Buram',
      amount: money('25000000.00'),
    },
  ]
  const sent = server({
    ...detailOf({ toPay: zero, withheldOpen: money('25000000.00') }, { slips }),
    slipCallsSendMutation: { sendPortalSlip: { slips: [{ uuid: 's2' }], userErrors: [] } },
  })
  class Upload {
    upload = {}
    status = 200
    responseText = JSON.stringify({ id: 'f2' })
    onload = () => {}
    open = () => {}
    setRequestHeader = () => {}
    send = () => queueMicrotask(() => this.onload())
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  const { container } = await open({ portal })
  await userEvent.click(await screen.findByRole('button', { name: 'Send slip' }, patiently))
  expect(screen.getByText('Enter the number of the slip')).toBeTruthy()
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(chooser, new File(['%PDF-1.4'], 'bp.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('bp.pdf', {}, patiently)).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /Slip number/ }), 'BP-2')
  await userEvent.click(screen.getByRole('button', { name: 'Send slip' }))
  expect(await screen.findByRole('heading', { name: 'Withholding slips' }, patiently)).toBeTruthy()
  expect(screen.getByText('Buram')).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'slipCallsSendMutation')?.variables).toMatchObject({
    input: { number: 'BP-2', invoices: [{ uuid, amount: '25000000.00' }], fileUuids: ['f2'] },
  })
})

test('the statement of account shows what moved the balance, and is read again for other days', async () => {
  history.replaceState(null, '', '/customer/statement')
  const entry = (kind: string, number: string | null, amount: string, balance: string, isTakenBack = false) => ({
    kind,
    number,
    day: '2026-11-18',
    isTakenBack,
    amount: money(amount),
    balance: money(balance),
  })
  const payment = {
    uuid: 'p9',
    number: 'PAY-9',
    state: 'RECEIVED',
    paymentDate: '2026-11-20',
    senderBank: null,
    reason: null,
    receiptUrl: '/customer/receipts/p9',
    amount: money('418600000.00'),
    refunded: money('0.00'),
  }
  const sent = server({
    paymentCallsQuery: {
      customerPortal: {
        payments: { edges: [{ node: payment }], pageInfo: { hasNextPage: false, endCursor: null } },
      },
    },
    statementCallsQuery: {
      customerPortal: {
        statement: {
          currency: 'IDR',
          currencies: ['IDR'],
          from: '2026-10-01',
          to: '2026-11-21',
          today: '2026-11-21',
          documentUrl: '/customer/statements/IDR/2026-10-01/2026-11-21',
          opening: money('418600000.00'),
          closing: money('333000000.00'),
          remaining: money('327000000.00'),
          waitingForSlip: money('6000000.00'),
          unapplied: money('0.00'),
          writtenOff: money('0.00'),
          entries: [
            entry('PAYMENT', 'PAY-1', '-418600000.00', '0.00'),
            entry('INVOICE', 'INV-1', '333000000.00', '333000000.00'),
            entry('INVOICE', 'INV-0', '-1.00', '333000000.00', true),
          ],
        },
      },
    },
  })
  await open({ portal })
  expect(await screen.findByText('PAY-9', {}, patiently)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Receipt of PAY-9' }).getAttribute('href')).toBe('/customer/receipts/p9')
  expect(await screen.findByText('Invoice INV-1', {}, patiently)).toBeTruthy()
  expect(screen.getByText('Opening balance')).toBeTruthy()
  expect(screen.getByText(/taken back/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Download statement/ }).getAttribute('href')).toBe(
    '/customer/statements/IDR/2026-10-01/2026-11-21',
  )
  const asked = () => sent.findLast(({ operationName }) => operationName === 'statementCallsQuery')?.variables
  expect(asked()).toEqual({ currency: 'IDR', from: null, to: null })
  // A year that is still being typed, or lies too far back, is not read, and says so once it is left.
  const from = screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(from, { target: { value: '0002-11-01' } })
  expect([from.value, screen.queryByText(/^Choose a day/)]).toEqual(['0002-11-01', null])
  fireEvent.blur(from)
  expect(screen.getByText('Choose a day from 21 Nov 2024 to 21 Nov 2026')).toBeTruthy()
  expect(asked()).toEqual({ currency: 'IDR', from: null, to: null })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  await waitFor(() => expect(asked()).toEqual({ currency: 'IDR', from: '2026-11-01', to: '2026-11-21' }), patiently)
})

test('whose session has ended is led to the way in', async () => {
  server({ callsInvoicesQuery: { customerPortal: null } })
  await open({ portal })
  expect(await screen.findByRole('heading', { name: 'Sign in with your email' }, patiently)).toBeTruthy()
})

test.each([
  ['/customer', { name: 'invoices' }],
  ['/customer/', { name: 'invoices' }],
  ['/customer/data', { name: 'data' }],
  ['/customer/statement', { name: 'statement' }],
  [`/customer/invoices/${uuid}/proof`, { name: 'proof', uuid }],
  [`/customer/purchase-orders/${uuid}`, { name: 'purchaseOrder', uuid }],
  ['/customer/invoices/none', { name: 'unknown' }],
  ['/customer/elsewhere', { name: 'unknown' }],
])('%s is a place of its own', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})
