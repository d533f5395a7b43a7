// How a deposit ends before it matures: cancelled before it is issued, or closed early.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { requireOpenPeriod } from '../projection/public.ts'
import { lockFor } from './advance.ts'
import { recordDepositChange } from './describe.ts'
import { codes } from './errors.ts'
import { archiveParts, expectParts } from './expectedOf.ts'
import { depositList } from './list.ts'
import { changeDeposit, dropPeriods, readPeriods } from './repository.ts'
import { type Closing, closingOf, isClosingDay } from './rules/earlyClose.ts'
import { closingExpectation } from './rules/expectations.ts'
import { refusalOf, statesOf } from './rules/lifecycle.ts'
import { sumNet } from './rules/schedule.ts'
import type { DepositRow } from './table.ts'
import { closeTermsOf, periodOf, termsOf } from './terms.ts'

/** Cancels a deposit that is not issued yet. */
export async function cancelDeposit(tx: Tx, id: string, version: number, reason: string): Promise<DepositRow> {
  const before = await lockFor(tx, id, version, 'CANCEL')
  await archiveParts(tx, before)
  await dropPeriods(tx, id)
  return end(tx, before, 'CANCEL', { closeReason: reason })
}

/** Closes an active deposit on a date before its maturity: one payout replaces everything after that date. */
export async function closeDeposit(tx: Tx, id: string, version: number, date: string): Promise<DepositRow> {
  const before = await lockFor(tx, id, version, 'CLOSE')
  await requireOpenPeriod(tx, [date], 'date')
  const { payoutMinor } = await closingOn(tx, before, date)
  await archiveParts(tx, before, date)
  await dropPeriods(tx, id, date)
  await expectParts(tx, before, [closingExpectation(before.term, date, payoutMinor)])
  return end(tx, before, 'CLOSE', { closedOn: date, payoutMinor })
}

export type ClosingPreview = Closing & {
  date: string
  principalMinor: bigint
  maturesOn: string
  /** The payout at maturity, with the interest until then. */
  atMaturityMinor: bigint
}

/** What closing on a date would pay out, and what it would cost. */
export async function previewClosing(tx: Tx, id: string, date: string) {
  const row = await depositList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  const refusal = refusalOf(row, 'CLOSE')
  if (refusal) throw new Refusal(refusal)
  return { row, preview: await closingOn(tx, row, date) }
}

async function closingOn(tx: Tx, row: DepositRow, date: string): Promise<ClosingPreview> {
  const day = Temporal.PlainDate.from(date)
  const span = {
    issuedOn: Temporal.PlainDate.from(row.termStartsOn),
    maturesOn: Temporal.PlainDate.from(row.maturesOn),
  }
  if (!isClosingDay(day, span, await bankingCalendarFrom(tx, day)))
    throw new Refusal(codes.depositClosingDayInvalid, { path: 'date' })
  const periods = (await readPeriods(tx, row.id, row.term)).map(periodOf)
  const closing = closingOf(termsOf(row), periods, closeTermsOf(row), day)
  // Penalties that take everything would leave no payout, which no bank agrees to.
  if (closing.payoutMinor <= 0n) throw new Refusal(codes.depositCloseNotAllowed)
  const { principalMinor, maturesOn } = row
  return { ...closing, date, principalMinor, maturesOn, atMaturityMinor: principalMinor + sumNet(periods) }
}

type Ending = Partial<Pick<DepositRow, 'closedOn' | 'payoutMinor' | 'closeReason'>>

async function end(tx: Tx, before: DepositRow, action: 'CANCEL' | 'CLOSE', ending: Ending): Promise<DepositRow> {
  const after = await changeDeposit(tx, before, statesOf(action), {
    ...ending,
    status: 'CLOSED',
    closedAt: tx.clock.now().toString(),
    closedBy: tx.actorId,
    nextStepOn: null,
    nextInterestOn: null,
    nextInterestMinor: null,
  })
  if (!after) throw new Refusal(commonErrors.staleVersion)
  const reason = after.closeReason
  await recordDepositChange(tx, action === 'CANCEL' ? 'CANCELLED' : 'UPDATED', { before, after, reason })
  return after
}
