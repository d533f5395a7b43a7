// The services' stub, in its own process: answers are serialized once, so that it costs almost nothing. `node bench/list/upstream.ts PORT
// [latency in ms]`
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  accounts,
  counterparties,
  counts,
  expected,
  lines,
  me,
  organization,
  recommendations,
  runs,
  totals,
} from './data.ts'

const [port = '4610', latency = '0'] = process.argv.slice(2)
let calls = 0
const written = new Map<string, string>()

const personId = (index: number) => `0198f000-0000-7000-8000-${String(index).padStart(12, '0')}`
const readers = new Set<ServerResponse>()
let position = 0

const page = (items: readonly { id: string }[], next: string | null = null) =>
  JSON.stringify({ items, next, cursors: items.map(({ id }) => id) })

type Listed = { id: string }

function answerTo(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://stub')
  const wanted = (name: string) => new Set(searchParams.get(name)?.split(','))
  const found = <Item extends Listed>(items: readonly Item[]) => items.filter(({ id }) => wanted('ids').has(id))
  const list = (items: readonly Listed[]) => {
    if (searchParams.has('ids')) return page(found(items))
    const first = Number(searchParams.get('first') ?? 50)
    return page(items.slice(0, first), items.length > first ? (items[first - 1]?.id ?? null) : null)
  }
  switch (pathname) {
    case '/v1/statement-transactions':
      return list(lines)
    case '/v1/bank-accounts':
      return list(accounts)
    case '/v1/counterparties':
      return list(counterparties)
    case '/v1/expected-transactions':
      return list(expected)
    case '/v1/expected-transactions/summary':
      return JSON.stringify({ totalCount: expected.length, totals })
    case '/v1/bank-accounts/unreconciled-counts':
      return JSON.stringify({ items: found(accounts).map(({ id }) => ({ id, count: 135 })) })
    case '/v1/line-recommendations': {
      const ids = wanted('statementTransactionIds')
      return page(recommendations.filter(({ statementTransactionIds: [id = ''] }) => ids.has(id)))
    }
    case '/v1/reconciliation-counts':
      return JSON.stringify(counts)
    case '/v1/reconciliation-runs':
      return list(runs)
    case '/v1/me':
      return JSON.stringify(me)
    case '/v1/organizations':
      return page(found([organization]))
    default:
      throw new Error(`The stub does not know ${path}`)
  }
}

const AREAS = ['bankAccounts', 'statements', 'expected', 'counterparties', 'reconciliation']
const PERMISSIONS = [...AREAS.map(area => `treasury.${area}.view`), 'treasury.statements.manage']

/** Answers a session lookup, valid for a minute. Its id ends with the number of its user; a family's id is the user's own. */
type Asked = { credential: { kind: string; value: string }; organizationId: string | null }

function grant({ credential: { kind, value }, organizationId }: Asked) {
  const person = kind === 'FAMILY' ? value : personId(Number(/\d+$/.exec(value)?.[0] ?? 0))
  return {
    token: `an internal token of ${person}`,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    personId: person,
    organizationId,
    sessionFamilyId: person,
    permissions: PERMISSIONS,
    tags: [`session:${person}`],
    renewAt: null,
  }
}

/** Writes return the first line. */
const CREATED = JSON.stringify(lines[0])

function answerOnce(path: string): string {
  const body = written.get(path) ?? answerTo(path)
  written.set(path, body)
  return body
}

function send(response: ServerResponse, body: string) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/v1/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`id: ${position}\n\n`)
    readers.add(response.on('close', () => readers.delete(response)))
    return
  }
  if (path === '/readyz') return send(response, '{"ok":true}')
  if (path === '/v1/token-exchange') {
    return void json(request).then(body => send(response, JSON.stringify(grant(body as Asked))))
  }
  calls++
  const body = request.method === 'POST' ? CREATED : answerOnce(path)
  // Consumes the request before answering, so that the connection is free for the next one.
  request.resume()
  if (latency === '0') return send(response, body)
  return void sleep(Number(latency)).then(() => send(response, body))
})
server.keepAliveTimeout = 60_000
// Keepalives: readers drop a silent feed.
setInterval(() => readers.forEach(reader => reader.write(': alive\n\n')), 10_000).unref()
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))

/** `calls`: returns the count of calls. An event is sent to the feeds; the reply has its time. */
process.on('message', (message: 'stats' | { event: object }) => {
  if (message === 'stats') return void process.send?.({ calls })
  const at = performance.timeOrigin + performance.now()
  const frame = `id: ${++position}\nevent: change\ndata: ${JSON.stringify(message.event)}\n\n`
  // Only one of the two feeds: both services are this process.
  const [reader] = readers
  reader?.write(frame)
  process.send?.({ at })
})
process.on('disconnect', () => process.exit(0))
