// Many browsers in one process: `node bench/subscriptions/clients.ts URL COUNT`. Five sockets a person, as the limit is.
import { WebSocket } from 'ws'
import { ORGANIZATION_ID } from '../list/data.ts'

const [url = '', count = '0'] = process.argv.slice(2)
const SOCKETS_A_PERSON = 5
const AT_ONCE = 100

/** Some thirty fields of the line that changed, and its account. */
const QUERY = `subscription {
  reconciliationChanged {
    kind
    statementTransactions {
      id uuid date description partyName references direction status version allowedActions
      amount { amount currency } remaining { amount currency } endingBalance { amount currency }
      bankAccount { id alias accountNumber currency bank { code name } }
    }
  }
}`

let arrived = 0
let first = 0
let last = 0
let bytes = 0

async function subscribe(index: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const person = Math.floor(index / SOCKETS_A_PERSON)
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { cookie: `arus=bench-session-of-person-${person}` },
    perMessageDeflate: false,
  })
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { organizationId: ORGANIZATION_ID } })),
  )
  socket.on('message', data => {
    const text = String(data)
    if (text.includes('"connection_ack"')) {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }))
      return resolve()
    }
    if (!text.includes('"next"') || text.includes('"errors"')) return console.error(text.slice(0, 300))
    last = performance.timeOrigin + performance.now()
    if (arrived++ === 0) first = last
    bytes = text.length
  })
  socket.on('error', reject)
  socket.on('close', code => reject(new Error(`closed with ${code}`)))
  await promise
}

for (let from = 0; from < Number(count); from += AT_ONCE) {
  const to = Math.min(from + AT_ONCE, Number(count))
  await Promise.all(Array.from({ length: to - from }, (_, offset) => subscribe(from + offset)))
}
process.send?.('ready')
/** What has arrived since the last question. */
process.on('message', () => {
  process.send?.({ arrived, first, last, bytes })
  arrived = 0
})
process.on('disconnect', () => process.exit(0))
