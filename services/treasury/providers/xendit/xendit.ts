// Xendit over its published API: transactions are listed, and a batch is a transaction of type WITHDRAWAL. Its members come from its
// withdrawal report.
import { z } from 'zod'
import { CURRENCIES } from '../../../kit/money.ts'
import { basicAuth, readAnswer } from '../answers.ts'
import { CHARGE_BANKS } from '../charges/methods.ts'
import type { Channel, ReportedSettlement, ReportedTransaction } from '../reports.ts'
import type { ListQuery, Page, PaymentProvider, ProviderApi } from '../paymentProvider.ts'
import { equalSecret } from '../rules/equalSecret.ts'
import { rawAmount, rawId, rawInstant, rawText, readBody } from '../rules/rawJson.ts'
import { xenditCharges, xenditLimits } from './charges.ts'
import { parseXenditWithdrawal, ZONE } from './withdrawalReport.ts'

const CHANNELS: Readonly<Record<string, Channel>> = {
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  QR_CODE: 'QRIS',
  EWALLET: 'EWALLET',
  CARDS: 'CARD',
  RETAIL_OUTLET: 'STORE',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  PAYLATER: 'PAYLATER',
  CARDLESS_CREDIT: 'PAYLATER',
  BANK: 'BANK_TRANSFER',
}

const transaction = z.object({
  id: rawId,
  type: z.string(),
  status: rawText(40),
  channel_category: z.string().nullish(),
  channel_code: rawText(60).nullish(),
  reference_id: rawText(255),
  currency: z.enum(CURRENCIES),
  amount: rawAmount,
  net_amount: rawAmount.nullish(),
  settlement_status: z.string().nullish(),
  estimated_settlement_time: rawInstant.nullish(),
  fee: z
    .object({
      xendit_fee: rawAmount,
      value_added_tax: rawAmount,
      xendit_withholding_tax: rawAmount,
      third_party_withholding_tax: rawAmount,
    })
    .nullish(),
  created: rawInstant,
  updated: rawInstant,
})
type XenditTransaction = z.infer<typeof transaction>

const PAGE_SIZE = 50
const page = z.object({ has_more: z.boolean(), data: z.array(transaction).max(PAGE_SIZE) })

const SETTLED = new Set(['SETTLED', 'EARLY_SETTLED'])

function reportOf(found: XenditTransaction): ReportedTransaction {
  const { fee } = found
  // The list reports refunds as positive amounts.
  const isRefund = found.type === 'REFUND'
  return {
    externalId: found.id,
    reportId: null,
    kind: isRefund ? 'REFUND' : 'PAYMENT',
    originalExternalId: null,
    orderReference: found.reference_id,
    channel: CHANNELS[found.channel_category ?? ''] ?? 'OTHER',
    channelCode: found.channel_code ?? null,
    currency: found.currency,
    grossMinor: isRefund ? -found.amount : found.amount,
    fees: fee
      ? {
          feeMinor: fee.xendit_fee,
          vatMinor: fee.value_added_tax,
          withheldMinor: fee.xendit_withholding_tax + fee.third_party_withholding_tax,
        }
      : null,
    adjustmentMinor: 0n,
    netMinor: found.net_amount === null || found.net_amount === undefined ? null : signed(found.net_amount, isRefund),
    statusWord: found.status,
    isSettled: SETTLED.has(found.settlement_status ?? ''),
    transactedAt: found.created,
    updatedAt: found.updated,
    settlesAt: found.estimated_settlement_time ?? null,
  }
}

const signed = (minor: bigint, isNegative: boolean) => (isNegative && minor > 0n ? -minor : minor)

const settlementOf = (found: XenditTransaction): ReportedSettlement => ({
  externalId: found.id,
  currency: found.currency,
  netMinor: found.amount,
  payoutAt: found.updated,
  isSettled: found.status.toUpperCase().startsWith('SUCCESS'),
})

const openApi: NonNullable<PaymentProvider['connect']> = (surroundings): ProviderApi => {
  const { call, credentials } = surroundings
  const headers = { authorization: basicAuth(credentials.secretKey ?? '') }

  async function read(parameters: Record<string, string | readonly string[]>) {
    const query = new URLSearchParams()
    for (const [name, values] of Object.entries(parameters))
      for (const value of [values].flat()) query.append(name, value)
    return readAnswer(await call({ method: 'GET', path: `/transactions?${query}`, headers }), page)
  }

  async function list<Item>(
    types: readonly string[],
    { updatedFrom, cursor }: ListQuery,
    show: (found: XenditTransaction) => Item,
  ): Promise<Page<Item>> {
    const { data, has_more: hasMore } = await read({
      types,
      'updated[gte]': updatedFrom.toString(),
      limit: String(PAGE_SIZE),
      ...(cursor !== null && { after_id: cursor }),
    })
    // An empty page that announces more has no position to continue from.
    return { items: data.map(show), next: hasMore ? (data.at(-1)?.id ?? cursor ?? '') : null }
  }

  return {
    test: async () => {
      await read({ limit: '1' })
    },
    listTransactions: query => list(['PAYMENT', 'REFUND'], query, reportOf),
    getTransaction: async orderReference => {
      const { data } = await read({ reference_id: orderReference, limit: String(PAGE_SIZE) })
      // The search also finds references that merely contain the text.
      return data
        .filter(found => found.reference_id === orderReference && ['PAYMENT', 'REFUND'].includes(found.type))
        .map(reportOf)
    },
    listSettlements: query => list(['WITHDRAWAL'], query, settlementOf),
    charges: xenditCharges(surroundings),
  }
}

/** Its body is not signed: only the token in the header authenticates it. */
const order = z.looseObject({
  external_id: z.string().nullish(),
  reference_id: z.string().nullish(),
  data: z.looseObject({ reference_id: z.string().nullish() }).nullish(),
})

const verifyWebhook: PaymentProvider['verifyWebhook'] = ({ headers, rawBody }, credentials) => {
  const shown = headers['x-callback-token'] ?? ''
  const proofs = credentials.map(({ webhookToken }) => equalSecret(shown, webhookToken ?? '') && Boolean(webhookToken))
  if (!proofs.includes(true)) return undefined
  const said = order.safeParse(readBody(rawBody)).data
  const reference = said?.data?.reference_id ?? said?.external_id ?? said?.reference_id
  return reference ? [{ orderReference: reference }] : []
}

export const xendit: PaymentProvider = {
  name: 'XENDIT',
  asks: ['secretKey', 'webhookToken'],
  connect: openApi,
  lists: true,
  namesByOrder: false,
  chargeLimits: xenditLimits,
  fixedAccountBanks: CHARGE_BANKS,
  verifyWebhook,
  parseSettlementFile: parseXenditWithdrawal,
  quirks: {
    // They report when money arrives; this applies if they don't.
    delayOf: () => 2,
    vatMode: () => 'ADDED',
    zone: ZONE,
  },
}
