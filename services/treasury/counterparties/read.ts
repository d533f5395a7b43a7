// What sibling modules ask of counterparties.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { counterpartyList, type CounterpartyWithAccounts } from './list.ts'

/** The counterparty of an id; refuses with G-7 an unknown one and one of another organization. */
export async function counterpartyOf(tx: Tx, id: string): Promise<CounterpartyWithAccounts> {
  const row = await counterpartyList.readOne(tx, id)
  if (!row) throw new Refusal(codes.notFound)
  return row
}

/** The alias by which people know it; null for none. */
export async function counterpartyAlias(tx: Tx, id: string | null): Promise<string | null> {
  return id === null ? null : (await counterpartyOf(tx, id)).alias
}
