// Which requests are accepted at all: host names and sizes.
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '../../bff/httpServer.ts'
import { FOREIGN_HOST } from '../../bff/operations/ownHost.ts'
import { startBff, type TestBff } from './support/testBff.ts'

let bff: TestBff
let production: TestBff
beforeAll(async () => {
  bff = await startBff({ config: { publicOrigin: 'http://arus.home:8080' } })
  production = await startBff({ config: { mode: 'production' } })
})
afterAll(async () => {
  await bff.close()
  await production.close()
})

/** Low-level, since fetch doesn't allow setting `Host`. */
function send(url: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, answer => {
      let text = ''
      answer.on('data', chunk => (text += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve({ status: 101, text: '' })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
const json = { 'content-type': 'application/json' }
const query = JSON.stringify({ query: '{ __typename }' })
const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  'sec-websocket-protocol': 'graphql-transport-ws',
}

describe('local mode answers under its own names alone', () => {
  const port = () => new URL(bff.url).port

  test.each([
    ['localhost', () => `localhost:${port()}`],
    ['127.0.0.1', () => `127.0.0.1:${port()}`],
    ['[::1]', () => `[::1]:${port()}`],
    ['in capitals', () => `LOCALHOST:${port()}`],
    ['the host of PUBLIC_ORIGIN', () => 'arus.home:8080'],
    ['this machine at the port of PUBLIC_ORIGIN, as with hot reload', () => 'localhost:8080'],
  ])('%s is one', async (_name, host) => {
    expect((await send(`${bff.url}/graphql`, { ...json, host: host() }, query)).status).toBe(200)
    expect((await send(`${bff.url}/graphql`, { ...upgrade, host: host() })).status).toBe(101)
  })

  test.each([
    'evil.example',
    `evil.example:80`,
    'localhost.evil.example',
    'localhost:1',
    'localhost',
    '127.0.0.2:4000',
    '192.168.1.5:4000',
    'arus.home',
    'arus.home:8081',
    'evil.example#localhost',
  ])('%s is none: no page, no operation, no socket', async host => {
    for (const path of ['/', '/mailbox', '/files/none', '/graphql'])
      expect(await send(bff.url + path, { host })).toEqual({ status: 421, text: FOREIGN_HOST })
    expect(await send(`${bff.url}/graphql`, { ...json, host, origin: `http://${host}` }, query)).toEqual({
      status: 421,
      text: FOREIGN_HOST,
    })
    expect((await send(`${bff.url}/graphql`, { ...upgrade, host })).status).toBe(421)
  })

  test('probes come by any name, and production has its own proxy to see to it', async () => {
    expect((await send(`${bff.url}/livez`, { host: '10.1.2.3' })).status).toBe(200)
    expect((await send(`${production.url}/graphql`, { ...json, host: 'arus.example' }, query)).status).not.toBe(421)
  })
})

describe('a request for a socket', () => {
  test.each(['//', '//a:b/', '/\\\\x', '/elsewhere'])('at %s is refused, and the next one is let in', async path => {
    expect((await raw(path)).split('\r\n', 1)).toEqual(['HTTP/1.1 404 Not Found'])
    expect((await send(`${bff.url}/graphql`, { ...upgrade, host: new URL(bff.url).host })).status).toBe(101)
  })

  test('may break off while it is refused', async () => {
    await Promise.all(Array.from({ length: 50 }, () => raw('/elsewhere', socket => socket.resetAndDestroy())))
    expect((await send(`${bff.url}/graphql`, { ...upgrade, host: new URL(bff.url).host })).status).toBe(101)
  })

  /** Low-level, since clients normalize such addresses before sending. */
  async function raw(path: string, onSent: (socket: Socket) => void = () => {}): Promise<string> {
    const { host, hostname, port } = new URL(bff.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const headers = Object.entries({ ...upgrade, host }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`, () => onSent(socket))
    let text = ''
    socket.on('data', bytes => (text += String(bytes)))
    await once(socket, 'close')
    return text
  }
})

test('takes a body of 2 MB, and not a byte more', async () => {
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify({ query: '{ __typename }', variables: { x: '' } })
    return JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(bytes - empty.length) } })
  }
  expect(ofSize(MAX_BODY_BYTES)).toHaveLength(2_000_000)
  expect((await send(`${bff.url}/graphql`, json, ofSize(MAX_BODY_BYTES))).status).toBe(200)
  const { status, text } = await send(`${bff.url}/graphql`, json, ofSize(MAX_BODY_BYTES + 1))
  expect([status, JSON.parse(text)]).toEqual([
    413,
    { errors: [{ message: 'The request is too large.', extensions: { code: 'G-6' } }] },
  ])
  const indonesian = await send(`${bff.url}/graphql`, { ...json, 'accept-language': 'id' }, ofSize(MAX_BODY_BYTES + 1))
  expect(indonesian.text).toContain('Permintaan terlalu besar.')
})
