// The QR code on printed invoices over HTTP: which have one, what it opens, and that its secret is only on the document.
import { describe, expect, it } from 'vitest'
import { keepPrintedLink, newLink } from '../../../../../services/account/invoicing/checkout/public.ts'
import { newId } from '../../../../../services/kit/ids.ts'
import { freshAccount, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { codeOf, payCodeOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customerId = await arus.orders.customerWith(null)

const issued = async () => arus.issue((await arus.written(customerId, { vatTreatment: 'EXEMPT' })).id)
async function printed(id: string, { person = viewer, language = 'both' } = {}): Promise<Buffer> {
  const answer = await fetch(`${service.address}/v1/invoices/${id}/document?language=${language}`, {
    headers: { authorization: person.authorization },
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
/** The secret on a document, read from its link; its QR code contains the same. */
async function secretOn(bytes: Buffer): Promise<string> {
  const { urls, drawn } = await payCodeOf(bytes)
  expect(urls).toHaveLength(1)
  expect(drawn).toEqual(codeOf(urls[0]!))
  return urls[0]!.split('/checkout#')[1]!
}
const check = async (token: string) => {
  const { status, body } = await service.send<{ invoiceNumber: string } & Problem>('POST', '/v1/checkout/check', {
    body: { token },
  })
  return status === 200 ? body.invoiceNumber : body.code
}
const linksOf = (invoiceId: string) =>
  service.sql<{ row: string; language: string; version: number }>(
    `select l::text as row, d.language, d.version from checkout_link l
     left join printed_document d on d.id = l.document_id where l.invoice_id = $1 order by d.version, d.language`,
    [invoiceId],
  )
/** The proof that a manual payment requires. */
async function proof(): Promise<string> {
  const content = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'))
  const { body } = await maker.post<{ id: string }>('/v1/files', {
    purpose: 'PAYMENT_PROOF',
    name: 'bukti.pdf',
    size: content.length,
    contentType: 'application/pdf',
  })
  const headers = { authorization: maker.authorization, 'content-type': 'application/pdf' }
  await fetch(`${service.address}/v1/files/${body.id}/content`, { method: 'PUT', headers, body: content })
  return body.id
}
const NONE = { urls: [], drawn: [] }
const LINK_INVALID = 'U-ACC-CO-1'

describe('the code on an invoice', () => {
  it('opens that invoice, is another in each language, and is kept on the paper alone', async () => {
    const invoice = await issued()
    const tokens = [
      await secretOn(await printed(invoice.id, { language: 'en' })),
      await secretOn(await printed(invoice.id, { language: 'id' })),
    ]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(await check(token)).toBe(invoice.number)
    }
    expect(await secretOn(await printed(invoice.id, { language: 'en' }))).toBe(tokens[0])
    const links = await linksOf(invoice.id)
    expect(links.map(({ language, version }) => [language, version])).toEqual([
      ['en', invoice.version],
      ['id', invoice.version],
    ])
    expect(links.some(({ row }) => tokens.some(token => row.includes(token)))).toBe(false)
  })

  it('is one, of one paper, however many print it at once', async () => {
    const invoice = await issued()
    const papers = await Promise.all(
      Array.from({ length: 8 }, (_paper, at) => printed(invoice.id, { person: at % 2 === 0 ? viewer : maker })),
    )
    expect(papers.filter(paper => !paper.equals(papers[0]!))).toEqual([])
    expect(await linksOf(invoice.id)).toHaveLength(1)
    expect(await check(await secretOn(papers[0]!))).toBe(invoice.number)
    const kept = await service.sql('select 1 from printed_document where invoice_id = $1', [invoice.id])
    expect(kept).toHaveLength(1)
  })

  it('opens nothing any more once its link is revoked, and the paper stays as it was', async () => {
    const invoice = await issued()
    const paper = await printed(invoice.id)
    await maker.post(`/v1/invoices/${invoice.id}/checkout-links/revoke`)
    expect(await check(await secretOn(paper))).toBe(LINK_INVALID)
    expect((await printed(invoice.id)).equals(paper)).toBe(true)
    expect(await linksOf(invoice.id)).toHaveLength(1)
  })

  it('is not on a draft, nor on one that waits for approval', async () => {
    const draft = await arus.written(customerId)
    expect(await payCodeOf(await printed(draft.id))).toEqual(NONE)
    await arus.must(arus.submit(draft.id))
    expect(await payCodeOf(await printed(draft.id))).toEqual(NONE)
    expect(await linksOf(draft.id)).toEqual([])
  })

  it('is not on a canceled one, and the one of before opens nothing', async () => {
    const invoice = await issued()
    const token = await secretOn(await printed(invoice.id))
    await arus.must(arus.cancel(invoice.id))
    expect(await payCodeOf(await printed(invoice.id))).toEqual(NONE)
    expect(await check(token)).toBe(LINK_INVALID)
  })

  it('is not on one that is paid; that of the unpaid paper still opens it for 30 days', async () => {
    const invoice = await issued()
    const token = await secretOn(await printed(invoice.id))
    const { status } = await arus.orders.post(maker, '/v1/received-payments', {
      customerId,
      method: 'OTHER',
      paymentDate: '2026-11-20',
      amount: invoice.remaining.amount,
      currency: 'IDR',
      applications: [{ invoiceId: invoice.id, amount: invoice.remaining.amount }],
      fileIds: [await proof()],
    })
    expect(status).toBe(201)
    expect((await arus.read(invoice.id)).status).toBe('PAID')
    expect(await payCodeOf(await printed(invoice.id))).toEqual(NONE)
    expect(await check(token)).toBe(invoice.number)
  })

  it('opens nothing from the start where the invoice was canceled while it was printed', async () => {
    const invoice = await issued()
    await arus.must(arus.cancel(invoice.id))
    const link = newLink({ publicOrigin: 'https://app.example.test' })
    const documentId = newId()
    await service.sql(
      `insert into printed_document (organization_id, id, invoice_id, version, language, size, sha256)
       values ($1, $2, $3, $4, 'both', 1, sha256('x'))`,
      [retail, documentId, invoice.id, invoice.version],
    )
    await service.database.inOrganization(retail, null, tx =>
      keepPrintedLink(tx, link, { invoiceId: invoice.id, documentId }),
    )
    expect(await linksOf(invoice.id)).toHaveLength(1)
    expect(await check(link.url.split('#')[1]!)).toBe(LINK_INVALID)
  })
})
