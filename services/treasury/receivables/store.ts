// Turns an invoice's snapshot into expected transactions: one for each part of it. Storing the same or an older snapshot again changes
// nothing.
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import { adjustFollowing, expectAllFollowing, lockAllFollowing } from '../expectedTransactions/public.ts'
import { customerAsCounterparty, namesOf } from './customer.ts'
import type { InvoiceSnapshot } from './snapshot.ts'
import { receivable } from './table.ts'

/** Maximum length of a description, as for one that a user enters. */
const MAX_DESCRIPTION = 500
/** Maximum length of a value of additional data. */
const MAX_VALUE = 200

/** Updates the expected transactions of an invoice to the cash that the account service expects, in one transaction. */
export async function storeInvoice(
  database: Pick<Database, 'inOrganization'>,
  organizationId: string,
  snapshot: InvoiceSnapshot,
): Promise<void> {
  await database.inOrganization(organizationId, null, async tx => {
    if (!(await storeNewer(tx, snapshot))) return
    const expected = new Map(
      (await lockAllFollowing(tx, { invoiceId: snapshot.id })).map(row => [row.invoicePartId, row]),
    )
    const parts = snapshot.parts.map(part => ({ ...part, amountMinor: part.receivedByBank + part.expectedCash }))
    const missing = parts.filter(({ partId, amountMinor }) => amountMinor > 0n && !expected.has(partId))
    if (missing.length === 0 && expected.size === 0) return
    const counterpartyId = await customerAsCounterparty(tx, snapshot.customer)
    await tx
      .update(receivable)
      .set({ counterpartyId, knownAs: namesOf(snapshot.customer) })
      .where(and(eq(receivable.organizationId, tx.organizationId), eq(receivable.id, snapshot.id)))
    const valuesOf = (part: (typeof parts)[number]) => ({
      date: part.dueDate,
      promisedOn: part.promisedOn,
      description: [snapshot.number, snapshot.customer.legalName, part.name]
        .filter(text => text !== null)
        .join(' ')
        .slice(0, MAX_DESCRIPTION),
      amountMinor: part.amountMinor,
      counterpartyId,
      data: namedBy(snapshot),
    })
    for (const part of parts) {
      const row = expected.get(part.partId)
      if (row) await adjustFollowing(tx, row, valuesOf(part))
    }
    await expectAllFollowing(
      tx,
      missing.map(part => ({
        follows: { field: 'invoice' as const, number: snapshot.number },
        values: {
          ...valuesOf(part),
          direction: 'CREDIT' as const,
          currency: snapshot.currency,
          source: 'INVOICE' as const,
          invoiceId: snapshot.id,
          invoicePartId: part.partId,
        },
      })),
    )
  })
}

/** Customers often write their own order number in payments; banks print the number of the virtual account. */
const namedBy = ({ purchaseOrderNumber, virtualAccountNumbers }: InvoiceSnapshot) => [
  ...(purchaseOrderNumber === null ? [] : [{ key: 'PO', value: purchaseOrderNumber.slice(0, MAX_VALUE) }]),
  ...virtualAccountNumbers.map((value, place) => ({ key: place === 0 ? 'VA' : `VA ${place + 1}`, value })),
]

/** Stores the snapshot of an invoice, locked; false if the stored one is as new or newer. */
async function storeNewer(tx: Tx, snapshot: InvoiceSnapshot): Promise<boolean> {
  const { id, number, customer, claim, version } = snapshot
  const claimed = { claimedMinor: claim?.amount ?? null, claimedOn: claim?.since ?? null }
  const rows = await tx
    .insert(receivable)
    .values({
      organizationId: tx.organizationId,
      id,
      number,
      customerId: customer.id,
      knownAs: namesOf(customer),
      ...claimed,
      version,
    })
    .onConflictDoUpdate({
      target: [receivable.organizationId, receivable.id],
      set: { number, version, ...claimed },
      setWhere: sql`${receivable.version} < ${version}`,
    })
    .returning({ id: receivable.id })
  return rows.length > 0
}
