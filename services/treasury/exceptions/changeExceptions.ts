// Users' actions on exceptions: assign, comment, resolve.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { codes } from './errors.ts'
import { member } from '../projection/public.ts'
import { emitExceptionChanged } from './findExceptions.ts'
import { type ExceptionAction, statesOf } from './lifecycle.ts'
import { type CommentRow, exception, exceptionComment, type ExceptionRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(exception.organizationId, tx.organizationId), eq(exception.id, id))

/** Assigns it to a colleague, or to no user. */
export async function assignException(tx: Tx, id: string, assigneeId: string | null): Promise<ExceptionRow> {
  const name = assigneeId && (await nameOf(tx, assigneeId))
  const row = await change(tx, id, 'ASSIGN', { assigneeId })
  tell(tx, row, [{ field: 'assignee', before: null, after: name }])
  return row
}

/** Starts work on it; without an assignee it is assigned to the caller. */
export async function startException(tx: Tx, id: string): Promise<ExceptionRow> {
  const row = await change(tx, id, 'START', {
    status: 'IN_PROGRESS',
    assigneeId: sql`coalesce(${exception.assigneeId}, ${tx.actorId}::uuid)`,
  })
  tell(tx, row, [{ field: 'status', before: 'OPEN', after: 'IN_PROGRESS' }])
  return row
}

/** Resolves it manually, with a note. While its cause lasts it is not raised again. */
export async function resolveException(tx: Tx, id: string, note: string): Promise<ExceptionRow> {
  const row = await change(tx, id, 'RESOLVE', {
    status: 'RESOLVED',
    resolution: 'BY_PERSON',
    resolutionNote: note,
    resolvedAt: sql`now()`,
    resolvedBy: tx.actorId,
  })
  tell(tx, row, [{ field: 'status', before: null, after: 'RESOLVED' }], note)
  return row
}

/** Reopens an exception that was resolved too early. */
export async function reopenException(tx: Tx, id: string): Promise<ExceptionRow> {
  const row = await change(tx, id, 'REOPEN', {
    status: 'OPEN',
    resolution: null,
    resolutionNote: null,
    resolvedAt: null,
    resolvedBy: null,
    causeEndedAt: null,
  })
  tell(tx, row, [{ field: 'status', before: 'RESOLVED', after: 'OPEN' }])
  return row
}

/** Adds a comment. */
export async function commentOnException(tx: Tx, id: string, text: string): Promise<CommentRow> {
  const row = await exceptionOf(tx, id)
  const [made] = await tx
    .insert(exceptionComment)
    .values({
      organizationId: tx.organizationId,
      id: newId(),
      exceptionId: row.id,
      authorId: tx.actorId,
      authorName: tx.actorName,
      text,
    })
    .returning()
  if (!made) throw new Error('no comment was written')
  tell(tx, row, [{ field: 'comment', before: null, after: text }])
  return made
}

/** The comments on these exceptions, oldest first. */
export function commentsOn(tx: Tx, exceptionIds: readonly string[]): Promise<CommentRow[]> {
  return tx
    .select()
    .from(exceptionComment)
    .where(
      and(
        eq(exceptionComment.organizationId, tx.organizationId),
        inArray(exceptionComment.exceptionId, [...exceptionIds]),
      ),
    )
    .orderBy(exceptionComment.createdAt, exceptionComment.id)
}

type Values = Parameters<ReturnType<Tx['update']>['set']>[0]

async function change(tx: Tx, id: string, action: ExceptionAction, values: Values): Promise<ExceptionRow> {
  const [row] = await tx
    .update(exception)
    .set({ ...values, version: sql`${exception.version} + 1` })
    .where(and(withId(tx, id), inArray(exception.status, statesOf(action))))
    .returning()
  if (row) return row
  await exceptionOf(tx, id)
  throw new Refusal(codes.exceptionStateInvalid)
}

async function exceptionOf(tx: Tx, id: string): Promise<ExceptionRow> {
  const [row] = await tx.select().from(exception).where(withId(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: member.fullName })
    .from(member)
    .where(and(eq(member.organizationId, tx.organizationId), eq(member.userId, userId)))
  if (!row) throw new Refusal(codes.exceptionAssigneeNotMember, { path: 'assigneeId' })
  return row.name
}

function tell(
  tx: Tx,
  row: ExceptionRow,
  changes: { field: string; before: string | null; after: string | null }[],
  reason?: string,
) {
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'EXCEPTION',
    recordId: row.id,
    recordLabel: row.label,
    changes,
    ...(reason && { reason }),
  })
  emitExceptionChanged(tx, row)
}
