// DOKU's settlement report: a row for each payment, with its payout date.
import { codes } from '../errors.ts'
import { channelOf } from '../files/mapping.ts'
import { type FileIssue, issueOf, openRefundNames, type ParsedFile, readRows } from '../files/parsedFile.ts'
import type { BatchMember, Settlement } from '../reports.ts'

const COLUMNS = [
  'No',
  'MERCHANT NAME',
  'PAYMENT CHANNEL NAME',
  'TRANSACTION DATE',
  'INVOICE NUMBER',
  'CUSTOMER NAME',
  'REPORT CODE',
  'AMOUNT',
  'RECON CODE',
  'FEE',
  'DISCOUNT',
  'PAY TO MERCHANT',
  'PAY OUT DATE',
  'TRANSACTION TYPE',
  'PROMO CODE',
]
const DATES = 'dd-MM-yyyy'
const ZONE = 'Asia/Jakarta'

const startOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(ZONE).toInstant()

export async function parseDokuReport(records: AsyncIterable<string[]>): Promise<ParsedFile> {
  const issues: FileIssue[] = []
  const batches = new Map<string, Settlement & { members: BatchMember[] }>()
  const nameRefund = openRefundNames()
  let merchant: string | undefined
  const otherFile = (missing: string[]) =>
    issueOf(codes.reportOtherFile, { row: 1, params: { columns: missing.join(', ') } })
  await readRows(records, { required: COLUMNS, otherFile }, issues, cells => {
    const name = cells.text('MERCHANT NAME')
    merchant ??= name
    if (name !== merchant) cells.refuse(codes.reportTwoAccounts, 'MERCHANT NAME', { one: merchant, other: name })
    const invoice = cells.text('INVOICE NUMBER')
    const payoutOn = cells.date('PAY OUT DATE', DATES)
    const transactedOn = cells.date('TRANSACTION DATE', DATES)
    const grossMinor = cells.amount('AMOUNT')
    const feeMinor = cells.amount('FEE', { isOptional: true })
    const discountMinor = cells.amount('DISCOUNT', { isOptional: true })
    const netMinor = cells.amount('PAY TO MERCHANT')
    if (payoutOn === '' || transactedOn === '' || invoice === '') return
    const batch = batches.get(payoutOn) ?? {
      externalId: payoutOn,
      currency: 'IDR',
      payoutOn,
      netMinor: null,
      isSettled: true,
      members: [],
    }
    batches.set(payoutOn, batch)
    const isBack = grossMinor < 0n
    batch.members.push({
      kind: 'TRANSACTION',
      transaction: {
        externalId: isBack ? nameRefund(invoice, payoutOn, grossMinor) : invoice,
        reportId: isBack ? invoice : null,
        kind: isBack ? 'REFUND' : 'PAYMENT',
        originalExternalId: isBack ? invoice : null,
        orderReference: invoice,
        channel: channelOf(cells.optional('PAYMENT CHANNEL NAME')),
        channelCode: cells.optional('PAYMENT CHANNEL NAME') || null,
        currency: 'IDR',
        grossMinor,
        fees: { feeMinor, vatMinor: 0n, withheldMinor: 0n },
        adjustmentMinor: -discountMinor,
        netMinor,
        statusWord: 'SUCCESS',
        isSettled: true,
        transactedAt: startOf(transactedOn),
        updatedAt: startOf(payoutOn),
        settlesAt: startOf(payoutOn),
      },
    })
  })
  return { settlements: [...batches.values()], issues }
}
