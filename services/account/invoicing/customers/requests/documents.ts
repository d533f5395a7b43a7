// Documents that customers upload by their link: the newest of each kind counts, earlier ones are kept.
import { eq } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import type { Files } from '../../../../kit/files/files.ts'
import { file } from '../../../../kit/files/table.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Account } from '../../../account.ts'
import { retireDocument } from '../documents.ts'
import type { DocumentKind } from '../documentsOfType.ts'
import { customerDocument } from '../table.ts'
import { byLink, countUse, lockRequest, type RequestLink } from './link.ts'

type Sent = { kind: DocumentKind; name: string; size: number; contentType: string; content: Readable }

/** Stores a document; it replaces the previous one of its kind. */
export async function sendDocument(
  { account, files }: { account: Account; files: Files },
  link: RequestLink,
  { kind, content, ...named }: Sent,
): Promise<void> {
  await countUse(account, link, 'uploads')
  const { id } = await byLink(account, link, tx => files.announce(tx, { purpose: 'CUSTOMER_DOCUMENT', ...named }))
  await files.receive(link.organizationId, null, id, content)
  try {
    await byLink(account, link, async tx => {
      await lockRequest(tx, link)
      await retireDocument(tx, link.customerId, kind)
      await tx.insert(customerDocument).values({
        organizationId: tx.organizationId,
        id: newId(),
        customerId: link.customerId,
        kind,
        fileId: id,
        consentedAt: tx.clock.now().toString(),
      })
    })
  } catch (error) {
    // The link ended during the upload: the file must not remain, since it may be an identity card.
    await byLink(account, link, tx => tx.delete(file).where(eq(file.id, id)))
    await files.remove({ organizationId: link.organizationId, id })
    throw error
  }
}

/** The customer removes a document from the request. */
export async function removeDocument(account: Account, link: RequestLink, kind: DocumentKind): Promise<void> {
  await byLink(account, link, async tx => {
    await lockRequest(tx, link)
    await retireDocument(tx, link.customerId, kind)
  })
}
