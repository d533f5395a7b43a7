// The services' stand-in, a process of its own: answers are written once, so that it costs next to nothing beside what is measured.
// `node bench/list/upstream.ts PORT [latency in ms]`
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { accounts, expected, lines, ORGANIZATION_ID, recommendations } from './data.ts'

const [port = '4610', latency = '0'] = process.argv.slice(2)
let calls = 0
const written = new Map<string, string>()

const personId = (index: number) => `0198f000-0000-7000-8000-${String(index).padStart(12, '0')}`
const readers = new Set<ServerResponse>()
let position = 0

const page = (items: readonly { id: string }[], next: string | null = null) =>
  JSON.stringify({ items, next, cursors: items.map(({ id }) => id) })

function answerTo(path: string): string {
  const url = new URL(path, 'http://stub')
  const wanted = (name: string) => new Set(url.searchParams.get(name)?.split(','))
  const byIds = <Item extends { id: string }>(items: readonly Item[]) => items.filter(({ id }) => wanted('ids').has(id))
  switch (url.pathname) {
    case '/v1/statement-transactions': {
      if (url.searchParams.has('ids')) return page(byIds(lines))
      const first = Number(url.searchParams.get('first') ?? 50)
      return page(lines.slice(0, first), lines[first - 1]?.id ?? null)
    }
    case '/v1/bank-accounts':
      return page(byIds(accounts))
    case '/v1/expected-transactions':
      return page(byIds(expected))
    case '/v1/line-recommendations': {
      const ids = wanted('statementTransactionIds')
      return page(recommendations.filter(({ statementTransactionIds: [id = ''] }) => ids.has(id)))
    }
    default:
      throw new Error(`The stub does not know ${path}`)
  }
}

const PERMISSIONS = ['bankAccounts', 'statements', 'expected', 'reconciliation'].map(area => `treasury.${area}.view`)

/** What a session is worth, for a minute. Its id ends with the number of its person; a family's id is the person's own. */
type Asked = { credential: { kind: string; value: string } }

function grant(request: Asked) {
  const { kind, value } = request.credential
  const person = kind === 'FAMILY' ? value : personId(Number(/\d+$/.exec(value)?.[0] ?? 0))
  return {
    token: 'an internal token',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    personId: person,
    organizationId: ORGANIZATION_ID,
    sessionFamilyId: person,
    permissions: PERMISSIONS,
    tags: [`session:${person}`],
    renewAt: null,
  }
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
  let body = written.get(path)
  if (body === undefined) {
    body = answerTo(path)
    written.set(path, body)
  }
  if (latency === '0') return send(response, body)
  const text = body
  return void sleep(Number(latency)).then(() => send(response, text))
})
server.keepAliveTimeout = 60_000
// A feed on which nothing is heard is not believed.
setInterval(() => readers.forEach(reader => reader.write(': alive\n\n')), 10_000).unref()
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))

/** `calls`: how many there were. An event: goes out to the feeds; the answer says when it went. */
process.on('message', (message: 'stats' | { event: object }) => {
  if (message === 'stats') return void process.send?.({ calls })
  const at = performance.timeOrigin + performance.now()
  const frame = `id: ${++position}\nevent: change\ndata: ${JSON.stringify(message.event)}\n\n`
  // One of the two feeds: both services are this process.
  const [reader] = readers
  reader?.write(frame)
  process.send?.({ at })
})
process.on('disconnect', () => process.exit(0))
