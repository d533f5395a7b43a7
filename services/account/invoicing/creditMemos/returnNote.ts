// The buyer's note of a return or cancellation (nota retur, nota pembatalan), numbered by its tax office: it reverses VAT of an approved
// tax invoice. It is recorded on the memo for the same credit, up to its amount, and can be undone.
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { businessToday } from '../../organizations/public.ts'
import { halfUpTo, fraction, toRupiah } from '../amounts/public.ts'
import { readInvoice } from '../invoices/public.ts'
import { recordMemoChange } from './describe.ts'
import { codes } from './errors.ts'
import type { ReturnNoteInput } from './input.ts'
import type { CreditMemo } from './list.ts'
import { refuseLocked } from './periodLock.ts'
import { changeMemo, lockMemo } from './repository.ts'

const WHOLE_RUPIAH = 100n

/** The memo's reversal in rupiah: for a foreign invoice by the tax rate at its issue. */
export function rupiahOf({
  baseMinor,
  vatMinor,
  currency,
  rupiahRate,
}: Pick<CreditMemo, 'baseMinor' | 'vatMinor' | 'currency' | 'rupiahRate'>) {
  if (currency === 'IDR' || rupiahRate === null) return { baseMinor, vatMinor }
  const rate = BigInt(rupiahRate)
  return {
    baseMinor: toRupiah(baseMinor, rate),
    vatMinor: halfUpTo(fraction(toRupiah(vatMinor, rate)), WHOLE_RUPIAH),
  }
}

/** Records the note. CM-24: refuses more than the memo credits; CM-25: the date; CM-26: a used number; CM-7: a locked day. */
export async function recordReturnNote(tx: Tx, id: string, { version, number, date, ...taken }: ReturnNoteInput) {
  const before = await lockMemo(tx, { id, action: 'RECORD_RETURN_NOTE', version })
  const most = rupiahOf(before)
  const [baseMinor, vatMinor] = [minorOf(taken.base), minorOf(taken.vat)]
  if (baseMinor > most.baseMinor)
    throw new Refusal(codes.returnNoteAbove, { path: 'base', params: { most: formatMinor(most.baseMinor) } })
  if (vatMinor > most.vatMinor)
    throw new Refusal(codes.returnNoteAbove, { path: 'vat', params: { most: formatMinor(most.vatMinor) } })
  const { invoiceDate } = await readInvoice(tx, before.invoiceId ?? '')
  if (date < invoiceDate || date > (await businessToday(tx))) throw new Refusal(codes.returnNoteDate, { path: 'date' })
  await refuseLocked(tx, date, 'date')
  const after = await refusing({ credit_memo_return_note: { error: codes.returnNoteTaken, path: 'number' } }, () =>
    changeMemo(tx, before, 'RECORD_RETURN_NOTE', {
      returnNoteNumber: number,
      returnNoteOn: date,
      returnNoteBaseMinor: baseMinor,
      returnNoteVatMinor: vatMinor,
      returnNoteRecordedAt: tx.clock.now().toString(),
      returnNoteRecordedBy: tx.actorId,
    }),
  )
  recordMemoChange(tx, { action: 'UPDATED', before, after })
  tx.emit('invoice.changed', before.invoiceId ?? '')
}

/** Removes the note from the memo, with a reason: it belonged to another memo, or is void. CM-7: refuses a locked day. */
export async function undoReturnNote(tx: Tx, id: string, { version, reason }: { version: number; reason: string }) {
  const before = await lockMemo(tx, { id, action: 'UNDO_RETURN_NOTE', version })
  if (before.returnNoteOn !== null) await refuseLocked(tx, before.returnNoteOn)
  const after = await changeMemo(tx, before, 'UNDO_RETURN_NOTE', {
    returnNoteNumber: null,
    returnNoteOn: null,
    returnNoteBaseMinor: null,
    returnNoteVatMinor: null,
    returnNoteRecordedAt: null,
    returnNoteRecordedBy: null,
  })
  recordMemoChange(tx, { action: 'UPDATED', before, after, reason })
  tx.emit('invoice.changed', before.invoiceId ?? '')
}
