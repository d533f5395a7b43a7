// The columns of a report, for providers whose own format is not public. Stored with the connection.
import { z } from 'zod'
import { CURRENCIES } from '../../../kit/money.ts'
import { codes } from '../errors.ts'
import type { PaymentProvider } from '../paymentProvider.ts'
import { vatOf } from '../rules/fees.ts'
import { type BatchMember, type Channel, CHANNELS, type Settlement } from '../reports.ts'
import {
  DATE_FORMATS,
  DECIMAL_MARKS,
  type FileIssue,
  issueOf,
  openRefundNames,
  type ParsedFile,
  readRows,
} from './parsedFile.ts'

const column = z.string().trim().min(1).max(100)

export const fileMapping = z
  .strictObject({
    transactionId: column,
    order: column.nullish(),
    channel: column.nullish(),
    transactionDate: column.nullish(),
    gross: column,
    fee: column.nullish(),
    vat: column.nullish(),
    net: column.nullish(),
    status: column.nullish(),
    payoutDate: column,
    batch: column.nullish(),
    payoutAccount: column.nullish(),
    currency: column.nullish(),
    dateFormat: z.enum(DATE_FORMATS),
    decimalMark: z.enum(DECIMAL_MARKS),
  })
  .meta({ id: 'PaymentFileMapping', description: 'Column names of a report' })
export type FileMapping = z.infer<typeof fileMapping>

/** Each provider's status of a paid-out payment, for reports without a status column. */
const PAID_OUT = {
  XENDIT: 'SUCCESS',
  MIDTRANS: 'settlement',
  DOKU: 'SUCCESS',
  FASPAY: '2',
  IPAYMU: '1',
  DURIANPAY: 'completed',
}

/** Parses a report with mapped columns. Its rows are paid-out payments, by batch or by day. */
export async function parseMapped(
  records: AsyncIterable<string[]>,
  mapping: FileMapping,
  { provider, currency }: { provider: PaymentProvider; currency: Settlement['currency'] },
): Promise<ParsedFile> {
  const issues: FileIssue[] = []
  const batches = new Map<string, Settlement & { members: BatchMember[] }>()
  const nameRefund = openRefundNames()
  let account: string | undefined
  const { dateFormat, decimalMark, ...columns } = mapping
  const required = Object.values(columns).filter(name => typeof name === 'string')
  const otherFile = (missing: string[]) =>
    issueOf(codes.reportOtherFile, { row: 1, params: { columns: missing.join(', ') } })
  await readRows(records, { required, otherFile }, issues, cells => {
    const read = (name: string | null | undefined) => (name ? cells.optional(name) : '')
    const externalId = cells.text(mapping.transactionId)
    const payoutOn = cells.date(mapping.payoutDate, dateFormat)
    const grossMinor = cells.amount(mapping.gross, { decimalMark })
    const money = (name: string | null | undefined) =>
      name ? cells.amount(name, { isOptional: true, decimalMark }) : 0n
    const channel = channelOf(read(mapping.channel))
    // Some write their deductions as negative amounts.
    const feeMinor = magnitude(money(mapping.fee), grossMinor)
    const vatMinor = mapping.vat
      ? magnitude(money(mapping.vat), grossMinor)
      : vatOf(feeMinor, provider.quirks.vatMode(channel ?? 'OTHER'))
    const transactedOn = mapping.transactionDate ? cells.date(mapping.transactionDate, dateFormat) : ''
    const paidTo = read(mapping.payoutAccount)
    account ??= paidTo
    if (paidTo !== account && mapping.payoutAccount)
      cells.refuse(codes.reportTwoAccounts, mapping.payoutAccount, { one: account, other: paidTo })
    const named = read(mapping.currency)
    if (mapping.currency && named !== currency)
      cells.refuse(codes.reportCurrency, mapping.currency, { currency: named, expected: currency })
    if (payoutOn === '' || externalId === '') return
    const batchId = read(mapping.batch) || payoutOn
    const batch = batches.get(batchId) ?? {
      externalId: batchId,
      currency,
      payoutOn,
      netMinor: null,
      isSettled: true,
      members: [],
    }
    batches.set(batchId, batch)
    if (batch.payoutOn !== payoutOn) cells.refuse(codes.reportTwoDays, mapping.payoutDate, { batch: batchId })
    const isBack = grossMinor < 0n
    batch.members.push({
      kind: 'TRANSACTION',
      transaction: {
        externalId: isBack ? nameRefund(externalId, payoutOn, grossMinor) : externalId,
        reportId: externalId,
        kind: isBack ? 'REFUND' : 'PAYMENT',
        originalExternalId: null,
        orderReference: read(mapping.order) || externalId,
        channel,
        channelCode: read(mapping.channel) || null,
        currency: CURRENCIES.find(each => each === currency) ?? 'IDR',
        grossMinor,
        fees: { feeMinor, vatMinor, withheldMinor: 0n },
        adjustmentMinor: 0n,
        netMinor: mapping.net ? money(mapping.net) : null,
        statusWord: read(mapping.status) || PAID_OUT[provider.name],
        isSettled: true,
        transactedAt: transactedOn === '' ? null : startOf(transactedOn, provider.quirks.zone),
        updatedAt: startOf(payoutOn, provider.quirks.zone),
        settlesAt: startOf(payoutOn, provider.quirks.zone),
      },
    })
  })
  return { settlements: [...batches.values()], issues }
}

const startOf = (day: string, zone: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant()

/** The fee of a payment is positive; with a refund it may be returned. */
const magnitude = (minor: bigint, grossMinor: bigint) => (minor < 0n && grossMinor >= 0n ? -minor : minor)

const CHANNEL_WORDS: readonly (readonly [RegExp, Channel])[] = [
  [/virtual|\bva\b/i, 'VIRTUAL_ACCOUNT'],
  [/qris|qr/i, 'QRIS'],
  [/card|kartu/i, 'CARD'],
  [/gopay|ovo|dana|shopee|linkaja|wallet/i, 'EWALLET'],
  [/alfa|indomaret|store|retail/i, 'STORE'],
  [/debit/i, 'DIRECT_DEBIT'],
  [/paylater|kredivo|akulaku/i, 'PAYLATER'],
]

/** The channel for a report's payment method; null if it is empty. */
export const channelOf = (word: string): Channel | null =>
  CHANNELS.find(channel => channel === word) ?? CHANNEL_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null
