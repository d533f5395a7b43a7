// Tax rates and invoices in a foreign currency over HTTP and Postgres: entered once for their period, frozen at issue, in IDR for the tax
// office.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { pagesOf } from '../printing/support.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { line } from '../salesOrders/support.ts'
import { type Invoice, invoicing } from './support.ts'

// Its figures name days of this month.
const service = await freshAccount({}, { clock: stoppedClock('2026-11-24T03:00:00Z') })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
const { post, write, submit, approve, read, issue, written } = arus
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customerId = await arus.customerWith(null)

type Rate = { id: string; currency: string; from: string; until: string; rate: string; decree: string }
type Rupiah = {
  rate: string
  decree: string
  base: { amount: string }
  vat: { amount: string }
  total: { amount: string }
}
type Foreign = Invoice & { totals: { rupiah: Rupiah | null; vat: { amount: string }; total: { amount: string } } }

const rateOf = (more: object = {}) => ({
  currency: 'USD',
  from: '2026-11-18',
  until: '2026-11-24',
  rate: '16621.00',
  decree: '47/KM.10/2026',
  ...more,
})
const enter = (more: object = {}, person = maker) => post<Rate>(person, '/v1/tax-rates', rateOf(more))
const remove = (id: string, person = maker) =>
  service.send<Problem>('DELETE', `/v1/tax-rates/${id}`, { authorization: person.authorization })
const codeOf = async (answer: Promise<{ body: Problem }>) => {
  const { body } = await answer
  return body.errors?.[0]?.code ?? body.code
}
const usd = { currency: 'USD', lines: [line({ kind: 'SERVICE', quantity: '1', price: '10000.00' })] }

describe('tax rates', () => {
  it('are entered once for each day, whoever is first, and taken away', async () => {
    const answers = await Promise.all(
      [
        { currency: 'SGD' },
        { currency: 'SGD', from: '2026-11-20', until: '2026-11-26' },
        { currency: 'SGD', from: '2026-11-24', until: '2026-11-24' },
      ].map(more => enter(more)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toContain(201)
    const { body } = await viewer.get<{ items: Rate[] }>('/v1/tax-rates')
    const stored = body.items
      .filter(({ currency }) => currency === 'SGD')
      .toSorted((a, b) => a.from.localeCompare(b.from))
    for (const [place, rate] of stored.entries())
      expect(place === 0 || stored[place - 1]!.until < rate.from, 'overlap').toBe(true)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(stored.length)
    expect(await codeOf(enter({ currency: 'SGD' }))).toBe('U-ACC-TR-1')
    for (const { id } of stored) expect((await remove(id)).status).toBe(204)
    expect(await codeOf(remove(stored[0]!.id))).toBe('G-7')
  })

  it('whose decimal mark has likely slipped are entered only when told to', async () => {
    const sgd = (rate: string, more: object = {}) => enter({ currency: 'SGD', rate, ...more })
    expect(await codeOf(sgd('12.531'))).toBe('U-ACC-TR-4')
    const { body: first } = await sgd('12531', { from: '2026-10-07', until: '2026-10-13' })
    // The true rate has moved by some rupiah: a slip is not exactly ten times off.
    for (const slip of ['1253.9', '125190', '12.6']) expect(await codeOf(sgd(slip)), slip).toBe('U-ACC-TR-3')
    const { body: refused } = await post<Problem>(maker, '/v1/tax-rates', rateOf({ currency: 'SGD', rate: '1253.9' }))
    expect(refused.errors?.[0]).toMatchObject({
      path: 'rate',
      message:
        '1,253.9 is far off the latest tax rate, 12,531 of 47/KM.10/2026. Check the decimal mark, or add it anyway.',
    })
    const { status, body: told } = await sgd('1253.9', { acceptWarnings: true })
    expect(status).toBe(201)
    for (const { id } of [first, told]) expect((await remove(id)).status).toBe(204)
  })

  it.each([
    [{ currency: 'IDR' }, 'G-2'],
    [{ rate: '0' }, 'RATE_NOT_POSITIVE'],
    [{ rate: '16621.00001' }, 'INVALID_RATE'],
    [{ rate: '1000001' }, 'TOO_BIG'],
    [{ until: '2026-11-17' }, 'U-ACC-TR-2'],
    [{ until: '2026-12-20' }, 'U-ACC-TR-2'],
    [{ decree: ' ' }, 'G-2'],
  ])('refuse %j with %s', async (more, code) => {
    const { status, body } = await enter(more)
    expect(status).toBe(422)
    expect([body.code, ...(body.errors ?? []).map(error => error.code)]).toContain(code)
  })

  it('are nobody’s who may not, and of one organization', async () => {
    expect(await codeOf(enter({}, viewer))).toBe('G-20')
    const { body } = await enter({ from: '2026-01-07', until: '2026-01-13' })
    expect(await codeOf(remove(body.id, viewer))).toBe('G-20')
    expect(await codeOf(remove(body.id, elsewhere))).toBe('G-7')
    expect((await elsewhere.get<{ items: Rate[] }>('/v1/tax-rates')).body.items).toEqual([])
  })
})

describe('an invoice in dollars', () => {
  it('needs the rate of its day, and has its taxes in rupiah by it', async () => {
    expect(await codeOf(write(customerId, usd))).toBe('U-ACC-IN-14')
    await enter()
    expect(await codeOf(write(customerId, { ...usd, invoiceDate: '2026-11-25' }))).toBe('U-ACC-IN-14')
    const invoice = (await written(customerId, usd)) as Foreign
    expect(invoice.totals).toMatchObject({
      vat: { amount: '1100.00', currency: 'USD' },
      total: { amount: '11100.00' },
      isStampDue: true,
      rupiah: {
        rate: '16621',
        decree: '47/KM.10/2026',
        base: { amount: '166210000.00', currency: 'IDR' },
        otherBase: { amount: '152359166.67' },
        vat: { amount: '18283100.00' },
        total: { amount: '184493100.00' },
      },
    })
    const { body: typed } = await viewer.post<{ totals: Foreign['totals'] }>('/v1/invoices/amounts', {
      customerId,
      invoiceDate: '2026-11-20',
      currency: 'USD',
      vatTreatment: 'STANDARD',
      lines: [{ kind: 'SERVICE', quantity: '1', price: '10000.00' }],
    })
    expect(typed.totals.rupiah).toEqual(invoice.totals.rupiah)
  })

  it('is not issued by a rate that was corrected or taken away since, and keeps the one that it was issued by', async () => {
    const week = { from: '2026-11-04', until: '2026-11-10' }
    const dated = { ...usd, invoiceDate: '2026-11-05' }
    const { body: wrong } = await enter({ ...week, rate: '1662.10', acceptWarnings: true })
    const invoice = await written(customerId, dated)
    await arus.must(submit(invoice.id))
    await remove(wrong.id)
    expect(await approve(admin, await read(invoice.id))).toMatchObject({ code: 'U-ACC-IN-14' })
    const { body: right } = await enter(week)
    expect(await approve(admin, await read(invoice.id))).toMatchObject({ code: 'U-ACC-IN-23' })
    const { version } = await read(invoice.id)
    await maker.put(`/v1/invoices/${invoice.id}`, { ...arus.inputOf(customerId, dated), version })
    await issue(invoice.id)
    await remove(right.id)
    await enter({ ...week, rate: '17000' })
    expect(((await read(invoice.id)) as Foreign).totals.rupiah).toMatchObject({ rate: '16621' })
  })

  it('goes to the tax office in rupiah, and prints what it told it', async () => {
    const { id, number } = await issue((await written(customerId, usd)).id)
    const { status, body } = await post<{ fileId: string }>(maker, '/v1/tax-invoices/export', { invoiceIds: [id] })
    expect(status, JSON.stringify(body)).toBe(201)
    const [file] = await service.sql<{ content: string }>('select content from tax_invoice_file')
    const xml = file!.content
    expect(xml).toContain(`<RefDesc>${number}</RefDesc>`)
    for (const part of [
      '<Price>166210000.00<',
      '<TaxBase>166210000.00<',
      '<OtherTaxBase>152359166.67<',
      '<VAT>18283100.00<',
    ])
      expect(xml).toContain(part)
    const pdf = await fetch(`${service.address}/v1/invoices/${id}/document?language=both`, {
      headers: { authorization: viewer.authorization },
    })
    const [page] = await pagesOf(new Uint8Array(await pdf.arrayBuffer()))
    expect(page).toContain('USD 1 = Rp16.621')
    expect(page).toContain('47/KM.10/2026')
    expect(page).toContain('Rp18.283.100,00')
  })
})
