// Reads of bills for sibling modules.
import { Refusal } from '../../kit/http/problem.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { billList } from './list.ts'

/** The number of a bill; null without a bill. */
export async function billNumber(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await billList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row.number
}
