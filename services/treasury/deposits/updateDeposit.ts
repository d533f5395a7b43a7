import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { businessToday } from '../projection/public.ts'
import { advance, lockFor } from './advance.ts'
import { recordDepositChange } from './describe.ts'
import { codes } from './errors.ts'
import { replaceParts } from './expectedOf.ts'
import { checkedValues, type DepositInput, type DepositValues, interestRateOf } from './input.ts'
import { changeDeposit, depositConflicts, readPeriods, replacePeriods } from './repository.ts'
import { expectationsOf, placementOf } from './rules/expectations.ts'
import { statesOf } from './rules/lifecycle.ts'
import { interestOf } from './rules/interest.ts'
import { type Period, periodsOf, type Terms } from './rules/schedule.ts'
import type { DepositRow } from './table.ts'
import { firstTerm, payoutColumns, periodOf, termColumns, termsOf } from './terms.ts'

export type DepositEdit = DepositInput & {
  version: number
  /** The rate of the next term, if the bank has already set it. */
  nextInterestRate?: string | null | undefined
}

/** Replaces the values of a deposit: all of them before it is issued, and of an active one those that the bank still allows to change. */
export async function updateDeposit(tx: Tx, id: string, { version, ...input }: DepositEdit): Promise<DepositRow> {
  // Before validating values: a stale version is reported first.
  const before = await lockFor(tx, id, version, 'UPDATE')
  const nextInterestRate = input.nextInterestRate ? interestRateOf(input.nextInterestRate, 'nextInterestRate') : null
  const values = await checkedValues(tx, input, before)
  const edited = { ...values, nextInterestRate: values.renewal === 'NONE' ? null : nextInterestRate }
  return before.status === 'NEW' ? replan(tx, before, edited) : amend(tx, before, edited)
}

type Edited = DepositValues & Pick<DepositRow, 'nextInterestRate'>

/** Nothing has happened yet: plans the deposit again from its start. */
async function replan(tx: Tx, before: DepositRow, edited: Edited): Promise<DepositRow> {
  const term = firstTerm(edited)
  const periods = periodsOf(termsOf(edited), term, await bankingCalendarFrom(tx, term.startsOn))
  const planned = { ...edited, ...termColumns(periods, edited.renewal), nextStepOn: edited.issuedOn }
  const after = await store(tx, before, planned, periods)
  return advance(tx, after, await businessToday(tx))
}

/** Keeps what was agreed with the bank for the current term. */
async function amend(tx: Tx, before: DepositRow, edited: Edited): Promise<DepositRow> {
  refuseAgreed(before, edited)
  const isRateStated = edited.interestRate !== before.interestRate
  const periods = (await readPeriods(tx, before.id, before.term)).map(row =>
    atRate(periodOf(row), edited.interestRate, termsOf(before)),
  )
  const running = periods.find(({ endsOn }) => endsOn.toString() === before.nextStepOn)
  const { alias, renewal, payoutAccountId, nextInterestRate } = edited
  const changes = {
    alias,
    renewal,
    payoutAccountId,
    nextInterestRate,
    ...termColumns(periods, renewal),
    ...(running && payoutColumns(running, renewal)),
    rateIsAssumed: before.rateIsAssumed && !isRateStated,
  }
  return store(tx, before, changes, periods)
}

/** The same period at another rate. */
const atRate = (period: Period, rate: bigint, terms: Terms): Period => ({
  ...period,
  rate,
  ...interestOf({ ...terms, ...period, rate }),
})

async function store(
  tx: Tx,
  before: DepositRow,
  values: Parameters<typeof changeDeposit>[3],
  periods: readonly Period[],
): Promise<DepositRow> {
  const after = await refusing(depositConflicts, () => changeDeposit(tx, before, statesOf('UPDATE'), values))
  if (!after) throw new Refusal(commonErrors.staleVersion)
  await replacePeriods(tx, after.id, periods, after.renewal === 'PRINCIPAL_AND_INTEREST')
  const placement = after.term === 1 ? [placementOf(after.issuedOn, after.amountMinor)] : []
  await replaceParts(tx, before, after, [...placement, ...expectationsOf(periods, after.renewal)])
  await recordDepositChange(tx, 'UPDATED', { before, after })
  return after
}

/** Fields that can't change while a deposit is active, with their path in the input. */
const AGREED = {
  bankCode: 'bankCode',
  currency: 'amount.currency',
  amountMinor: 'amount.amount',
  issuedOn: 'issuedOn',
  tenor: 'tenor',
  tenorType: 'tenorType',
  interestPayout: 'interestPayout',
  dayBasis: 'dayBasis',
  taxTreatment: 'taxTreatment',
  taxRate: 'taxRate',
  pledged: 'pledged',
  closableEarly: 'closableEarly',
  forfeitsInterest: 'forfeitsInterest',
  penaltyRate: 'penaltyRate',
  penaltyMinor: 'penaltyAmount',
  clawsBack: 'clawsBack',
  sourceAccountId: 'sourceAccountId',
} as const satisfies Partial<Record<keyof DepositValues, string>>

function refuseAgreed(before: DepositRow, edited: Edited): void {
  const changed = (Object.keys(AGREED) as (keyof typeof AGREED)[]).find(field => before[field] !== edited[field])
  if (changed) throw new Refusal(codes.depositStatusInvalid, { path: AGREED[changed] })
  // A renewal's rate is assumed until the bank's is entered; any other rate was agreed.
  if (edited.interestRate !== before.interestRate && !before.rateIsAssumed)
    throw new Refusal(codes.depositStatusInvalid, { path: 'interestRate' })
}
