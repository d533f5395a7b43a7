// Reading messages as a member, and their response shapes.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { attachedFile, attachedFiles } from '../../../kit/files/attachedFiles.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { sortBy } from '../../../kit/list.ts'
import { openPage, pageOf } from '../../../kit/page.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { messageQuery } from './input.ts'
import { customerAddresses } from './emails.ts'
import { ofRecord, PERMISSIONS, recordOf, type RecordKey, visibilitiesFor } from './records.ts'
import { conversationMessage as message, VISIBILITIES } from './table.ts'
import { EDIT_MINUTES } from './write.ts'

const optional = z.string().nullable()

export const messageShape = z
  .object({
    id: z.uuid(),
    visibility: z.enum(VISIBILITIES),
    authorId: z.uuid().nullable().describe('The member or program that wrote it; null: the customer'),
    authorName: z.string().describe('As it was then'),
    customerEmail: optional.describe('Of the customer’s user who wrote it; null: a member or program'),
    body: z.string().describe('Empty once it is deleted'),
    mentions: z.array(z.uuid()),
    files: z.array(attachedFile),
    mailedTo: z.array(z.string()).describe('Where it was mailed to'),
    createdAt: z.string(),
    editedAt: optional,
    deletedAt: optional,
    allowedActions: z.array(z.enum(['EDIT', 'DELETE'])).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'ConversationMessage' })
export const messagePage = pageOf(messageShape)

export const audienceList = z.object({
  items: z.array(
    z
      .object({
        visibility: z.enum(VISIBILITIES),
        emails: z.array(z.string()).describe('Where a message is mailed to'),
      })
      .meta({ id: 'MessageAudience' }),
  ),
})

const columns = {
  id: message.id,
  orderId: message.orderId,
  invoiceId: message.invoiceId,
  visibility: message.visibility,
  authorId: message.authorId,
  authorName: message.authorName,
  customerEmail: message.customerEmail,
  body: message.body,
  mentions: message.mentions,
  files: attachedFiles(
    'conversation_file',
    sql`l.organization_id = ${message.organizationId} and l.message_id = ${message.id}`,
  ),
  mailedTo: message.mailedTo,
  createdAt: message.createdAt,
  editedAt: message.editedAt,
  deletedAt: message.deletedAt,
  isRecent: sql<boolean>`${message.createdAt} > now() - make_interval(mins => ${EDIT_MINUTES})`.as('is_recent'),
  version: message.version,
}

const select = (tx: Tx) => tx.select(columns).from(message)
type Seen = Awaited<ReturnType<typeof select>>[number]

function show({ orderId, invoiceId, isRecent, ...row }: Seen, viewer: Caller): z.infer<typeof messageShape> {
  const isOwn = row.authorId !== null && row.authorId === viewer.actorId && row.deletedAt === null
  const mayWrite = visibilitiesFor(recordOf({ orderId, invoiceId }).kind, viewer).includes(row.visibility)
  return {
    ...row,
    allowedActions: isOwn ? (isRecent && mayWrite ? ['EDIT', 'DELETE'] : ['DELETE']) : [],
  }
}

/** The messages of a record, newest first. */
export async function listMessages(tx: Tx, query: z.infer<typeof messageQuery>, viewer: Caller) {
  const page = openPage<Seen>(query, { sorts: { createdAt: sortBy(message, 'createdAt') }, id: message.id })
  const rows = await select(tx)
    .where(and(eq(message.organizationId, tx.organizationId), ofRecord(query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, row => show(row, viewer))
}

/** Messages by their ids, except those of records that the caller may not see. */
export async function readMessages(tx: Tx, ids: readonly string[], viewer: Caller) {
  const rows = await select(tx).where(and(eq(message.organizationId, tx.organizationId), among(message.id, [...ids])))
  return rows.filter(row => viewer.permissions.has(PERMISSIONS[recordOf(row).kind].view)).map(row => show(row, viewer))
}

/** One message in its current state. */
export async function readMessage(tx: Tx, id: string, viewer: Caller): Promise<z.infer<typeof messageShape>> {
  const [found] = await readMessages(tx, [id], viewer)
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

/** To whom this caller may write now, and the email addresses for it. */
export async function listAudiences(tx: Tx, key: RecordKey, viewer: Caller): Promise<z.infer<typeof audienceList>> {
  const visibilities = visibilitiesFor(key.kind, viewer)
  const emails = await customerAddresses(tx, key)
  return {
    items: visibilities
      .map(visibility => ({ visibility, emails: visibility === 'CUSTOMER' ? emails : [] }))
      .filter(({ visibility }) => visibility === 'INTERNAL' || emails.length > 0),
  }
}
