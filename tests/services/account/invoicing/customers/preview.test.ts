// Documents of customers as images: rendered by us in a thread, for reviewers, and each view is logged.
import jpeg from 'jpeg-js'
import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../services/account/invoicing/customers/preview/render.ts'
import { pdfOfPages } from '../../../../support/pdf.ts'
import { freshAccount, people, type Problem } from '../../support.ts'
import { fillSomeRegions, individual, PDF, requestsOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const { invite, send } = requestsOf(service, maker)

/** An image of one color, wider than high. */
const SIZE = { width: 40, height: 20 }
const pixels = Buffer.alloc(SIZE.width * SIZE.height * 4, Buffer.from([200, 30, 30, 255]))
const JPEG = jpeg.encode({ ...SIZE, data: pixels }, 90).data
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIZE.width)
  head.writeUInt32BE(SIZE.height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: SIZE.height }, (_row, at) =>
    Buffer.concat([Buffer.alloc(1), pixels.subarray(at * SIZE.width * 4, (at + 1) * SIZE.width * 4)]),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A customer who uploaded this by their link, and the resulting document. */
async function sent(name: string, content: Buffer) {
  const { id, token } = await invite()
  expect(await send(token, 'INDIVIDUAL_ID', { name, content })).toEqual({ status: 200, code: null })
  const submitted = await service.send('POST', '/v1/customer-requests', {
    body: { ...individual(), token, declared: true },
  })
  expect(submitted.status).toBe(200)
  const { body } = await admin.get<{ items: { id: string }[] }>(`/v1/customers/documents?customerIds=${id}`)
  return { id, documentId: body.items[0]!.id }
}
async function page(documentId: string, number: number | string, { email }: { email: string } = people.admin) {
  // Rendering is slow on a busy machine, and a token lives for a minute.
  const { authorization } = await service.as(email)
  const answer = await fetch(`${service.address}/v1/customers/documents/${documentId}/pages/${number}`, {
    headers: { authorization },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isImage = answer.headers.get('content-type') === 'image/jpeg'
  return {
    status: answer.status,
    pageCount: answer.headers.get('x-page-count'),
    headers: answer.headers,
    image: isImage ? jpeg.decode(bytes, { useTArray: true }) : null,
    code: isImage ? null : (JSON.parse(bytes.toString()) as Problem).code,
  }
}
const views = (id: string) =>
  service.sql<{ actorId: string }>(
    `select actor_id as "actorId" from activity_log where action = 'VIEWED' and record_id = $1 order by at`,
    [id],
  )

it('draws each page of a PDF, and notes once who looked at it', async () => {
  const { id, documentId } = await sent('ktp.pdf', Buffer.from(pdfOfPages(2)))
  const first = await page(documentId, 1)
  expect(first).toMatchObject({ status: 200, pageCount: '2', image: { width: 1240 } })
  // A4 portrait.
  expect((first.image?.height ?? 0) / 1240).toBeCloseTo(842 / 595, 2)
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await page(documentId, 2)).status).toBe(200)
  expect(await page(documentId, 3)).toMatchObject({ status: 404, code: 'G-7' })
  for (const wrong of [0, -1, 201, 'x']) expect((await page(documentId, wrong)).status).toBe(422)
  expect(await views(id)).toHaveLength(1)
  expect((await page(documentId, 1, people.owner)).status).toBe(200)
  expect(new Set((await views(id)).map(({ actorId }) => actorId)).size).toBe(2)
})

it.each([
  ['ktp.jpg', JPEG],
  ['ktp.png', png()],
])('draws %s anew instead of handing it out', async (name, content) => {
  const { documentId } = await sent(name, content)
  const { image, pageCount } = await page(documentId, 1)
  expect([pageCount, image?.width]).toEqual(['1', 1240])
  // In the middle of the upper part, where the image is.
  const at = (Math.round(300 * 1240) + 620) * 4
  const [red = 0, green = 255, blue = 255] = image?.data.subarray(at, at + 3) ?? []
  expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true])
})

it('says of what is damaged that it can’t be shown, and shows the next one', async () => {
  const broken = await sent('ktp.pdf', PDF)
  expect(await page(broken.documentId, 1)).toMatchObject({ status: 422, code: 'U-ACC-CU-33' })
  const { documentId } = await sent('ktp.pdf', Buffer.from(pdfOfPages(1)))
  expect((await page(documentId, 1)).status).toBe(200)
})

it('shows pages to those who review customers, of their organization', async () => {
  const { documentId } = await sent('ktp.pdf', Buffer.from(pdfOfPages(1)))
  expect(await page(documentId, 1, people.maker)).toMatchObject({ status: 403, code: 'G-20' })
  expect(await page(randomUUID(), 1)).toMatchObject({ status: 404, code: 'G-7' })
})

it('caps what a page of any size becomes', async () => {
  const wide = pdfOfPages(1).replace('[0 0 595 842]', '[0 0 14400 10]')
  const high = pdfOfPages(1).replace('[0 0 595 842]', '[0 0 10 14400]')
  const sizeOf = async (text: string) => {
    const { image } = await renderPage({ bytes: new Uint8Array(Buffer.from(text)), type: 'pdf', page: 1 })
    const { width, height } = jpeg.decode(image, { useTArray: true })
    return [width, height]
  }
  for (const [width = 0, height = 0] of [await sizeOf(wide), await sizeOf(high)]) {
    expect(width).toBeLessThanOrEqual(1_240)
    expect(height).toBeLessThanOrEqual(5_260)
  }
})
