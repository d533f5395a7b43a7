// A fake provider API with configurable lists and answers, which records its requests.
import { createServer, type IncomingMessage } from 'node:http'
import { atFileEnd } from '../../../support/fileEnd.ts'

export type FakeTransaction = {
  id: string
  type: 'PAYMENT' | 'REFUND' | 'WITHDRAWAL'
  status: string
  reference_id: string
  amount: string
  updated: string
  /** By default when it was updated. */
  created?: string
  net_amount?: string
  settlement_status?: string
  estimated_settlement_time?: string
  fee?: readonly [xendit: string, vat: string]
  currency?: string
}

const textOf = ({ fee, amount, net_amount: net, ...rest }: FakeTransaction): string => {
  const fields = {
    channel_category: 'VIRTUAL_ACCOUNT',
    channel_code: 'BCA',
    currency: 'IDR',
    created: rest.updated,
    ...rest,
  }
  const numbers = [`"amount":${amount}`, ...(net === undefined ? [] : [`"net_amount":${net}`])]
  const fees = fee
    ? [
        `"fee":{"xendit_fee":${fee[0]},"value_added_tax":${fee[1]},"xendit_withholding_tax":0,"third_party_withholding_tax":0}`,
      ]
    : []
  return `{${[JSON.stringify(fields).slice(1, -1), ...numbers, ...fees].join(',')}}`
}

type Reply = { status: number; body: string; headers?: Record<string, string> }

export async function openFakeProvider() {
  const state = {
    transactions: [] as FakeTransaction[],
    pageSize: 2,
    /** Replaces the answer of the list, where defined. */
    override: undefined as ((request: IncomingMessage, query: URLSearchParams) => Reply | undefined) | undefined,
    /** Midtrans' status of an order. */
    orders: new Map<string, object>(),
    /** Awaited before each answer. */
    held: Promise.resolve(),
    asked: [] as string[],
  }

  function list(query: URLSearchParams): Reply {
    const types = query.getAll('types')
    const [from, reference, after] = [query.get('updated[gte]'), query.get('reference_id'), query.get('after_id')]
    const found = state.transactions.filter(
      each =>
        (types.length === 0 || types.includes(each.type)) &&
        (from === null || each.updated >= from) &&
        (reference === null || each.reference_id.includes(reference)),
    )
    const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1
    const page = found.slice(start, start + state.pageSize)
    const hasMore = start + page.length < found.length
    return { status: 200, body: `{"has_more":${hasMore},"data":[${page.map(textOf).join(',')}]}` }
  }

  function answer(request: IncomingMessage): Reply {
    const url = new URL(request.url ?? '/', 'http://provider')
    state.asked.push(`${url.pathname}?${url.searchParams}`)
    const replaced = state.override?.(request, url.searchParams)
    if (replaced) return replaced
    const wrong = `Basic ${Buffer.from('wrong-secret:').toString('base64')}`
    if (request.headers.authorization === wrong) return { status: 401, body: '{"error_code":"INVALID_API_KEY"}' }
    const order = /^\/v2\/([^/]+)\/status$/.exec(url.pathname)?.[1]
    if (order !== undefined) {
      const known = state.orders.get(order)
      return known
        ? { status: 200, body: JSON.stringify(known) }
        : { status: 404, body: '{"status_code":"404","status_message":"no such order"}' }
    }
    return url.pathname === '/transactions' ? list(url.searchParams) : { status: 404, body: '{}' }
  }

  const server = createServer((request, response) => {
    void state.held.then(() => {
      const { status, body, headers } = answer(request)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  atFileEnd(
    () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens at no port')
  return Object.assign(state, { url: `http://127.0.0.1:${address.port}` })
}
export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>>
