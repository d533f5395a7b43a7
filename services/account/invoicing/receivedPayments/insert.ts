// Stores a received payment, whatever its source, and handles its excess over the invoices that it pays.
import { stepped } from '../../../kit/database/stepped.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor } from '../../../kit/money.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { openOverpayment } from '../creditMemos/public.ts'
import { amountOf } from '../invoices/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { type PaymentMethod, receivedPayment as table, type ReceivedPaymentRow } from './table.ts'

const MAX_SEARCH_LENGTH = 1_000
/** Unapplied money of these methods may be an advance, as users record it themselves. */
const ADVANCES: readonly PaymentMethod[] = ['CASH', 'CHEQUE', 'OTHER']

type RequiredValues = 'method' | 'customerId' | 'customerName' | 'paymentDate' | 'currency' | 'amountMinor'
type NewPayment = Pick<typeof table.$inferInsert, RequiredValues> &
  Partial<Omit<typeof table.$inferInsert, RequiredValues | 'organizationId' | 'id' | 'number' | 'searchText'>>

/** Stores a payment with the year's next number. Search finds it by the numbers of the invoices that it pays. */
export async function insertPayment(
  tx: Tx,
  payment: NewPayment,
  invoices: readonly { number: string | null }[],
): Promise<ReceivedPaymentRow> {
  const { paymentDate: date, customerName, amountMinor, reference, note } = payment
  const { paymentPrefix: prefix } = await readOrderSettings(tx)
  const number = await takeDocumentNumber(tx, { kind: 'RECEIVED_PAYMENT', date, prefix })
  const words = [number, customerName, reference, formatMinor(amountMinor), note, ...invoices.map(one => one.number)]
  const [row] = await tx
    .insert(table)
    .values({
      status: 'SUCCEEDED',
      ...stepped(tx),
      ...payment,
      organizationId: tx.organizationId,
      id: newId(),
      number,
      searchText: words.join(' ').toLowerCase().slice(0, MAX_SEARCH_LENGTH),
    })
    .returning()
  return row!
}

/**
 * A payment's excess over the invoices that it pays becomes credit. One that users recorded without applications is an advance, which they
 * apply themselves.
 */
export function restOf(
  { method, amountMinor }: Pick<ReceivedPaymentRow, 'method' | 'amountMinor'>,
  applied: readonly { amountMinor: bigint }[],
) {
  const restMinor = amountMinor - amountOf(applied)
  return applied.length === 0 && ADVANCES.includes(method)
    ? { unappliedMinor: restMinor, overpaidMinor: 0n }
    : { unappliedMinor: 0n, overpaidMinor: restMinor }
}

/** Stores the rest of a payment as credit; a claim's credit becomes usable only by a bank line. */
export async function keepRest(tx: Tx, payment: ReceivedPaymentRow, amountMinor: bigint): Promise<void> {
  const isPending = payment.verification === 'UNVERIFIED'
  if (amountMinor > 0n) await openOverpayment(tx, { payment, amountMinor, isPending })
}
