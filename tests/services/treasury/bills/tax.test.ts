// Bills with tax over real HTTP and Postgres: what is stored, what approvers see, the consequences, and the monthly list of withheld tax.
import { parse } from 'csv-parse/sync'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { codesOf } from '../payments/support.ts'
import { type Answer, openTreasuryApi, type Problem } from '../support/api.ts'
import { type BillBody, openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
const graha = await scene.party({ legalName: 'PT Graha Teknik Perkasa', taxNumber: '0016204011435000' })

type Tax = {
  entityId: string
  base: { amount: string }
  vat: string
  vatRate: string | null
  vatAmount: { amount: string }
  withholding: string | null
  withholdingRate: string | null
  isRateDoubled: boolean
  withholdingBase: { amount: string } | null
  withheldAmount: { amount: string } | null
  taxObjectCode: string | null
  overrideReason: string | null
  taxInvoiceNumber: string | null
  taxInvoiceDate: string | null
  withholdingSlipNumber: string | null
}
type Taxed = BillBody & { tax: Tax | null }

const TAX = {
  base: '100000000.00',
  vat: 'STANDARD',
  withholding: 'PPH23',
  taxObjectCode: '24-104-01',
  taxInvoiceNumber: '040.026-00.09881120.4',
  taxInvoiceDate: '2026-11-20',
}
const IDR = (amount: string) => ({ amount, currency: 'IDR' })
const taxed = (tax: object = {}, over: object = {}) =>
  scene.billValues({ counterpartyId: graha.id, amount: IDR('109000000.00'), tax: { ...TAX, ...tax }, ...over })
const tryCreate = (values: object) =>
  scene.billMaker.post<Taxed & Problem>('/v1/bills', values, { 'idempotency-key': randomUUID() })
async function create(tax: object = {}, over: object = {}): Promise<Taxed> {
  const answer = await tryCreate(taxed(tax, over))
  expect(answer.status).toBe(201)
  return answer.body
}
const read = async ({ id }: { id: string }) => (await scene.billMaker.get<Taxed>(`/v1/bills/${id}`)).body
async function approved(tax: object = {}, over: object = {}): Promise<Taxed> {
  const made = await create(tax, over)
  expect(codesOf(await scene.submit(made))).toEqual([])
  expect(codesOf(await scene.approveBill(made))).toEqual([])
  return read(made)
}
const pathsOf = ({ body: { code, errors } }: Answer<Problem>) => [
  code,
  ...(errors ?? []).map(({ path, code: of }: { path: string; code: string }) => `${path} ${of}`),
]

describe('a bill with tax', () => {
  it('says what its amount is made of', async () => {
    const { tax, amount } = await create()
    expect(amount).toEqual(IDR('109000000.00'))
    expect(tax).toEqual({
      entityId: scene.organization.entityId,
      base: IDR('100000000.00'),
      vat: 'STANDARD',
      vatRate: '11',
      vatAmount: IDR('11000000.00'),
      withholding: 'PPH23',
      withholdingRate: '2',
      isRateDoubled: false,
      withholdingBase: IDR('100000000.00'),
      withheldAmount: IDR('2000000.00'),
      taxObjectCode: '24-104-01',
      overrideReason: null,
      taxInvoiceNumber: '04002600098811204',
      taxInvoiceDate: '2026-11-20',
      withholdingSlipNumber: null,
    })
  })

  it('is withheld from at double rate while its counterparty has no tax number', async () => {
    const values = taxed({}, { counterpartyId: scene.sinar.id, amount: IDR('107000000.00') })
    const { body } = await tryCreate(values)
    expect(body.tax).toMatchObject({
      withholdingRate: '4',
      isRateDoubled: true,
      withheldAmount: IDR('4000000.00'),
    })
  })

  it('has none where none is said, as before', async () => {
    const made = await scene.createBill()
    expect(made).toMatchObject({ tax: null })
    const { body } = await scene.billMaker.put<Taxed>(`/v1/bills/${made.id}`, {
      ...taxed(),
      version: made.version,
    })
    expect(body.tax?.withheldAmount).toEqual(IDR('2000000.00'))
    const { body: without } = await scene.billMaker.put<Taxed>(`/v1/bills/${made.id}`, {
      ...scene.billValues(),
      version: body.version,
    })
    expect(without.tax).toBeNull()
  })

  it.each([
    [
      'an amount that is not the net payable',
      {},
      { amount: IDR('111000000.00') },
      ['U-TRSY-BI-16', 'amount.amount U-TRSY-BI-16'],
    ],
    [
      'VAT too far from its rate',
      { vatAmount: '11000101.00', overrideReason: 'x' },
      {},
      ['U-TRSY-BI-13', 'tax.vatAmount U-TRSY-BI-13'],
    ],
    [
      'an amount withheld under no kind',
      { withholding: null, withheldAmount: '20000.00' },
      { amount: IDR('111000000.00') },
      ['U-TRSY-BI-13', 'tax.withheldAmount U-TRSY-BI-13'],
    ],
    [
      'other VAT without a reason',
      { vatAmount: '11000001.00' },
      {},
      ['U-TRSY-BI-14', 'tax.overrideReason U-TRSY-BI-14'],
    ],
    ['a rate that is not known', { vat: 'LUXURY' }, { date: '2025-01-31' }, ['U-TRSY-BI-15', 'tax.vat U-TRSY-BI-15']],
    [
      'a number of 16 digits',
      { taxInvoiceNumber: '0400260009881120' },
      {},
      ['U-TRSY-BI-17', 'tax.taxInvoiceNumber U-TRSY-BI-17'],
    ],
    [
      'a base that is larger than all',
      { withholdingBase: '100000000.01' },
      {},
      ['G-2', 'tax.withholdingBase AMOUNT_OUT_OF_RANGE'],
    ],
    ['an entity that is not theirs', { entityId: randomUUID() }, {}, ['G-7', 'tax.entityId G-7']],
    ['three decimals', { base: '1.000' }, {}, ['G-2', 'tax.base INVALID_AMOUNT']],
    ['an exponent', { base: '1e6' }, {}, ['G-2', 'tax.base INVALID_AMOUNT']],
    ['VAT below zero', { vatAmount: '-1.00' }, {}, ['G-2', 'tax.vatAmount AMOUNT_NOT_POSITIVE']],
    ['an object code in other words', { taxObjectCode: '24.104.01' }, {}, ['G-2', 'tax.taxObjectCode INVALID_FORMAT']],
  ])('is refused with %s, and the field is named', async (_what, tax, over, expected) => {
    expect(pathsOf(await tryCreate(taxed(tax, over)))).toEqual(expected)
  })

  it('can’t change once it is approved, but for the number of its slip', async () => {
    const bill = await approved()
    const edit = await scene.billMaker.put<Problem>(`/v1/bills/${bill.id}`, {
      ...taxed({ withholding: null }, { amount: IDR('111000000.00') }),
      version: bill.version,
    })
    expect(codesOf(edit)).toEqual(['U-TRSY-BI-8'])
    const slip = (number: string | null, version: number) =>
      scene.billMaker.put<Taxed & Problem>(`/v1/bills/${bill.id}/withholding-slip`, { version, number })
    expect(codesOf(await slip('2600000123', bill.version - 1))).toEqual(['G-3'])
    const { body } = await slip('2600000123', bill.version)
    expect([body.tax?.withholdingSlipNumber, body.status, body.amount]).toEqual(['2600000123', 'APPROVED', bill.amount])
    const without = await scene.approvedBill()
    const refused = await scene.billMaker.put<Problem>(`/v1/bills/${without.id}/withholding-slip`, {
      version: without.version,
      number: '1',
    })
    expect(codesOf(refused)).toEqual(['U-TRSY-BI-18'])
  })

  it('takes its tax back to the start with an edit, so that what is approved is what was seen', async () => {
    const made = await create()
    await scene.submit(made)
    const seen = await read(made)
    const edited = await scene.billMaker.put<Taxed>(`/v1/bills/${made.id}`, {
      ...taxed({ withholding: 'PPH4_2' }, { amount: IDR('101000000.00') }),
      version: seen.version,
    })
    expect([edited.body.status, edited.body.tax?.withholding]).toEqual(['DRAFT', 'PPH4_2'])
    const stale = await scene.billApprover.post<{ results: { code?: string }[] } & Problem>('/v1/bills/approve', {
      bills: [{ id: made.id, version: seen.version }],
    })
    expect(codesOf(stale)).toEqual(['G-3'])
  })

  it('has the net payable expected, and is paid by it alone', async () => {
    const bill = await approved()
    const expected = await scene.maker.get<{ amount: object }>(
      `/v1/expected-transactions/${bill.expectedTransactionId}`,
    )
    expect(expected.body.amount).toEqual(IDR('109000000.00'))
    const gross = await scene.line('111000000.00')
    expect(codesOf(await scene.markPaid(bill, gross.id))).toEqual(['U-TRSY-BI-3'])
    const net = await scene.line('109000000.00')
    expect(codesOf(await scene.markPaid(bill, net.id))).toEqual([])
    expect((await read(bill)).status).toBe('PAID')
  })

  it('is told of in the log, with what changed of its tax', async () => {
    const made = await create({ withholding: 'PPH4_2' }, { amount: IDR('101000000.00') })
    await scene.billMaker.put(`/v1/bills/${made.id}`, { ...taxed(), version: made.version })
    const { body } = await api
      .as(scene.organization.id, ['account.activity.view'])
      .get<{ items: { action: string; changes: { field: string; before: string | null; after: string | null }[] }[] }>(
        `/v1/activity?recordType=BILL&recordId=${made.id}`,
      )
    const update = body.items.find(({ action }) => action === 'UPDATED')
    expect(update?.changes).toContainEqual({
      field: 'withholding',
      before: 'PPH4_2, 10 %, 10000000.00 IDR',
      after: 'PPH23, 2 %, 2000000.00 IDR',
    })
    const created = body.items.find(({ action }) => action === 'CREATED')
    expect(created?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['taxBase', 'vat', 'withholding', 'taxInvoiceNumber', 'entity']),
    )
  })
})

describe('while a bill is written', () => {
  const estimate = (query: Record<string, string>) =>
    scene.billMaker.get<Record<string, unknown> & Problem>(
      `/v1/bills/tax-estimate?${new URLSearchParams({ date: '2026-11-20', currency: 'IDR', base: '100000000.00', vat: 'STANDARD', ...query })}`,
    )

  it('its tax is computed', async () => {
    const { body } = await estimate({ withholding: 'PPH23', counterpartyId: scene.sinar.id })
    expect(body).toMatchObject({
      vatRate: '11',
      vatAmount: IDR('11000000.00'),
      withholdingRate: '4',
      isRateDoubled: true,
      withheldAmount: IDR('4000000.00'),
      netPayable: IDR('107000000.00'),
      needsReason: false,
    })
    expect((await estimate({ vatAmount: '11000001.00' })).body.needsReason).toBe(true)
    expect(pathsOf(await estimate({ vatAmount: '12000000.00' }))).toEqual(['G-2', 'vatAmount U-TRSY-BI-13'])
  })

  it('the rates of its day are told with their source', async () => {
    const { body } = await scene.billMaker.get<{ vat: object[]; withholding: object[] }>(
      '/v1/bills/tax-rates?date=2026-11-20',
    )
    expect(body.vat).toContainEqual({ vat: 'STANDARD', rate: '11', source: 'PMK 131/2024', toConfirm: false })
    expect(body.withholding).toContainEqual({
      withholding: 'PPH23',
      rate: '2',
      rateWithoutTaxNumber: '4',
      source: 'UU 36/2008',
      toConfirm: false,
    })
  })
})

describe('the withheld tax of a month', () => {
  type Summary = {
    totalCount: number
    totals: { withholding: string; count: number; base: { amount: string }; withheld: { amount: string } }[]
  }
  const list = async (query: string) =>
    (await scene.billMaker.get<{ items: Taxed[] }>(`/v1/withheld-taxes?${query}`)).body.items
  const summary = async (query: string) =>
    (await scene.billMaker.get<Summary>(`/v1/withheld-taxes/summary?${query}`)).body
  const file = async (query: string) => {
    const { body } = await scene.billMaker.get<{ fileName: string; content: string }>(
      `/v1/withheld-taxes/file?${query}`,
    )
    return { ...body, rows: parse(body.content, { bom: true, columns: true }) as Record<string, string>[] }
  }
  const inMarch = { date: '2026-03-31', dueDate: '2026-04-10' }

  it('holds approved and paid bills by their date, and its file the same figures', async () => {
    const service = await approved({}, inMarch)
    const rent = await approved(
      {
        withholding: 'PPH4_2',
        base: '25000000.00',
        vat: 'NONE',
        taxObjectCode: null,
        taxInvoiceNumber: null,
        taxInvoiceDate: null,
      },
      { ...inMarch, amount: IDR('22500000.00') },
    )
    const dollars = await approved({ base: '1000.00' }, { ...inMarch, amount: { amount: '1090.00', currency: 'USD' } })
    // A draft, another month's, and a canceled bill have no withholding, and neither has this one.
    await create({}, inMarch)
    await approved({}, { date: '2026-04-01', dueDate: '2026-04-10' })
    await scene.cancelBill(await approved({}, inMarch))
    await approved({ withholding: null }, { ...inMarch, amount: IDR('111000000.00') })

    const rows = await list('month=2026-03')
    expect(rows.map(({ id }) => id)).toEqual([service.id, rent.id, dollars.id])
    const sums = await summary('month=2026-03')
    expect(sums).toEqual({
      totalCount: 3,
      totals: [
        { withholding: 'PPH23', count: 1, base: IDR('100000000.00'), withheld: IDR('2000000.00') },
        { withholding: 'PPH4_2', count: 1, base: IDR('25000000.00'), withheld: IDR('2500000.00') },
        {
          withholding: 'PPH23',
          count: 1,
          base: { amount: '1000.00', currency: 'USD' },
          withheld: { amount: '20.00', currency: 'USD' },
        },
      ],
    })
    const { rows: cells, fileName } = await file('month=2026-03')
    expect(fileName).toBe('withheld-tax-2026-03.csv')
    expect(cells.map(row => row.withheld)).toEqual(rows.map(({ tax }) => tax?.withheldAmount?.amount))
    expect(cells[0]).toEqual({
      tax_period: '2026-03',
      withholder: scene.organization.snapshot.name,
      tax_number: '0016204011435000',
      name: 'PT Graha Teknik Perkasa',
      tax: 'PPH23',
      tax_object_code: '24-104-01',
      currency: 'IDR',
      base: '100000000.00',
      rate_percent: '2',
      rate_doubled: 'no',
      withheld: '2000000.00',
      bill_number: service.number,
      bill_date: '2026-03-31',
      tax_invoice_number: '04002600098811204',
      tax_invoice_date: '2026-11-20',
      withholding_slip_number: '',
    })
    expect((await list('month=2026-03&withholding=PPH4_2')).map(({ id }) => id)).toEqual([rent.id])
    expect(await list(`month=2026-03&entityId=${randomUUID()}`)).toEqual([])
    expect(await list('month=2026-03&search=nothing+alike')).toEqual([])
  })

  it('keeps cells from being run by a spreadsheet', async () => {
    const sly = await scene.party({ legalName: '=HYPERLINK("http://evil")', taxNumber: '0016204011435000' })
    await approved({}, { date: '2026-05-02', dueDate: '2026-05-10', counterpartyId: sly.id })
    const { rows } = await file('month=2026-05')
    expect(rows[0]?.name).toBe(`'=HYPERLINK("http://evil")`)
  })

  it('is of a month', async () => {
    const now = await approved({}, { date: '2026-11-01', dueDate: '2026-12-01' })
    await approved({}, { date: '2026-10-31', dueDate: '2026-12-01' })
    // The current month by default.
    const present = (await list('')).map(({ id }) => id)
    expect(present).toContain(now.id)
    expect(present).toEqual((await list('month=2026-11')).map(({ id }) => id))
    expect((await file('')).rows.map(row => row.bill_number)).toContain(now.number)
    for (const month of ['2026-13', '0000-01', '9999-12', 'PRESENT'])
      for (const path of ['', '/summary', '/file'])
        expect(pathsOf(await scene.billMaker.get<Problem>(`/v1/withheld-taxes${path}?month=${month}`))).toEqual([
          'G-2',
          'month INVALID_FORMAT',
        ])
  })
})

describe('what an outsider sends', () => {
  it.each([
    [{ base: '-1.00' }, 'tax.base'],
    [{ base: '0.00' }, 'tax.base'],
    [{ base: '1e6' }, 'tax.base'],
    [{ base: '1.000' }, 'tax.base'],
    [{ base: '92233720368547758.08' }, 'tax.base'],
    [{ vatAmount: '-0.01' }, 'tax.vatAmount'],
    [{ vat: 'PPN' }, 'tax.vat'],
    [{ withholding: 'PPH26' }, 'tax.withholding'],
    [{ withholdingBase: '0' }, 'tax.withholdingBase'],
    [{ withholdingBase: '100000000.01' }, 'tax.withholdingBase'],
    [{ withheldAmount: '-2000000.00' }, 'tax.withheldAmount'],
    [{ taxObjectCode: '24-104-01\n' }, 'tax.taxObjectCode'],
    [{ taxInvoiceDate: '0026-11-20' }, 'tax.taxInvoiceDate'],
    [{ netPayable: '1.00' }, 'tax'],
  ])('is refused at its field: %j', async (tax, path) => {
    const { status, body } = await tryCreate(taxed(tax))
    expect([status, body.code]).toEqual([422, 'G-2'])
    expect(body.errors?.[0]?.path).toContain(path)
  })

  it('is refused where what the largest amounts come to has no place', async () => {
    const largest = { base: '92233720368547758.07', withholding: null, taxObjectCode: null }
    const { body } = await tryCreate(taxed(largest, { amount: IDR('92233720368547758.07') }))
    expect(body.code).toBe('U-TRSY-BI-16')
    const query = 'date=2026-11-20&currency=IDR&base=92233720368547758.07&vat=LUXURY'
    expect((await scene.billMaker.get(`/v1/bills/tax-estimate?${query}`)).status).toBeLessThan(500)
  })

  it('is of another organization: its counterparty, entity and bill are not found, for who has every right elsewhere', async () => {
    const { id, entityId } = await api.organization()
    const stranger = api.as(
      id,
      ['treasury.bills.view', 'treasury.bills.manage', 'treasury.bills.approve'],
      randomUUID(),
    )
    const own = await create()
    const answers = [
      await tryCreate(taxed({ entityId })),
      await stranger.put<Problem>(`/v1/bills/${own.id}/withholding-slip`, { version: own.version, number: '1' }),
      await stranger.get<Problem>(
        `/v1/bills/tax-estimate?date=2026-11-20&currency=IDR&counterpartyId=${graha.id}&base=1.00&vat=NONE`,
      ),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['G-7', 'G-7', 'G-7'])
  })

  it('is an edit at the moment of an approval: what is approved is what was seen', async () => {
    for (let round = 0; round < 8; round++) {
      const made = await create()
      await scene.submit(made)
      const { version } = await read(made)
      const more = taxed({ base: '200000000.00' }, { amount: IDR('218000000.00') })
      const [approval, edit] = await Promise.all([
        scene.billApprover.post<Problem>('/v1/bills/approve', { bills: [{ id: made.id, version }] }),
        scene.billMaker.put<Problem>(`/v1/bills/${made.id}`, { ...more, version }),
      ])
      const after = await read(made)
      expect(codesOf(approval).length + (edit.status === 200 ? 0 : 1)).toBe(1)
      expect([after.status, after.amount.amount]).toEqual(
        edit.status === 200 ? ['DRAFT', '218000000.00'] : ['APPROVED', '109000000.00'],
      )
    }
  })

  it('is two numbers for one slip at one moment: one is refused as stale', async () => {
    const bill = await approved()
    const write = (number: string) =>
      scene.billMaker.put<Taxed & Problem>(`/v1/bills/${bill.id}/withholding-slip`, { version: bill.version, number })
    const answers = await Promise.all(['2511000001', '2511000002', '2511000003'].map(write))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const won = answers.find(({ status }) => status === 200)?.body.tax?.withholdingSlipNumber
    expect((await read(bill)).tax?.withholdingSlipNumber).toBe(won)
  })
})

describe('what stands out about a bill', () => {
  type Checks = {
    billId: string
    sameTaxInvoice: { number: string }[]
    alike: { number: string }[]
    alikeDays: number
    sentPayments: number
    percentOfAverage: number | null
  }
  const checksOf = async ({ id }: { id: string }, by = scene.billMaker) =>
    (await by.get<{ items: Checks[] }>(`/v1/bills/checks?billIds=${id}`)).body.items[0]
  const plain = (party: { id: string }, amount: string, over: object = {}) =>
    scene.createBill({ counterpartyId: party.id, amount: IDR(amount), date: '2026-11-10', ...over })

  it('is another bill with its tax invoice, also of another counterparty and month, but none that was cancelled', async () => {
    const invoice = { taxInvoiceNumber: '04002600077777777', taxInvoiceDate: '2026-06-01' }
    const first = await create(invoice, { date: '2026-06-01' })
    const second = await create(invoice)
    expect(await checksOf(second)).toMatchObject({ sameTaxInvoice: [{ number: first.number }] })
    await scene.cancelBill(first)
    expect(await checksOf(second)).toMatchObject({ sameTaxInvoice: [] })
    expect((await checksOf(await plain(graha, '5.00')))?.sameTaxInvoice).toEqual([])
  })

  it('is one alike within the days of the settings, to either side', async () => {
    const party = await scene.party({ legalName: 'PT Alike' })
    const [bill] = [await plain(party, '777000.00')]
    const [before, after] = [
      await plain(party, '777000.00', { date: '2026-11-03' }),
      await plain(party, '777000.00', { date: '2026-11-17' }),
    ]
    await plain(party, '777000.00', { date: '2026-11-02' })
    await plain(party, '777000.01')
    await plain(party, '777000.00', { amount: { amount: '777000.00', currency: 'USD' } })
    await plain(graha, '777000.00')
    const { alike, alikeDays } = (await checksOf(bill)) ?? expect.unreachable('no checks')
    expect([alike.map(({ number }) => number), alikeDays]).toEqual([[after.number, before.number], 7])
  })

  it('is how far it is from the average of six months, once there are three', async () => {
    const party = await scene.party({ legalName: 'PT Average' })
    await plain(party, '100.00', { date: '2026-09-01' })
    await plain(party, '100.00', { date: '2026-10-01' })
    const bill = await plain(party, '112.00', { date: '2026-11-20' })
    expect(await checksOf(bill)).toMatchObject({ percentOfAverage: null, sentPayments: 0 })
    await plain(party, '100.00', { date: '2026-05-21' })
    // Six months before, and after it.
    await plain(party, '900.00', { date: '2026-05-20' })
    await plain(party, '900.00', { date: '2026-11-21' })
    expect(await checksOf(bill)).toMatchObject({ percentOfAverage: 112 })
    const huge = await plain(party, '90000000000000.00', { date: '2026-11-20' })
    expect(await checksOf(huge)).toMatchObject({ percentOfAverage: 99_999 })
  })

  it('is shown to who may see bills, and of bills of another organization nothing', async () => {
    const bill = await plain(graha, '9.00')
    const { id } = await api.organization()
    const stranger = api.as(id, ['treasury.bills.view'], randomUUID())
    expect(await checksOf(bill, stranger)).toBeUndefined()
    const blind = api.as(scene.organization.id, ['treasury.payments.view'], randomUUID())
    expect((await blind.get<Problem>(`/v1/bills/checks?billIds=${bill.id}`)).body.code).toBe('G-20')
  })
})
