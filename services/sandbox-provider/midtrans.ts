// The API of Midtrans, as documented: the status of one order.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import type { Server } from '../kit/http/server.ts'
import { formatMinor } from '../kit/money.ts'
import { type Answer, jsonAnswer, send } from './answers.ts'
import { isCharged, stateOf } from './chargeState.ts'
import type { Faults } from './faults.ts'
import { MERCHANTS } from './merchant.ts'
import type { Order, Shop } from './shop.ts'

const TYPE = { VIRTUAL_ACCOUNT: 'bank_transfer', QRIS: 'qris', EWALLET: 'gopay', CARD: 'credit_card' } as const

const UNPAID = { OPEN: 'pending', PAID: 'settlement', CANCELED: 'cancel', DECLINED: 'deny', EXPIRED: 'expire' } as const

const localTime = (at: string): string =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO('Asia/Jakarta')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')

/** Midtrans's status of an order. */
export function midtransStatus(order: Order, unknown: boolean, clock: Clock) {
  const { placed, moves, charge } = order
  const paid = moves.find(({ kind }) => kind === 'PAID')
  const refunds = moves.filter(({ kind }) => kind === 'REFUNDED')
  const refunded = refunds.reduce((sum, { amountMinor }) => sum - BigInt(amountMinor), 0n)
  const isTakenBack = moves.some(({ kind }) => kind === 'CHARGED_BACK')
  const isWhole = refunded >= BigInt(placed.amountMinor)
  const state = !paid
    ? isCharged(order)
      ? UNPAID[stateOf(order, clock)]
      : 'pending'
    : isTakenBack
      ? 'chargeback'
      : refunded > 0n
        ? isWhole
          ? 'refund'
          : 'partial_refund'
        : 'settlement'
  const body = {
    order_id: placed.reference,
    transaction_id: `tx-${placed.seq}`,
    status_code: '200',
    gross_amount: formatMinor(BigInt(paid?.amountMinor ?? placed.amountMinor)),
    currency: 'IDR',
    payment_type: TYPE[placed.channel],
    transaction_status: unknown ? 'on_hold' : state,
    fraud_status: 'accept',
    transaction_time: localTime(placed.at),
    ...(charge &&
      charge.number !== null &&
      (charge.bank === 'permata'
        ? { permata_va_number: charge.number }
        : { va_numbers: [{ bank: charge.bank, va_number: charge.number }] })),
    ...(paid && { settlement_time: localTime(paid.at) }),
    ...(refunds.length > 0 && {
      refund_amount: formatMinor(refunded),
      refunds: refunds.map(each => ({
        refund_key: each.id,
        refund_amount: formatMinor(-BigInt(each.amountMinor)),
        created_at: localTime(each.at),
      })),
    }),
  }
  const signed = `${body.order_id}${body.status_code}${body.gross_amount}${MERCHANTS.MIDTRANS.secretKey}`
  return { ...body, signature_key: createHash('sha512').update(signed).digest('hex') }
}

export function midtransRoutes(app: Server, { shop, faults, clock }: { shop: Shop; faults: Faults; clock: Clock }) {
  const expected = `Basic ${Buffer.from(`${MERCHANTS.MIDTRANS.secretKey}:`).toString('base64')}`
  const say = (code: string, message: string): Answer =>
    jsonAnswer(JSON.stringify({ status_code: code, status_message: message }), Number(code))

  app.get(
    '/midtrans/v2/:order/status',
    { schema: { hide: true, params: z.object({ order: z.string() }) } },
    (request, reply) =>
      send(reply, faults, () => {
        if (request.headers.authorization !== expected) return say('401', 'Access denied')
        const order = shop.order('MIDTRANS', request.params.order)
        if (!order) return say('404', "Transaction doesn't exist.")
        return jsonAnswer(JSON.stringify(midtransStatus(order, faults.take('UNKNOWN_STATUS') !== undefined, clock)))
      }),
  )
}
