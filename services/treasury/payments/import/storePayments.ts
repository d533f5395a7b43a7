// Creates the payments of a file like single ones.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import { paymentFields, paymentInWords, emitPaymentChanged } from '../describe.ts'
import type { ValidatedPayment } from './validate.ts'
import { insertPayments } from './repository.ts'
import type { PaymentKind } from '../table.ts'

type Import = {
  importId: string
  kind: PaymentKind
  /** The users who uploaded and imported the file. */
  authorIds: string[]
}

/** Stores payments for approval, with the numbers reserved for them. */
export async function storePayments(
  tx: Tx,
  { importId, kind, authorIds }: Import,
  payments: readonly ValidatedPayment[],
  numberOf: (place: number) => string,
): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const createdAt = tx.clock.now().toString()
  const rows = payments.map(({ content }, place) => ({
    ...content,
    organizationId,
    id: newId(),
    number: numberOf(place),
    kind,
    importId,
    createdBy,
    authorIds,
    createdAt,
  }))
  await insertPayments(tx, rows)
  for (const [place, { names }] of payments.entries()) {
    const row = rows[place]!
    recordActivity(tx, {
      action: 'CREATED',
      recordType: 'PAYMENT',
      recordId: row.id,
      recordLabel: row.number,
      changes: changesBetween(undefined, paymentInWords(row, names), paymentFields),
    })
    emitPaymentChanged(tx, row, 'payment.made')
  }
}
