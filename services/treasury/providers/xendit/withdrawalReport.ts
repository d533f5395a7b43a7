// Xendit's report of a withdrawal: a line for each amount, fee and VAT of each transaction, and the withdrawal itself.
import { CURRENCIES } from '../../../kit/money.ts'
import { codes } from '../errors.ts'
import { channelOf } from '../files/mapping.ts'
import { type CellReader, type FileIssue, issueOf, type ParsedFile, readRows } from '../files/parsedFile.ts'
import type { BatchMember, ReportedTransaction, Settlement, TransactionKind } from '../reports.ts'

const COLUMNS = [
  'Withdrawal Date',
  'Status',
  'Product ID',
  'Transaction ID',
  'Transaction Type',
  'Line Type',
  'Payment Channel',
  'Reference',
  'Currency',
  'Amount',
  'Balance',
]

const KINDS: Readonly<Record<string, TransactionKind>> = {
  PAYMENT: 'PAYMENT',
  REFUND: 'REFUND',
  CHARGEBACK: 'CHARGEBACK',
}

type Sums = { grossMinor: bigint; feeMinor: bigint; vatMinor: bigint }
/** The total that a line belongs to; a reversal belongs to the same one. Fees are reported as negative amounts. */
const PARTS: Readonly<Record<string, (sums: Sums, minor: bigint) => void>> = {
  TRANSACTION: (sums, minor) => void (sums.grossMinor += minor),
  FEE: (sums, minor) => void (sums.feeMinor -= minor),
  VAT: (sums, minor) => void (sums.vatMinor -= minor),
}

/** Reports that only contain dates mean local ones, as banks pay out here, though the API's times are in UTC. */
export const ZONE = 'Asia/Jakarta'

type Batch = Settlement & {
  members: BatchMember[]
  byId: Map<string, ReportedTransaction & { fees: NonNullable<ReportedTransaction['fees']> }>
}

export async function parseXenditWithdrawal(records: AsyncIterable<string[]>): Promise<ParsedFile> {
  const issues: FileIssue[] = []
  const batches = new Map<string, Batch>()
  const otherFile = (missing: string[]) =>
    issueOf(codes.reportOtherFile, { row: 1, params: { columns: missing.join(', ') } })
  await readRows(records, { required: COLUMNS, otherFile }, issues, cells => {
    const withdrawnOn = cells.date('Withdrawal Date', 'yyyy-MM-dd')
    const withdrawnAt = cells.optional('Withdrawal Date')
    const id = cells.text('Transaction ID')
    const minor = cells.amount('Amount')
    const named = cells.text('Currency')
    const currency = CURRENCIES.find(each => each === named)
    if (currency === undefined)
      cells.refuse(codes.reportCurrency, 'Currency', { currency: named, expected: CURRENCIES.join(', ') })
    if (withdrawnOn === '' || id === '' || currency === undefined) return
    const batch = batches.get(withdrawnAt) ?? {
      externalId: withdrawnAt,
      currency,
      payoutOn: withdrawnOn,
      netMinor: null,
      isSettled: /^(?:success|completed|settled)/i.test(cells.optional('Status')),
      members: [],
      byId: new Map(),
    }
    batches.set(withdrawnAt, batch)
    if (batch.currency !== currency)
      cells.refuse(codes.reportTwoAccounts, 'Currency', { one: batch.currency, other: currency })
    takeLine(batch, cells, { id, minor, payoutOn: withdrawnOn })
  })
  return { settlements: [...batches.values()].map(({ byId: _found, ...settlement }) => settlement), issues }
}

function takeLine(
  batch: Batch,
  cells: CellReader,
  { id, minor, payoutOn }: { id: string; minor: bigint; payoutOn: string },
) {
  const type = cells.text('Transaction Type').toUpperCase()
  // The withdrawal is the batch itself.
  if (type === 'WITHDRAWAL') {
    batch.externalId = id
    batch.netMinor = (batch.netMinor ?? 0n) - minor
    return
  }
  const kind = KINDS[type]
  if (!kind) {
    const isCarried = type === 'CARRY_OVER'
    batch.members.push({
      kind: isCarried ? 'CARRY_OVER' : 'ADJUSTMENT',
      description: cells.optional('Reference') || type,
      netMinor: minor,
    })
    return
  }
  const part =
    PARTS[
      cells
        .text('Line Type')
        .toUpperCase()
        .replace(/_REVERSAL$/, '')
    ]
  if (!part) return cells.refuse(codes.reportWordUnknown, 'Line Type')
  const transaction = batch.byId.get(id) ?? openTransaction(batch, cells, { id, kind, payoutOn })
  const sums = { grossMinor: transaction.grossMinor, ...transaction.fees }
  part(sums, minor)
  transaction.grossMinor = sums.grossMinor
  transaction.fees.feeMinor = sums.feeMinor
  transaction.fees.vatMinor = sums.vatMinor
}

function openTransaction(
  batch: Batch,
  cells: CellReader,
  { id, kind, payoutOn }: { id: string; kind: TransactionKind; payoutOn: string },
) {
  const at = Temporal.PlainDate.from(payoutOn).toZonedDateTime(ZONE).toInstant()
  const transaction = {
    externalId: id,
    reportId: null,
    kind,
    originalExternalId: null,
    orderReference: cells.optional('Reference') || id,
    channel: channelOf(cells.optional('Payment Channel')),
    channelCode: cells.optional('Payment Channel') || null,
    currency: batch.currency,
    grossMinor: 0n,
    fees: { feeMinor: 0n, vatMinor: 0n, withheldMinor: 0n },
    adjustmentMinor: 0n,
    netMinor: null,
    statusWord: 'SUCCESS',
    isSettled: true,
    transactedAt: null,
    updatedAt: at,
    settlesAt: at,
  }
  batch.byId.set(id, transaction)
  batch.members.push({ kind: 'TRANSACTION', transaction })
  return transaction
}
