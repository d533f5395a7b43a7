import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { newId } from '../../kit/ids.ts'
import { bankingCalendarFrom } from '../bankingDays/public.ts'
import { takeNumber } from '../numbers/public.ts'
import { businessToday } from '../projection/public.ts'
import { advance } from './advance.ts'
import { recordDepositChange } from './describe.ts'
import { expectParts } from './expectedOf.ts'
import { checkedValues, type DepositInput } from './input.ts'
import { depositConflicts, insertDeposit, insertPeriods } from './repository.ts'
import { expectationsOf, placementOf } from './rules/expectations.ts'
import { periodsOf } from './rules/schedule.ts'
import type { DepositRow } from './table.ts'
import { firstTerm, termColumns, termsOf } from './terms.ts'

/** Creates a deposit. One issued in the past is advanced to today at once. */
export async function createDeposit(tx: Tx, input: DepositInput): Promise<DepositRow> {
  const values = await checkedValues(tx, input)
  const term = firstTerm(values)
  const periods = periodsOf(termsOf(values), term, await bankingCalendarFrom(tx, term.startsOn))
  const number = await takeNumber(tx, 'DEP')
  const row = await refusing(depositConflicts, () =>
    insertDeposit(tx, {
      ...values,
      ...termColumns(periods, values.renewal),
      id: newId(),
      number,
      nextStepOn: values.issuedOn,
      createdBy: tx.actorId,
    }),
  )
  await insertPeriods(tx, row.id, periods, row.renewal === 'PRINCIPAL_AND_INTEREST')
  await expectParts(tx, row, [placementOf(row.issuedOn, row.amountMinor), ...expectationsOf(periods, row.renewal)])
  await recordDepositChange(tx, 'CREATED', { after: row })
  return advance(tx, row, await businessToday(tx))
}
