// The tax office's file and its errors, without a database: the specification's worked cases, its sample, and properties.
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import {
  documentAmounts,
  type DocumentInput,
} from '../../../../../services/account/invoicing/amounts/documentAmounts.ts'
import { daysLeft, uploadDueDate } from '../../../../../services/account/invoicing/taxInvoices/deadline.ts'
import {
  type Candidate,
  faultsOf,
  fileTaxNumberOf,
  isWarning,
  taxDocumentOf,
  type TaxSeller,
  withSellerNumbers,
} from '../../../../../services/account/invoicing/taxInvoices/document.ts'
import { disagreement } from '../../../../../services/account/invoicing/taxInvoices/importNumbers.ts'
import {
  allowedActions,
  isAllowed,
  LIFECYCLE,
  TAX_INVOICE_ACTIONS,
} from '../../../../../services/account/invoicing/taxInvoices/lifecycle.ts'
import { agrees, transactionCodeOf } from '../../../../../services/account/invoicing/taxInvoices/lines.ts'
import { readNumbers } from '../../../../../services/account/invoicing/taxInvoices/numbersFile.ts'
import { TAX_INVOICE_STATUSES } from '../../../../../services/account/invoicing/taxInvoices/table.ts'
import { taxInvoiceXml } from '../../../../../services/account/invoicing/taxInvoices/xml.ts'
import { sumOf } from '../../../../../services/kit/amounts.ts'
import { formatMinor, minorOf } from '../../../../../services/kit/money.ts'
import { rounds } from '../../../../support/campaign.ts'

const SELLER = '0021832415000000'
const today = '2026-11-24'
const entityId = 'e'
const seller = { entityId, isVatRegistered: true, taxNumber: SELLER, branchNumber: '000000' }

type Input = Pick<DocumentInput, 'lines'> & Partial<DocumentInput>

/** An issued invoice of these lines. */
function candidateOf(input: Input, more: Partial<Candidate> = {}): Candidate {
  const document = { vatTreatment: 'STANDARD' as const, currency: 'IDR' as const, date: '2026-11-22', ...input }
  const amounts = documentAmounts(document)
  return {
    invoiceId: 'a',
    number: 'INV-2026-000123',
    invoiceDate: document.date,
    invoiceStatus: 'ISSUED',
    status: 'NOT_EXPORTED',
    facility: null,
    vatTreatment: document.vatTreatment,
    baseMinor: amounts.baseMinor,
    vatMinor: amounts.vatMinor,
    collectedVatMinor: amounts.collectedVatMinor,
    isGovernment: false,
    wholeRupiahLines: false,
    entityId,
    seller: { name: 'PT Penjual', taxNumber: SELLER, branchNumber: '000000', address: 'Jl. B 2, Jakarta' },
    buyer: {
      name: 'PT Pelanggan',
      address: 'Jl. A 1, Jakarta',
      email: null,
      taxNumber: '1234567890123457',
      branchNumber: '000000',
      identityNumber: null,
    },
    lines: amounts.lines.map((line, place) => ({
      kind: 'GOODS',
      description: 'Barang',
      taxUnit: 'UM.0018',
      priceMinor: document.lines[place]!.priceMinor,
      quantity: document.lines[place]!.quantity,
      discountMinor: line.discountMinor,
      invoiceDiscountMinor: line.orderDiscountMinor,
      baseMinor: line.baseMinor,
    })),
    ...more,
  }
}
const line = (price: string, quantity = 1n) => ({ quantity: quantity * 10_000n, priceMinor: minorOf(price) })
const linesOf = (candidate: Candidate) =>
  taxDocumentOf(candidate).lines.map(each => ({
    discount: formatMinor(each.discountMinor),
    base: formatMinor(each.baseMinor),
    otherBase: formatMinor(each.otherBaseMinor),
    vat: formatMinor(each.vatMinor),
  }))
const kindsOf = (candidate: Candidate, own: TaxSeller = seller) =>
  faultsOf([candidate], { seller: own, today }).map(({ kind }) => kind)

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', text => (open.at(-1)!.text += text))
  parser.on('closetag', () => open.pop())
  parser.on('error', error => {
    throw error
  })
  parser.write(xml).close()
  return root.children[0]!
}
const shapeOf = ({ name, children }: Element): unknown => (children.length === 0 ? name : [name, children.map(shapeOf)])

const SAMPLE = `<?xml version="1.0" encoding="utf-8"?><TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd"><TIN>0021832415000000</TIN><ListOfTaxInvoice><TaxInvoice><TaxInvoiceDate>2026-11-22</TaxInvoiceDate><TaxInvoiceOpt>Normal</TaxInvoiceOpt><TrxCode>04</TrxCode><AddInfo/><CustomDoc/><CustomDocMonthYear/><RefDesc>INV-2026-000123</RefDesc><FacilityStamp/><SellerIDTKU>0021832415000000000000</SellerIDTKU><BuyerTin>1234567890123457</BuyerTin><BuyerDocument>TIN</BuyerDocument><BuyerCountry>IDN</BuyerCountry><BuyerDocumentNumber>-</BuyerDocumentNumber><BuyerName>PT Pelanggan</BuyerName><BuyerAdress>Jl. A 1, Jakarta</BuyerAdress><BuyerEmail/><BuyerIDTKU>1234567890123457000000</BuyerIDTKU><ListOfGoodService><GoodService><Opt>A</Opt><Code>000000</Code><Name>Barang</Name><Unit>UM.0018</Unit><Price>1000000.00</Price><Qty>1</Qty><TotalDiscount>14285.71</TotalDiscount><TaxBase>985714.29</TaxBase><OtherTaxBase>903571.43</OtherTaxBase><VATRate>12</VATRate><VAT>108428.57</VAT><STLGRate>0</STLGRate><STLG>0</STLG></GoodService></ListOfGoodService></TaxInvoice></ListOfTaxInvoice></TaxInvoiceBulk>`

describe('figures of lines', () => {
  it.each([
    ['1', '50000000', '45833333.33', '5500000.00'],
    ['3', '8945', '8199.58', '983.95'],
  ])('case %s', (_case, price, otherBase, vat) => {
    expect(linesOf(candidateOf({ lines: [line(price)] }))).toMatchObject([{ otherBase, vat }])
  })

  it('case 2: 12 % of the rounded base stays beside the invoice’s 11,000', () => {
    const candidate = candidateOf({ lines: [line('100000')] })
    expect(linesOf(candidate)).toMatchObject([{ otherBase: '91666.67', vat: '11000.00' }])
    expect(candidate.vatMinor).toBe(1_100_000n)
  })

  it('case 6: a discount of a line', () => {
    const lines = [{ quantity: 30_000n, priceMinor: 133_333_300n, discount: { percent: 750n } }]
    expect(linesOf(candidateOf({ lines }))).toEqual([
      { discount: '299999.93', base: '3699999.07', otherBase: '3391665.81', vat: '406999.90' },
    ])
  })

  it('case 7: shares of a discount on the whole', () => {
    const lines = [line('1000000'), line('2000000'), line('4000000')]
    const candidate = candidateOf({ lines, discount: { amountMinor: 10_000_000n } })
    expect(linesOf(candidate).map(({ discount }) => discount)).toEqual(['14285.71', '28571.43', '57142.86'])
    expect(linesOf(candidate)[0]).toMatchObject({ base: '985714.29', otherBase: '903571.43', vat: '108428.57' })
    expect(kindsOf(candidate)).toEqual([])
  })

  it('luxury goods are taxed on all of the base; the template’s own sample of 08 as if it were taxed', () => {
    expect(linesOf(candidateOf({ lines: [line('100000000')], vatTreatment: 'LUXURY' }))).toMatchObject([
      { otherBase: '100000000.00', vat: '12000000.00' },
    ])
    const lines = [{ quantity: 100_000n, priceMinor: 1_200_000_012n, discount: { amountMinor: 1_000_089n } }]
    expect(linesOf(candidateOf({ lines, vatTreatment: 'EXEMPT' }))).toEqual([
      { discount: '10000.89', base: '119990000.31', otherBase: '109990833.62', vat: '13198900.03' },
    ])
  })

  it('have their tax in whole rupiah where that is the setting, and still come to the invoice’s VAT within 0.56 a line', () => {
    const wholeRupiahLines = true
    expect(linesOf(candidateOf({ lines: [line('8945')] }, { wholeRupiahLines }))).toMatchObject([
      { base: '8945.00', otherBase: '8200.00', vat: '984.00' },
    ])
    const some = fc.array(
      fc.record({ quantity: fc.bigInt(10_000n, 10n ** 7n), priceMinor: fc.bigInt(1n, 10n ** 10n) }),
      {
        minLength: 1,
        maxLength: 60,
      },
    )
    fc.assert(
      fc.property(some, fc.constantFrom('STANDARD', 'LUXURY'), (lines, vatTreatment) => {
        const candidate = candidateOf({ lines, vatTreatment }, { wholeRupiahLines })
        expect(kindsOf(candidate)).not.toContain('VAT_DIFFERS')
        for (const { vat, otherBase } of linesOf(candidate))
          expect([vat, otherBase].join()).toMatch(/^\d+\.00,\d+\.00$/)
      }),
      { numRuns: rounds(100, 3_000) },
    )
    const exact = candidateOf({ lines: [line('100000')] }, { wholeRupiahLines })
    expect(kindsOf({ ...exact, vatMinor: exact.vatMinor + 107n })).toContain('VAT_DIFFERS')
  })

  it('sum to the invoice’s VAT within half a rupiah and 0.006 a line', () => {
    const some = fc.array(fc.record({ quantity: fc.bigInt(1n, 10n ** 7n), priceMinor: fc.bigInt(1n, 10n ** 10n) }), {
      minLength: 1,
      maxLength: 60,
    })
    const treatment = fc.constantFrom('STANDARD', 'LUXURY', 'EXEMPT', 'NOT_COLLECTED')
    fc.assert(
      fc.property(some, treatment, fc.bigInt(0n, 10_000n), (lines, vatTreatment, percent) => {
        const candidate = candidateOf({ lines, vatTreatment, discount: { percent } })
        expect(kindsOf({ ...candidate, facility: '01' })).not.toContain('VAT_DIFFERS')
      }),
      { numRuns: rounds(200, 5_000) },
    )
    const candidate = candidateOf({ lines: [line('100000')] })
    expect(kindsOf({ ...candidate, vatMinor: candidate.vatMinor + 51n })).toContain('VAT_DIFFERS')
    expect([agrees(0n, 50n, 0), agrees(51n, 0n, 1), agrees(0n, 53n, 5), agrees(0n, 54n, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(sumOf([1n, 2n])).toBe(3n)
  })
})

describe('the file', () => {
  it('is the sample', () => {
    const lines = [line('1000000'), line('2000000'), line('4000000')]
    const [first] = candidateOf({ lines, discount: { amountMinor: 10_000_000n } }).lines
    const candidate = candidateOf({ lines: [line('1000000')] }, { lines: [first!] })
    expect(taxInvoiceXml(SELLER, [taxDocumentOf(candidate)])).toBe(SAMPLE)
  })

  it('is well formed whatever names hold, each invoice shaped as the sample’s', () => {
    const name = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 40 })
    const sample = parse(SAMPLE).children[1]!.children[0]!
    fc.assert(
      fc.property(name, name, (buyerName, description) => {
        const plain = candidateOf({ lines: [line('100')] })
        const candidate = {
          ...plain,
          buyer: { ...plain.buyer, name: buyerName },
          lines: plain.lines.map(each => ({ ...each, description })),
        }
        fc.pre(!kindsOf(candidate).includes('CHARACTERS'))
        const bulk = parse(taxInvoiceXml(SELLER, [taxDocumentOf(candidate), taxDocumentOf(plain)]))
        const [one, other] = bulk.children[1]!.children
        expect([shapeOf(one!), shapeOf(other!)]).toEqual([shapeOf(sample), shapeOf(sample)])
        expect(one!.children.find(({ name: of }) => of === 'BuyerName')?.text).toBe(buyerName)
      }),
      { numRuns: rounds(100, 5_000) },
    )
  })

  it('has lines that come to the invoice: price, quantity and discount to each base, bases to its base, VAT to its VAT', () => {
    const some = fc.array(fc.record({ quantity: fc.bigInt(1n, 10n ** 7n), priceMinor: fc.bigInt(1n, 10n ** 10n) }), {
      minLength: 1,
      maxLength: 30,
    })
    const scaled = (text: string, places: number) => {
      const [whole = '', part = ''] = text.split('.')
      return BigInt(whole + part.padEnd(places, '0'))
    }
    fc.assert(
      fc.property(
        some,
        fc.constantFrom('STANDARD', 'LUXURY'),
        fc.bigInt(0n, 9_999n),
        (lines, vatTreatment, percent) => {
          const candidate = candidateOf({ lines, vatTreatment, discount: { percent } })
          if (candidate.baseMinor === 0n) return
          const xml = taxInvoiceXml(SELLER, [taxDocumentOf(candidate)])
          const written = [...xml.matchAll(/<GoodService>(.*?)<\/GoodService>/gs)].map(([, inner = '']) => {
            const textOf = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(inner)?.[1] ?? ''
            const amountOf = (name: string) => scaled(textOf(name), 2)
            return {
              price: amountOf('Price'),
              quantity: scaled(textOf('Qty'), 4),
              discount: amountOf('TotalDiscount'),
              base: amountOf('TaxBase'),
              vat: amountOf('VAT'),
            }
          })
          expect(written).toHaveLength(lines.length)
          for (const { price, quantity, discount, base } of written)
            expect((2n * price * quantity + 10_000n) / 20_000n - discount).toBe(base)
          expect(sumOf(written.map(({ base }) => base))).toBe(candidate.baseMinor)
          expect(agrees(sumOf(written.map(({ vat }) => vat)), candidate.vatMinor, lines.length)).toBe(true)
        },
      ),
      { numRuns: rounds(100, 3_000) },
    )
  })

  it('keeps what looks like an entity as it was typed', () => {
    const plain = candidateOf({ lines: [line('100')] })
    const name = 'PT Rejeki &amp; Rekan &lt;Tbk&gt; & "Co" &quot;'
    const buyer = { ...plain.buyer, name }
    const invoice = parse(taxInvoiceXml(SELLER, [taxDocumentOf({ ...plain, buyer })])).children[1]!.children[0]!
    expect(invoice.children.find(({ name: of }) => of === 'BuyerName')?.text).toBe(name)
  })

  it('tells persons apart by their identity card, and says under which rule VAT is not collected', () => {
    const plain = candidateOf({ lines: [line('100')], vatTreatment: 'NOT_COLLECTED' }, { facility: '05' })
    const buyer = { ...plain.buyer, taxNumber: null, branchNumber: null, identityNumber: '3174094505900001' }
    const invoice = parse(taxInvoiceXml(SELLER, [taxDocumentOf({ ...plain, buyer })])).children[1]!.children[0]!
    expect(Object.fromEntries(invoice.children.map(({ name, text }) => [name, text]))).toMatchObject({
      TrxCode: '07',
      AddInfo: 'TD.00505',
      FacilityStamp: 'TD.01105',
      BuyerTin: '0'.repeat(16),
      BuyerDocument: 'National ID',
      BuyerDocumentNumber: '3174094505900001',
      BuyerIDTKU: '0'.repeat(22),
    })
  })
})

it.each([
  ['STANDARD', 0n, false, '04'],
  ['LUXURY', 0n, true, '01'],
  ['STANDARD', 1n, true, '02'],
  ['STANDARD', 1n, false, '03'],
  ['NOT_COLLECTED', 0n, false, '07'],
  ['EXEMPT', 0n, false, '08'],
  ['SPECIFIED', 0n, false, null],
  ['EXPORT', 0n, false, null],
  ['NONE', 0n, false, null],
] as const)('%s with %s kept by a collector (government: %s) is %s', (vatTreatment, kept, isGovernment, code) => {
  const of = { vatTreatment, collectedVatMinor: kept, isGovernment }
  expect(transactionCodeOf({ ...of, baseMinor: 1n })).toBe(code)
  // All of it was taxed with its advances.
  expect(transactionCodeOf({ ...of, baseMinor: 0n })).toBeNull()
})

describe('faults', () => {
  const plain = candidateOf({ lines: [line('100')] })
  const buyer = (more: object) => ({ ...plain, buyer: { ...plain.buyer, ...more } })
  const withLine = (more: object) => ({ ...plain, lines: plain.lines.map(each => ({ ...each, ...more })) })
  it.each<[string, Candidate]>([
    ['NOT_ISSUED', { ...plain, seller: null, number: null }],
    ['INVOICE_CANCELED', { ...plain, invoiceStatus: 'CANCELED' }],
    ['SELLER_DIFFERS', { ...plain, seller: { ...plain.seller!, taxNumber: '0012345678012000' } }],
    ['ALREADY_APPROVED', { ...plain, status: 'APPROVED' }],
    ['TREATMENT', { ...plain, vatTreatment: 'SPECIFIED' }],
    ['FACILITY', { ...plain, vatTreatment: 'EXEMPT' }],
    ['BUYER_TAX_NUMBER', buyer({ taxNumber: null })],
    ['BUYER_TAX_NUMBER', buyer({ taxNumber: '12' })],
    ['BUYER_ADDRESS', buyer({ address: null })],
    ['CHARACTERS', buyer({ name: 'PT\u0000A' })],
    ['CHARACTERS', buyer({ address: 'Jl.\nA' })],
    ['CHARACTERS', withLine({ description: 'Bar\u0007ang' })],
    ['CHARACTERS', withLine({ description: 'Bar\uD800ang' })],
    ['CHARACTERS', withLine({ description: 'Bar\uFFFFang' })],
    ['UNIT', withLine({ taxUnit: 'UM.0040' })],
    ['ALREADY_EXPORTED', { ...plain, status: 'EXPORTED' }],
    ['QUANTITY_DECIMALS', withLine({ quantity: 10_001n })],
    ['DEADLINE_PASSED', { ...plain, invoiceDate: '2026-09-30' }],
  ])('%s', (kind, candidate) => {
    expect(kindsOf(plain)).toEqual([])
    expect(kindsOf(candidate)).toEqual([kind])
  })

  it('come all at once, of all invoices, with their lines', () => {
    const bad = { ...buyer({ taxNumber: null, address: null }), invoiceId: 'b' }
    const bare = { ...seller, isVatRegistered: false, taxNumber: null }
    const faults = faultsOf(
      [plain, { ...bad, lines: [plain.lines[0]!, { ...plain.lines[0]!, taxUnit: '' as 'UM.0001' }] }],
      {
        seller: bare,
        today,
      },
    )
    expect(faults.filter(({ invoiceId }) => invoiceId === 'a').map(({ kind }) => kind)).toEqual([
      'SELLER_NOT_REGISTERED',
      'SELLER_DIFFERS',
    ])
    expect(faults.filter(({ invoiceId }) => invoiceId === 'b').slice(2)).toMatchObject([
      { kind: 'BUYER_TAX_NUMBER', line: null },
      { kind: 'BUYER_ADDRESS', line: null },
      { kind: 'VAT_DIFFERS', line: null },
      { kind: 'UNIT', line: 2 },
    ])
    expect(faults.filter(isWarning).map(({ kind }) => kind)).toEqual(['SELLER_DIFFERS', 'SELLER_DIFFERS'])
  })

  it('name a seller’s number that changed since the issue, and allow one number in a file', () => {
    const OLD = '0031234567012000'
    const old = { ...plain, invoiceId: 'b', seller: { ...plain.seller!, taxNumber: OLD } }
    const told = (candidates: Candidate[]) =>
      faultsOf(candidates, { seller, today }).map(fault => [fault.invoiceId, fault.kind, isWarning(fault)])
    expect(told([old])).toEqual([['b', 'SELLER_DIFFERS', true]])
    expect(told([plain, old])).toEqual([
      ['b', 'SELLER_DIFFERS', true],
      ['b', 'OTHER_TAX_NUMBER', false],
    ])
    expect(fileTaxNumberOf([old], seller)).toBe(OLD)
  })

  it('end once the entity has a number, of what was issued without one', () => {
    const bare = { ...plain, seller: { ...plain.seller!, taxNumber: null, branchNumber: null } }
    expect(kindsOf(bare, { ...seller, taxNumber: null })).toEqual(['SELLER_TAX_NUMBER'])
    const numbered = withSellerNumbers(bare, { ...seller, branchNumber: '000002' })
    expect(kindsOf(numbered)).toEqual([])
    expect(taxDocumentOf(numbered).sellerBranch).toBe('000002')
    expect(withSellerNumbers(plain, { ...seller, taxNumber: '0031234567012000' })).toBe(plain)
  })

  it('20,000 lines are the most', () => {
    const many = {
      ...plain,
      lines: Array.from({ length: 500 }, () => ({ ...plain.lines[0]!, baseMinor: 0n })),
      vatMinor: 0n,
    }
    const kinds = faultsOf(
      Array.from({ length: 41 }, () => many),
      { seller, today },
    ).map(({ kind }) => kind)
    expect(kinds).toEqual(['TOO_MANY_LINES'])
  })
})

it('is due on the 20th of the next month', () => {
  expect(['2026-11-01', '2026-11-30', '2026-12-31', '2027-01-31'].map(uploadDueDate)).toEqual([
    '2026-12-20',
    '2026-12-20',
    '2027-01-20',
    '2027-02-20',
  ])
  expect([
    daysLeft('2026-10-31', '2026-11-20'),
    daysLeft('2026-10-31', '2026-11-21'),
    daysLeft('2026-11-22', today),
  ]).toEqual([0, -1, 26])
})

describe('the lifecycle', () => {
  it('allows what its table says, and a viewer nothing', () => {
    for (const action of TAX_INVOICE_ACTIONS)
      for (const status of TAX_INVOICE_STATUSES)
        for (const invoiceStatus of ['ISSUED', 'PAID', 'CANCELED'] as const) {
          const { from, invoice } = LIFECYCLE[action]
          const fits = invoice === undefined || (invoice === 'CANCELED') === (invoiceStatus === 'CANCELED')
          expect(isAllowed(action, { status, invoiceStatus })).toBe(from.includes(status) && fits)
        }
    const maker = { permissions: new Set(['invoicing.invoices.manage']) }
    const standing = { status: 'EXPORTED', invoiceStatus: 'ISSUED', needsFacility: false } as const
    expect(allowedActions(standing, maker)).toEqual(['EXPORT', 'APPROVE', 'REJECT'])
    expect(allowedActions({ ...standing, status: 'APPROVED', invoiceStatus: 'CANCELED' }, maker)).toEqual([
      'APPROVE',
      'CANCEL',
    ])
    expect(allowedActions(standing, { permissions: new Set() })).toEqual([])
  })
})

describe('files of numbers', () => {
  const HEADER =
    'Referensi,Nomor Faktur Pajak,NPWP Penjual,NPWP Pembeli / Identitas lainnya,Harga Jual/Penggantian/DPP,PPN'
  const candidate = candidateOf({ lines: [line('50000000')] })
  const row = (more: Partial<Record<'number' | 'seller' | 'buyer' | 'base' | 'vat', string>> = {}) => {
    const {
      number,
      seller: own,
      buyer,
      base,
      vat,
    } = {
      number: '04002600000000001',
      seller: SELLER,
      buyer: '1234567890123457',
      base: '50000000',
      vat: '5500000',
      ...more,
    }
    return `INV-2026-000123,${number},${own},${buyer},${base},${vat}`
  }
  const validated = async (text: string) => disagreement((await readNumbers(`${HEADER}\n${text}\n`))![0]!, candidate)

  it.each([
    [{}, undefined],
    [{ number: '0400-26.00000000001' }, undefined],
    [{ seller: "'021832415000000" }, undefined],
    [{ vat: '5499999.99' }, undefined],
    [{ base: '"50.000.000,00"', vat: '"5500000,00"' }, undefined],
    [{ number: '0400260000000000' }, 'NUMBER'],
    [{ number: '01002600000000001' }, 'NUMBER'],
    [{ seller: '0012345678012000' }, 'SELLER_DIFFERS'],
    [{ seller: '' }, 'SELLER_DIFFERS'],
    [{ buyer: '3174094505900001' }, 'BUYER_DIFFERS'],
    [{ base: '50000001' }, 'BASE_DIFFERS'],
    [{ base: '=1+1' }, 'BASE_DIFFERS'],
    [{ vat: '5500001' }, 'VAT_DIFFERS'],
    [{ vat: '-5500000' }, 'VAT_DIFFERS'],
  ] as const)('a row with %j: %s', async (more, refusal) => {
    expect(await validated(row(more))).toBe(refusal)
  })

  it('are nothing else, however they begin', async () => {
    expect(await readNumbers(undefined)).toBeUndefined()
    expect(await readNumbers('')).toBeUndefined()
    expect(await readNumbers('a,b,c\n1,2,3\n')).toBeUndefined()
    expect(await readNumbers(`${HEADER},PPN\n`)).toBeUndefined()
    expect(await readNumbers(`${HEADER}\n"${'x'.repeat(200_000)}`)).toBeUndefined()
    expect(await readNumbers(`${HEADER}\n${`${row()}\n`.repeat(1_001)}`)).toBeUndefined()
    expect(await readNumbers(`${HEADER}\n\n${row()}`)).toMatchObject([{ row: 3 }])
    expect(await readNumbers(HEADER)).toEqual([])
  })
})
