// Writing, editing and deleting messages by members; for customers see portal.ts.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { file } from '../../../kit/files/table.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { recordMessageChange } from './describe.ts'
import { codes } from './errors.ts'
import type { MessageEdit, MessageInput } from './input.ts'
import { customerAddresses, mailCustomer, mailMentioned, mayAllRead } from './emails.ts'
import { holdRecord, type Kind, PERMISSIONS, recordOf, type RecordKey, visibilitiesFor } from './records.ts'
import { conversationFile, conversationMessage as message, type MessageRow } from './table.ts'

export const EDIT_MINUTES = 15

export const FILE_PURPOSES = {
  SALES_ORDER: 'SALES_ORDER_MESSAGE',
  INVOICE: 'INVOICE_MESSAGE',
} as const satisfies Record<Kind, string>

type Context = { account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>; files: Files; caller: Caller }

async function refuseStrangers(tx: Tx, key: RecordKey, mentions: readonly string[]): Promise<void> {
  if (!(await mayAllRead(tx, key, mentions))) throw new Refusal(codes.messageMention, { path: 'mentions' })
}

/** Writes a message and emails it at once if it is to the customer. Refuses G-20 without the permission, CV-1, CV-2, CV-7. */
export async function postMessage(tx: Tx, { account, files, caller }: Context, input: MessageInput): Promise<string> {
  const { kind, visibility, body } = input
  if (!visibilitiesFor(kind, caller).includes(visibility)) throw new Refusal(commonErrors.forbidden)
  const record = await holdRecord(tx, input)
  const emails = visibility === 'CUSTOMER' ? await customerAddresses(tx, record) : []
  if (visibility === 'CUSTOMER' && emails.length === 0)
    throw new Refusal(codes.messageNoCustomer, { path: 'visibility' })
  const mentions = [...new Set(input.mentions)]
  await refuseStrangers(tx, input, mentions)
  const id = newId()
  const author = tx.actorName ?? ''
  await tx.insert(message).values({
    organizationId: tx.organizationId,
    id,
    ...columnOf(input),
    visibility,
    authorId: tx.actorId,
    authorName: author,
    body,
    mentions,
    mailedTo: emails,
  })
  await attachFiles(tx, files, { id, kind, fileIds: input.fileIds })
  recordMessageChange(tx, { record, action: 'MESSAGE_WRITTEN', visibility })
  await mailCustomer(tx, account, { record, author, text: body, emails })
  await mailMentioned(tx, account, { record, author, text: body, ids: mentions })
  return id
}

export const columnOf = ({ kind, recordId }: RecordKey) =>
  kind === 'SALES_ORDER' ? { orderId: recordId } : { invoiceId: recordId }

type Attached = { id: string; kind: Kind; fileIds: readonly string[] }

/** Refuses with CV-7 a file of another message. */
export async function attachFiles(tx: Tx, files: Files, { id: messageId, kind, fileIds }: Attached): Promise<void> {
  const { organizationId } = tx
  for (const [place, fileId] of [...new Set(fileIds)].entries()) {
    const row = await files.storedFile(tx, fileId, FILE_PURPOSES[kind], `fileIds.${place}`)
    if (row.createdBy !== tx.actorId) throw new Refusal(commonErrors.notFound)
    const taken = await tx
      .insert(conversationFile)
      .values({ organizationId, messageId, fileId, place })
      .onConflictDoNothing()
      .returning({ fileId: conversationFile.fileId })
    if (taken.length === 0) throw new Refusal(codes.messageFileTaken, { path: `fileIds.${place}` })
  }
}

const withId = (tx: Tx, id: string) => and(eq(message.organizationId, tx.organizationId), eq(message.id, id))

type Locked = { row: MessageRow; isRecent: boolean }

/** Locks the caller's own message; refuses G-7 without the permission to read it, CV-3, CV-5. */
async function lockOwn(tx: Tx, caller: Caller, id: string): Promise<Locked> {
  const [found] = await tx
    .select({
      row: message,
      isRecent: sql<boolean>`${message.createdAt} > now() - make_interval(mins => ${EDIT_MINUTES})`,
    })
    .from(message)
    .where(withId(tx, id))
    .for('no key update')
  if (!found || !caller.permissions.has(PERMISSIONS[recordOf(found.row).kind].view))
    throw new Refusal(commonErrors.notFound)
  const { row } = found
  if (row.authorId === null || row.authorId !== tx.actorId) throw new Refusal(codes.messageNotOwn)
  if (row.deletedAt !== null) throw new Refusal(codes.messageDeleted)
  return found
}

/** Refuses callers who may no longer write such a message. */
function requireWriting(caller: Caller, { visibility, ...row }: MessageRow): void {
  const { kind } = recordOf(row)
  if (!visibilitiesFor(kind, caller).includes(visibility)) throw new Refusal(commonErrors.forbidden)
}

/**
 * Edits the caller's own message within minutes of writing it, by the database's time. Emails only new mentions, and never the customer
 * again.
 */
export async function editMessage(
  tx: Tx,
  { account, caller }: Omit<Context, 'files'>,
  { id, body, version, ...input }: MessageEdit & { id: string },
): Promise<void> {
  const { row, isRecent } = await lockOwn(tx, caller, id)
  requireWriting(caller, row)
  if (!isRecent) throw new Refusal(codes.messageTooOld, { params: { minutes: EDIT_MINUTES } })
  if (row.version !== version) throw new Refusal(commonErrors.staleVersion)
  const key = recordOf(row)
  const record = await holdRecord(tx, key)
  const mentions = [...new Set(input.mentions)]
  await refuseStrangers(tx, key, mentions)
  await tx
    .update(message)
    .set({ body, mentions, editedAt: sql`now()`, version: sql`${message.version} + 1` })
    .where(withId(tx, id))
  recordMessageChange(tx, { record, action: 'MESSAGE_EDITED', visibility: row.visibility })
  const ids = mentions.filter(person => !row.mentions.includes(person))
  await mailMentioned(tx, account, { record, author: row.authorName, text: body, ids })
}

/** Deletes the caller's own message: a marker stays, its text and files don't. The caller deletes the file contents after the commit. */
export async function deleteMessage(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<{ organizationId: string; id: string }[]> {
  const { row } = await lockOwn(tx, caller, id)
  const record = await holdRecord(tx, recordOf(row))
  const { organizationId } = tx
  const ofMessage = and(eq(conversationFile.organizationId, organizationId), eq(conversationFile.messageId, id))
  const attached = await tx.delete(conversationFile).where(ofMessage).returning({ id: conversationFile.fileId })
  for (const { id: fileId } of attached) await tx.delete(file).where(eq(file.id, fileId))
  await tx
    .update(message)
    .set({ body: '', mentions: [], deletedAt: sql`now()`, version: sql`${message.version} + 1` })
    .where(withId(tx, id))
  recordMessageChange(tx, { record, action: 'MESSAGE_DELETED', visibility: row.visibility })
  return attached.map(each => ({ organizationId, id: each.id }))
}
