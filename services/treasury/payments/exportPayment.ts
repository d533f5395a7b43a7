// Payments that a person brings to the bank's own portal, as a CSV file.
import { stringify } from 'csv-stringify/sync'
import { lastActivity } from '../../kit/activity/last.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountList, bankOf } from '../bankAccounts/public.ts'
import { bankingCalendar } from '../bankingDays/public.ts'
import { isComplete } from '../approvalPolicies/public.ts'
import { codes } from './errors.ts'
import { organizationZone } from '../projection/public.ts'
import { openTo } from './approval/approvalPlan.ts'
import { decideAt } from './decide.ts'
import { tellStep } from './describe.ts'
import { type Payment, paymentList } from './list.ts'
import { isPossible } from './lifecycle.ts'
import { changePayment, lockBeneficiaries, lockPayments, setApprovalState } from './repository.ts'
import { evaluatePlan } from './approval/reviewPlan.ts'
import { returnPayment } from './approval/returnPayment.ts'
import { refuseState } from './stopPayment.ts'

/** One that goes on another day than it was approved for, or goes again after it failed, and the day on which it does. */
type Moved = { row: Payment; valueDate: string }

/** Takes a payment out of our hands: a person brings it to the bank, and a statement line will settle it. */
async function exportPayment(tx: Tx, id: string, moved: Moved | undefined): Promise<void> {
  if (moved) await requireApprovals(tx, moved)
  const row = await changePayment(tx, id, 'EXPORT', {
    status: 'IN_PROGRESS',
    channel: 'MANUAL',
    releaseAt: null,
    failureCode: null,
    failureReason: null,
    ...(moved && { valueDate: moved.valueDate }),
  })
  if (!row) throw await refuseExport(tx, id)
  tellStep(tx, { action: 'EXPORTED', row, from: row.previousStatus ?? row.status })
}

async function exportAgain(tx: Tx, id: string, reason: string): Promise<void> {
  const row = await changePayment(tx, id, 'EXPORT_AGAIN', {})
  if (!row) throw await refuseState(tx, id)
  tellStep(tx, { action: 'EXPORTED', row, reason })
}

/** More may go to its beneficiary by now: where that needs further approvals it waits for them, and is in no file. */
async function requireApprovals(tx: Tx, { row, valueDate }: Moved): Promise<void> {
  const plan = await evaluatePlan(tx, row, valueDate)
  if (isComplete(plan, row.approverIds))
    return setApprovalState(tx, row.id, { approvalPlan: plan, openTo: openTo(plan, row.approverIds) })
  await returnPayment(tx, row, plan, valueDate)
  throw new Refusal(codes.transferNeedsMoreApprovals)
}

/** Those of a list whose approvals are judged again. Nobody else pays their beneficiaries until the end of the transaction. */
async function findMoved(tx: Tx, ids: readonly string[]): Promise<Map<string, Moved>> {
  const calendar = await bankingCalendar(tx)
  const moved = (await paymentList.read(tx, ids)).flatMap((row): Moved[] => {
    if (!isPossible(row, 'EXPORT')) return []
    const { valueDate } = decideAt(tx.clock.now(), calendar, row)
    return row.status === 'FAILED' || valueDate !== row.valueDate ? [{ row, valueDate }] : []
  })
  if (moved.length > 0) await lockBeneficiaries(tx)
  return new Map(moved.map(each => [each.row.id, each]))
}

/**
 * Exports payments at once, so that of two who export the same list one gets the whole file; `forEach` keeps what became of each. One that
 * was exported before is exported again only for a reason; without one the refusal says who has the file.
 */
export async function exportPayments<Result>(
  tx: Tx,
  ids: readonly string[],
  repeatReason: string | null,
  forEach: (act: (id: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  await lockPayments(tx, ids)
  if (repeatReason !== null) return forEach(id => exportAgain(tx, id, repeatReason))
  const moved = await findMoved(tx, ids)
  return forEach(id => exportPayment(tx, id, moved.get(id)))
}

async function refuseExport(tx: Tx, id: string): Promise<Refusal> {
  const row = await paymentList.readOne(tx, id)
  const last = row && isPossible(row, 'EXPORT_AGAIN') ? await lastActivity(tx, 'PAYMENT', id, 'EXPORTED') : undefined
  if (!last) return refuseState(tx, id)
  const at = Temporal.Instant.from(last.at).toZonedDateTimeISO(await organizationZone(tx))
  return new Refusal(codes.transferExported, { params: { name: last.actorName ?? '–', at: at.toString() } })
}

const COLUMNS = [
  'number',
  'value_date',
  'from_bank',
  'from_account',
  'to_bank_code',
  'to_bank',
  'to_bank_swift',
  'to_account',
  'to_name',
  'amount',
  'currency',
  'method',
  'memo',
] as const

/** The file for the portal. Cells that a spreadsheet would run are neutralized, the mark tells it that this is UTF-8. */
export async function exportFile(tx: Tx, ids: readonly string[]): Promise<string> {
  const payments = await paymentList.read(tx, ids)
  const accounts = await bankAccountList.read(tx, [...new Set(payments.map(row => row.fromAccountId))])
  const accountOf = new Map(accounts.map(account => [account.id, account]))
  const byNumber = payments.toSorted((one, other) => (one.number < other.number ? -1 : 1))
  const rows = byNumber.map(row => {
    const from = accountOf.get(row.fromAccountId)
    const to = bankOf(row.beneficiaryBankCode)
    return [
      row.number,
      row.valueDate,
      bankOf(from?.bankCode ?? '')?.name ?? '',
      from?.accountNumber ?? '',
      row.beneficiaryBankCode,
      to?.name ?? '',
      to?.bic ?? '',
      row.beneficiaryAccountNumber,
      row.beneficiaryName,
      formatMinor(row.amountMinor),
      row.currency,
      row.method ?? '',
      row.memo ?? '',
    ]
  })
  return stringify([[...COLUMNS], ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
