import type { Tx } from '../../kit/database/database.ts'
import type { Files } from '../../kit/files/files.ts'
import { replaceFiles } from './repository.ts'

/** Attaches these uploaded documents to the payment, in their order. */
export async function attachFiles(tx: Tx, files: Files, paymentId: string, fileIds: readonly string[]): Promise<void> {
  const links = await files.storedFiles(tx, fileIds, 'PAYMENT_DOCUMENT')
  await replaceFiles(tx, paymentId, links)
}
