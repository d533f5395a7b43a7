// The content of a printed invoice: its steps, its texts, and how user input is printed.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { invoiceDefinition } from '../../../../../services/account/invoicing/printing/definition.ts'
import { printAmount, printDate, printPercent } from '../../../../../services/account/invoicing/printing/format.ts'
import { amountInWords } from '../../../../../services/account/invoicing/printing/inWords.ts'
import { coverageOf, printable, printableText } from '../../../../../services/account/invoicing/printing/printable.ts'
import type { PrintedInvoice } from '../../../../../services/account/invoicing/printing/printed.ts'
import { render } from '../../../../../services/account/invoicing/printing/render.ts'
import { printMoney } from '../../../../../services/account/invoicing/printing/sums.ts'
import { stepsOf } from '../../../../../services/account/invoicing/printing/totals.ts'
import { CASE_6, codeOf, pagesOf, payCodeOf, printedLine } from './support.ts'

const told = (invoice: PrintedInvoice) =>
  stepsOf(invoice, 'id').map(({ words, minor }) => `${words.id} ${printAmount(minor, 'id')}`)

describe('the steps of the total', () => {
  it('name the base, its 11/12 and what rounding adds', () => {
    expect(told(CASE_6)).toEqual([
      'Jumlah 3.999.999,00',
      'Potongan \u2212299.999,93',
      'Dasar pengenaan pajak 3.699.999,07',
      'DPP nilai lain, 11/12 3.391.665,81',
      '12% \u00D7 DPP 406.999,90',
      'Pembulatan PPN 0,10',
      'PPN 407.000,00',
      'Jumlah tagihan 4.106.999,07',
    ])
  })

  it('tell withheld taxes and kept VAT apart, down to what is transferred', () => {
    const government: PrintedInvoice = {
      ...CASE_6,
      subtotalMinor: 10_000_000_000n,
      discountMinor: 0n,
      baseMinor: 10_000_000_000n,
      vatMinor: 1_100_000_000n,
      stampMinor: 1_000_000n,
      totalMinor: 11_101_000_000n,
      withheld: [{ code: 'PPH23', rate: 200, amountMinor: 200_000_000n }],
      collectedVatMinor: 1_100_000_000n,
      withheldMinor: 1_300_000_000n,
    }
    expect(told(government)).toEqual([
      'Jumlah 100.000.000,00',
      'DPP nilai lain, 11/12 91.666.666,67',
      'PPN 12% \u00D7 DPP 11.000.000,00',
      'Bea meterai 10.000,00',
      'Jumlah tagihan 111.010.000,00',
      'PPh 23 dipotong, 2% \u22122.000.000,00',
      'PPN dipungut pembeli \u221211.000.000,00',
      'Ditransfer 98.010.000,00',
    ])
  })

  it('name the advances that are taken off, and no tax where there is none', () => {
    const rest: PrintedInvoice = {
      ...CASE_6,
      vatTreatment: 'NONE',
      vatMinor: 0n,
      discountMinor: 0n,
      advances: [{ number: 'INV-2026-000007', amountMinor: 100_000_000n }],
      totalMinor: 299_999_900n,
    }
    expect(told(rest)).toEqual([
      'Jumlah 3.999.999,00',
      'Uang muka INV-2026-000007 \u22121.000.000,00',
      'Jumlah tagihan 2.999.999,00',
    ])
    expect(told({ ...CASE_6, vatTreatment: 'EXPORT', vatRate: 0, vatMinor: 0n })).toContain('PPN 0% 0,00')
  })
})

describe('figures and words', () => {
  it('follow the language', () => {
    expect(printAmount(123_456_789_01n, 'both')).toBe('123.456.789,01')
    expect(printAmount(-123_456_789_01n, 'en')).toBe('\u2212123,456,789.01')
    // Each language names the currency as its readers do.
    expect((['id', 'both', 'en'] as const).map(language => printMoney(1_234_00n, 'IDR', language))).toEqual([
      'Rp1.234,00',
      'Rp1.234,00',
      'IDR\u00A01,234.00',
    ])
    expect(printMoney(1_234_00n, 'USD', 'id')).toBe('USD\u00A01.234,00')
    expect(printPercent(265, 'id')).toBe('2,65%')
    expect([printDate('2026-08-09', 'both'), printDate('2026-08-09', 'en')]).toEqual([
      '9 Agustus 2026',
      '9 August 2026',
    ])
  })

  it.each([
    [410_699_907n, 'id', /^Empat juta seratus enam ribu .* sembilan rupiah tujuh sen$/],
    [410_699_907n, 'en', /^Four million one hundred six thousand .*-nine rupiah and seven sen$/],
    [138_750_000_000n, 'id', /^Satu miliar tiga ratus delapan puluh tujuh juta lima ratus ribu rupiah$/],
    [100_000n, 'id', /^Seribu rupiah$/],
  ] as const)('spell %d in %s', (minor, language, words) => {
    expect(amountInWords(minor, 'IDR', language)).toMatch(words)
  })
})

describe('what people type', () => {
  const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))
  const covers = coverageOf(readFileSync(font))

  it.each([
    ['PT Ñandú Ångström Đặng Жук', 'PT Ñandú Ångström Đặng Жук'],
    ['a\u0000b\u202Ec\u200Bd\tE', 'abcd E'],
    ['A\r\nB', 'A\nB'],
    ['شركة الاختبار PT', '\u25A1 PT'],
    ['Toko 中文 \u{1F600}', 'Toko \u25A1'],
    ['e\u0301', 'é'],
    ['\uD800x', 'x'],
  ])('%j is printed as %j', (typed, printed) => {
    expect(printableText(typed, covers)).toBe(printed)
  })

  it('is looked at wherever it stands, and figures stay', () => {
    const hostile = {
      ...CASE_6,
      buyer: { ...CASE_6.buyer, name: 'x\u0007y' },
      lines: [{ ...printedLine(1), unit: '中' }],
    }
    expect(printable(hostile, covers)).toEqual({
      ...CASE_6,
      buyer: { ...CASE_6.buyer, name: 'xy' },
      lines: [{ ...printedLine(1), unit: '\u25A1' }],
    })
  })
})

describe('a PDF', () => {
  it('has both languages, its parties and its figures', async () => {
    const milestone = { name: 'Termin 1', percent: 10_000, dueDate: null, totalMinor: 410_699_907n, withheldMinor: 0n }
    const invoice = { ...CASE_6, note: 'Terima kasih', isStampDue: true, milestones: [milestone] }
    const [page, ...others] = await pagesOf(await render({ invoice }, 'both'))
    expect(others).toEqual([])
    const words = [
      'Faktur',
      'Invoice',
      'INV-2026-000123',
      'NPWP 0021 8324 1500 0000',
      'PT Pelanggan',
      '20 Oktober 2026',
      '19 November 2026',
      '30 hari / days',
      'PO/0917',
      'SO-2026-000418',
      'Harga satuan',
      'Unit price',
      'Rp4.106.999,07',
      'sembilan rupiah tujuh sen',
      'nine rupiah and seven sen',
      'Termin 1 100%',
      'Terima kasih',
      'Tempat e-Meterai / Place for e-Meterai',
      'Halaman 1 dari 1 \u00B7 Page 1 of 1',
    ]
    expect(words.filter(each => !page?.includes(each))).toEqual([])
    expect(page).not.toMatch(/KONSEP|DRAFT|BATAL|CANCELED/)
  })

  it('says by a QR code and by a link where it is paid, and in words what that is for', async () => {
    const url = 'https://app.example.test/checkout#rr0SCbGjuHnmiZuNeV0PWl5E8l-EqFhX1P1lD6kTq4E'
    const both = await render({ invoice: { ...CASE_6, isStampDue: true } }, 'both', url)
    expect(await payCodeOf(both)).toEqual({ urls: [url], drawn: codeOf(url) })
    const [page, ...others] = await pagesOf(both)
    expect(others).toEqual([])
    for (const words of [
      'Bayar atau periksa faktur ini',
      'Pay or check this invoice',
      'Scan the QR code with a phone.',
    ])
      expect(page).toContain(words)
    const [indonesian] = await pagesOf(await render({ invoice: CASE_6 }, 'id', url))
    expect(indonesian).toContain('Berlaku selama belum lunas dan 30 hari sesudahnya.')
    expect(indonesian).not.toMatch(/Pay or|Scan|Valid/)
    expect(await payCodeOf(await render({ invoice: CASE_6 }, 'both'))).toEqual({ urls: [], drawn: [] })
  })

  it('has one language where one is asked for', async () => {
    const [english] = await pagesOf(await render({ invoice: CASE_6 }, 'en'))
    expect(english).toMatch(/Invoice .*Unit price.*IDR\s4,106,999\.07.*Page 1 of 1/)
    expect(english).not.toMatch(/Faktur|Terbilang|rupiah tujuh/)
    const [indonesian] = await pagesOf(await render({ invoice: CASE_6 }, 'id'))
    expect(indonesian).toMatch(/Faktur .*Harga satuan/)
    expect(indonesian).not.toMatch(/Invoice|Unit price|rupiah and/)
  })

  it('repeats the head of its table, counts its pages, and marks each as a draft', async () => {
    const lines = Array.from({ length: 120 }, (_line, at) => printedLine(at + 1))
    const pages = await pagesOf(await render({ invoice: { ...CASE_6, state: 'DRAFT', number: null, lines } }, 'both'))
    expect(pages.length).toBeGreaterThan(3)
    const withLines = pages.filter(page => page.includes('Kardus'))
    expect(withLines.filter(page => !/No Uraian Description/.test(page))).toEqual([])
    expect(pages.map((page, at) => page.includes(`Page ${at + 1} of ${pages.length}`))).not.toContain(false)
    expect(pages.map(page => page.includes('KONSEP / DRAFT'))).not.toContain(false)
    expect(pages.flatMap(page => page.match(/Kardus \d+/g) ?? [])).toHaveLength(120)
  })

  it('prints the customer’s own virtual accounts as long as something is to be paid', async () => {
    const virtualAccounts = [
      { bankName: 'BCA', number: '8810000000000012' },
      { bankName: 'BNI', number: '8810000000000013' },
    ]
    const [page] = await pagesOf(await render({ invoice: { ...CASE_6, virtualAccounts } }, 'id'))
    expect(page).toContain('Virtual account Anda (jumlah bebas) BCA 8810000000000012 BNI 8810000000000013')
    const canceled = invoiceDefinition({ ...CASE_6, virtualAccounts, state: 'CANCELED' }, 'id')
    expect(JSON.stringify(canceled)).not.toContain('8810000000000012')
    expect(JSON.stringify(invoiceDefinition(CASE_6, 'both'))).not.toMatch(/virtual account/i)
  })

  it('says that it was canceled or written off', async () => {
    const lost = invoiceDefinition({ ...CASE_6, state: 'WRITTEN_OFF' }, 'both')
    expect(lost.watermark).toMatchObject({ text: 'DIHAPUSBUKUKAN / WRITTEN OFF' })
    // Amounts no longer expected must not ask for a transfer.
    expect(JSON.stringify(lost)).not.toContain('5220304455')
    const definition = invoiceDefinition({ ...CASE_6, state: 'CANCELED' }, 'id')
    expect(definition.watermark).toMatchObject({ text: 'BATAL' })
    expect(await pagesOf(await render({ invoice: { ...CASE_6, state: 'CANCELED' } }, 'en'))).toEqual([
      expect.stringContaining('CANCELED'),
    ])
  })

  it('is made whatever anybody is called', async () => {
    const name = 'شركة \u202E\u0000 中文 \u{1F600} \uD83D PT'
    const endless = 'A'.repeat(2_000)
    const invoice: PrintedInvoice = {
      ...CASE_6,
      seller: { ...CASE_6.seller, name },
      buyer: { ...CASE_6.buyer, name: endless, address: name },
      lines: [{ ...printedLine(1), description: endless, unit: name, netMinor: 2n ** 63n - 1n }],
      note: name,
    }
    const pages = await pagesOf(await render({ invoice }, 'both'))
    expect(pages.join(' ')).toContain('Letters that can’t be printed are shown as \u25A1.')
    expect(pages.join('').match(/A/g)?.length).toBeGreaterThanOrEqual(4_000)
  })
})
