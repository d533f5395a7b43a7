// Previews show what would be printed without storing anything. Of each user's previews, only the newest is drawn.
import { randomUUID } from 'node:crypto'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, describe, expect, it } from 'vitest'
import { PREVIEW_WIDTHS, scaleOf } from '../../../../../services/account/invoicing/printing/preview/draw.ts'
import { pngOf } from '../../../../../services/account/invoicing/printing/preview/png.ts'
import { freshAccount, logistics, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
await owner.put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })
const customerId = await arus.orders.customerWith(null)
const library = await PDFiumLibrary.init()
afterAll(() => library.destroy())

const typedLine = (description: string, quantity = '1') => ({
  kind: 'SERVICE',
  description,
  unit: 'kali',
  quantity,
  price: '1333333',
})
const typed = (more: object = {}) => ({
  customerId,
  invoiceDate: '2026-11-20',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  lines: [typedLine('Jasa angkut')],
  ...more,
})

async function preview(body: object, { person = maker, of = 'invoice' }: { person?: typeof maker; of?: string } = {}) {
  const answer = await fetch(`${service.address}/v1/${of}-previews`, {
    method: 'POST',
    headers: { authorization: person.authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const problem: unknown = answer.ok ? null : JSON.parse(bytes.toString())
  return { status: answer.status, headers: answer.headers, bytes, problem }
}

/** The first page of a PDF, drawn like a preview. */
async function drawn(pdf: Uint8Array): Promise<Buffer> {
  const document = await library.loadDocument(pdf)
  const page = document.getPage(0)
  const png = pngOf(await page.render({ scale: scaleOf(page, 'SMALL'), render: 'bitmap' }))
  document.destroy()
  return Buffer.from(png)
}
const storedDocument = async (id: string, language: string, of = 'invoices') => {
  const answer = await fetch(`${service.address}/v1/${of}/${id}/document?language=${language}`, {
    headers: { authorization: maker.authorization },
  })
  return new Uint8Array(await answer.arrayBuffer())
}
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** Row counts of all tables that an invoice would change. */
const traces = () =>
  service.sql(`select (select count(*) from invoice) as invoices, (select count(*) from printed_document) as documents,
    (select count(*) from activity_log) as activities, (select coalesce(sum(last), 0) from document_series) as numbers,
    (select count(*) from outbox) as events`)

describe('the preview of an invoice', () => {
  it('is pixel by pixel what the stored draft prints, in each language', async () => {
    const figures = {
      discount: { percent: '7.5' },
      milestones: [
        { name: 'Termin 1', percent: '30' },
        { name: 'Sisa', percent: '70' },
      ],
    }
    const words = { customerReference: 'PO/0917', note: 'Terima kasih', ...figures }
    const stored = await arus.written(customerId, {
      ...words,
      lines: ['Jasa angkut', 'Jasa bongkar'].map(description =>
        line({ kind: 'SERVICE', description, unit: 'kali', quantity: '1', price: '1333333' }),
      ),
    })
    for (const language of ['id', 'en', 'both']) {
      const shown = await preview(
        typed({ ...words, lines: [typedLine('Jasa angkut'), typedLine('Jasa bongkar', '1.0')], language }),
      )
      expect(shown.status).toBe(200)
      expect(shown.headers.get('content-type')).toBe('image/png')
      expect(shown.headers.get('cache-control')).toBe('private, no-store')
      expect(shown.headers.get('content-language')).toBe(language === 'both' ? 'id, en' : language)
      expect(shown.headers.get('x-page-count')).toBe('1')
      expect(sizeOf(shown.bytes)[0]).toBe(PREVIEW_WIDTHS.SMALL)
      expect(shown.bytes.equals(await drawn(await storedDocument(stored.id, language)))).toBe(true)
    }
  })

  it('leaves nothing behind: no invoice, no number, no document, no activity, no event', async () => {
    const before = await traces()
    for (const text of ['J', 'Ja', 'Jas']) expect((await preview(typed({ lines: [typedLine(text)] }))).status).toBe(200)
    expect(await traces()).toEqual(before)
  })

  it('reads as its customer wants it, as long as nobody chooses a language', async () => {
    const of = async (language: string) => {
      const id = await arus.orders.customerWith(null)
      await service.sql('update customer set language = $1 where id = $2', [language, id])
      return (await preview(typed({ customerId: id }))).headers.get('content-language')
    }
    expect(await of('en')).toBe('en')
    expect(await of('id')).toBe('id')
    expect((await preview(typed({ customerId: null }))).headers.get('content-language')).toBe('id, en')
  })

  it('shows what there is before there is a customer, a line or a description', async () => {
    for (const more of [
      { customerId: null },
      { lines: [] },
      { customerId: null, lines: [], vatTreatment: 'NONE' },
      { lines: [{ ...typedLine(''), unit: '' }] },
      { kind: 'ADVANCE' },
      { currency: 'USD', vatTreatment: 'NONE', invoiceDate: '2026-11-20', lines: [] },
    ]) {
      const { status, problem } = await preview(typed(more))
      // A foreign invoice can't be calculated without a tax rate and reports that.
      if ('currency' in more) expect([200, 422]).toContain(status)
      else expect([status, problem]).toEqual([200, null])
    }
  })

  it('prints what no font has, and what is longer than the page is wide', async () => {
    for (const description of ['شركة الخليج', 'W'.repeat(500), '東京\u3000支店'])
      expect((await preview(typed({ lines: [typedLine(description)] }))).status).toBe(200)
  })

  it('has several pages and sizes, and shows the last one to who asks beyond', async () => {
    const lines = Array.from({ length: 60 }, (_none, place) => typedLine(`Jasa ${place}`))
    const first = await preview(typed({ lines }))
    const count = Number(first.headers.get('x-page-count'))
    expect(count).toBeGreaterThan(1)
    const [last, beyond] = [
      await preview(typed({ lines, page: count })),
      await preview(typed({ lines, page: count + 5 })),
    ]
    expect(last.bytes.equals(first.bytes)).toBe(false)
    expect(beyond.headers.get('x-page')).toBe(String(count))
    expect(beyond.bytes.equals(last.bytes)).toBe(true)
    const large = await preview(typed({ lines, size: 'LARGE' }))
    expect(sizeOf(large.bytes)[0]).toBe(PREVIEW_WIDTHS.LARGE)
  })

  it('takes as many lines as an invoice, and no more', async () => {
    const many = (count: number) => typed({ lines: Array.from({ length: count }, () => typedLine('Jasa')) })
    expect((await preview(many(500))).status).toBe(200)
    for (const count of [501, 2_000]) expect((await preview(many(count))).status).toBe(422)
    expect((await preview(typed({ note: 'x'.repeat(2_100_000) }))).status).toBe(413)
    expect((await preview(typed({ page: 0 }))).status).toBe(422)
    expect((await preview(typed({ language: 'fr' }))).status).toBe(422)
    expect((await preview(typed({ approverId: randomUUID() }))).status).toBe(422)
  }, 60_000)

  it('says what is wrong with the figures', async () => {
    const refusals: readonly [object, string][] = [
      [{ discount: { amount: '99999999' } }, 'U-ACC-IN-2'],
      [{ milestones: [{ name: 'A', percent: '10' }] }, 'U-ACC-IN-3'],
    ]
    for (const [more, code] of refusals) expect((await preview(typed(more))).problem).toMatchObject({ code })
  })

  it('knows no customer and no order of another organization, and is for who writes invoices', async () => {
    const own = await preview(typed({ customerId: null }), { person: elsewhere })
    expect([200, 422]).toContain(own.status)
    expect((await preview(typed(), { person: elsewhere })).problem).toMatchObject({ status: 404, code: 'G-7' })
    expect((await preview(typed({ orderId: randomUUID() }))).problem).toMatchObject({ status: 404, code: 'G-7' })
    expect((await preview(typed(), { person: viewer })).status).toBe(403)
    expect((await preview(typed(), { person: { ...maker, authorization: 'Bearer no' } })).status).toBe(401)
  })

  it('draws of each person only the newest, and that of others too', async () => {
    const lines = Array.from({ length: 300 }, (_none, place) => typedLine(`Jasa ${place}`))
    const asked = [1, 2, 3, 4].map(page => preview(typed({ lines, page })))
    const others = preview(typed(), { person: admin })
    const answers = await Promise.all(asked)
    const superseded = answers.filter(({ status }) => status === 409)
    expect(superseded.length).toBeGreaterThanOrEqual(2)
    for (const { problem } of superseded) expect(problem).toMatchObject({ code: 'U-ACC-IN-47' })
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect((await others).status).toBe(200)
  }, 60_000)
})

describe('the preview of a credit memo', () => {
  const invoice = () =>
    arus
      .written(customerId, { lines: [line({ kind: 'SERVICE', quantity: '4' }), line({ kind: 'SERVICE' })] })
      .then(({ id }) => arus.issue(id))

  it('is pixel by pixel what the stored draft prints, and leaves nothing behind', async () => {
    const { id: invoiceId } = await invoice()
    const [first, second] = await arus.linesOf(invoiceId)
    const lines = [
      { invoiceLineId: first!.id, quantity: '2' },
      { invoiceLineId: second!.id, amount: '15000' },
    ]
    const memo = { invoiceId, memoDate: '2026-11-21', note: 'Barang rusak', lines }
    const before = await traces()
    const shown = await preview({ ...memo, language: 'both' }, { of: 'credit-memo' })
    expect(shown.status).toBe(200)
    expect(await traces()).toEqual(before)
    const { body: stored } = await arus.post<{ id: string }>(maker, '/v1/credit-memos', memo)
    const document = await storedDocument(stored.id, 'both', 'credit-memos')
    expect(shown.bytes.equals(await drawn(document))).toBe(true)
  })

  it('shows what there is before anything is credited, and says what is wrong', async () => {
    const { id: invoiceId } = await invoice()
    const [first] = await arus.linesOf(invoiceId)
    const of = 'credit-memo'
    expect((await preview({ invoiceId, memoDate: '2026-11-21', lines: [] }, { of })).status).toBe(200)
    const tooMuch = { invoiceId, memoDate: '2026-11-21', lines: [{ invoiceLineId: first!.id, quantity: '400' }] }
    expect((await preview(tooMuch, { of })).problem).toMatchObject({ code: 'U-ACC-CM-1' })
    expect((await preview(tooMuch, { of, person: viewer })).status).toBe(403)
    expect((await preview(tooMuch, { of, person: elsewhere })).status).toBe(422)
  })
})
