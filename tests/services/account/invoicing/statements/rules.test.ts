// The rules of statements of account that need no database, and their content as PDF and workbook.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PrintedStatement } from '../../../../../services/account/invoicing/printing/printed.ts'
import { render } from '../../../../../services/account/invoicing/printing/render.ts'
import {
  DoesNotAddUp,
  type Movement,
  type OpenItem,
  statementOf,
} from '../../../../../services/account/invoicing/statements/figures.ts'
import { statementSheet } from '../../../../../services/account/invoicing/statements/sheet.ts'
import { CASE_6, pagesOf } from '../printing/support.ts'

/** PDF text extraction splits adjacent numbers. */
const joined = (page: string | undefined) => page?.replaceAll(/(?<=\d) (?=[.,]\d)/g, '')

const movement = (minor: bigint, more: Partial<Movement> = {}): Movement => ({
  kind: 'INVOICE',
  recordId: 'one',
  number: 'INV-2026-000001',
  day: '2026-11-20',
  isUnverified: false,
  minor,
  ...more,
})
const item = (remainingMinor: bigint, waitingMinor = 0n, more: Partial<OpenItem> = {}): OpenItem => ({
  invoiceId: 'one',
  number: 'INV-2026-000001',
  partName: null,
  invoiceDate: '2026-11-20',
  dueOn: '2026-12-20',
  bucket: 'NOT_DUE',
  remainingMinor,
  waitingMinor,
  ...more,
})

describe('a statement', () => {
  const amount = fc.bigInt(-(10n ** 15n), 10n ** 15n)
  it('runs from its opening to its closing balance, which is what is open less open credit', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 20 }), fc.nat(), (openingMinor, minors, waiting) => {
        const closing = minors.reduce((sum, minor) => sum + minor, openingMinor)
        const waitingMinor = BigInt(waiting)
        const statement = statementOf({
          to: '2026-11-23',
          openingMinor,
          unverifiedMinor: 0n,
          movements: minors.map(minor => movement(minor)),
          items: [item(closing > 0n ? closing : 0n, waitingMinor)],
          credits: [
            {
              kind: 'PAYMENT',
              recordId: 'p',
              number: 'PAY',
              day: '2026-11-20',
              minor: waitingMinor + (closing < 0n ? -closing : 0n),
            },
          ],
        })
        expect(statement.closingMinor).toBe(closing)
        expect(statement.openingMinor + statement.chargesMinor - statement.creditsMinor).toBe(closing)
        expect(statement.entries.at(-1)?.balanceMinor ?? openingMinor).toBe(closing)
        expect(statement.remainingMinor + statement.waitingMinor - statement.unappliedMinor).toBe(closing)
      }),
    )
  })

  it('is none where it does not come to what is open', () => {
    const read = { to: '2026-11-23', openingMinor: 0n, movements: [movement(100n)], credits: [], unverifiedMinor: 0n }
    expect(() => statementOf({ ...read, items: [item(99n)] })).toThrow(DoesNotAddUp)
    expect(statementOf({ ...read, items: [item(80n, 20n)] }).nextDueOn).toBe('2026-12-20')
  })
})

/** The figures of the mock-up. */
const STATEMENT: PrintedStatement = {
  ...statementOf({
    to: '2026-11-21',
    openingMinor: 41_860_000_000n,
    movements: [
      movement(-41_860_000_000n, { kind: 'PAYMENT', number: 'PAY-2026-000558', day: '2026-10-14' }),
      movement(138_750_000_000n, { number: 'INV-2026-001187', day: '2026-10-20' }),
      movement(33_300_000_000n, { number: 'INV-2026-001212', day: '2026-11-04' }),
      movement(33_300_000_000n, { number: 'INV-2026-001225', day: '2026-11-18' }),
      movement(-1_250_000_000n, { kind: 'CREDIT_MEMO', number: 'CM-2026-000041', day: '2026-11-19' }),
      movement(-136_250_000_000n, { kind: 'PAYMENT', number: 'PAY-2026-000611', day: '2026-11-20' }),
    ],
    items: [
      item(0n, 2_500_000_000n, { number: 'INV-2026-001187', bucket: 'DAYS_1_30', dueOn: '2026-11-19' }),
      item(32_700_000_000n, 600_000_000n, { number: 'INV-2026-001212', dueOn: '2026-12-04' }),
      item(32_700_000_000n, 600_000_000n, { number: 'INV-2026-001225', partName: 'Termin 1', dueOn: '2026-12-18' }),
    ],
    credits: [
      { kind: 'CREDIT_MEMO', recordId: 'm', number: 'CM-2026-000041', day: '2026-11-19', minor: 1_250_000_000n },
    ],
    unverifiedMinor: 0n,
  }),
  customerId: 'customer',
  customerName: 'PT Pelanggan',
  currency: 'IDR',
  currencies: ['IDR'],
  from: '2026-10-01',
  to: '2026-11-21',
  today: '2026-11-21',
  view: 'PERIOD',
  seller: CASE_6.seller,
  buyer: CASE_6.buyer,
  bank: CASE_6.bank,
  virtualAccounts: [],
  at: CASE_6.at,
}

describe('on paper it', () => {
  it('says what happened, how the balance ran and how old what is open is', async () => {
    const [page, ...others] = await pagesOf(await render({ statement: STATEMENT }, 'both'))
    expect(others).toEqual([])
    const words = [
      'Rekening koran piutang',
      'Statement of account',
      '1 Oktober 2026 \u2013 21 November 2026',
      'PT Pelanggan',
      'Jatuh tempo terdekat / Next due 4 Desember 2026',
      'Saldo awal / Opening balance 418.600.000,00',
      'INV-2026-001187',
      'PAY-2026-000611',
      'Nota kredit / Credit memo CM-2026-000041',
      'Bukti potong ditunggu / Slips awaited 37.000.000,00',
      'Kredit belum dipakai / Open credit \u221212.500.000,00',
      'Rp678.500.000,00',
      'Belum jatuh tempo / Not due yet 654.000.000,00',
      'Halaman 1 dari 1 \u00B7 Page 1 of 1',
    ]
    expect(words.filter(word => !joined(page)?.includes(word))).toEqual([])
  })

  it('lists what is open instead, and has one language where one is asked for', async () => {
    const [page] = await pagesOf(await render({ statement: { ...STATEMENT, view: 'OPEN_ITEMS' } }, 'en'))
    expect(page).toMatch(/Statement of account 21 November 2026/)
    expect(joined(page)).toContain(
      'INV-2026-001225 Termin 1 20 November 2026 18 December 2026 327,000,000.00 6,000,000.00',
    )
    expect(page).toContain('CM-2026-000041 Credit memo 19 November 2026 \u221212,500,000.00')
    expect(page).not.toMatch(/Saldo|Opening|PAY-2026/)
  })

  it('goes on over pages with the head of its rows', async () => {
    const movements = Array.from({ length: 120 }, () => movement(100n))
    const items = [item(12_000n)]
    const long = {
      ...STATEMENT,
      ...statementOf({ to: '2026-11-21', openingMinor: 0n, movements, items, credits: [], unverifiedMinor: 0n }),
    }
    const pages = await pagesOf(await render({ statement: long }, 'id'))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.filter(page => page.includes('INV-2026') && !/Tanggal Jenis Dokumen/.test(page))).toEqual([])
  })
})

it('marks what no bank line shows, and says how much that is, on paper and in a workbook', async () => {
  const entries = STATEMENT.entries.map(entry => ({ ...entry, isUnverified: entry.kind === 'PAYMENT' }))
  const claimed = { ...STATEMENT, entries, unverifiedMinor: 136_250_000_000n }
  const [page] = await pagesOf(await render({ statement: claimed }, 'id'))
  expect(joined(page)).toContain('Pembayaran, belum terverifikasi PAY-2026-000611')
  expect(joined(page)).toContain('Rp1.362.500.000,00')
  const { rows } = statementSheet(claimed, 'PERIOD', 'en')
  expect(rows[1]?.[1]).toBe('Payment, unverified')
  expect(rows.at(-1)).toEqual(['2026-11-21', 'Unverified payments in it', null, null, null, '136250000000'])
})

it('in a workbook it has the same rows, its balances among them', () => {
  const { sheet, rows } = statementSheet(STATEMENT, 'PERIOD', 'en')
  expect(sheet.columns.map(({ heading }) => heading)).toEqual([
    'Date',
    'Kind',
    'Document',
    'Charges, IDR',
    'Credits, IDR',
    'Balance, IDR',
  ])
  expect(rows).toHaveLength(8)
  expect(rows[0]).toEqual(['2026-10-01', 'Opening balance', null, null, null, '41860000000'])
  expect(rows.at(-1)).toEqual(['2026-11-21', 'Closing balance', null, '205350000000', '179360000000', '67850000000'])
  const open = statementSheet(STATEMENT, 'OPEN_ITEMS', 'id')
  const sum = open.rows.slice(0, -1).reduce((all, row) => all + BigInt(row.at(-1) ?? '0'), 0n)
  expect(String(sum)).toBe(open.rows.at(-1)?.at(-1))
})
