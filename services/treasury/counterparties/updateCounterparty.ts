import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { codes } from './errors.ts'
import { counterpartyFields, describeCounterparty } from './describe.ts'
import { accountsRemoving, deactivating, widening } from './events.ts'
import { type AccountInput, checkedValues, type CounterpartyInput, counterpartyConflicts } from './input.ts'
import {
  accountsOf,
  changeAccount,
  changeCounterparty,
  insertAccounts,
  lockCounterparty,
  removeAccounts,
} from './repository.ts'
import type { CounterpartyAccountRow, CounterpartyRow } from './table.ts'

export type CounterpartyEdit = CounterpartyInput & { version: number }

/** A counterparty after a change; `widens`: it has been paid before, and got another account that can be paid. */
type UpdatedCounterparty = { counterparty: CounterpartyRow; widens: boolean }

/** Replaces the editable values of a counterparty; removes omitted accounts. */
export async function updateCounterparty(tx: Tx, id: string, edit: CounterpartyEdit): Promise<UpdatedCounterparty> {
  const before = await lockCounterparty(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.entityId !== null) throw new Refusal(codes.defaultCounterpartyNotEditable)
  // Reported before errors in the values: what the user saw is no longer current.
  if (before.version !== edit.version) throw new Refusal(commonErrors.staleVersion)
  const values = checkedValues({ ...edit, status: edit.status ?? before.status })
  const accountsBefore = await accountsOf(tx, id)
  refuseEditedAccounts(edit.bankAccounts, accountsBefore)
  if (before.status === 'ACTIVE' && values.status === 'INACTIVE') await tx.raise(deactivating, { id })

  const after = await refusing(counterpartyConflicts, async () => {
    const changed = await changeCounterparty(tx, id, edit.version, values)
    if (!changed) throw new Refusal(commonErrors.staleVersion)
    await replaceAccounts(tx, id, edit.bankAccounts, accountsBefore)
    return changed
  })
  const accountsAfter = await accountsOf(tx, id)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'COUNTERPARTY',
    recordId: id,
    recordLabel: after.alias,
    changes: changesBetween(
      describeCounterparty(before, accountsBefore),
      describeCounterparty(after, accountsAfter),
      counterpartyFields,
    ),
  })
  tx.emit('counterparty.changed', id)
  const adds = edit.bankAccounts.some(account => !account.id)
  return { counterparty: after, widens: adds && (await tx.raise(widening, { id })).includes(true) }
}

/** Number and name of an existing account can't change: payments were approved for them. */
function refuseEditedAccounts(inputs: readonly AccountInput[], existing: readonly CounterpartyAccountRow[]) {
  const byId = new Map(existing.map(account => [account.id, account]))
  const errors = inputs.flatMap(({ id, bankCode, accountNumber, accountName }, index): FieldRefusal[] => {
    if (!id) return []
    const account = byId.get(id)
    const path = `bankAccounts.${index}`
    if (!account) return [{ path: `${path}.id`, error: commonErrors.notFound }]
    if (account.bankCode !== bankCode || account.accountNumber !== accountNumber)
      return [{ path: `${path}.accountNumber`, error: codes.accountNumberNotEditable }]
    if (account.accountName !== accountName)
      return [{ path: `${path}.accountName`, error: codes.accountNameNotEditable }]
    return []
  })
  const [first] = errors
  if (first && typeof first.error !== 'string') throw new Refusal(first.error, { errors })
}

async function replaceAccounts(
  tx: Tx,
  counterpartyId: string,
  inputs: readonly AccountInput[],
  existing: readonly CounterpartyAccountRow[],
) {
  const kept = new Set(inputs.map(input => input.id))
  const removed = existing.filter(account => !kept.has(account.id)).map(account => account.id)
  await tx.raise(accountsRemoving, { accountIds: removed })
  await removeAccounts(tx, removed)
  const placed = inputs.map((input, place) => ({ ...input, alias: input.alias ?? null, place }))
  for (const { id, alias, place } of placed) if (id) await changeAccount(tx, { id, alias, place })
  await insertAccounts(
    tx,
    counterpartyId,
    placed.filter(input => !input.id).map(input => ({ ...input, id: newId() })),
  )
}
