// Transfer proofs that customers send, in the portal or by a payment link. A proof pays nothing until staff confirm it, which makes it a
// claim, or a bank line shows it.
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Currency } from '../../../kit/money.ts'
import { businessToday } from '../../organizations/public.ts'
import { type Invoice, isLive, lockInvoices } from '../invoices/public.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { codes } from './errors.ts'
import { insertPayment } from './insert.ts'
import { refuseLocked } from './periodLock.ts'
import { attachFiles, confirmHeld } from './record.ts'
import { readReceivedPayment } from './repository.ts'
import { receivedPayment as table, type ReceivedPaymentRow } from './table.ts'

/** The sender on the customer's side: a user of the portal, or the holder of a payment link. */
export type SentBy = { customerEmail: string } | { checkoutLinkId: string }

export type NewProof = {
  customer: { id: string; name: string }
  sentBy: SentBy
  currency: Currency
  paymentDate: string
  senderBank: string
  reference: string | null
  /** The customer's invoices that it pays, and how much of each. */
  applications: readonly { invoice: Pick<Invoice, 'id' | 'number'>; amountMinor: bigint }[]
  fileIds: readonly string[]
}

/** Stores a proof. PY-2: refuses one without file; PY-6: a date after today; PY-7: a date in a locked period. */
export async function recordProof(tx: Tx, files: Files, proof: NewProof): Promise<ReceivedPaymentRow> {
  const { customer, sentBy, currency, paymentDate, senderBank, reference, applications, fileIds } = proof
  if (paymentDate > (await businessToday(tx))) throw new Refusal(codes.receivedPaymentDate, { path: 'paymentDate' })
  await refuseLocked(tx, paymentDate, 'paymentDate')
  if (fileIds.length === 0) throw new Refusal(codes.paymentProofMissing, { path: 'fileIds' })
  const row = await insertPayment(
    tx,
    {
      status: 'PENDING',
      method: 'BANK_TRANSFER',
      verification: 'UNVERIFIED',
      customerId: customer.id,
      customerName: customer.name,
      ...sentBy,
      senderBank,
      proofOf: applications.map(({ invoice }) => invoice.id),
      reference,
      paymentDate,
      currency,
      amountMinor: applications.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      planned: applications.map(({ invoice, amountMinor }) => ({ invoiceId: invoice.id, amount: String(amountMinor) })),
    },
    applications.map(({ invoice }) => invoice),
  )
  await attachFiles(tx, files, row.id, fileIds)
  recordReceivedPaymentChange(tx, { action: 'CREATED', before: undefined, after: row })
  return row
}

/** Whether a payment is a pending proof for one of these invoices. */
export const isWaitingProof = (tx: Tx, payment: SQL, invoiceIds: SQL): SQL => sql`(
  ${payment}.organization_id = ${tx.organizationId} and ${payment}.status = 'PENDING' and ${payment}.method = 'BANK_TRANSFER'
  and exists (select from jsonb_array_elements(${payment}.planned) one where (one ->> 'invoiceId')::uuid = any (${invoiceIds})))`

/** Pending proofs for one of these invoices, oldest first. */
async function waitingProofs(tx: Tx, invoiceIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(isWaitingProof(tx, sql`${table}`, sql`${sql.param([...invoiceIds])}::uuid[]`))
    .orderBy(asc(table.paymentDate), asc(table.createdAt), asc(table.id))
  return rows.map(({ id }) => id)
}

/**
 * A match covers proofs: each one covered in full becomes a claim, which the match then verifies, so that nothing counts twice. Earlier
 * claims of users come first. Proofs and invoices are locked; a proof sent since then waits for staff.
 */
export async function confirmShownProofs(
  tx: Tx,
  locked: readonly Invoice[],
  paidMinor: ReadonlyMap<string, bigint>,
): Promise<void> {
  const left = new Map(locked.map(({ id, unverifiedMinor }) => [id, (paidMinor.get(id) ?? 0n) - unverifiedMinor]))
  for (const id of await waitingProofs(tx, [...left.keys()])) {
    const proof = await readReceivedPayment(tx, id)
    // All its invoices must be locked: a proof that also pays other invoices is left to staff.
    if (!proof.planned.every(({ invoiceId }) => left.has(invoiceId))) continue
    const invoices = await lockInvoices(
      tx,
      proof.planned.map(({ invoiceId }) => invoiceId),
    )
    const isCovered = proof.planned.every(({ invoiceId, amount }) => {
      const invoice = invoices.get(invoiceId)
      const wanted = BigInt(amount)
      return invoice && isLive(invoice) && wanted <= invoice.remainingMinor && wanted <= left.get(invoiceId)!
    })
    if (!isCovered) continue
    await confirmHeld(tx, proof, invoices)
    for (const { invoiceId, amount } of proof.planned) left.set(invoiceId, left.get(invoiceId)! - BigInt(amount))
  }
}

/** The amounts of a customer's pending proofs, by invoice. */
export async function checkingOf(tx: Tx, customerId: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await tx.execute<{ invoiceId: string; minor: string }>(sql`
    select p ->> 'invoiceId' as "invoiceId", sum((p ->> 'amount')::bigint)::text as minor
    from received_payment r cross join lateral jsonb_array_elements(r.planned) p
    where r.organization_id = ${tx.organizationId} and r.customer_id = ${customerId} and r.status = 'PENDING'
      and r.method = 'BANK_TRANSFER'
    group by 1`)
  return new Map(rows.map(({ invoiceId, minor }) => [invoiceId, BigInt(minor)]))
}
