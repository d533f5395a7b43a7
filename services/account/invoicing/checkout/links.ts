// Links for customers to pay an invoice. The holder sees the invoice's current state, can pay it, and has access to nothing else.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { SystemTx, Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { digestOf, randomSecret } from '../../callers/public.ts'
import { cashOf, holdInvoices, type Invoice, isLive, readInvoice } from '../invoices/public.ts'
import { codes } from './errors.ts'
import { checkoutLink as table } from './table.ts'

/** How long a link still shows a paid invoice. */
const DAYS_AFTER = 30

/** The target of a link. */
export type OpenedLink = { organizationId: string; invoiceId: string; linkId: string }

const isOpen = (tx: Pick<SystemTx, 'clock'>) =>
  sql`revoked_at is null and (settled_at is null
    or settled_at + make_interval(days => ${DAYS_AFTER}) > ${tx.clock.now().toString()}::timestamptz)`

/** The invoice of a secret. Expired, revoked and unknown links are indistinguishable: refuses with CO-1. */
export async function openLink({ database }: Pick<Account, 'database'>, token: string): Promise<OpenedLink> {
  const [link] = await database.readAsSystem(async tx => {
    const { rows } = await tx.execute<OpenedLink>(sql`
      select organization_id as "organizationId", invoice_id as "invoiceId", id as "linkId" from checkout_link
      where token_hash = ${digestOf(token)} and ${isOpen(tx)}`)
    return rows
  })
  if (!link) throw new Refusal(codes.checkoutLinkInvalid)
  return link
}

/** Locks a valid link's invoice, so that the link isn't revoked and the invoice isn't settled meanwhile. Refuses with CO-1. */
export async function holdLink(tx: Tx, { invoiceId, linkId }: OpenedLink): Promise<Invoice> {
  await holdInvoices(tx, [invoiceId])
  const { rows } = await tx.execute(sql`
    select 1 from checkout_link where organization_id = ${tx.organizationId} and id = ${linkId} and ${isOpen(tx)}`)
  if (rows.length === 0) throw new Refusal(codes.checkoutLinkInvalid)
  return readInvoice(tx, invoiceId)
}

/** A link that is not stored yet: its URL, and the digest of its secret. */
export type NewLink = { url: string; tokenHash: Buffer }

export function newLink({ publicOrigin }: Pick<Account, 'publicOrigin'>): NewLink {
  const token = randomSecret()
  // After #, so that the secret is never sent to servers or written to logs.
  return { url: `${publicOrigin}/checkout#${token}`, tokenHash: digestOf(token) }
}

/** Whether the invoice can have a link: it is issued, and cash remains to be paid. */
export const isPayable = (invoice: Invoice): boolean => isLive(invoice) && cashOf(invoice) > 0n

/**
 * Creates a link to an issued invoice and returns its URL, whose secret is not stored. Refuses with CO-6, and CO-2 if nothing is left to
 * pay.
 */
export async function makeLink(tx: Tx, account: Pick<Account, 'publicOrigin'>, invoiceId: string): Promise<string> {
  await holdInvoices(tx, [invoiceId])
  const invoice = await readInvoice(tx, invoiceId)
  if (!isLive(invoice)) throw new Refusal(codes.checkoutInvoice)
  if (cashOf(invoice) <= 0n) throw new Refusal(codes.checkoutNothingToPay)
  const { url, tokenHash } = newLink(account)
  await insertLink(tx, { invoiceId, tokenHash, ...OPEN })
  return url
}

/** Stores the link printed on an invoice's document. If the invoice was canceled in the meantime, the link is invalid from the start. */
export async function keepPrintedLink(
  tx: Tx,
  { tokenHash }: NewLink,
  { invoiceId, documentId }: { invoiceId: string; documentId: string },
): Promise<void> {
  await holdInvoices(tx, [invoiceId])
  const invoice = await readInvoice(tx, invoiceId)
  const now = tx.clock.now().toString()
  await insertLink(tx, {
    invoiceId,
    tokenHash,
    documentId,
    settledAt: cashOf(invoice) > 0n ? null : now,
    revokedAt: isLive(invoice) ? null : now,
  })
}

const OPEN = { documentId: null, settledAt: null, revokedAt: null }
type LinkValues = Pick<typeof table.$inferSelect, 'invoiceId' | 'tokenHash' | 'documentId' | 'settledAt' | 'revokedAt'>

async function insertLink(tx: Tx, values: LinkValues): Promise<void> {
  await tx.insert(table).values({
    ...values,
    organizationId: tx.organizationId,
    id: newId(),
    createdAt: tx.clock.now().toString(),
    createdBy: tx.actorId,
  })
  tx.emit('invoice.changed', values.invoiceId)
}

const ofInvoice = (tx: Tx, invoiceId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.invoiceId, invoiceId), isNull(table.revokedAt))

/** Revokes all links to an invoice; returns how many. */
export async function revokeLinks(tx: Tx, invoiceId: string): Promise<number> {
  const revoked = await tx
    .update(table)
    .set({ revokedAt: tx.clock.now().toString(), revokedBy: tx.actorId })
    .where(ofInvoice(tx, invoiceId))
    .returning({ id: table.id })
  return revoked.length
}

/** The same on a user's request. */
export async function revokeByHand(tx: Tx, invoiceId: string): Promise<void> {
  await holdInvoices(tx, [invoiceId])
  const { number, customerName } = await readInvoice(tx, invoiceId)
  const count = await revokeLinks(tx, invoiceId)
  if (count === 0) return
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'INVOICE',
    recordId: invoiceId,
    recordLabel: number ?? customerName,
    changes: [{ field: 'checkoutLinks', before: String(count), after: '0' }],
  })
  tx.emit('invoice.changed', invoiceId)
}

/** Records since when nothing of an invoice remains to be paid, or clears that. */
export async function noteSettled(tx: Tx, invoiceId: string, isSettled: boolean): Promise<void> {
  const now = tx.clock.now().toString()
  await tx
    .update(table)
    .set({ settledAt: isSettled ? sql`coalesce(${table.settledAt}, ${now}::timestamptz)` : null })
    .where(ofInvoice(tx, invoiceId))
}

/** The number of valid links for each of these invoices; invoices without any are left out. */
export async function countLinks(
  tx: Tx,
  invoiceIds: readonly string[],
): Promise<{ invoiceId: string; count: number }[]> {
  const { rows } = await tx.execute<{ invoiceId: string; count: number }>(sql`
    select invoice_id as "invoiceId", count(*)::int as count from checkout_link
    where organization_id = ${tx.organizationId} and invoice_id = any (${sql.param([...invoiceIds])}::uuid[]) and ${isOpen(tx)}
    group by invoice_id`)
  return rows
}
