// How a service without an answer is reported: as retryable where a retry does nothing twice, else as an unknown result.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { RestError } from '../../bff/rest/restError.ts'
import { type Call, Upstream } from '../../bff/rest/upstream.ts'
import { freePorts } from '../support/freePorts.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A service that handles every request this way. */
async function upstreamTo(answer: RequestListener): Promise<Upstream> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return upstreamAt((server.address() as AddressInfo).port, () => {
    server.closeAllConnections()
    return new Promise(done => server.close(done))
  })
}

function upstreamAt(port: number, close: () => Promise<unknown> = async () => {}): Upstream {
  const upstream = new Upstream('treasury', `http://127.0.0.1:${port}`)
  closing.push(async () => {
    await upstream.pool.destroy()
    await close()
  })
  return upstream
}

const outcomeOf = async (asked: Promise<unknown>) => {
  const error = await asked.catch((reason: unknown) => reason)
  return error instanceof RestError ? error.problem : expect.unreachable(String(error))
}
const patient = new AbortController().signal
const READ: Call = { method: 'GET', path: '/', headers: {}, signal: patient }
const WRITE: Call = { ...READ, method: 'POST', body: {} }
const KEYED: Call = { ...WRITE, headers: { 'idempotency-key': 'once' } }

const AWAY = { status: 503, code: 'G-11', title: '', retryAfter: 1 }
const UNKNOWN = { status: 503, code: 'G-13', title: '' }

describe('a service that', () => {
  test('is not there was asked nothing: whatever it is may be asked again', async () => {
    const upstream = upstreamAt(await freePorts(1))
    for (const call of [READ, WRITE, KEYED]) expect(await outcomeOf(upstream.send(call))).toEqual(AWAY)
  })

  test.each([
    ['breaks the connection', request => request.socket.destroy()],
    [
      'breaks off its answer',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{')
        response.socket?.destroySoon()
        request.resume()
      },
    ],
    ...[502, 503, 504].map((status): [string, RequestListener] => [
      `has a proxy that answers ${status} for it`,
      (_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Away</p>'),
    ]),
  ] satisfies [string, RequestListener][])('%s may have done what it was asked', async (_name, answer) => {
    const upstream = await upstreamTo(answer)
    expect(await outcomeOf(upstream.send(READ))).toEqual(AWAY)
    expect(await outcomeOf(upstream.send(KEYED))).toEqual(AWAY)
    expect(await outcomeOf(upstream.send({ ...WRITE, isRepeatable: true }))).toEqual(AWAY)
    expect(await outcomeOf(upstream.send(WRITE))).toEqual(UNKNOWN)
  })

  test('is silent for too long may have done it, too', async () => {
    const upstream = await upstreamTo(() => {})
    const signal = AbortSignal.timeout(50)
    expect(await outcomeOf(upstream.send({ ...READ, signal }))).toEqual(AWAY)
    expect(await outcomeOf(upstream.send({ ...WRITE, signal }))).toEqual(UNKNOWN)
  })

  test('says itself what is wrong is believed', async () => {
    const problem = { status: 503, code: 'G-11', title: 'Busy.', retryAfter: 7 }
    const upstream = await upstreamTo((_request, response) => void response.writeHead(503).end(JSON.stringify(problem)))
    for (const call of [READ, WRITE]) expect(await outcomeOf(upstream.send(call))).toEqual(problem)
  })

  test('answers what can’t be read has a fault', async () => {
    const upstream = await upstreamTo((_request, response) => void response.writeHead(200).end('{"items": ['))
    expect(await outcomeOf(upstream.send(READ))).toMatchObject({ status: 500, code: 'G-1' })
  })
})

test('bytes that can’t be passed on may be sent again', async () => {
  const file = { method: 'PUT', path: '/', headers: {}, limitMs: 5_000 } as const
  const away = upstreamAt(await freePorts(1))
  expect(await outcomeOf(away.pass({ ...file, body: Readable.from(['bytes']) }))).toEqual(AWAY)
  const broken = await upstreamTo(request => request.socket.destroy())
  expect(await outcomeOf(broken.pass({ ...file, body: Readable.from(['bytes']) }))).toEqual(AWAY)
  const proxied = await upstreamTo((_request, response) => void response.writeHead(502).end('away'))
  expect(await outcomeOf(proxied.pass({ ...file, body: null }))).toEqual(AWAY)
})
