// Browsers with open invoices: each is notified by a subscription when its invoice is paid, like an invoice's page.
import { WebSocket } from 'ws'
import type { Session } from '../kit/session.ts'

/** The BFF's limit. */
const INVOICES_A_SOCKET = 20
const SOCKETS = 5
export const MAX_WATCHED = INVOICES_A_SOCKET * SOCKETS

const QUERY = 'subscription ($id: ID!) { invoiceChanged(invoiceId: $id) { invoiceUuid status version } }'
type Message = {
  type: string
  id?: string
  payload?: { data?: { invoiceChanged: { status: string } }; errors?: object }
}

/** When each invoice was seen as paid, by id, in terms of `performance.now()`. */
export async function watchInvoices(url: string, session: Session, ids: readonly string[]) {
  const paid = new Map<string, number>()
  const sockets: WebSocket[] = []
  for (let from = 0; from < ids.length; from += INVOICES_A_SOCKET) {
    const some = ids.slice(from, from + INVOICES_A_SOCKET)
    sockets.push(
      await openSocket(url, session, some, id => {
        if (!paid.has(id)) paid.set(id, performance.now())
      }),
    )
  }
  return { paid, close: () => sockets.forEach(socket => socket.close()) }
}

async function openSocket(url: string, session: Session, ids: readonly string[], onPaid: (id: string) => void) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: session.cookie, origin: url },
  })
  const say = (message: object) => socket.send(JSON.stringify(message))
  socket.on('open', () => say({ type: 'connection_init', payload: { organizationId: session['x-organization-id'] } }))
  socket.on('message', (data: Buffer) => {
    const { type, id = '', payload }: Message = JSON.parse(String(data))
    if (type === 'ping') say({ type: 'pong' })
    if (type === 'connection_ack') {
      for (const [place, invoiceId] of ids.entries())
        say({ id: String(place), type: 'subscribe', payload: { query: QUERY, variables: { id: invoiceId } } })
      resolve()
    }
    if (type === 'error' || payload?.errors) reject(new Error(String(data)))
    if (type === 'next' && payload?.data?.invoiceChanged.status === 'PAID') onPaid(ids[Number(id)] ?? '')
  })
  socket.on('error', reject)
  await promise
  return socket
}
