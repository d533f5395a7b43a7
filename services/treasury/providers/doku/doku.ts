// DOKU over its published API: it lists nothing, so it is polled by invoice. Its fees and batches come from its settlement report.
import { z } from 'zod'
import { readFound } from '../answers.ts'
import type { Channel, ReportedTransaction } from '../reports.ts'
import type { PaymentProvider } from '../paymentProvider.ts'
import { equalSecret } from '../rules/equalSecret.ts'
import { rawAmount, rawId, rawInstant, rawText, readBody } from '../rules/rawJson.ts'
import { dokuCharges, dokuLimits } from './charges.ts'
import { parseDokuReport } from './settlementReport.ts'
import { signatureOf, signedHeaders } from './signature.ts'

const CHANNELS: Readonly<Record<string, Channel>> = {
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  QRIS: 'QRIS',
  EMONEY: 'EWALLET',
  E_MONEY: 'EWALLET',
  EWALLET: 'EWALLET',
  CREDIT_CARD: 'CARD',
  ONLINE_TO_OFFLINE: 'STORE',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  PAYLATER: 'PAYLATER',
  PEER_TO_PEER: 'PAYLATER',
}

const status = z.object({
  order: z.object({ invoice_number: rawId, amount: rawAmount }),
  transaction: z.object({ status: rawText(40), date: rawInstant }),
  service: z.object({ id: rawText(60) }).nullish(),
  channel: z.object({ id: rawText(60) }).nullish(),
})

const reportOf = ({ order, transaction, service, channel }: z.infer<typeof status>): ReportedTransaction => ({
  externalId: order.invoice_number,
  reportId: null,
  kind: 'PAYMENT',
  originalExternalId: null,
  orderReference: order.invoice_number,
  channel: CHANNELS[service?.id ?? ''] ?? 'OTHER',
  channelCode: channel?.id ?? null,
  currency: 'IDR',
  grossMinor: order.amount,
  fees: null,
  adjustmentMinor: 0n,
  netMinor: null,
  statusWord: transaction.status,
  isSettled: false,
  transactedAt: transaction.date,
  updatedAt: transaction.date,
  settlesAt: null,
})

const openApi: NonNullable<PaymentProvider['connect']> = surroundings => {
  async function ask(invoice: string): Promise<ReportedTransaction[]> {
    const path = `/orders/v1/status/${encodeURIComponent(invoice)}`
    const headers = signedHeaders(surroundings, path)
    const found = readFound(await surroundings.call({ method: 'GET', path, headers }), status)
    return found ? [reportOf(found)] : []
  }

  return {
    test: async () => {
      await ask('arus-connection-test')
    },
    listTransactions: null,
    getTransaction: ask,
    listSettlements: null,
    charges: dokuCharges(surroundings),
  }
}

const notification = z.looseObject({ order: z.looseObject({ invoice_number: rawId }) })

const verifyWebhook: PaymentProvider['verifyWebhook'] = ({ headers, rawBody, path }, credentials) => {
  const shown = headers.signature ?? ''
  const [clientId = '', requestId = '', timestamp = ''] = [
    headers['client-id'],
    headers['request-id'],
    headers['request-timestamp'],
  ]
  const signed = { clientId, requestId, timestamp, path, body: rawBody }
  const proofs = credentials.map(
    known => equalSecret(shown, signatureOf(signed, known.secretKey ?? '')) && clientId === known.clientId,
  )
  if (!proofs.includes(true)) return undefined
  const said = notification.safeParse(readBody(rawBody)).data
  return said ? [{ orderReference: said.order.invoice_number }] : []
}

const DELAYS: Partial<Record<Channel, number>> = { VIRTUAL_ACCOUNT: 1, QRIS: 1, EWALLET: 2, CARD: 3, STORE: 4 }
/** Its virtual accounts at BCA are paid out a day later than those at other banks. */
const delayOf = (channel: Channel, channelCode: string | null): number =>
  channel === 'VIRTUAL_ACCOUNT' && /bca/i.test(channelCode ?? '') ? 2 : (DELAYS[channel] ?? 2)

export const doku: PaymentProvider = {
  name: 'DOKU',
  asks: ['clientId', 'secretKey'],
  connect: openApi,
  lists: false,
  namesByOrder: true,
  chargeLimits: dokuLimits,
  fixedAccountBanks: null,
  verifyWebhook,
  parseSettlementFile: parseDokuReport,
  quirks: { delayOf, vatMode: () => 'INCLUDED', zone: 'Asia/Jakarta' },
}
