import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { newId } from '../../kit/ids.ts'
import { counterpartyFields, describeCounterparty } from './describe.ts'
import { checkedValues, type CounterpartyInput, counterpartyConflicts } from './input.ts'
import { insertAccounts, insertCounterparty } from './repository.ts'
import type { CounterpartyRow } from './table.ts'

/** Creates a counterparty with its accounts. */
export async function createCounterparty(tx: Tx, input: CounterpartyInput): Promise<CounterpartyRow> {
  const values = checkedValues(input)
  const accounts = input.bankAccounts.map(({ alias = null, bankCode, accountNumber, accountName }, place) => ({
    id: newId(),
    place,
    alias,
    bankCode,
    accountNumber,
    accountName,
  }))
  const row = await refusing(counterpartyConflicts, async () => {
    const inserted = await insertCounterparty(tx, { ...values, id: newId(), createdBy: tx.actorId })
    await insertAccounts(tx, inserted.id, accounts)
    return inserted
  })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'COUNTERPARTY',
    recordId: row.id,
    recordLabel: row.alias,
    changes: changesBetween(undefined, describeCounterparty(row, accounts), counterpartyFields),
  })
  tx.emit('counterparty.changed', row.id)
  return row
}
