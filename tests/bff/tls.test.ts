// Where the BFF has a certificate: HTTP/2 for browsers, HTTP/1 and websockets at the same port.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../../bff/config.ts'
import { selfSigned } from './support/selfSigned.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

const { cert, key } = selfSigned()
let directory: string
let bff: TestBff
let browser: ClientHttp2Session

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'arus-tls-'))
  const [certificateFile, keyFile] = [join(directory, 'cert.pem'), join(directory, 'key.pem')]
  writeFileSync(certificateFile, cert)
  writeFileSync(keyFile, key)
  const flags = join(directory, 'flags.json')
  writeFileSync(flags, '{ "features": {} }')
  const flagsFile = { path: flags, clientKey: 'arus', remoteEvaluation: false }
  bff = await startBff({ config: { tls: { certificateFile, keyFile }, https: true, flagsFile } })
  browser = connect(bff.url, { ca: cert })
  await once(browser, 'connect')
})
afterAll(async () => {
  browser.close()
  await bff.close()
  rmSync(directory, { recursive: true })
})

async function ask(headers: Record<string, string>) {
  const stream = browser.request({
    ':method': 'POST',
    ':path': '/graphql',
    'content-type': 'application/json',
    'x-organization-id': ORGANIZATIONS.own,
    cookie: `arus=${bff.session}`,
    ...headers,
  })
  const answered = once(stream, 'response')
  stream.end(JSON.stringify({ query: '{ organization { uuid } }' }))
  const [answer]: Record<string, unknown>[] = await answered
  return { headers: answer ?? {}, body: await json(stream) }
}

test('a browser speaks HTTP/2, and is told to come by HTTPS alone', async () => {
  expect(browser.alpnProtocol).toBe('h2')
  const { headers, body } = await ask({ origin: bff.url })
  expect(body).toEqual({ data: { organization: { uuid: ORGANIZATIONS.own } } })
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
})

test('another site is refused over HTTP/2, too', async () => {
  expect((await ask({ origin: 'https://evil.test' })).headers[':status']).toBe(403)
})

test('whoever speaks only HTTP/1 is served', async () => {
  const request = httpsRequest(`${bff.url}/livez`, { ca: cert }).end()
  const [answer] = await once(request, 'response')
  expect(answer.httpVersion).toBe('1.1')
  expect(await text(answer)).toBe('{"ok":true}')
})

test('websockets are opened, for our own pages alone', async () => {
  const open = (origin: string) =>
    new WebSocket(`${bff.url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
      ca: cert,
      headers: { origin, cookie: `arus=${bff.session}` },
    })
  const own = open(bff.url)
  await once(own, 'open')
  own.send(JSON.stringify({ type: 'connection_init', payload: { organizationId: ORGANIZATIONS.own } }))
  const [acknowledged] = await once(own, 'message')
  expect(JSON.parse(String(acknowledged))).toEqual({ type: 'connection_ack' })
  own.close()
  await expect(once(open('https://evil.test'), 'open')).rejects.toThrow('403')
})

test('a certificate without its key is no configuration', () => {
  const environment = { ACCOUNT_URL: 'http://a', TREASURY_URL: 'http://b', SERVICE_SECRET: 'long enough to be one' }
  expect(() => readConfig({ ...environment, TLS_CERT: 'cert.pem' })).toThrow('TLS takes both')
  expect(readConfig({ ...environment, TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' })).toMatchObject({
    tls: { certificateFile: 'cert.pem', keyFile: 'key.pem' },
    https: true,
  })
})

test('a stream of events goes through HTTP/2', async () => {
  const stream = browser.request({ ':path': '/sub/arus' })
  const [[answer], [first]] = await Promise.all([once(stream, 'response'), once(stream, 'data')])
  expect(answer).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream' })
  expect(String(first)).toMatch(/^event: features\ndata: /)
  stream.close()
})
