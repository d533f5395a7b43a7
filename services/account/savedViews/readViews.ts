import { and, asc, eq, or } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Caller } from '../../kit/tokens.ts'
import { savedView, type SavedViewList, type SavedViewRow } from './table.ts'

/** The caller's own views, and shared ones. */
const visibleTo = ({ actorId }: Caller) => or(eq(savedView.ownerId, actorId), eq(savedView.shared, true))

/** Views of a list: the caller's own first, then by age. */
export function listViews(tx: Tx, caller: Caller, list: SavedViewList): Promise<SavedViewRow[]> {
  return tx
    .select()
    .from(savedView)
    .where(and(eq(savedView.list, list), visibleTo(caller)))
    .orderBy(asc(savedView.shared), asc(savedView.createdAt), asc(savedView.id))
}

/** One view; another user's private view is not found. */
export async function readView(tx: Tx, caller: Caller, id: string): Promise<SavedViewRow> {
  const [found] = await tx
    .select()
    .from(savedView)
    .where(and(eq(savedView.id, id), visibleTo(caller)))
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

/** The creator manages a view; another user's shared view requires the permission to manage the organization. */
export const canManage = ({ ownerId }: Pick<SavedViewRow, 'ownerId'>, { actorId, permissions }: Caller): boolean =>
  ownerId === actorId || permissions.has('account.company.manage')
