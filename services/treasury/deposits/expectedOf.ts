// The expected transactions of a deposit. They follow it: those that a change invalidates are archived and replaced.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import {
  archiveFollowing,
  expectAllFollowing,
  type ExpectedRow,
  lockVisibleFollowing,
} from '../expectedTransactions/public.ts'
import { codes } from './errors.ts'
import { type DepositPart, type Expectation, rangeOf } from './rules/expectations.ts'
import type { DepositRow } from './table.ts'

/** As banks name it on their statements, whatever the user's language. */
const NAMES = {
  PLACEMENT: 'Penempatan deposito',
  INTEREST: 'Bunga deposito',
  PRINCIPAL: 'Pokok deposito',
  CLOSING: 'Pencairan deposito',
} as const satisfies Record<DepositPart, string>

type Followed = Pick<DepositRow, 'id' | 'number' | 'alias' | 'currency' | 'sourceAccountId' | 'payoutAccountId'>

const accountOf = (deposit: Followed, part: DepositPart) =>
  part === 'PLACEMENT' ? deposit.sourceAccountId : deposit.payoutAccountId

/** Creates expected transactions for parts of a deposit. */
export async function expectParts(tx: Tx, deposit: Followed, parts: readonly Expectation[]): Promise<void> {
  const { id, number, alias, currency } = deposit
  const all = parts.map(({ part, term, place, direction, date, amountMinor }) => ({
    follows: { field: 'deposit', number } as const,
    values: {
      direction,
      date,
      description: `${number} ${NAMES[part]} ${alias}`,
      amountMinor,
      ...rangeOf(amountMinor, currency),
      currency,
      bankAccountId: accountOf(deposit, part),
      source: 'DEPOSIT' as const,
      depositId: id,
      depositPart: part,
      depositTerm: term,
      depositPlace: place,
    },
  }))
  await expectAllFollowing(tx, all)
}

type Key = { part: DepositPart | null; term: number | null; place: number | null }
const keyOf = ({ part, term, place }: Key) => `${term}/${part}/${place}`
const keyOfRow = (row: ExpectedRow) => keyOf({ part: row.depositPart, term: row.depositTerm, place: row.depositPlace })

/** Replaces the expected transactions of the current term. Reconciled ones are facts: refuses a change that contradicts them. */
export async function replaceParts(
  tx: Tx,
  before: DepositRow,
  after: DepositRow,
  parts: readonly Expectation[],
): Promise<void> {
  const missing = new Map(parts.map(part => [keyOf(part), part]))
  const outdated: string[] = []
  for (const row of await lockVisibleFollowing(tx, { depositId: before.id })) {
    if (row.depositTerm !== before.term || row.depositPart === null) continue
    const wanted = missing.get(keyOfRow(row))
    const isTrue =
      wanted?.amountMinor === row.amountMinor && wanted.date === row.date && after.currency === row.currency
    if (row.status !== 'UNRECONCILED' && !isTrue) throw new Refusal(codes.depositPeriodReconciled)
    const isNamed = after.alias === before.alias && accountOf(after, row.depositPart) === row.bankAccountId
    if (isTrue && (isNamed || row.status !== 'UNRECONCILED')) missing.delete(keyOfRow(row))
    else outdated.push(row.id)
  }
  if (outdated.length > 0) await archiveFollowing(tx, { depositId: before.id }, outdated)
  await expectParts(tx, after, [...missing.values()])
}

/** Archives what was expected after a date, or everything. */
export async function archiveParts(tx: Tx, deposit: DepositRow, after?: string): Promise<void> {
  const rows = (await lockVisibleFollowing(tx, { depositId: deposit.id })).filter(
    ({ date }) => after === undefined || date > after,
  )
  if (rows.some(({ status }) => status !== 'UNRECONCILED')) throw new Refusal(codes.depositPeriodReconciled)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await archiveFollowing(tx, { depositId: deposit.id }, ids)
}
