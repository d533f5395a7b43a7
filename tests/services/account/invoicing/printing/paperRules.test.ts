// The content of printed receipts and credit memos, and that their lines add up.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoSteps } from '../../../../../services/account/invoicing/printing/memoDefinition.ts'
import type { PrintedMemo, PrintedReceipt } from '../../../../../services/account/invoicing/printing/printed.ts'
import { purposesOf } from '../../../../../services/account/invoicing/printing/receiptDefinition.ts'
import { render } from '../../../../../services/account/invoicing/printing/render.ts'
import { CASE_6, pagesOf } from './support.ts'

const { seller, buyer, at } = CASE_6
/** Worked case 21 of the rules: a line of 110,997,100 and the bank's fee of 2,900 pay 111 million; here with an excess of a million. */
const RECEIPT: PrintedReceipt = {
  number: 'PAY-2026-000611',
  seller,
  payer: buyer,
  paymentDate: '2026-11-20',
  method: 'BANK_TRANSFER',
  reference: 'BCA/7781',
  currency: 'IDR',
  amountMinor: 11_199_710_000n,
  wholeMinor: null,
  paid: [{ number: 'INV-2026-000123', invoiceDate: '2026-10-20', amountMinor: 11_099_710_000n }],
  besides: [{ kind: 'FEE', number: 'INV-2026-000123', amountMinor: 290_000n }],
  unappliedMinor: 0n,
  credit: { number: 'CM-2026-000007', amountMinor: 100_000_000n },
  isStampDue: true,
  at,
}
/** Worked case 22: ten million of a fee are credited. */
const MEMO: PrintedMemo = {
  state: 'ISSUED',
  kind: 'CORRECTION',
  number: 'CM-2026-000041',
  seller,
  buyer,
  memoDate: '2026-11-19',
  invoice: { number: 'INV-2026-001187', invoiceDate: '2026-10-20' },
  paymentNumber: null,
  note: 'Tiga rit batal',
  currency: 'IDR',
  lines: [
    { description: 'Jasa angkut', quantity: '0', unit: 'rit', priceMinor: 500_000_000n, netMinor: 600_000_000n },
    { description: 'Bongkar muat', quantity: '2.5', unit: 'rit', priceMinor: 160_000_000n, netMinor: 400_000_000n },
  ],
  baseMinor: 1_000_000_000n,
  vatMinor: 110_000_000n,
  totalMinor: 1_110_000_000n,
  withheldMinor: 20_000_000n,
  applied: [{ number: 'INV-2026-001187', appliedOn: '2026-11-19', amountMinor: 1_000_000_000n }],
  remainingMinor: 110_000_000n,
  at,
}
const OVERPAYMENT: PrintedMemo = {
  ...MEMO,
  kind: 'OVERPAYMENT',
  invoice: null,
  paymentNumber: 'PAY-2026-000611',
  note: null,
  lines: [],
  baseMinor: 1_110_000_000n,
  vatMinor: 0n,
  withheldMinor: 0n,
  applied: [],
  remainingMinor: 1_110_000_000n,
}
const missing = (page: string | undefined, words: readonly string[]) => words.filter(word => !page?.includes(word))

describe('a receipt', () => {
  it('says who paid how much, in words, and for which invoices', async () => {
    const [page, ...others] = await pagesOf(await render({ receipts: [RECEIPT] }, 'both'))
    expect(others).toEqual([])
    const words = [
      'Kwitansi',
      'Receipt',
      'PAY-2026-000611',
      'Sudah terima dari / Received from',
      'PT Pelanggan',
      'NPWP 0021 8324 1500 0000',
      '20 November 2026',
      'Transfer bank / Bank transfer',
      'BCA/7781',
      'Untuk pembayaran',
      'In payment of',
      'INV-2026-000123',
      'CM-2026-000007',
      'Rp111.997.100,00',
      'Seratus sebelas juta sembilan ratus sembilan puluh tujuh ribu seratus rupiah',
      'One hundred eleven million nine hundred ninety-seven thousand one hundred rupiah',
      'Biaya bank / Bank fee, INV-2026-000123: Rp2.900,00',
      'Tempat e-Meterai / Place for e-Meterai',
      'Halaman 1 dari 1 \u00B7 Page 1 of 1',
    ]
    expect(missing(page, words)).toEqual([])
    // PDF text extraction splits adjacent numbers.
    expect(page).toMatch(/20 Oktober 2026 110\.997 ?\.100,00/)
  })

  it('has one language where one is asked for, and no place for a stamp that is not due', async () => {
    const [english] = await pagesOf(await render({ receipts: [{ ...RECEIPT, isStampDue: false }] }, 'en'))
    expect(english).toMatch(/Receipt .*Received from.*IDR\s111,997,100\.00.*Page 1 of 1/)
    expect(english).not.toMatch(/Kwitansi|Terbilang|Meterai/)
    const [indonesian] = await pagesOf(await render({ receipts: [RECEIPT] }, 'id'))
    expect(indonesian).toMatch(/Kwitansi .*Sudah terima dari/)
    expect(indonesian).not.toMatch(/Receipt|Received|Bank fee/)
  })

  it('is one of each entity that it pays, under its own name, with what it received', async () => {
    const other = { ...seller, name: 'CV Lain', taxNumber: '0013456789012000' }
    const share = { ...RECEIPT, credit: null, besides: [], wholeMinor: 11_199_710_000n }
    const paidOf = (number: string, amountMinor: bigint) => ({
      paid: [{ number, invoiceDate: '2026-10-20', amountMinor }],
      amountMinor,
    })
    const pages = await pagesOf(
      await render(
        {
          receipts: [
            { ...share, ...paidOf('INV-1', 11_000_000_000n) },
            { ...share, ...paidOf('INV-2', 199_710_000n), seller: other, isStampDue: false },
          ],
        },
        'id',
      ),
    )
    expect(pages).toHaveLength(2)
    const [first, second] = pages
    expect(first).toMatch(/Bagian dari pembayaran.*Rp111\.997\.100,00.*INV-1/)
    expect(missing(first, [seller.name, 'Rp110.000.000,00'])).toEqual([])
    expect(first).not.toMatch(/INV-2|CV Lain/)
    expect(
      missing(second, ['CV Lain', 'NPWP 0013 4567 8901 2000', 'INV-2', 'Rp1.997.100,00', '\u00B7 CV Lain']),
    ).toEqual([])
    expect(second).not.toMatch(/INV-1|Meterai/)
    expect(second).not.toContain(seller.name)
  })

  it('lists all that was received, and no more', () => {
    const amount = fc.bigInt(1n, 10n ** 17n)
    const paid = fc.array(
      amount.map(amountMinor => ({ number: 'INV', invoiceDate: '2026-10-20', amountMinor })),
      { maxLength: 8 },
    )
    const rest = fc.option(amount.map(amountMinor => ({ number: 'CM', amountMinor })))
    fc.assert(
      fc.property(paid, rest, fc.bigInt(0n, 10n ** 17n), (invoices, credit, unappliedMinor) => {
        const listed = purposesOf({ ...RECEIPT, paid: invoices, credit, unappliedMinor })
        const sum = listed.reduce((all, { minor }) => all + minor, 0n)
        const all = invoices.reduce((before, { amountMinor }) => before + amountMinor, unappliedMinor)
        expect(sum).toBe(all + (credit?.amountMinor ?? 0n))
      }),
    )
  })

  it('goes on over pages with its head, and is made whatever anybody is called', async () => {
    const paid = Array.from({ length: 100 }, (_one, place) => ({
      number: `INV-2026-${String(place).padStart(6, '0')}`,
      invoiceDate: '2026-10-20',
      amountMinor: 2n ** 62n,
    }))
    const name = 'شركة \u202E\u0000 中文 \u{1F600} PT'
    const long = {
      ...RECEIPT,
      paid,
      payer: { ...buyer, name },
      reference: 'A'.repeat(300),
      amountMinor: 2n ** 63n - 1n,
    }
    const pages = await pagesOf(await render({ receipts: [long] }, 'both'))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.filter(page => /INV-2026/.test(page) && !page.includes('Untuk pembayaran'))).toEqual([])
    expect(pages.join(' ')).toContain('Letters that can’t be printed are shown as \u25A1.')
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  })
})

describe('a credit memo', () => {
  it('says what of which invoice is credited, what that paid, and what is left', async () => {
    const [page] = await pagesOf(await render({ memo: MEMO }, 'both'))
    const words = [
      'Nota kredit',
      'Credit memo',
      'CM-2026-000041',
      'INV-2026-001187, 20 Oktober 2026',
      'Jasa angkut \u2013 \u2013 6.000.000,00',
      'Bongkar muat 2,5 rit 1.600.000,00 4.000.000,00',
      'Dasar pengenaan pajak / Tax base 10.000.000,00',
      'PPN / VAT 1.100.000,00',
      'Rp11.100.000,00',
      'Less to withhold 200.000,00',
      'Sebelas juta seratus ribu rupiah',
      'Dipakai untuk',
      'INV-2026-001187 19 November 2026 10.000.000,00',
      'Rp1.100.000,00',
      'Tiga rit batal',
    ]
    expect(missing(page, words)).toEqual([])
    expect(page).not.toMatch(/KONSEP|BATAL/)
  })

  it('says of an overpayment which payment it is of, without VAT', async () => {
    const [page] = await pagesOf(await render({ memo: OVERPAYMENT }, 'en'))
    expect(page).toMatch(/Credit memo .*Of payment PAY-2026-000611.*Overpayment 11,100,000\.00/)
    expect(page).not.toMatch(/VAT|Tax base|Applied to/)
    expect(memoSteps(OVERPAYMENT).map(({ minor }) => minor)).toEqual([1_110_000_000n])
  })

  it.each([
    ['DRAFT', null, 'KONSEP'],
    ['CANCELED', 'CM-2026-000041', 'BATAL'],
  ] as const)('is marked where it is %s', async (state, number, mark) => {
    const pages = await pagesOf(await render({ memo: { ...MEMO, state, number } }, 'id'))
    expect(pages).toEqual([expect.stringContaining(mark)])
  })
})
