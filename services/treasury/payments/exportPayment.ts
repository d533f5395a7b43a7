// Payments exported as a CSV file that a user uploads to the bank's own portal.
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
import { recordStep } from './describe.ts'
import { type Payment, paymentList } from './list.ts'
import { isPossible } from './lifecycle.ts'
import { changePayment, lockBeneficiaries, lockPayments, setApprovalState } from './repository.ts'
import { evaluatePlan } from './approval/reviewPlan.ts'
import { returnPayment } from './approval/returnPayment.ts'
import { refuseState } from './stopPayment.ts'

/** A payment that is sent on another date than approved, or again after a failure, and its new date. */
type Moved = { row: Payment; valueDate: string }

/** Exports a payment: a user sends it through the bank's portal, and a statement line will settle it. */
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
  recordStep(tx, { action: 'EXPORTED', row, from: row.previousStatus ?? row.status })
}

async function exportAgain(tx: Tx, id: string, reason: string): Promise<void> {
  const row = await changePayment(tx, id, 'EXPORT_AGAIN', {})
  if (!row) throw await refuseState(tx, id)
  recordStep(tx, { action: 'EXPORTED', row, reason })
}

/** More may go to its beneficiary by now: if that needs further approvals, the payment waits for them and is not in the file. */
async function requireApprovals(tx: Tx, { row, valueDate }: Moved): Promise<void> {
  const plan = await evaluatePlan(tx, row, valueDate)
  if (isComplete(plan, row.approverIds))
    return setApprovalState(tx, row.id, { approvalPlan: plan, openTo: openTo(plan, row.approverIds) })
  await returnPayment(tx, row, plan, valueDate)
  throw new Refusal(codes.transferNeedsMoreApprovals)
}

/** Those of a list whose approvals are evaluated again. Other payments to their beneficiaries wait until the end of the transaction. */
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
 * Exports payments in one transaction, so that of two users who export the same list one gets the entire file; `forEach` keeps each result.
 * Exporting again requires a reason; without one the refusal names the user who has the file.
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

/** The file for the portal. Neutralizes cells that a spreadsheet would execute; the BOM marks it as UTF-8. */
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
