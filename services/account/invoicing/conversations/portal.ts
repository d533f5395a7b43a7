// A conversation in the customer portal: messages to the customer, and their answers. Internal messages are hidden by row-level security.
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { attachedFile, attachedFiles } from '../../../kit/files/attachedFiles.ts'
import type { Files } from '../../../kit/files/files.ts'
import { file, type FileRow } from '../../../kit/files/table.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { holdCaller, userUploader, useUploads } from '../customerPortal/public.ts'
import { recordMessageChange } from './describe.ts'
import { codes } from './errors.ts'
import type { PortalMessageInput } from './input.ts'
import { mailAnswer } from './emails.ts'
import { holdRecord, ofRecord, type RecordKey } from './records.ts'
import { conversationFile, conversationMessage as message } from './table.ts'
import { attachFiles, columnOf } from './write.ts'

/** A conversation about one document rarely has more; older ones are available from the organization. */
const MAX_SHOWN = 200
/** Each one emails members, so customers must not flood them. */
const MAX_PER_HOUR = 20

export const portalMessageShape = z
  .object({
    id: z.uuid(),
    isOwnSide: z.boolean().describe('Somebody of the customer wrote it'),
    authorName: z.string(),
    body: z.string().describe('Empty once it is deleted'),
    files: z.array(attachedFile),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    deletedAt: z.string().nullable(),
  })
  .meta({ id: 'PortalMessage' })
export const portalMessageList = z.object({ items: z.array(portalMessageShape) })

/** Messages to and from the customer: the 200 newest, oldest first. */
export async function listPortalMessages(tx: Tx, key: RecordKey): Promise<z.infer<typeof portalMessageList>> {
  const rows = await tx
    .select({
      id: message.id,
      isOwnSide: sql<boolean>`${message.customerEmail} is not null`,
      authorName: message.authorName,
      body: message.body,
      files: attachedFiles(
        'conversation_file',
        sql`l.organization_id = ${message.organizationId} and l.message_id = ${message.id}`,
      ),
      createdAt: message.createdAt,
      editedAt: message.editedAt,
      deletedAt: message.deletedAt,
    })
    .from(message)
    // The row policy says the same; repeated here, since the others must never be shown.
    .where(and(ofRecord(key), eq(message.visibility, 'CUSTOMER')))
    .orderBy(sql`${message.createdAt} desc`, sql`${message.id} desc`)
    .limit(MAX_SHOWN)
  return { items: rows.toReversed() }
}

/** A file that was sent to the customer. */
export async function readPortalFile(
  tx: Tx,
  fileId: string,
): Promise<Pick<FileRow, 'organizationId' | 'id' | 'name' | 'size'>> {
  const [row] = await tx
    .select({ organizationId: file.organizationId, id: file.id, name: file.name, size: file.size })
    .from(file)
    .innerJoin(
      conversationFile,
      and(eq(conversationFile.organizationId, file.organizationId), eq(conversationFile.fileId, file.id)),
    )
    .where(eq(file.id, fileId))
    .orderBy(asc(file.id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** Checks that the customer sees the record: read in the customer's role, so that others are not found. */
export async function requireShown(tx: Tx, { kind, recordId }: RecordKey): Promise<void> {
  const table = sql.identifier(kind === 'SALES_ORDER' ? 'sales_order' : 'invoice')
  const { rows } = await tx.execute(sql`select 1 from ${table} where id = ${recordId}`)
  if (rows.length === 0) throw new Refusal(commonErrors.notFound)
}

/** Refuses users who lost access, and with CV-6 too many messages. */
async function refuseAnswer(tx: Tx, caller: CustomerCaller): Promise<void> {
  await holdCaller(tx, caller)
  // Only after locking the user, so that concurrent messages count too.
  await limitPerHour(tx, {
    table: 'conversation_message',
    own: sql`customer_email = ${caller.email}`,
    most: MAX_PER_HOUR,
    error: codes.messageTooMany,
  })
}

type Answering = { files: Files; caller: CustomerCaller; input: PortalMessageInput }

/** Writes an answer of a customer's user, and emails it to the conversation's members. Refuses G-7, G-10, CU-28, CV-6. */
export async function answerMessage(
  tx: Tx,
  account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>,
  { files, caller, input }: Answering,
): Promise<string> {
  await refuseAnswer(tx, caller)
  const record = await holdRecord(tx, input)
  if (!record.isShown || record.customerId !== caller.customerId) throw new Refusal(commonErrors.notFound)
  const id = newId()
  await tx.insert(message).values({
    organizationId: tx.organizationId,
    id,
    ...columnOf(input),
    visibility: 'CUSTOMER',
    customerEmail: caller.email,
    authorName: caller.email,
    body: input.body,
  })
  await useUploads(tx, userUploader(caller), input.fileIds)
  await attachFiles(tx, files, { id, kind: input.kind, fileIds: input.fileIds })
  recordMessageChange(tx, { record, action: 'MESSAGE_WRITTEN', visibility: 'CUSTOMER' })
  await mailAnswer(tx, account, { record, author: caller.email, text: input.body })
  return id
}
