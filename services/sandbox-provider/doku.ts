// The API of DOKU, as documented: the status of one invoice, and the settlement report.
import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import type { Server } from '../kit/http/server.ts'
import { formatMinor } from '../kit/money.ts'
import { jsonAnswer, send } from './answers.ts'
import { isCharged, stateOf } from './chargeState.ts'
import type { PaidOut } from './entries.ts'
import type { Faults } from './faults.ts'
import { MERCHANTS } from './merchant.ts'
import { netOf, type Order, type Shop } from './shop.ts'

const SERVICE = { VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT', QRIS: 'QRIS', EWALLET: 'EMONEY', CARD: 'CREDIT_CARD' } as const

const UNPAID = {
  OPEN: 'PENDING',
  PAID: 'SUCCESS',
  CANCELED: 'EXPIRED',
  DECLINED: 'FAILED',
  EXPIRED: 'EXPIRED',
} as const

/** DOKU's status of an invoice. */
export const dokuStatus = ({ placed, moves, ...more }: Order, unknown: boolean, clock: Clock) => ({
  order: {
    invoice_number: placed.reference,
    amount: formatMinor(BigInt(moves[0]?.amountMinor ?? placed.amountMinor)),
  },
  transaction: {
    status: unknown
      ? 'ON_HOLD'
      : moves.some(({ kind }) => kind === 'CHARGED_BACK')
        ? 'REFUNDED'
        : moves.length > 0
          ? 'SUCCESS'
          : UNPAID[unpaidState({ placed, moves, ...more }, clock)],
    date: moves.at(-1)?.at ?? placed.at,
  },
  service: { id: SERVICE[placed.channel] },
  channel: { id: SERVICE[placed.channel] },
})

const unpaidState = (order: Order, clock: Clock) => (isCharged(order) ? stateOf(order, clock) : 'OPEN')

/** Signs our notifications with DOKU's headers. */
export function dokuHeaders(requestId: string, timestamp: string, path: string, body?: string) {
  const { clientId, secretKey } = MERCHANTS.DOKU
  const digest = body === undefined ? '' : `\nDigest:${createHash('sha256').update(body).digest('base64')}`
  const text = `Client-Id:${clientId}\nRequest-Id:${requestId}\nRequest-Timestamp:${timestamp}\nRequest-Target:${path}${digest}`
  const signature = `HMACSHA256=${createHmac('sha256', secretKey).update(text).digest('base64')}`
  return { 'client-id': clientId, 'request-id': requestId, 'request-timestamp': timestamp, signature }
}

const headers = z.looseObject({
  'request-id': z.string().default(''),
  'request-timestamp': z.string().default(''),
  signature: z.string().default(''),
})

export function dokuRoutes(app: Server, { shop, faults, clock }: { shop: Shop; faults: Faults; clock: Clock }) {
  app.get(
    '/doku/orders/v1/status/:invoice',
    { schema: { hide: true, params: z.object({ invoice: z.string() }), headers } },
    (request, reply) =>
      send(reply, faults, () => {
        const { 'request-id': id, 'request-timestamp': timestamp, signature } = request.headers
        const path = request.url.replace(/^\/doku/, '')
        if (signature !== dokuHeaders(id, timestamp, path).signature)
          return jsonAnswer('{"error":{"code":"invalid_signature"}}', 401)
        const order = shop.order('DOKU', request.params.invoice)
        if (!order) return jsonAnswer('{"error":{"code":"data_not_found"}}', 404)
        return jsonAnswer(JSON.stringify(dokuStatus(order, faults.take('UNKNOWN_STATUS') !== undefined, clock)))
      }),
  )
}

const COLUMNS =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'

const localDay = (at: string) =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO('Asia/Jakarta')
    .toPlainDate()
    .toString()
    .split('-')
    .toReversed()
    .join('-')

/** The settlement report of a batch; the fee includes its VAT. */
export function dokuReport(shop: Shop, payout: PaidOut): string {
  const rows = payout.members.flatMap((id, at) => {
    const move = shop.move(id)
    if (!move) return []
    const channel = shop.order('DOKU', move.reference)?.placed.channel ?? 'VIRTUAL_ACCOUNT'
    const fee = BigInt(move.feeMinor) + BigInt(move.vatMinor)
    return [
      [
        at + 1,
        'SANDBOX SHOP',
        channel,
        localDay(move.at),
        move.reference,
        'Customer',
        'RPT',
        formatMinor(BigInt(move.amountMinor)),
        payout.batch,
        formatMinor(fee),
        '0.00',
        formatMinor(netOf(move)),
        localDay(payout.at),
        move.kind,
        '',
      ].join(','),
    ]
  })
  return [COLUMNS, ...rows].join('\n')
}
