// The scheduled steps of a deposit: it is issued, pays interest, and is renewed or matures. Each step is guarded by the version that it
// starts from, so that only one of two workers takes it.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { businessToday } from '../projection/public.ts'
import { recordDepositChange } from './describe.ts'
import { expectParts } from './expectedOf.ts'
import { changeDeposit, insertPeriods, lockDeposit, readPeriods } from './repository.ts'
import { expectationsOf } from './rules/expectations.ts'
import { type DepositAction, refusalOf, statesOfSystem } from './rules/lifecycle.ts'
import { nextTerm, type Period, periodsOf } from './rules/schedule.ts'
import type { DepositRow } from './table.ts'
import { payoutColumns, periodOf, termColumns, termsOf } from './terms.ts'

/** Maximum number of steps of one deposit per transaction; the worker's next run takes the rest. */
const MAX_STEPS = 24

/** Takes the steps that are due on a date, one after the other. The caller holds the deposit's lock. */
export async function advance(tx: Tx, deposit: DepositRow, today: string): Promise<DepositRow> {
  let row = deposit
  for (let count = 0; count < MAX_STEPS && row.nextStepOn !== null && row.nextStepOn <= today; count++)
    row = await step(tx, row)
  return row
}

/**
 * The deposit, locked, as the caller saw it and advanced to today, because the worker may lag behind. Refuses another version, a status
 * that doesn't allow the action, and a term that the caller has not seen.
 */
export async function lockFor(tx: Tx, id: string, version: number, action: DepositAction): Promise<DepositRow> {
  const seen = await lockDeposit(tx, id)
  if (!seen) throw new Refusal(commonErrors.notFound)
  if (seen.version !== version) throw new Refusal(commonErrors.staleVersion)
  const row = await advance(tx, seen, await businessToday(tx))
  const refusal = refusalOf(row, action)
  if (refusal) throw new Refusal(refusal)
  if (row.term !== seen.term) throw new Refusal(commonErrors.staleVersion)
  return row
}

async function step(tx: Tx, row: DepositRow): Promise<DepositRow> {
  const periods = (await readPeriods(tx, row.id, row.term)).map(periodOf)
  if (row.status === 'NEW') return issue(tx, row, periods)
  if (row.nextStepOn !== row.maturesOn) return payOut(tx, row, periods)
  return row.renewal === 'NONE' ? mature(tx, row) : renew(tx, row, periods)
}

type Changes = Parameters<typeof changeDeposit>[3]

/** Only the holder of the lock changes it. */
async function take(
  tx: Tx,
  before: DepositRow,
  action: Parameters<typeof statesOfSystem>[0],
  values: Changes,
): Promise<DepositRow> {
  const after = await changeDeposit(tx, before, statesOfSystem(action), values)
  if (!after) throw new Error(`${before.number} has changed while it was locked`)
  return after
}

async function issue(tx: Tx, before: DepositRow, periods: readonly Period[]): Promise<DepositRow> {
  const nextStepOn = endOf(periods[0])
  const after = await take(tx, before, 'ISSUE', { status: 'ACTIVE', nextStepOn })
  await recordDepositChange(tx, 'UPDATED', { before, after })
  return after
}

/** A month's interest was due: moves on to the next payout. */
async function payOut(tx: Tx, before: DepositRow, periods: readonly Period[]): Promise<DepositRow> {
  const next = periods.find(({ startsOn }) => startsOn.toString() === before.nextStepOn)
  if (!next) throw new Error(`${before.number} has no period that begins on ${before.nextStepOn}`)
  const values = { ...payoutColumns(next, before.renewal), nextStepOn: endOf(next) }
  const after = await take(tx, before, 'PAY_INTEREST', values)
  tx.emit('deposit.changed', after.id)
  return after
}

async function mature(tx: Tx, before: DepositRow): Promise<DepositRow> {
  const over = { nextStepOn: null, nextInterestOn: null, nextInterestMinor: null }
  const after = await take(tx, before, 'MATURE', { status: 'MATURED', ...over })
  await recordDepositChange(tx, 'UPDATED', { before, after })
  return after
}

/** Begins the next term. The term is part of its periods' key, so it can't begin twice. */
async function renew(tx: Tx, before: DepositRow, ended: readonly Period[]): Promise<DepositRow> {
  const { renewal, nextInterestRate } = before
  const terms = termsOf(before)
  const calendar = await bankingCalendarFrom(tx, Temporal.PlainDate.from(before.maturesOn))
  const term = nextTerm(terms, ended, { renewal, nextRate: nextInterestRate }, calendar)
  const periods = periodsOf(terms, term, calendar)
  await insertPeriods(tx, before.id, periods, renewal === 'PRINCIPAL_AND_INTEREST')
  const after = await take(tx, before, 'RENEW', {
    ...termColumns(periods, renewal),
    rateIsAssumed: nextInterestRate === null,
    nextInterestRate: null,
    nextStepOn: endOf(periods[0]),
  })
  await expectParts(tx, after, expectationsOf(periods, renewal))
  await recordDepositChange(tx, 'UPDATED', { before, after })
  return after
}

function endOf(period: Period | undefined): string {
  if (!period) throw new TypeError('a term has periods')
  return period.endsOn.toString()
}
