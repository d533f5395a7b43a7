// Payment providers' notifications: the bytes reach treasury unchanged, and the answer reveals nothing about errors.
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { decodeJwt } from 'jose'
import { startBff, type TestBff } from './support/testBff.ts'

type Arrived = { path: string; headers: IncomingHttpHeaders; body: Buffer }
const arrived: Arrived[] = []
let status = 200
const treasury = createServer((incoming, response) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    if (incoming.url?.startsWith('/v1/provider-notifications/'))
      arrived.push({ path: incoming.url, headers: incoming.headers, body: Buffer.concat(chunks) })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 200 ? '{"received":true}' : `{"status":${status},"code":"G-7","title":"unknown"}`)
  })
})
let bff: TestBff
let poor: TestBff
beforeAll(async () => {
  await new Promise<void>(resolve => {
    treasury.listen(0, '127.0.0.1', resolve)
  })
  const address = treasury.address()
  if (address === null || typeof address === 'string') throw new Error('it listens at no port')
  const treasuryUrl = `http://127.0.0.1:${address.port}`
  bff = await startBff({ config: { treasuryUrl } })
  // Anonymous senders have a twentieth of the quota: two notifications per minute.
  poor = await startBff({ config: { treasuryUrl, pointsPerMinute: 800 } })
})
afterAll(async () => {
  await bff.close()
  await poor.close()
  treasury.closeAllConnections()
  treasury.close()
})
beforeEach(() => {
  arrived.length = 0
  status = 200
})

const TOKEN = 'a'.repeat(43)
const PATH = `/hooks/providers/${TOKEN}`
/** Low-level, since fetch adds its own headers. */
function send(url: string, body: Buffer | string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      answer => {
        let text = ''
        answer.on('data', chunk => (text += String(chunk)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

it('passes the bytes and the proofs on, with its own token and the path that was called', async () => {
  // Neither JSON nor text: nothing is parsed on the way.
  const body = Buffer.from([0x7b, 0x00, 0xff, 0x20, 0x20, 0x0a])
  const proofs = {
    'client-id': 'MCH-1',
    'request-id': 'r-1',
    'request-timestamp': 't',
    signature: 's',
    'x-callback-token': 'c',
  }
  const forged = {
    authorization: 'Bearer forged',
    cookie: 'arus=x',
    'x-organization-id': 'o',
    'x-hook-path': '/forged',
  }
  expect((await send(bff.url + PATH, body, { ...proofs, ...forged })).status).toBe(200)
  const [got, ...more] = arrived
  expect(more).toEqual([])
  expect(got!.body.equals(body)).toBe(true)
  expect(got!.path).toBe(`/v1/provider-notifications/${TOKEN}`)
  expect(got!.headers).toMatchObject({ ...proofs, 'x-hook-path': PATH })
  expect(got!.headers).not.toHaveProperty('cookie')
  expect(got!.headers).not.toHaveProperty('x-organization-id')
  expect(decodeJwt(got!.headers.authorization!.replace('Bearer ', ''))).toMatchObject({ iss: 'bff', aud: 'treasury' })
})

it('takes any type of content, and none', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8'])
    expect((await send(bff.url + PATH, 'a=1', { 'content-type': type })).status).toBe(200)
  expect(arrived.map(({ body }) => body.toString())).toEqual(['a=1', 'a=1', 'a=1'])
})

it('T29: says one thing of whatever treasury refuses', async () => {
  const answers: string[] = []
  for (const refused of [401, 404, 422]) {
    status = refused
    const answer = await send(bff.url + PATH, '{}')
    expect(answer.status).toBe(401)
    answers.push(answer.text)
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('G-10')
})

it('has the provider send it again while treasury is away', async () => {
  status = 503
  expect((await send(bff.url + PATH, '{}')).status).toBe(503)
})

it('T29: refuses more than 256 KB before it is passed on', async () => {
  expect((await send(bff.url + PATH, Buffer.alloc(256 * 1024 + 1, 'x'))).status).toBe(413)
  expect(arrived).toEqual([])
})

it('is limited for each network', async () => {
  expect((await send(poor.url + PATH, '{}')).status).toBe(200)
  expect((await send(poor.url + PATH, '{}')).status).toBe(200)
  const third = await send(poor.url + PATH, '{}')
  expect(third.status).toBe(429)
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
})
