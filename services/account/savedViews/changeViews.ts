import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Caller } from '../../kit/tokens.ts'
import { codes } from './errors.ts'
import { canManage, readView } from './readViews.ts'
import { savedView, type SavedViewList, type SavedViewRow } from './table.ts'

export type ViewInput = { name: string; query: string; shared: boolean }

/** The maximum of a user's views per list. */
const MAX_VIEWS = 50

const conflicts = {
  saved_view_own_name: { error: codes.savedViewNameExists, path: 'name' },
  saved_view_shared_name: { error: codes.sharedViewNameExists, path: 'name' },
}

export async function createView(
  tx: Tx,
  caller: Caller,
  { list, ...input }: ViewInput & { list: SavedViewList },
): Promise<SavedViewRow> {
  await refuseTooMany(tx, caller, list)
  const { organizationId } = tx
  const values = { ...input, list, organizationId, id: newId(), ownerId: caller.actorId }
  const [made] = await refusing(conflicts, () => tx.insert(savedView).values(values).returning())
  if (!made) throw new Error('no view was written')
  tell(tx, 'CREATED', undefined, made)
  return made
}

export async function updateView(
  tx: Tx,
  caller: Caller,
  { id, version }: Pick<SavedViewRow, 'id' | 'version'>,
  input: ViewInput,
): Promise<SavedViewRow> {
  const before = await manageableView(tx, caller, id)
  const [after] = await refusing(conflicts, () =>
    tx
      .update(savedView)
      .set({ ...input, version: sql`${savedView.version} + 1` })
      .where(and(eq(savedView.id, id), eq(savedView.version, version)))
      .returning(),
  )
  if (!after) throw new Refusal(commonErrors.staleVersion)
  tell(tx, 'UPDATED', before, after)
  return after
}

export async function deleteView(tx: Tx, caller: Caller, id: string, version: number): Promise<void> {
  const before = await manageableView(tx, caller, id)
  const { rowCount } = await tx.delete(savedView).where(and(eq(savedView.id, id), eq(savedView.version, version)))
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  tell(tx, 'DELETED', before, undefined)
}

async function manageableView(tx: Tx, caller: Caller, id: string): Promise<SavedViewRow> {
  const found = await readView(tx, caller, id)
  if (!canManage(found, caller)) throw new Refusal(commonErrors.forbidden)
  return found
}

/** Serializes creating a user's views of a list, so that two concurrent ones can't both take the last place. */
async function refuseTooMany(tx: Tx, { actorId }: Caller, list: SavedViewList): Promise<void> {
  const scope = `saved_view/${tx.organizationId}/${actorId}/${list}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 0))`)
  const present = await tx.$count(savedView, and(eq(savedView.ownerId, actorId), eq(savedView.list, list)))
  if (present >= MAX_VIEWS) throw new Refusal(codes.tooManySavedViews, { params: { maximum: MAX_VIEWS } })
}

/** A user's own views are private: only views that are, were or become shared are logged. */
function tell(
  tx: Tx,
  action: 'CREATED' | 'UPDATED' | 'DELETED',
  before: SavedViewRow | undefined,
  after: SavedViewRow | undefined,
) {
  const row = after ?? before
  if (!row || !(before?.shared || after?.shared)) return
  recordActivity(tx, {
    action,
    recordType: 'SAVED_VIEW',
    recordId: row.id,
    recordLabel: row.name,
    changes: changesBetween(before, after, ['name', 'query', 'shared']),
  })
}
