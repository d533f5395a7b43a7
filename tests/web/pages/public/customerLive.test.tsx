// The customer portal follows changes: it refetches automatically, says when it is disconnected, and cleans up.
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CustomerPortal } from '../../../../web/pages/public/customerPortal/CustomerPortal.tsx'
import { waitFor } from '../../../support/waitFor.ts'
import { FollowedChanges } from '../../support/followedChanges.ts'
import { renderScreen } from '../../support/render.tsx'

const patiently = { timeout: 20_000 }
const money = (amount: string) => ({ amount, currency: 'IDR' as const })
const portal = (toPay: string) => ({
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
      toPay: money(toPay),
      overdue: money('0.00'),
      withheldOpen: money('0.00'),
      unverified: money('0.00'),
      credit: money('0.00'),
    },
  ],
})
const invoices = (status: string, toPay: string) => ({
  customerPortal: {
    invoices: {
      edges: [
        {
          node: {
            uuid: '0198f000-0000-7000-8000-0000000000c1',
            number: 'INV-1',
            status,
            invoiceDate: '2026-11-18',
            dueDate: '2026-12-18',
            isOverdue: false,
            total: money('333000000.00'),
            toPay: money(toPay),
            withheldOpen: money('0.00'),
            unverified: money('0.00'),
            writtenOff: money('0.00'),
            checking: money('0.00'),
          },
        },
      ],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
})

let answers: Record<string, object | null>
let asked: string[]
beforeEach(() => {
  asked = []
  history.replaceState(null, '', '/customer')
  vi.stubGlobal('scrollTo', () => {})
  FollowedChanges.install()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string }
    asked.push(operationName)
    const data = answers[operationName]
    if (!data) throw new TypeError('no network')
    return Response.json({ data })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/customer')
})
const open = () =>
  renderScreen(<CustomerPortal first={{ portal: portal('333000000.00') }} />, { messages: ['customerPortal'] })

test('asks again for what it shows when something changed, and not for what it has just asked', async () => {
  answers = { callsInvoicesQuery: invoices('ISSUED', '333000000.00') }
  await open()
  await screen.findByRole('heading', { name: 'Unpaid' }, patiently)
  const [source] = FollowedChanges.open
  expect(source?.url).toBe('/customer/events')
  act(() => source?.changed())
  expect(asked).toEqual(['callsInvoicesQuery'])
  answers = {
    callsInvoicesQuery: invoices('PAID', '0.00'),
    callsPortalQuery: { customerPortal: { ...portal('0.00'), balances: [] } },
  }
  act(() => source?.changed())
  expect(await screen.findByRole('heading', { name: 'Settled' }, patiently)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' }, patiently)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Unpaid' })).toBeNull()
})

test('says that the connection was lost, keeps what it shows, and catches up', async () => {
  answers = { callsInvoicesQuery: invoices('ISSUED', '333000000.00') }
  await open()
  await screen.findByRole('heading', { name: 'Unpaid' }, patiently)
  const [source] = FollowedChanges.open
  act(() => source?.changed())
  answers = {}
  act(() => source?.lost())
  expect((await screen.findByRole('status', {}, patiently)).textContent).toMatch(/connection was lost/)
  expect(screen.getByText('INV-1')).toBeTruthy()
  answers = {
    callsInvoicesQuery: invoices('PAID', '0.00'),
    callsPortalQuery: { customerPortal: { ...portal('0.00'), balances: [] } },
  }
  act(() => source?.changed())
  expect(await screen.findByRole('heading', { name: 'Settled' }, patiently)).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('goes to the sign-in when the session is over, and connects no more', async () => {
  answers = { callsInvoicesQuery: invoices('ISSUED', '333000000.00') }
  await open()
  await screen.findByRole('heading', { name: 'Unpaid' }, patiently)
  answers = { callsInvoicesQuery: { customerPortal: null }, callsPortalQuery: { customerPortal: null } }
  act(() => FollowedChanges.open[0]?.refused())
  expect(await screen.findByRole('button', { name: 'Send sign-in link' }, patiently)).toBeTruthy()
  await waitFor(() => expect(FollowedChanges.open).toEqual([]))
})

test('leaves no connection behind', async () => {
  answers = { callsInvoicesQuery: invoices('ISSUED', '333000000.00') }
  const { unmount } = await open()
  await screen.findByRole('heading', { name: 'Unpaid' }, patiently)
  expect(FollowedChanges.open).toHaveLength(1)
  unmount()
  expect(FollowedChanges.open).toEqual([])
})
