// The API of Xendit, as documented: the list of transactions, and the report of a withdrawal.
import { formatMinor } from '../kit/money.ts'
import type { Server } from '../kit/http/server.ts'
import type { Moved, PaidOut } from './entries.ts'
import type { Faults } from './faults.ts'
import { MERCHANTS } from './merchant.ts'
import { type Answer, jsonAnswer, send } from './answers.ts'
import { netOf, type Shop } from './shop.ts'

const CATEGORY = { VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT', QRIS: 'QR_CODE', EWALLET: 'EWALLET', CARD: 'CARDS' } as const
const CODE = { VIRTUAL_ACCOUNT: 'BCA', QRIS: 'QRIS', EWALLET: 'OVO', CARD: 'VISA' } as const
const MAX_PAGE = 50

/** A number in Xendit's format: never rounded, whatever its size. */
const numberOf = (minor: bigint): string =>
  formatMinor(minor).replace(/\.?0+$/, match => (match.startsWith('.') ? '' : match))

type Line = { id: string; type: string; updated: string; json: string; reference: string }

export function xenditRoutes(app: Server, { shop, faults }: { shop: Shop; faults: Faults }) {
  const expected = `Basic ${Buffer.from(`${MERCHANTS.XENDIT.secretKey}:`).toString('base64')}`

  /** All transactions of Xendit, oldest first; a payment that was fully charged back is reversed. */
  function lines(): Line[] {
    const moves = shop.movesOf('XENDIT')
    const charged = new Map(moves.filter(({ kind }) => kind === 'CHARGED_BACK').map(each => [each.reference, each]))
    const unknown = faults.take('UNKNOWN_STATUS') !== undefined
    const transactions = moves
      .filter(({ kind }) => kind !== 'CHARGED_BACK')
      .map((move): Line => {
        const channel = shop.order('XENDIT', move.reference)?.placed.channel ?? 'VIRTUAL_ACCOUNT'
        const back = move.kind === 'PAID' ? charged.get(move.reference) : undefined
        const status = unknown ? 'ON_HOLD' : back ? 'REVERSED' : 'SUCCESS'
        const settled = shop.isPaidOut('XENDIT', move.id) ? 'SETTLED' : 'PENDING'
        const type = move.kind === 'PAID' ? 'PAYMENT' : 'REFUND'
        const updated = (back ?? move).at
        const magnitude = BigInt(move.amountMinor) < 0n ? -BigInt(move.amountMinor) : BigInt(move.amountMinor)
        const texts = JSON.stringify({
          id: move.id,
          product_id: `prd_${move.reference}`,
          type,
          status,
          channel_category: CATEGORY[channel],
          channel_code: CODE[channel],
          reference_id: move.reference,
          currency: 'IDR',
          cashflow: type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT',
          settlement_status: settled,
          created: move.at,
          updated,
        }).slice(1, -1)
        const fee = `{"xendit_fee":${numberOf(BigInt(move.feeMinor))},"value_added_tax":${numberOf(BigInt(move.vatMinor))},"xendit_withholding_tax":0,"third_party_withholding_tax":0,"status":"COMPLETED"}`
        return {
          id: move.id,
          type,
          updated,
          reference: move.reference,
          json: `{${texts},"amount":${numberOf(magnitude)},"net_amount":${numberOf(netOf(move))},"fee":${fee}}`,
        }
      })
    const declined = shop
      .orders()
      .filter(({ placed, ended }) => placed.provider === 'XENDIT' && ended?.how === 'DECLINED')
      .map(({ placed, ended }): Line => {
        const id = `txn_declined_${placed.seq}`
        const at = ended?.at ?? placed.at
        const texts = JSON.stringify({
          id,
          product_id: `prd_${placed.reference}`,
          type: 'PAYMENT',
          status: 'FAILED',
          channel_category: CATEGORY[placed.channel],
          channel_code: CODE[placed.channel],
          reference_id: placed.reference,
          currency: 'IDR',
          cashflow: 'MONEY_IN',
          settlement_status: 'PENDING',
          created: at,
          updated: at,
        }).slice(1, -1)
        const json = `{${texts},"amount":${numberOf(BigInt(placed.amountMinor))}}`
        return { id, type: 'PAYMENT', updated: at, reference: placed.reference, json }
      })
    const withdrawals = shop.payoutsOf('XENDIT').map((each): Line => {
      const texts = JSON.stringify({
        id: each.batch,
        product_id: each.batch,
        type: 'WITHDRAWAL',
        status: 'SUCCESS',
        channel_category: 'BANK',
        channel_code: 'BCA',
        reference_id: each.batch,
        currency: 'IDR',
        cashflow: 'MONEY_OUT',
        settlement_status: 'SETTLED',
        created: each.at,
        updated: each.at,
      }).slice(1, -1)
      const json = `{${texts},"amount":${numberOf(BigInt(each.reportedMinor))}}`
      return { id: each.batch, type: 'WITHDRAWAL', updated: each.at, reference: each.batch, json }
    })
    return [...transactions, ...declined, ...withdrawals].toSorted((one, other) =>
      one.updated.localeCompare(other.updated),
    )
  }

  function list(query: URLSearchParams): Answer {
    const types = query.getAll('types')
    const [from, reference, after] = [query.get('updated[gte]'), query.get('reference_id'), query.get('after_id')]
    const size = Math.min(Number(query.get('limit') ?? '10') || 10, MAX_PAGE)
    const since = from === null ? undefined : Temporal.Instant.from(from)
    const found = lines().filter(
      line =>
        (types.length === 0 || types.includes(line.type)) &&
        (since === undefined || Temporal.Instant.compare(Temporal.Instant.from(line.updated), since) >= 0) &&
        (reference === null || line.reference.includes(reference)),
    )
    const loops = found.length > 0 && faults.take('CURSOR_LOOP') !== undefined
    const start = after === null || loops ? 0 : found.findIndex(({ id }) => id === after) + 1
    const page = found.slice(start, start + size)
    const hasMore = loops || start + page.length < found.length
    return jsonAnswer(`{"has_more":${hasMore},"data":[${page.map(({ json }) => json).join(',')}]}`)
  }

  app.get('/xendit/transactions', { schema: { hide: true } }, (request, reply) =>
    send(reply, faults, () => {
      if (request.headers.authorization !== expected)
        return jsonAnswer('{"error_code":"INVALID_API_KEY","message":"API key is not valid"}', 401)
      return list(new URL(request.url, 'http://sandbox').searchParams)
    }),
  )
}

const COLUMNS =
  'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance'
const TYPES = { PAID: 'PAYMENT', REFUNDED: 'REFUND', CHARGED_BACK: 'CHARGEBACK' } as const

/** The report of a withdrawal: a line for each amount, fee and VAT, the carry-over, and the withdrawal itself. */
export function xenditReport(shop: Shop, payout: PaidOut): string {
  const withdrawn = Temporal.Instant.from(payout.at)
    .toZonedDateTimeISO('Asia/Jakarta')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
  const rows: string[] = []
  const add = (id: string, type: string, line: string, reference: string, minor: bigint) =>
    void rows.push(`${withdrawn},COMPLETED,prd,${id},${type},${line},VA,${reference},IDR,${formatMinor(minor)},0`)
  for (const id of payout.members) {
    const move = shop.move(id)
    if (move) addMove(add, move)
  }
  const carried = BigInt(payout.carriedMinor)
  if (carried !== 0n) add(`${payout.batch}_c`, 'CARRY_OVER', 'TRANSACTION', 'carried over', carried)
  add(payout.batch, 'WITHDRAWAL', 'TRANSACTION', payout.batch, -BigInt(payout.reportedMinor))
  return [COLUMNS, ...rows].join('\n')
}

function addMove(
  add: (id: string, type: string, line: string, reference: string, minor: bigint) => void,
  { id, kind, reference, amountMinor, feeMinor, vatMinor }: Moved,
): void {
  add(id, TYPES[kind], 'TRANSACTION', reference, BigInt(amountMinor))
  if (BigInt(feeMinor) !== 0n) add(id, TYPES[kind], 'FEE', reference, -BigInt(feeMinor))
  if (BigInt(vatMinor) !== 0n) add(id, TYPES[kind], 'VAT', reference, -BigInt(vatMinor))
}
