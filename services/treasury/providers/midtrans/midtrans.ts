// Midtrans over its published API: it lists nothing, so it is polled by order. Its fees and batches come as a file.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CURRENCIES } from '../../../kit/money.ts'
import { basicAuth, readFound } from '../answers.ts'
import type { Channel, ReportedTransaction } from '../reports.ts'
import type { PaymentProvider } from '../paymentProvider.ts'
import { ProviderFault } from '../providerFault.ts'
import { midtransCharges, midtransLimits } from './charges.ts'
import { equalSecret } from '../rules/equalSecret.ts'
import { rawAmount, rawId, rawText, readBody } from '../rules/rawJson.ts'

const ZONE = 'Asia/Jakarta'

const CHANNELS: Readonly<Record<string, Channel>> = {
  bank_transfer: 'VIRTUAL_ACCOUNT',
  echannel: 'VIRTUAL_ACCOUNT',
  permata: 'VIRTUAL_ACCOUNT',
  qris: 'QRIS',
  gopay: 'EWALLET',
  shopeepay: 'EWALLET',
  dana: 'EWALLET',
  credit_card: 'CARD',
  cstore: 'STORE',
  akulaku: 'PAYLATER',
  kredivo: 'PAYLATER',
}

/** `2026-11-22 10:00:00`, local time in Jakarta. */
const localTime = z.string().transform((text, context): Temporal.Instant => {
  try {
    return Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(ZONE).toInstant()
  } catch {
    context.addIssue({ code: 'custom', message: 'not a time', input: text })
    return z.NEVER
  }
})

const refund = z.object({ refund_key: rawId, refund_amount: rawAmount, created_at: localTime })

const status = z.object({
  order_id: rawId,
  gross_amount: rawAmount,
  currency: z.enum(CURRENCIES).catch('IDR'),
  payment_type: rawText(60),
  transaction_status: rawText(40),
  fraud_status: rawText(40).nullish(),
  transaction_time: localTime,
  settlement_time: localTime.nullish(),
  refunds: z.array(refund).max(200).nullish(),
})
type MidtransStatus = z.infer<typeof status>

const refusal = z.object({ status_code: z.string(), status_message: rawText(200).catch('') })

/** Their HTTP status may be a success while the status in the body is not. */
const answer = z.union([
  status.transform(found => ({ found, refused: null })),
  refusal.transform(refused => ({ found: null, refused })),
])

function reportsOf(found: MidtransStatus): ReportedTransaction[] {
  const channel = CHANNELS[found.payment_type] ?? 'OTHER'
  const word = found.transaction_status
  const common = {
    reportId: null,
    orderReference: found.order_id,
    channel,
    channelCode: found.payment_type,
    currency: found.currency,
    fees: null,
    adjustmentMinor: 0n,
    netMinor: null,
    // Their settlement means that the payer has paid, not that the payout arrived.
    isSettled: false,
    settlesAt: null,
  }
  const refunds = (found.refunds ?? []).map((each): ReportedTransaction => ({
    ...common,
    externalId: `${found.order_id}/${each.refund_key}`,
    kind: 'REFUND',
    originalExternalId: found.order_id,
    grossMinor: -each.refund_amount,
    statusWord: 'settlement',
    transactedAt: each.created_at,
    updatedAt: each.created_at,
  }))
  const payment: ReportedTransaction = {
    ...common,
    externalId: found.order_id,
    kind: 'PAYMENT',
    originalExternalId: null,
    grossMinor: found.gross_amount,
    statusWord: word === 'capture' ? `capture+${found.fraud_status ?? 'challenge'}` : word,
    transactedAt: found.settlement_time ?? found.transaction_time,
    updatedAt: refunds.at(-1)?.updatedAt ?? found.settlement_time ?? found.transaction_time,
  }
  return [payment, ...refunds]
}

const openApi: NonNullable<PaymentProvider['connect']> = surroundings => {
  const { call, credentials } = surroundings
  const headers = { authorization: basicAuth(credentials.secretKey ?? '') }

  async function ask(orderReference: string): Promise<ReportedTransaction[]> {
    const path = `/v2/${encodeURIComponent(orderReference)}/status`
    const answered = readFound(await call({ method: 'GET', path, headers }), answer)
    if (answered?.found) return reportsOf(answered.found)
    const said = answered?.refused
    if (!said || said.status_code === '404') return []
    const reason = said.status_code === '401' ? 'CREDENTIALS' : 'REFUSED'
    throw new ProviderFault(reason, `${said.status_message} (${said.status_code})`)
  }

  return {
    // A nonexistent order: it only matters that the credentials are accepted.
    test: async () => {
      await ask('arus-connection-test')
    },
    listTransactions: null,
    getTransaction: ask,
    listSettlements: null,
    charges: midtransCharges(surroundings),
  }
}

const notification = z.looseObject({
  order_id: rawId,
  status_code: z.string(),
  /** As sent, because the signature covers the exact text. */
  gross_amount: z.string(),
  signature_key: z.string(),
})

/** The signature of a notification: hex SHA-512 over its content and the shared key. */
export const signatureOf = (
  {
    order_id: orderId,
    status_code: statusCode,
    gross_amount: grossAmount,
  }: Record<'order_id' | 'status_code' | 'gross_amount', string>,
  serverKey: string,
): string => createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex')

const verifyWebhook: PaymentProvider['verifyWebhook'] = ({ rawBody }, credentials) => {
  const said = notification.safeParse(readBody(rawBody)).data
  if (!said) return undefined
  const shown = said.signature_key.toLowerCase()
  const proofs = credentials.map(({ secretKey }) => equalSecret(shown, signatureOf(said, secretKey ?? '')))
  return proofs.includes(true) ? [{ orderReference: said.order_id }] : undefined
}

/** Channels whose fees include VAT. */
const VAT_INCLUDED: readonly Channel[] = ['QRIS', 'EWALLET']

export const midtrans: PaymentProvider = {
  name: 'MIDTRANS',
  asks: ['secretKey'],
  connect: openApi,
  lists: false,
  namesByOrder: true,
  chargeLimits: midtransLimits,
  fixedAccountBanks: null,
  verifyWebhook,
  parseSettlementFile: null,
  quirks: {
    delayOf: () => 3,
    vatMode: channel => (VAT_INCLUDED.includes(channel) ? 'INCLUDED' : 'ADDED'),
    zone: ZONE,
  },
}
