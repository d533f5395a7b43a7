// Documents of invoices over HTTP: who gets which bytes, and that they stay the same.
import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openMail } from '../../mailServer.ts'
import { freshAccount, logistics, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { pagesOf } from './support.ts'

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

async function printed(id: string, language?: string, person = viewer) {
  const path = `/v1/invoices/${id}/document${language === undefined ? '' : `?language=${language}`}`
  const answer = await fetch(`${service.address}${path}`, { headers: { authorization: person.authorization } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}
const keptOf = (id: string) =>
  service.sql<{ version: number; language: string; sha256: Buffer; size: number; created_by: string }>(
    'select version, language, sha256, size, created_by from printed_document where invoice_id = $1 order by version, language',
    [id],
  )

it('prints worked case 6 as a draft, and keeps nothing of it', async () => {
  const invoice = await arus.written(customerId, {
    lines: [1, 2, 3].map(() => line({ kind: 'SERVICE', quantity: '1', price: '1333333' })),
    discount: { percent: '7.5' },
  })
  const { status, headers, bytes } = await printed(invoice.id)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.pdf"/)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const [page] = await pagesOf(bytes)
  expect(page).toMatch(/KONSEP \/ DRAFT.*Rp4\.106\.999,07/)
  expect(page).toContain('sembilan rupiah tujuh sen')
  expect(await keptOf(invoice.id)).toEqual([])
})

it('gives the same bytes of an issued one for ever, one document for each language', async () => {
  const invoice = await arus.issue((await arus.written(customerId)).id)
  const [one, other] = await Promise.all([printed(invoice.id, 'id'), printed(invoice.id, 'id', admin)])
  const again = await printed(invoice.id, 'id')
  expect(one.status).toBe(200)
  expect(one.headers.get('content-disposition')).toContain(`filename="${invoice.number}.pdf"`)
  expect(other.bytes.equals(one.bytes)).toBe(true)
  expect(again.bytes.equals(one.bytes)).toBe(true)
  const english = await printed(invoice.id, 'en')
  expect((await pagesOf(english.bytes))[0]).toContain('Invoice')
  const sha256 = createHash('sha256').update(one.bytes).digest()
  const kept = await keptOf(invoice.id)
  expect(kept.map(({ language, version }) => [language, version])).toEqual([
    ['en', invoice.version],
    ['id', invoice.version],
  ])
  expect(kept[1]).toMatchObject({ sha256, size: one.bytes.length })
  // Stored, and not printed again: later changes of names have no effect.
  await service.sql(`update invoice set snapshot = jsonb_set(snapshot, '{buyer,name}', '"PT Lain"') where id = $1`, [
    invoice.id,
  ])
  expect((await printed(invoice.id, 'id')).bytes.equals(one.bytes)).toBe(true)
})

it('has a document of its own once the tax office gave a number and an e-meterai is on it, which says both', async () => {
  const invoice = await arus.issue((await arus.written(customerId)).id)
  const first = await printed(invoice.id, 'id')
  await service.send('POST', '/v1/tax-invoices/export', {
    body: { invoiceIds: [invoice.id], acceptWarnings: true },
    authorization: maker.authorization,
    headers: { 'idempotency-key': randomUUID() },
  })
  const number = '04002600000000077'
  await arus.must(
    arus.resultOf(maker, '/v1/tax-invoices/approve', { approvals: [{ invoiceId: invoice.id, number, version: 1 }] }),
  )
  const { version } = await arus.read(invoice.id)
  expect(version).toBe(invoice.version + 1)
  await maker.put(`/v1/invoices/${invoice.id}/annotation`, { version, stampSerial: '9QRT4LSGK40BH8QM0000A1' })
  const [page] = await pagesOf((await printed(invoice.id, 'id')).bytes)
  expect(page).toContain(`NSFP ${number}`)
  expect(page).toContain('No. seri e-Meterai 9QRT4LSGK40BH8QM0000A1')
  // The previous document is kept as well.
  expect((await keptOf(invoice.id)).map(kept => [kept.version, kept.size])).toMatchObject([
    [invoice.version, first.bytes.length],
    [invoice.version + 2, expect.any(Number)],
  ])
})

it('has a document of its own for a canceled one, which says so, and keeps the one before', async () => {
  const invoice = await arus.issue((await arus.written(customerId)).id)
  const before = await printed(invoice.id)
  await arus.must(arus.cancel(invoice.id))
  const after = await printed(invoice.id)
  expect((await pagesOf(before.bytes))[0]).not.toContain('BATAL')
  expect((await pagesOf(after.bytes))[0]).toMatch(/BATAL \/ CANCELED.*INV-/)
  expect(await keptOf(invoice.id)).toHaveLength(2)
})

it('is found by nobody else, and asks for a language that there is', async () => {
  const invoice = await arus.issue((await arus.written(customerId)).id)
  await printed(invoice.id)
  expect((await printed(invoice.id, 'both', elsewhere)).status).toBe(404)
  expect((await printed('018f0000-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await printed(invoice.id, 'fr')).status).toBe(422)
  expect((await fetch(`${service.address}/v1/invoices/${invoice.id}/document`)).status).toBe(401)
})

it('is mailed to where the customer wants invoices, as what is kept of it, and the log says where to', async () => {
  // Removes earlier emails to the customer.
  await service.sql(`delete from pgboss.job where name = 'mail'`)
  const post = await openMail(service)
  await service.sql(`update customer set invoice_emails = '{finance@surya.test,ap@surya.test}' where id = $1`, [
    customerId,
  ])
  const draft = await arus.written(customerId)
  const invoice = await arus.issue((await arus.written(customerId)).id)
  const send = (ids: string[], person = maker) =>
    person.post<{ results: { ok: boolean; errors: { code: string }[] }[] }>('/v1/invoices/send', { ids })
  const { body } = await send([draft.id, invoice.id])
  expect(body.results.map(({ errors }) => errors.map(({ code }) => code))).toEqual([['U-ACC-IN-7'], []])
  const letters = await post.letters(2)
  expect(letters.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['ap@surya.test', 'finance@surya.test'])
  const { bytes } = await printed(invoice.id, 'id')
  for (const { subject, text, attachments } of letters) {
    expect(subject).toBe(`Faktur ${invoice.number} dari PT Nusantara Retail`)
    expect(text).toContain('Rp1.110.000,00')
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`${invoice.number}.pdf`, 'application/pdf'],
    ])
    expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true)
  }
  const told = await service.sql(`select changes from activity_log where record_id = $1 and action = 'SENT'`, [
    invoice.id,
  ])
  expect(told).toEqual([{ changes: [{ field: 'email', before: null, after: 'finance@surya.test, ap@surya.test' }] }])
  expect((await send([invoice.id], viewer)).status).toBe(403)
  expect(post.unread()).toEqual([])
})
