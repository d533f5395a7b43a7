// Checkout sessions: a customer's chosen method to pay an invoice, and treasury's charge for it.
import { and, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor } from '../../../kit/money.ts'
import type { Account } from '../../account.ts'
import { cashOf, holdInvoices, type Invoice, isLive, readInvoice } from '../invoices/public.ts'
import type { ProviderMethod } from '../receivedPayments/public.ts'
import { type Charge, type ChargeClient, ChargeRefused, type Offer } from './chargeClient.ts'
import { codes } from './errors.ts'
import { type OfSession, requestChargeJob } from './job.ts'
import { DECLINED, declineSession, type Mailer } from './failed.ts'
import { isLiveSession, LIFECYCLE, LIVE } from './lifecycle.ts'
import { step, withId } from './steps.ts'
import { checkoutSession as table, type SessionRow } from './table.ts'

const MINUTES: Readonly<Record<ProviderMethod, number>> = {
  VIRTUAL_ACCOUNT: 24 * 60,
  QRIS: 15,
  CARD: 30,
  E_WALLET: 30,
}
/** Per invoice and hour. */
const MAX_SESSIONS = 30
/** Until then the request that created the session requests its charge. */
const REQUEST_AFTER_SECONDS = 10

const ofInvoice = (tx: Tx, invoiceId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.invoiceId, invoiceId))

export async function readSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(table).where(withId(tx, id))
  return row
}

/** The invoice's last chosen session; an expired one is shown as expired. */
export async function chosenSession(tx: Tx, invoiceId: string): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(ofInvoice(tx, invoiceId))
    .orderBy(desc(table.chosenAt), desc(table.id))
    .limit(1)
  const isOver =
    row &&
    isLiveSession(row.status) &&
    Temporal.Instant.compare(Temporal.Instant.from(row.expiresAt), tx.clock.now()) <= 0
  return isOver ? { ...row, status: 'EXPIRED' } : row
}

/** Ends live sessions of a locked invoice, and cancels their charges. */
async function end(tx: Tx, invoiceId: string, which: Parameters<typeof and>[0]): Promise<void> {
  const { from, to } = LIFECYCLE.EXPIRE
  const ended = await tx
    .update(table)
    .set({ status: to, statusChangedAt: tx.clock.now().toString(), isCancelDue: true })
    .where(and(ofInvoice(tx, invoiceId), inArray(table.status, [...from]), which))
    .returning({ id: table.id })
  for (const { id } of ended) tx.emit('checkout-session.changed', id)
}

/** The amount to pay has changed: sessions of other amounts can't be paid any more. */
export const voidOthers = (tx: Tx, invoiceId: string, cashMinor: bigint) =>
  end(tx, invoiceId, ne(table.amountMinor, cashMinor))

export type Choice = { method: ProviderMethod; bankCode: string | null; language: 'en' | 'id' }

/** CO-3: refuses a method that is not available for the amount. */
export function refuseImpossible(
  offers: readonly Pick<Offer, 'method' | 'bankCode' | 'isPossible'>[],
  { method, bankCode }: Choice,
): void {
  const offer = offers.find(one => one.method === method && one.bankCode === bankCode)
  if (!offer?.isPossible) throw new Refusal(codes.checkoutMethod, { path: 'method' })
}

/** The remaining amount of an invoice; refuses with CO-2 when there is none. */
export function payableOf(invoice: Invoice): bigint {
  const cashMinor = isLive(invoice) ? cashOf(invoice) : 0n
  if (cashMinor <= 0n) throw new Refusal(codes.checkoutNothingToPay)
  return cashMinor
}

/**
 * The session that pays the invoice's rest by this method: the live one, if any. Another bank needs another session, and ends the live one.
 */
export async function openSession(
  tx: Tx,
  { jobs }: Pick<Account, 'jobs'>,
  invoiceId: string,
  { method, bankCode, language }: Choice,
): Promise<SessionRow> {
  await holdInvoices(tx, [invoiceId])
  const invoice = await readInvoice(tx, invoiceId)
  const amountMinor = payableOf(invoice)
  const now = tx.clock.now()
  await end(tx, invoiceId, lte(table.expiresAt, now.toString()))
  await voidOthers(tx, invoiceId, amountMinor)
  const ofMethod = and(ofInvoice(tx, invoiceId), eq(table.method, method), inArray(table.status, [...LIVE]))
  const [live] = await tx.select().from(table).where(ofMethod)
  if (live?.bankCode === bankCode) {
    await tx.update(table).set({ chosenAt: now.toString() }).where(withId(tx, live.id))
    return live
  }
  if (live) await end(tx, invoiceId, eq(table.id, live.id))
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from checkout_session
    where organization_id = ${tx.organizationId} and invoice_id = ${invoiceId}
      and created_at > ${now.toString()}::timestamptz - interval '1 hour'`)
  if (rows[0]!.count >= MAX_SESSIONS) throw new Refusal(codes.checkoutTooOften)
  const [row] = await tx
    .insert(table)
    .values({
      organizationId: tx.organizationId,
      id: newId(),
      invoiceId,
      status: 'OPEN',
      method,
      bankCode,
      amountMinor,
      currency: invoice.currency,
      language,
      createdAt: now.toString(),
      chosenAt: now.toString(),
      statusChangedAt: now.toString(),
      expiresAt: now.add({ minutes: MINUTES[method] }).toString(),
    })
    .returning()
  await jobs.enqueue(
    tx,
    requestChargeJob,
    { organizationId: tx.organizationId, sessionId: row!.id },
    { startAfter: REQUEST_AFTER_SECONDS },
  )
  tx.emit('checkout-session.changed', row!.id)
  return row!
}

type Asking = Pick<Account, 'database' | 'publicOrigin' | 'secrets' | 'jobs'>

/** Requests a session's charge from treasury. Repeatable: the session is its key. */
export async function requestCharge(
  account: Asking,
  client: ChargeClient,
  { organizationId, sessionId }: OfSession,
): Promise<void> {
  const { database, publicOrigin } = account
  const wanted = await database.readInOrganization(organizationId, null, async tx => {
    const session = await readSession(tx, sessionId)
    return session?.status === 'OPEN' ? { session, invoice: await readInvoice(tx, session.invoiceId) } : undefined
  })
  if (!wanted) return
  const { session, invoice } = wanted
  const isBrowserSent = session.method === 'CARD' || session.method === 'E_WALLET'
  const answer = await client
    .create(organizationId, {
      key: session.id,
      invoiceNumber: invoice.number!,
      method: session.method,
      ...(session.bankCode !== null && { bankCode: session.bankCode }),
      amount: formatMinor(session.amountMinor),
      currency: session.currency,
      expiresAt: Temporal.Instant.from(session.expiresAt).toString(),
      customerName: invoice.customerName,
      ...(isBrowserSent && { returnUrl: `${publicOrigin}/checkout/success` }),
      language: session.language,
      entityId: invoice.entityId,
    })
    .catch((error: unknown) => {
      if (error instanceof ChargeRefused) return null
      throw error
    })
  await database.inOrganization(organizationId, null, async tx => {
    if (answer) await storeCharge(tx, account, answer)
    else await step(tx, sessionId, 'FAIL', { failureReason: 'REFUSED' })
  })
}

/** Stores the status of a charge. Only money makes a session succeed: that is booked from the transaction. */
export async function storeCharge(tx: Tx, account: Mailer, charge: Charge): Promise<void> {
  const session = await readSession(tx, charge.key)
  if (!session) return
  const { status, id: chargeId, provider, virtualAccountNumber, qrContent, redirectUrl } = charge
  if (status === 'FAILED' && charge.failureReason === DECLINED) return declineSession(tx, account, session)
  if (status === 'FAILED') return void (await step(tx, session.id, 'FAIL', { failureReason: charge.failureReason }))
  if (status === 'EXPIRED' || status === 'CANCELED') return void (await step(tx, session.id, 'EXPIRE'))
  // The provider's response is pending: nothing can be paid yet.
  const isAwaited = virtualAccountNumber === null && qrContent === null && redirectUrl === null
  if (isAwaited && status === 'PENDING' && session.status === 'OPEN')
    return void (await tx.update(table).set({ chargeId, provider }).where(withId(tx, session.id)))
  const isCharged = await step(tx, session.id, 'CHARGE', {
    chargeId,
    provider,
    virtualAccountNumber,
    qrContent,
    redirectUrl,
  })
  // Its number names the invoice in bank texts.
  if (isCharged && virtualAccountNumber !== null) tx.emit('invoice.changed', session.invoiceId)
  // The response came after the session had ended: the charge must not be paid.
  if (!isCharged && status === 'PENDING' && session.status !== 'SUCCEEDED' && !isLiveSession(session.status)) {
    await tx.update(table).set({ chargeId, isCancelDue: true }).where(withId(tx, session.id))
    tx.emit('checkout-session.changed', session.id)
  }
}

/** Cancels the charge of an ended session. If its charge is unknown, looks it up by its key first. */
export async function cancelCharge(
  { database }: Asking,
  client: ChargeClient,
  { organizationId, sessionId }: OfSession,
): Promise<void> {
  const session = await database.readInOrganization(organizationId, null, tx => readSession(tx, sessionId))
  if (!session?.isCancelDue) return
  const chargeId = session.chargeId ?? (await client.chargeOfKey(organizationId, sessionId))?.id
  if (chargeId) await client.cancel(organizationId, chargeId)
  await database.inOrganization(organizationId, null, tx =>
    tx.update(table).set({ isCancelDue: false }).where(withId(tx, sessionId)),
  )
}
