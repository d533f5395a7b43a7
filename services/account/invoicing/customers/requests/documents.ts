// The documents that customers send by their link: the newest of each kind counts, earlier ones are kept.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import type { Tx } from '../../../../kit/database/database.ts'
import type { Files } from '../../../../kit/files/files.ts'
import { file } from '../../../../kit/files/table.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Account } from '../../../account.ts'
import type { DocumentKind } from '../documentsOfType.ts'
import { codes } from '../errors.ts'
import { customerDocument } from '../table.ts'
import { byLink, type RequestLink } from './link.ts'

/** What one customer may send in all: a form is no place to store things. */
const MOST_DOCUMENTS = 60

type Sent = { kind: DocumentKind; name: string; size: number; contentType: string; content: Readable }

/** Stores a document; it takes the place of the one of its kind that was there. */
export async function sendDocument(
  { account, files }: { account: Account; files: Files },
  link: RequestLink,
  { kind, content, ...named }: Sent,
): Promise<void> {
  const { id } = await byLink(account, link, async tx => {
    await refuseMany(tx, link)
    return files.announce(tx, { purpose: 'CUSTOMER_DOCUMENT', ...named })
  })
  await files.receive(link.organizationId, null, id, content)
  await byLink(account, link, async tx => {
    await holdLink(tx, link)
    await tx
      .update(customerDocument)
      .set({ replacedAt: sql`now()` })
      .where(and(ofCustomer(tx, link), eq(customerDocument.kind, kind), isNull(customerDocument.replacedAt)))
    await tx.insert(customerDocument).values({
      organizationId: tx.organizationId,
      id: newId(),
      customerId: link.customerId,
      kind,
      fileId: id,
      consentedAt: tx.clock.now().toString(),
    })
  })
}

/** The documents that count now, by kind. */
export const readDocuments = (tx: Tx, link: Pick<RequestLink, 'customerId'>) =>
  tx
    .select({
      kind: customerDocument.kind,
      fileId: customerDocument.fileId,
      name: file.name,
      size: file.size,
      createdAt: customerDocument.createdAt,
    })
    .from(customerDocument)
    .innerJoin(
      file,
      and(eq(file.organizationId, customerDocument.organizationId), eq(file.id, customerDocument.fileId)),
    )
    .where(and(ofCustomer(tx, link), isNull(customerDocument.replacedAt)))
    .orderBy(customerDocument.createdAt)

const ofCustomer = (tx: Tx, { customerId }: Pick<RequestLink, 'customerId'>) =>
  and(eq(customerDocument.organizationId, tx.organizationId), eq(customerDocument.customerId, customerId))

/** While it is held nobody sends the form: what is reviewed is what was sent with it. */
async function holdLink(tx: Tx, { invitationId }: RequestLink): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from customer_invitation
    where organization_id = ${tx.organizationId} and id = ${invitationId}
      and used_at is null and cancelled_at is null and expires_at > now()
    for no key update`)
  if (rows.length === 0) throw new Refusal(codes.customerLinkInvalid)
}

async function refuseMany(tx: Tx, link: RequestLink): Promise<void> {
  const sent = await tx.$count(customerDocument, ofCustomer(tx, link))
  if (sent >= MOST_DOCUMENTS) throw new Refusal(codes.customerTooManyDocuments, { params: { maximum: MOST_DOCUMENTS } })
}
