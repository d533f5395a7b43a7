// What a customer signed for a paper invoice: attached when the copy is received, and shown to who sees invoices.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshAccount, logistics, people } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const arus = invoicing(service, { maker, admin: await service.as(people.admin.email) })
const customerId = await arus.orders.customerWith(null)

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const announced = async (purpose: string, person = maker) => {
  const named = { purpose, name: 'tanda terima.pdf', size: PDF.length, contentType: 'application/pdf' }
  return (await person.post<{ id: string }>('/v1/files', named)).body.id
}
const store = (id: string, person = maker) =>
  fetch(`${service.address}/v1/files/${id}/content`, {
    method: 'PUT',
    headers: { authorization: person.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(PDF),
  })
async function stored(purpose = 'HARD_COPY_RECEIPT', person = maker): Promise<string> {
  const id = await announced(purpose, person)
  await store(id, person)
  return id
}
async function shipped(): Promise<string> {
  const { id } = await arus.issue((await arus.written(customerId, { vatTreatment: 'NONE', hardCopy: true })).id)
  await arus.must(arus.resultOf(maker, '/v1/invoices/ship', { ids: [id], date: '2026-11-21' }))
  return id
}
const receive = (ids: string[], fileId?: string) =>
  arus.resultOf(maker, '/v1/invoices/receive', {
    ids,
    date: '2026-11-21',
    receivedBy: 'Tania',
    ...(fileId && { fileId }),
  })
type Received = { receivedFile: { fileId: string; name: string; size: number } | null }
const fileOf = async (id: string) => (await viewer.get<Received>(`/v1/invoices/${id}`)).body.receivedFile
const bytesOf = async (fileId: string, person = viewer) =>
  (await fetch(`${service.address}/v1/files/${fileId}/content`, { headers: { authorization: person.authorization } }))
    .status

it('stands on each invoice that was received with it, and is read by who sees invoices', async () => {
  const [one, other, without] = [await shipped(), await shipped(), await shipped()]
  const fileId = await stored()
  expect(await fileOf(one)).toBeNull()
  await arus.must(receive([one, other], fileId))
  await arus.must(receive([without]))
  const file = { fileId, name: 'tanda terima.pdf', size: PDF.length }
  expect([await fileOf(one), await fileOf(other), await fileOf(without)]).toEqual([file, file, null])
  expect(await bytesOf(fileId)).toBe(200)
  expect(await bytesOf(fileId, elsewhere)).toBe(404)
})

it('is a file that was sent for this, here, and whole', async () => {
  const id = await shipped()
  for (const [fileId, code] of [
    [await announced('HARD_COPY_RECEIPT'), expect.stringMatching(/^U-ACC-FI-/)],
    [await stored('PAYMENT_PROOF'), expect.stringMatching(/^U-ACC-FI-/)],
    [await stored('HARD_COPY_RECEIPT', elsewhere), 'G-7'],
    [randomUUID(), 'G-7'],
  ] as const)
    expect(await receive([id], fileId)).toMatchObject({ code })
  expect(await arus.read(id)).toMatchObject({ deliveryStatus: 'SHIPPED' })
  await arus.must(receive([id], await stored()))
})
