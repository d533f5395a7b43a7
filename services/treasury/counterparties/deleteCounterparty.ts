import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { counterpartyFields, describeCounterparty } from './describe.ts'
import { deleting } from './events.ts'
import { accountsOf, deleteCounterpartyRow, lockCounterpartyToDelete } from './repository.ts'

/** As many numbers as fit into a message. */
const MAX_NAMED = 3

/** Deletes a counterparty that no record references. */
export async function deleteCounterparty(tx: Tx, id: string): Promise<void> {
  const before = await lockCounterpartyToDelete(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.entityId !== null) throw new Refusal(codes.defaultCounterpartyNotDeletable)
  await refuseWhileUsed(tx, id)
  const accounts = await accountsOf(tx, id)
  if (!(await deleteCounterpartyRow(tx, before))) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'DELETED',
    recordType: 'COUNTERPARTY',
    recordId: id,
    recordLabel: before.alias,
    changes: changesBetween(describeCounterparty(before, accounts), undefined, counterpartyFields),
  })
  tx.emit('counterparty.deleted', id)
}

async function refuseWhileUsed(tx: Tx, id: string): Promise<void> {
  const uses = await tx.raise(deleting, { id, most: MAX_NAMED })
  const total = uses.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return
  const named = uses.flatMap(({ numbers }) => numbers).slice(0, MAX_NAMED)
  const more = total > named.length ? ` (+${total - named.length})` : ''
  throw new Refusal(codes.counterpartyInUse, { params: { uses: `${named.join(', ')}${more}` } })
}
