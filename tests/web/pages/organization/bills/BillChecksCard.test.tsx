import { cleanup, screen, within } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test } from 'vitest'
import type { BillPageQuery } from '../../../../../web/__generated__/BillPageQuery.graphql.ts'
import query from '../../../../../web/__generated__/BillPageQuery.graphql.ts'
import { BillPage } from '../../../../../web/pages/organization/bills/BillPage.tsx'
import { loadQuery } from 'react-relay/hooks'
import { renderScreen } from '../../../support/render.tsx'

afterEach(cleanup)

const checks = {
  sameTaxInvoice: [],
  alikeDays: 7,
  alike: [],
  sentPayments: 14,
  averageMonths: 6,
  percentOfAverage: 112,
}
const idr = (amount: string) => ({ amount, currency: 'IDR' })
const tax = {
  base: idr('100000000.00'),
  vat: 'STANDARD',
  vatRate: '11',
  vatAmount: idr('11000000.00'),
  withholding: 'PPH23',
  withholdingRate: '2',
  isRateDoubled: false,
  withholdingBase: idr('100000000.00'),
  withheldAmount: idr('2000000.00'),
  entity: { id: 'e1', name: 'PT Samudra' },
  taxObjectCode: null,
  overrideReason: null as string | null,
  taxInvoiceNumber: '04002600098811204' as string | null,
  taxInvoiceDate: '2026-11-20',
  withholdingSlipNumber: null,
}
const bill = {
  __typename: 'Bill',
  id: 'i1',
  uuid: 'u1',
  number: 'BILL-2026-000431',
  status: 'SUBMITTED',
  billStatus: 'SUBMITTED',
  paymentStatus: 'UNPAID',
  version: 2,
  date: '2026-11-20',
  dueDate: '2026-12-20',
  category: 'Maintenance',
  description: 'GTP/INV/1120',
  allowedActions: [],
  approvalObstacle: null,
  amount: idr('109000000.00'),
  counterparty: { id: 'c1', alias: 'Graha Teknik', legalName: 'PT Graha Teknik Perkasa' },
  files: [],
  metadata: [],
  payments: [],
  expectedTransaction: null,
  createdAt: '2026-11-20T08:00:00Z',
  createdBy: null,
  submittedAt: null,
  submittedBy: null,
  approvedAt: null,
  approvedBy: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
  paidAt: null,
  tax,
  checks,
}

async function open(over: object = {}, language: 'en' | 'id' = 'en') {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: {
      organization: { id: 'o', permissions: [], controls: { transfersActive: true }, bill: { ...bill, ...over } },
    },
  }))
  const variables = { uuid: 'u1' }
  environment.mock.queuePendingOperation(query, variables)
  const page = loadQuery<BillPageQuery>(environment, query, variables)
  await renderScreen(<BillPage queries={{ page }} />, { environment, messages: ['bills'], path: '/bills/u1', language })
  await screen.findByRole('heading', { level: 1, name: bill.number })
  const title = screen.queryByRole('heading', { name: language === 'en' ? 'Checks' : 'Pemeriksaan' })
  const card = title?.closest('section')
  return (
    card &&
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  )
}

test('a bill in order says so, with what its counterparty usually asks', async () => {
  expect(await open()).toEqual([
    'Tax invoice 04002600098811204, tax as calculated',
    'No similar bill within 7 days',
    'Counterparty paid 14 times before',
    '12% above their average of 6 months',
  ])
})

test('what stands out is named, and links the other bills', async () => {
  const others = [
    { __typename: 'Bill', id: 'i2', uuid: 'u2', number: 'BILL-2026-000402' },
    { __typename: 'Bill', id: 'i3', uuid: 'u3', number: 'BILL-2026-000409' },
  ]
  const twice = { ...checks, sameTaxInvoice: others, alike: others.slice(0, 1), sentPayments: 0, percentOfAverage: 60 }
  expect(await open({ checks: twice })).toEqual([
    'Same tax invoice as BILL-2026-000402, BILL-2026-000409',
    'Same amount as BILL-2026-000402 within 7 days',
    'No payment sent to this counterparty yet',
    '40% below their average of 6 months',
  ])
  expect(screen.getByRole('link', { name: 'BILL-2026-000409' }).getAttribute('href')).toContain('/bills/u3')
})

test('a tax invoice that differs or is missing is said, and a check that the company switched off is not', async () => {
  const off = { ...checks, alikeDays: 0, percentOfAverage: 95 }
  expect(await open({ checks: off, tax: { ...tax, overrideReason: 'Rounded by line' } })).toEqual([
    'Tax invoice 04002600098811204, tax differs from the calculation',
    'Counterparty paid 14 times before',
    'About their average of 6 months',
  ])
  cleanup()
  expect(await open({ checks: { ...off, percentOfAverage: null }, tax: { ...tax, taxInvoiceNumber: null } })).toEqual([
    'No tax invoice number yet',
    'Counterparty paid 14 times before',
  ])
})

test.each(['PAID', 'CANCELLED'])('a bill that is %s needs no checks', async status => {
  expect(await open({ status, billStatus: status })).toBeUndefined()
})

test('speaks Indonesian', async () => {
  expect(await open({ tax: null }, 'id')).toEqual([
    'Tidak ada tagihan serupa dalam 7 hari',
    'Rekanan sudah dibayar 14 kali',
    '12% di atas rata-rata 6 bulan',
  ])
})
