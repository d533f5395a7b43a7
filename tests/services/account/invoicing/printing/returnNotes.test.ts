// The printed return note of a tax invoice: goods apart from services, and exactly the memo's amount.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupiahOf } from '../../../../../services/account/invoicing/creditMemos/returnNote.ts'
import type { PrintedReturnNote } from '../../../../../services/account/invoicing/printing/printed.ts'
import {
  type ReturnedLine,
  type ReturnedMemo,
  sheetsOf,
} from '../../../../../services/account/invoicing/printing/readReturnNote.ts'
import { render } from '../../../../../services/account/invoicing/printing/render.ts'
import { CASE_6, pagesOf } from './support.ts'

const memoOf = (over: Partial<ReturnedMemo> = {}): ReturnedMemo => ({
  baseMinor: 1_000_000_000n,
  vatMinor: 110_000_000n,
  currency: 'IDR',
  rupiahRate: null,
  returnNoteBaseMinor: null,
  returnNoteVatMinor: null,
  ...over,
})
const lineOf = (over: Partial<ReturnedLine> = {}): ReturnedLine => ({
  kind: 'GOODS',
  description: 'Semen 50 kg',
  unit: 'zak',
  priceMinor: 10_000_000n,
  quantity: 1_000_000n,
  baseMinor: 1_000_000_000n,
  ...over,
})

describe('the sheets of a note', () => {
  it('are one for goods and one for services, which come to the base and the VAT of the memo', () => {
    const goods = lineOf({ baseMinor: 333_333_333n })
    const service = lineOf({ kind: 'SERVICE', description: 'Ongkos kirim', quantity: 0n, baseMinor: 666_666_667n })
    expect(sheetsOf(memoOf(), [service, goods])).toMatchObject([
      {
        kind: 'GOODS',
        baseMinor: 333_333_333n,
        vatMinor: 36_666_700n,
        lines: [{ quantity: '100', priceMinor: 10_000_000n }],
      },
      {
        kind: 'SERVICE',
        baseMinor: 666_666_667n,
        vatMinor: 73_333_300n,
        lines: [{ quantity: null, priceMinor: null }],
      },
    ])
  })

  it('have what was recorded in one line where that is less', () => {
    const noted = memoOf({ returnNoteBaseMinor: 500_000_000n, returnNoteVatMinor: 55_000_000n })
    expect(
      sheetsOf(noted, [lineOf({ baseMinor: 400_000_000n }), lineOf({ description: 'Pasir', baseMinor: 600_000_000n })]),
    ).toEqual([
      {
        kind: 'GOODS',
        lines: [
          { description: 'Semen 50 kg; Pasir', quantity: null, unit: '', priceMinor: null, amountMinor: 500_000_000n },
        ],
        baseMinor: 500_000_000n,
        vatMinor: 55_000_000n,
      },
    ])
  })

  it('come to the memo in rupiah, of whatever lines and at whatever rate', () => {
    const lines = fc.array(fc.record({ isGoods: fc.boolean(), minor: fc.bigInt(1n, 10n ** 12n) }), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(lines, fc.option(fc.bigInt(10_000n, 200_000_000n)), (made, rate) => {
        const baseMinor = made.reduce((sum, { minor }) => sum + minor, 0n)
        const memo = memoOf({
          baseMinor,
          vatMinor: (baseMinor * 11n) / 100n,
          ...(rate !== null && { currency: 'USD', rupiahRate: String(rate) }),
        })
        const sheets = sheetsOf(
          memo,
          made.map(({ isGoods, minor }) => lineOf({ kind: isGoods ? 'GOODS' : 'SERVICE', baseMinor: minor })),
        )
        const sum = (of: (sheet: (typeof sheets)[number]) => bigint) =>
          sheets.reduce((all, sheet) => all + of(sheet), 0n)
        const expected = rupiahOf(memo)
        expect(sum(({ baseMinor: base }) => base)).toBe(expected.baseMinor)
        expect(sum(({ vatMinor: vat }) => vat)).toBe(expected.vatMinor)
        for (const sheet of sheets)
          expect(sheet.lines.reduce((all, { amountMinor }) => all + amountMinor, 0n)).toBe(sheet.baseMinor)
      }),
    )
  })
})

it('is printed with both parties, the tax invoice, the price and its taxes; a page for goods and one for services', async () => {
  const { seller, at } = CASE_6
  const buyer = {
    name: 'PT Pelanggan',
    taxNumber: '1234567890123457',
    branchNumber: '000000',
    address: 'Jl. A 1, Jakarta',
  }
  const sheets = sheetsOf(memoOf(), [
    lineOf({ baseMinor: 333_333_333n }),
    lineOf({ kind: 'SERVICE', baseMinor: 666_666_667n }),
  ])
  const note: PrintedReturnNote = {
    state: 'DRAFT',
    number: null,
    date: null,
    taxInvoiceNumber: '04002600091234567',
    invoice: { number: 'INV-2026-000123', invoiceDate: '2026-10-20' },
    memoNumber: 'CM-2026-000041',
    reason: 'Barang rusak',
    seller,
    buyer,
    sheets: sheets.map(one => ({ ...one, otherBaseMinor: 305_555_555n })),
    at,
  }
  const [goods, services] = await pagesOf(await render({ returnNote: note }, 'id'))
  for (const words of [
    'Nota retur',
    'KONSEP',
    'PT Pelanggan',
    'NPWP 1234 5678 9012 3457',
    'PT Samudra Niaga',
    '04002600091234567',
    '20 Oktober 2026',
    'Semen 50 kg',
    'Jumlah harga jual BKP yang dikembalikan',
    'PPnBM yang diminta kembali',
    'CM-2026-000041',
  ])
    expect(goods).toContain(words)
  expect(services).toContain('Nota pembatalan')
  expect(services).toContain('Jumlah penggantian JKP yang dibatalkan')
  expect(services).not.toContain('PPnBM')
})
