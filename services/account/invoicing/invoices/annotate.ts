// What can still be edited on an issued invoice: the internal note, and the serial number of its e-meterai.
import { changesBetween } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { invoiceRevisions, recordInvoiceChange } from './describe.ts'
import type { Annotation } from './input.ts'
import { changeInvoice, lockInvoice } from './repository.ts'

const SAID = ['internalNote', 'stampSerial'] as const

/** Replaces both. Documents printed later are a new version; earlier ones stay unchanged. */
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
  recordInvoiceChange(tx, { action: 'UPDATED', before, after })
}
