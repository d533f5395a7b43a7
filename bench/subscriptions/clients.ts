// Many browsers in one process: `node bench/subscriptions/clients.ts URL COUNT`. Five sockets per user, which is the limit.
import { WebSocket } from 'ws'
import { ORGANIZATION_ID } from '../list/data.ts'
import { QUERY } from './subject.ts'

const [url = '', count = '0'] = process.argv.slice(2)
const SOCKETS_A_PERSON = 5
const AT_ONCE = 100
/** Messages of the protocol itself look different. */
const CHANGE = Buffer.from('"type":"next"')

/** Arrivals since the last request; times as `performance.timeOrigin + performance.now()`. */
export type Arrivals = { arrived: number; first: number; last: number; bytes: number }

let arrivals: Arrivals = { arrived: 0, first: 0, last: 0, bytes: 0 }

// Not decoded: the subscribers' processing is not measured.
function note(event: Buffer): void {
  arrivals.last = performance.timeOrigin + performance.now()
  if (arrivals.arrived++ === 0) {
    arrivals.first = arrivals.last
    arrivals.bytes = event.length
    const text = String(event)
    if (text.includes('"errors"')) throw new Error(text.slice(0, 300))
  }
}

async function subscribe(index: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const person = Math.floor(index / SOCKETS_A_PERSON)
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { cookie: `arus=bench-session-of-person-${person}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  })
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { organizationId: ORGANIZATION_ID } })),
  )
  socket.on('message', (data: Buffer) => {
    if (data.includes(CHANGE)) return note(data)
    const { type } = JSON.parse(String(data)) as { type: string }
    if (type !== 'connection_ack') return reject(new Error(String(data)))
    socket.send(JSON.stringify({ id: '0', type: 'subscribe', payload: { query: QUERY } }))
    resolve()
  })
  socket.on('error', reject)
  socket.on('close', code => reject(new Error(`closed with ${code}`)))
  await promise
}

if (process.send) {
  for (let from = 0; from < Number(count); from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, Number(count))
    await Promise.all(Array.from({ length: to - from }, (_, offset) => subscribe(from + offset)))
  }
  process.send('ready')
  process.on('message', (question: 'arrivals' | 'forget') => {
    if (question === 'forget') arrivals = { arrived: 0, first: 0, last: 0, bytes: 0 }
    process.send?.(arrivals)
  })
  process.on('disconnect', () => process.exit(0))
}
