// A customer's own page: the way in by a link and without one, and what is shown of invoices.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CustomerPortal } from '../../../../web/pages/public/customerPortal/CustomerPortal.tsx'
import { forgetLink, takeLink } from '../../../../web/pages/public/customerPortal/link.ts'
import { placeOf } from '../../../../web/pages/public/customerPortal/place.ts'
import { renderScreen } from '../../support/render.tsx'

const patiently = { timeout: 20_000 }
type Sent = { operationName: string; variables: Record<string, unknown> }

/** Answers each operation by its name, and keeps what was asked. */
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
  balances: [
    {
      unpaidCount: 1,
      nextDueDate: '2026-12-18',
      toPay: money('327000000.00'),
      overdue: money('0.00'),
      withheldOpen: money('25000000.00'),
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
  ...over,
})
const open = (first: Parameters<typeof CustomerPortal>[0]['first']) =>
  renderScreen(<CustomerPortal first={first} />, { messages: ['customerPortal'] })

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
  [`/customer/purchase-orders/${uuid}`, { name: 'purchaseOrder', uuid }],
  ['/customer/invoices/none', { name: 'unknown' }],
  ['/customer/elsewhere', { name: 'unknown' }],
])('%s is a place of its own', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})
