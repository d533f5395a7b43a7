// Files that customers send, in the portal or by a payment link. Each belongs to its sender until it is used once; unused ones are deleted.
import type { Readable } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { FilePurpose } from '../../../kit/files/table.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { codes } from './errors.ts'
import { holdCaller } from './holdCaller.ts'

/** Purposes of customers' files. */
export const UPLOAD_PURPOSES = [
  'PAYMENT_PROOF',
  'WITHHOLDING_SLIP',
  'CUSTOMER_DOCUMENT',
  'SALES_ORDER_MESSAGE',
  'INVOICE_MESSAGE',
] as const satisfies readonly FilePurpose[]
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** 10 MB each: limits how much unused data can fill the disk. */
const MAX_PER_HOUR = 30

type Sent = { purpose: UploadPurpose; name: string; size: number; contentType: string; content: Readable }

/** A sender of files on the customer's side, and how it is recorded. */
export type Uploader = {
  organizationId: string
  /** Locks the sender, so that uploads are counted correctly; refuses senders without access. */
  hold: (tx: Tx) => Promise<unknown>
  /** The columns stored with a file. */
  kept: { customerId: string; email: string } | { checkoutLinkId: string }
  /** The files that this sender may use. */
  own: SQL
  /** The files that count toward the hourly limit; by default those they may use. */
  counted?: SQL
}

/** A user of the customer portal. */
export const userUploader = (caller: CustomerCaller): Uploader => ({
  organizationId: caller.organizationId,
  hold: tx => holdCaller(tx, caller),
  kept: { customerId: caller.customerId, email: caller.email },
  own: sql`customer_id = ${caller.customerId} and email = ${caller.email}`,
})

/** Stores a customer's file; returns its id. Refuses with CU-27 too many, and files of a wrong type. */
export async function storeUpload(
  { account, files }: { account: Account; files: Files },
  { organizationId, hold, kept, own, counted = own }: Uploader,
  { content, ...announced }: Sent,
): Promise<string> {
  const { database } = account
  const { customerId, email, checkoutLinkId } = { customerId: null, email: null, checkoutLinkId: null, ...kept }
  const { id } = await database.inOrganization(organizationId, null, async tx => {
    await hold(tx)
    // Uploads refused for their content count too.
    await limitPerHour(tx, {
      table: 'customer_upload',
      own: counted,
      most: MAX_PER_HOUR,
      error: codes.customerUploadsTooMany,
    })
    const row = await files.announce(tx, announced)
    await tx.execute(sql`
      insert into customer_upload (organization_id, file_id, customer_id, email, checkout_link_id)
      values (${organizationId}, ${row.id}, ${customerId}, ${email}, ${checkoutLinkId})`)
    return row
  })
  await files.receive(organizationId, null, id, content)
  return id
}

/** Uses up a locked sender's files. CU-28: refuses files of others, and ones that were used before. */
export async function useUploads(tx: Tx, { own }: Pick<Uploader, 'own'>, fileIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update customer_upload set used_at = now()
    where organization_id = ${tx.organizationId} and ${own} and used_at is null
      and file_id = any (${sql.param([...fileIds])}::uuid[])
    returning file_id as id`)
  if (rows.length !== new Set(fileIds).size) throw new Refusal(codes.customerUploadUnknown, { path: 'fileIds' })
}

/** Releases used files: their sender may use them again, or they are deleted as unused. */
export async function releaseUploads(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx.execute(sql`
    update customer_upload set used_at = null
    where organization_id = ${tx.organizationId} and file_id = any (${sql.param([...fileIds])}::uuid[])`)
}
