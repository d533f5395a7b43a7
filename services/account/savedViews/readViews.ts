import { and, asc, eq, or } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Caller } from '../../kit/tokens.ts'
import { savedView, type SavedViewList, type SavedViewRow } from './table.ts'

/** What the caller can see: their own views, and those that are shared with everybody. */
const visibleTo = ({ actorId }: Caller) => or(eq(savedView.ownerId, actorId), eq(savedView.shared, true))

/** Views of a list, the caller's own first, the oldest first. */
export function listViews(tx: Tx, caller: Caller, list: SavedViewList): Promise<SavedViewRow[]> {
  return tx
    .select()
    .from(savedView)
    .where(and(eq(savedView.list, list), visibleTo(caller)))
    .orderBy(asc(savedView.shared), asc(savedView.createdAt), asc(savedView.id))
}

/** One view; another person's own is as absent as one that never was. */
export async function readView(tx: Tx, caller: Caller, id: string): Promise<SavedViewRow> {
  const [found] = await tx
    .select()
    .from(savedView)
    .where(and(eq(savedView.id, id), visibleTo(caller)))
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

/** Whoever made a view manages it; a shared one that another has made needs the right to manage the company. */
export const canManage = ({ ownerId }: Pick<SavedViewRow, 'ownerId'>, { actorId, permissions }: Caller): boolean =>
  ownerId === actorId || permissions.has('account.company.manage')
