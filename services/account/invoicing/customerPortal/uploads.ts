// Files that customers' users send by their own page. Each belongs to who sent it until it is used, once; what is never used is deleted.
import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
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
const MOST_AN_HOUR = 30

type Sent = { purpose: UploadPurpose; name: string; size: number; contentType: string; content: Readable }

/** Stores a file of a customer's user; answers its id. Refuses CU-27 too many, and what files of the wrong kind are. */
export async function storeUpload(
  { account, files }: { account: Account; files: Files },
  caller: CustomerCaller,
  { content, ...announced }: Sent,
): Promise<string> {
  const { organizationId, customerId, email } = caller
  const { database } = account
  const { id } = await database.inOrganization(organizationId, null, async tx => {
    await holdCaller(tx, caller)
    await refuseFlood(tx, caller)
    const row = await files.announce(tx, announced)
    await tx.execute(sql`
      insert into customer_upload (organization_id, file_id, customer_id, email)
      values (${organizationId}, ${row.id}, ${customerId}, ${email})`)
    return row
  })
  await files.receive(organizationId, null, id, content)
  return id
}

/** What was refused for its content counts too. */
const refuseFlood = (tx: Tx, { customerId, email }: CustomerCaller) =>
  limitPerHour(tx, {
    table: 'customer_upload',
    own: sql`customer_id = ${customerId} and email = ${email}`,
    most: MOST_AN_HOUR,
    error: codes.customerUploadsTooMany,
  })

/** Uses files up that this user has sent; refuses CU-28 to any other, and to one that was used before. The user is held. */
export async function useUploads(
  tx: Tx,
  { customerId, email }: CustomerCaller,
  fileIds: readonly string[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update customer_upload set used_at = now()
    where organization_id = ${tx.organizationId} and customer_id = ${customerId} and email = ${email} and used_at is null
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
