import type { Tx } from '../../kit/database/database.ts'
import type { Files } from '../../kit/files/files.ts'
import { replaceFiles } from './repository.ts'

/** Makes these uploaded documents, in their order, those of the payment. */
export async function attachFiles(tx: Tx, files: Files, paymentId: string, fileIds: readonly string[]): Promise<void> {
  const unique = [...new Set(fileIds)]
  for (const [place, id] of unique.entries()) await files.storedFile(tx, id, 'PAYMENT_DOCUMENT', `fileIds.${place}`)
  await replaceFiles(tx, paymentId, unique)
}
