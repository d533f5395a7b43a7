// Files that customers send, by their own page or by a payment link. Each belongs to who sent it until it is used, once; what is never used is deleted.
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

/** What customers send files for. */
export const UPLOAD_PURPOSES = [
  'PAYMENT_PROOF',
  'WITHHOLDING_SLIP',
  'CUSTOMER_DOCUMENT',
  'SALES_ORDER_MESSAGE',
  'INVOICE_MESSAGE',
] as const satisfies readonly FilePurpose[]
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Of 10 MB each: nobody fills a disk with what nobody looks at. */
const MAX_PER_HOUR = 30

type Sent = { purpose: UploadPurpose; name: string; size: number; contentType: string; content: Readable }

/** Who sends files as a customer, and how that is kept. */
export type Uploader = {
  organizationId: string
  /** Holds them, so that what is counted of them is counted once; refuses whoever may not send any more. */
  hold: (tx: Tx) => Promise<unknown>
  /** What is kept of them beside a file. */
  kept: { customerId: string; email: string } | { checkoutLinkId: string }
  /** Which files are theirs to use. */
  own: SQL
  /** Which count as theirs within an hour; those that they may use unless it is said. */
  counted?: SQL
}

/** A user of a customer's own page. */
export const userUploader = (caller: CustomerCaller): Uploader => ({
  organizationId: caller.organizationId,
  hold: tx => holdCaller(tx, caller),
  kept: { customerId: caller.customerId, email: caller.email },
  own: sql`customer_id = ${caller.customerId} and email = ${caller.email}`,
})

/** Stores a file that a customer sends; answers its id. Refuses CU-27 too many, and what files of the wrong kind are. */
export async function storeUpload(
  { account, files }: { account: Account; files: Files },
  { organizationId, hold, kept, own, counted = own }: Uploader,
  { content, ...announced }: Sent,
): Promise<string> {
  const { database } = account
  const { customerId, email, checkoutLinkId } = { customerId: null, email: null, checkoutLinkId: null, ...kept }
  const { id } = await database.inOrganization(organizationId, null, async tx => {
    await hold(tx)
    // What was refused for its content counts too.
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

/** Uses files up that somebody has sent; refuses CU-28 to anybody else, and to one that was used before. Who sent them is held. */
export async function useUploads(tx: Tx, { own }: Pick<Uploader, 'own'>, fileIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update customer_upload set used_at = now()
    where organization_id = ${tx.organizationId} and ${own} and used_at is null
      and file_id = any (${sql.param([...fileIds])}::uuid[])
    returning file_id as id`)
  if (rows.length !== new Set(fileIds).size) throw new Refusal(codes.customerUploadUnknown, { path: 'fileIds' })
}

/** Gives files back that were used: who sent them may use them again, or they are deleted as what is never used. */
export async function releaseUploads(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx.execute(sql`
    update customer_upload set used_at = null
    where organization_id = ${tx.organizationId} and file_id = any (${sql.param([...fileIds])}::uuid[])`)
}
