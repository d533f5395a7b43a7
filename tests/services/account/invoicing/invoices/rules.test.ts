// The rules of invoices that need no database.
import { describe, expect, it } from 'vitest'
import { partOf } from '../../../../../services/account/invoicing/invoices/reserve.ts'
import {
  dueDateOf,
  expectedDateOf,
  type Figured,
  instalmentsOf,
  nextDueOf,
  invoiceAmounts,
} from '../../../../../services/account/invoicing/invoices/figures.ts'
import {
  allowedActions,
  INVOICE_ACTIONS,
  LIFECYCLE,
  obstacleTo,
} from '../../../../../services/account/invoicing/invoices/lifecycle.ts'
import type { Seller } from '../../../../../services/account/invoicing/invoices/parties.ts'
import { showTotals } from '../../../../../services/account/invoicing/invoices/totals.ts'
import { INVOICE_STATUSES } from '../../../../../services/account/invoicing/invoices/table.ts'
import {
  type Billing,
  paymentStatusOf,
  uninvoicedOf,
} from '../../../../../services/account/invoicing/salesOrders/billing.ts'

const seller: Seller = {
  entityId: '0198f000-0000-7000-8000-000000000001',
  legalName: 'PT Samudra Niaga',
  taxNumber: '0021832415000000',
  address: null,
  branchNumber: '000000',
  isVatRegistered: true,
  finalTaxLetter: null,
  finalTaxLetterUntil: null,
  wholeRupiahLines: false,
  collectorRules: [],
  bank: null,
  version: 0,
}
const buyer = { taxStatus: 'PKP', stampDuty: 'FLAG', termDays: 30, termFrom: 'INVOICE_DATE' } as const
const line = (price: string, more: Partial<Figured['lines'][number]> = {}): Figured['lines'][number] => ({
  kind: 'SERVICE',
  quantity: '1',
  price,
  discount: null,
  withholding: null,
  ...more,
})
const draft = (more: Partial<Figured>): Figured => ({
  invoiceDate: '2026-11-20',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  discount: null,
  deductions: [],
  lines: [line('100000000')],
  ...more,
})
const totalsOf = (figured: Figured, parties: Parameters<typeof invoiceAmounts>[1]) => {
  const amounts = invoiceAmounts(figured, parties)
  const { vatTreatment, invoiceDate } = figured
  const rate = { rupiahRate: null, rateDecree: null }
  return showTotals({ ...amounts, ...rate, withheld: amounts.withheldTexts, vatTreatment, invoiceDate }, 'IDR')
}
const minor = (amount: string) => ({ amount, currency: 'IDR' })

describe('the figures of an invoice say how each came about', () => {
  it('case 1: VAT of 11 % beside the base that e-Faktur prints', () => {
    expect(totalsOf(draft({ lines: [line('50000000')] }), { seller, buyer })).toMatchObject({
      base: minor('50000000.00'),
      otherBase: minor('45833333.33'),
      vatRate: '11',
      vat: minor('5500000.00'),
      isStampDue: true,
      stampDuty: minor('0.00'),
    })
  })

  it('case 8: what is withheld, with its rate', () => {
    expect(totalsOf(draft({ lines: [line('100000000', { withholding: 'PPH23' })] }), { seller, buyer })).toMatchObject({
      total: minor('111000000.00'),
      withheld: [{ code: 'PPH23', base: minor('100000000.00'), rate: '2', amount: minor('2000000.00') }],
      withheldTotal: minor('2000000.00'),
      expectedCash: minor('109000000.00'),
    })
  })

  it('case 11: a seller who is not registered, with a valid letter; and after its last day', () => {
    const small = { ...seller, isVatRegistered: false, finalTaxLetter: 'KET-1', finalTaxLetterUntil: '2026-11-20' }
    const invoice = draft({ vatTreatment: 'NONE', lines: [line('10000000', { withholding: 'PPH23' })] })
    expect(totalsOf(invoice, { seller: small, buyer })).toMatchObject({
      otherBase: null,
      withheld: [{ code: 'UMKM_FINAL', rate: '0.5' }],
      expectedCash: minor('9950000.00'),
    })
    const after = totalsOf({ ...invoice, invoiceDate: '2026-11-21' }, { seller: small, buyer })
    expect(after.withheld).toMatchObject([{ code: 'PPH23', rate: '2' }])
  })

  it('case 12: a customer that keeps the VAT; and a seller without a tax number', () => {
    const invoice = draft({ lines: [line('100000000', { withholding: 'PPH23' })] })
    const government = { ...buyer, taxStatus: 'GOVERNMENT' as const }
    expect(totalsOf(invoice, { seller, buyer: government })).toMatchObject({
      collectedVat: minor('11000000.00'),
      expectedCash: minor('98000000.00'),
    })
    const numberless = { ...seller, taxNumber: null }
    expect(() => totalsOf(invoice, { seller: numberless, buyer })).toThrow(
      expect.objectContaining({ message: expect.stringContaining('IN-50') }),
    )
    const unknown = totalsOf({ ...invoice, vatTreatment: 'NONE' }, { seller: numberless, buyer })
    expect(unknown.withheld).toMatchObject([{ rate: '4', amount: minor('4000000.00') }])
  })

  it('case 17: stamp duty where it is charged', () => {
    const charged = totalsOf(draft({ lines: [line('4504505')] }), { seller, buyer: { ...buyer, stampDuty: 'CHARGE' } })
    expect(charged).toMatchObject({ stampDuty: minor('10000.00'), total: minor('5010001.00') })
  })

  it('deduct advances after the discount, so that no tax is taken of them twice', () => {
    const amounts = invoiceAmounts(
      draft({
        discount: { percent: '10' },
        deductions: [{ invoiceId: 'advance', amount: '27000000' }],
        lines: [line('60000000', { withholding: 'PPH23' }), line('40000000', { kind: 'GOODS' })],
      }),
      { seller, buyer },
    )
    expect(amounts).toMatchObject({
      subtotalMinor: 10_000_000_000n,
      discountMinor: 1_000_000_000n,
      deductedMinor: 2_700_000_000n,
      baseMinor: 6_300_000_000n,
      vatMinor: 693_000_000n,
    })
    expect(amounts.withheldTexts).toEqual([{ code: 'PPH23', base: '3780000000', rate: 200, amount: '75600000' }])
  })

  it.each([
    ['IN-2', 'discount', draft({ discount: { amount: '100000000.01' } })],
    ['IN-2', 'lines.0.discount', draft({ lines: [line('1', { discount: { amount: '2' } })] })],
    ['IN-18', 'deductions.0.amount', draft({ deductions: [{ invoiceId: 'a', amount: '100000000.01' }] })],
  ])('refuse %s at %s', (code, path, figured) => {
    expect(() => invoiceAmounts(figured, { seller, buyer })).toThrow(
      expect.objectContaining({
        errors: [expect.objectContaining({ path })],
        message: expect.stringContaining(code),
      }),
    )
  })

  it('refuse VAT of a seller who is not registered', () => {
    expect(() => invoiceAmounts(draft({}), { seller: { ...seller, isVatRegistered: false }, buyer })).toThrow(
      expect.objectContaining({ message: expect.stringContaining('IN-5') }),
    )
  })
})

describe('instalments', () => {
  const amounts = { totalMinor: 11_100_000_000n, withheldMinor: 200_000_000n }
  const on = { invoiceDate: '2026-11-20', currency: 'IDR' } as const
  const part = (percent: string, dueDate: string | null = null) => ({ name: percent, percent, dueDate })

  it('case 16: divide total and withheld tax alike', () => {
    const parts = instalmentsOf([part('30'), part('70')], amounts, on)
    expect(parts.map(({ cashMinor }) => cashMinor)).toEqual([3_270_000_000n, 7_630_000_000n])
  })

  it('refuse what is not 100 %, and a day before the invoice', () => {
    expect(() => instalmentsOf([part('30'), part('69.99')], amounts, on)).toThrow(/IN-3/)
    expect(() => instalmentsOf([part('30'), part('70', '2026-11-19')], amounts, on)).toThrow(/IN-10/)
  })

  it('are due on their own day or with the invoice, whichever comes first', () => {
    const owed = { totalMinor: 100n, withheldMinor: 0n, remainingMinor: 100n, withheldOpenMinor: 0n }
    const half = (own: string | null) => ({ dueDate: own, total: '50', withheld: '0' })
    expect(nextDueOf(owed, '2026-12-20', [half(null), half('2026-12-01')])).toBe('2026-12-01')
    expect(nextDueOf(owed, '2026-12-20', [])).toBe('2026-12-20')
    expect(nextDueOf(owed, null, [half(null), half(null)])).toBeNull()
    expect(nextDueOf({ ...owed, totalMinor: 0n, remainingMinor: 0n }, '2026-12-20', [])).toBeNull()
  })
})

describe('terms', () => {
  const term = (termDays: number, termFrom: 'INVOICE_DATE' | 'END_OF_MONTH' | 'HARD_COPY_RECEIVED') => ({
    invoiceDate: '2026-01-31',
    termDays,
    termFrom,
  })
  it('case 27 and the paper copy: due once it arrived, expected before', () => {
    expect(dueDateOf(term(30, 'INVOICE_DATE'), null)).toBe('2026-03-02')
    expect(dueDateOf(term(30, 'END_OF_MONTH'), null)).toBe('2026-03-02')
    expect(dueDateOf(term(30, 'HARD_COPY_RECEIVED'), null)).toBeNull()
    expect(expectedDateOf({ ...term(30, 'HARD_COPY_RECEIVED'), dueDate: null })).toBe('2026-03-02')
    expect(dueDateOf(term(30, 'HARD_COPY_RECEIVED'), '2026-02-10')).toBe('2026-03-12')
  })
})

describe('an order that is invoiced in parts', () => {
  it('gives each its part of an amount, and all together the whole', () => {
    const of = (invoiced: bigint) => ({ ordered: 30_000n, invoiced, credited: 0n })
    const parts = [0n, 10_000n, 20_000n].map(invoiced => partOf(100n, of(invoiced), 10_000n))
    expect(parts).toEqual([33n, 34n, 33n])
  })

  const order = {
    approvedAt: '2026-11-20T00:00:00Z',
    status: 'OPEN',
    vatTreatment: 'STANDARD',
    orderDate: '2026-11-20',
    currency: 'IDR',
    totalMinor: 11_100_000n,
    paymentStatus: 'UNBILLED',
  } as const
  const lines = [{ id: 'a', ordered: 100_000n, baseMinor: 10_000_000n, credited: 0n }]
  const billing = (quantity: bigint, more: Partial<Billing> = {}): Billing => ({
    issued: new Map([['a', quantity]]),
    count: 1,
    totalMinor: 5n,
    remainingMinor: 5n,
    undeductedMinor: 0n,
    ...more,
  })

  it('counts what is on no issued invoice, less advances', () => {
    expect(uninvoicedOf(order, lines, billing(0n, { count: 0 }))).toBe(11_100_000n)
    expect(uninvoicedOf(order, lines, billing(40_000n))).toBe(6_660_000n)
    expect(uninvoicedOf(order, lines, billing(40_000n, { undeductedMinor: 1_000_000n }))).toBe(5_550_000n)
    expect(uninvoicedOf(order, lines, billing(100_000n))).toBe(0n)
    expect(uninvoicedOf({ ...order, status: 'CLOSED' }, lines, billing(0n))).toBe(0n)
  })

  it('says how far it is paid', () => {
    expect(paymentStatusOf(lines, billing(0n, { count: 0 }))).toBe('UNBILLED')
    expect(paymentStatusOf(lines, billing(100_000n))).toBe('UNPAID')
    expect(paymentStatusOf(lines, billing(40_000n, { remainingMinor: 0n }))).toBe('PARTIALLY_PAID')
    expect(paymentStatusOf(lines, billing(100_000n, { remainingMinor: 0n }))).toBe('PAID')
  })
})

describe('the table of what may be done', () => {
  const all = new Set(Object.values(LIFECYCLE).map(({ permission }) => permission))
  const row = {
    deliveryStatus: null,
    authorIds: ['author'],
    remainingMinor: 5n,
    totalMinor: 5n,
    consumedMinor: 0n,
    settledBeforeMinor: 0n,
    openedOn: null,
    approveOwn: false,
    isCredited: false,
  }
  const stands = (
    status: (typeof INVOICE_STATUSES)[number],
    more: Partial<Parameters<typeof allowedActions>[0]> = {},
  ) => allowedActions({ ...row, status, ...more }, { actorId: 'somebody', permissions: all })

  it('has these actions in each state', () => {
    expect(stands('DRAFT')).toEqual(['UPDATE', 'DELETE', 'SUBMIT'])
    expect(stands('WAITING_APPROVAL')).toEqual(['UPDATE', 'RETURN', 'APPROVE'])
    expect(stands('ISSUED')).toEqual(['CANCEL', 'SEND', 'ANNOTATE'])
    expect(stands('ISSUED', { deliveryStatus: 'OPEN' })).toEqual(['CANCEL', 'SEND', 'SHIP', 'ANNOTATE'])
    expect(stands('PAID', { deliveryStatus: 'SHIPPED' })).toEqual(['SEND', 'RECEIVE', 'ANNOTATE'])
    expect(stands('PARTIALLY_PAID', { deliveryStatus: 'RECEIVED' })).toEqual(['SEND', 'ANNOTATE'])
    expect(stands('WRITTEN_OFF', { deliveryStatus: 'OPEN' })).toEqual(['SEND', 'SHIP', 'ANNOTATE'])
    expect(stands('CANCELED', { deliveryStatus: 'OPEN' })).toEqual([])
  })

  it('lets nobody cancel what is paid in part or was deducted', () => {
    expect(obstacleTo('CANCEL', { ...row, status: 'ISSUED', remainingMinor: 4n })).toBe('SETTLED')
    expect(obstacleTo('CANCEL', { ...row, status: 'PAID', remainingMinor: 0n })).toBe('SETTLED')
    expect(obstacleTo('CANCEL', { ...row, status: 'PAID', remainingMinor: 0n, totalMinor: 0n })).toBeUndefined()
    expect(obstacleTo('CANCEL', { ...row, status: 'ISSUED', consumedMinor: 1n })).toBe('DEDUCTED')
    expect(obstacleTo('CANCEL', { ...row, status: 'ISSUED', isCredited: true })).toBe('SETTLED')
    expect(obstacleTo('CANCEL', { ...row, status: 'DRAFT' })).toBe('STATUS')
    expect(obstacleTo('CANCEL', { ...row, status: 'WRITTEN_OFF' })).toBe('SETTLED')
    expect(obstacleTo('CANCEL', { ...row, status: 'PARTIALLY_PAID', remainingMinor: 3n })).toBe('SETTLED')
  })

  it('lets an imported one be canceled while nothing has happened to it here, and never sent', () => {
    const imported = { ...row, openedOn: '2026-11-01', remainingMinor: 3n, settledBeforeMinor: 2n }
    expect(obstacleTo('CANCEL', { ...imported, status: 'PARTIALLY_PAID' })).toBeUndefined()
    expect(obstacleTo('CANCEL', { ...imported, status: 'PARTIALLY_PAID', remainingMinor: 2n })).toBe('SETTLED')
    expect(obstacleTo('SEND', { ...imported, status: 'PARTIALLY_PAID' })).toBe('STATUS')
  })

  it('lets nobody do what their permissions do not say, and no author approve', () => {
    const viewer = { actorId: 'author', permissions: all }
    expect(allowedActions({ ...row, status: 'WAITING_APPROVAL' }, viewer)).not.toContain('APPROVE')
    expect(allowedActions({ ...row, status: 'WAITING_APPROVAL', approveOwn: true }, viewer)).toContain('APPROVE')
    for (const action of INVOICE_ACTIONS) {
      const others = new Set([...all].filter(permission => permission !== LIFECYCLE[action].permission))
      for (const status of INVOICE_STATUSES)
        expect(
          allowedActions({ ...row, status, deliveryStatus: 'OPEN' }, { actorId: 'x', permissions: others }),
        ).not.toContain(action)
    }
  })
})
