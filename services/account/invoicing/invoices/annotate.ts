// What may still be said of an invoice once it is issued: the note for colleagues, and the serial number of its e-meterai.
import { changesBetween } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { invoiceRevisions, tellInvoice } from './describe.ts'
import type { Annotation } from './input.ts'
import { changeInvoice, lockInvoice } from './repository.ts'

const SAID = ['internalNote', 'stampSerial'] as const

/** Replaces both. A document that is printed afterwards is another version; those of before stay as they are. */
export async function annotateInvoice(tx: Tx, id: string, { version, ...said }: Annotation): Promise<void> {
  const before = await lockInvoice(tx, id, 'ANNOTATE', version)
  const changes = changesBetween({ internalNote: before.internalNote, stampSerial: before.stampSerial }, said, SAID)
  if (changes.length === 0) return
  const after = await changeInvoice(tx, before, 'ANNOTATE', said)
  await invoiceRevisions.keep(
    tx,
    id,
    changes.map(change => ({ line: null, ...change })),
  )
  tellInvoice(tx, { action: 'UPDATED', before, after })
}
