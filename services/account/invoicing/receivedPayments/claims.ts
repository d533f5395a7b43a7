// Claims are verified by bank lines: the oldest first, and no more than was claimed.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { creditMemo, type CreditMemoRow, hideOverpayments, showOverpayment } from '../creditMemos/public.ts'
import { invoiceList, settleInvoice } from '../invoices/public.ts'
import { recordReceivedPaymentChange } from './describe.ts'
import { isWaitingProof } from './proofs.ts'
import { readReceivedPayment } from './repository.ts'
import {
  type ApplicationRow,
  receivedPayment as payments,
  receivedPaymentApplication as applications,
  receivedPaymentVerification as verifications,
} from './table.ts'

const ofPayment = and(eq(payments.organizationId, applications.organizationId), eq(payments.id, applications.paymentId))

/** Claimed amounts of these invoices that no bank line shows yet, the oldest claim first. */
const openClaims = (tx: Tx, invoiceIds: readonly string[]) =>
  tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(payments, ofPayment)
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        among(applications.invoiceId, invoiceIds),
        isNull(applications.undoneAt),
        eq(payments.verification, 'UNVERIFIED'),
        sql`${applications.verifiedMinor} < ${applications.amountMinor}`,
      ),
    )
    .orderBy(asc(payments.paymentDate), asc(payments.createdAt), asc(applications.id))

type Looking = { invoiceIds: readonly string[]; reconciliationId: string }

/** The claims that pay these invoices, those that a match has verified, and proofs that would pay them: a match may change all of these. */
export async function claimsOn(tx: Tx, { invoiceIds, reconciliationId }: Looking): Promise<string[]> {
  const { organizationId } = tx
  const ids = sql`${sql.param([...invoiceIds])}::uuid[]`
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.payment_id as id from received_payment_application a
    join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id
    where a.organization_id = ${organizationId} and a.invoice_id = any (${ids}) and a.undone_at is null and p.verification = 'UNVERIFIED'
      and p.reconciliation_id is null
    union
    select a.payment_id from received_payment_verification v
    join received_payment_application a on a.organization_id = v.organization_id and a.id = v.application_id
    where v.organization_id = ${organizationId} and v.reconciliation_id = ${reconciliationId}
    union
    select p.id from received_payment p where ${isWaitingProof(tx, sql`p`, ids)}`)
  return rows.map(({ id }) => id)
}

/** Claims on these invoices that are verified except for their excess, the oldest first. */
const creditOfClaims = (tx: Tx, invoiceIds: readonly string[]) =>
  tx
    .select({ application: applications, memo: creditMemo })
    .from(applications)
    .innerJoin(payments, ofPayment)
    .innerJoin(
      creditMemo,
      and(
        eq(creditMemo.organizationId, payments.organizationId),
        eq(creditMemo.paymentId, payments.id),
        eq(creditMemo.status, 'PENDING'),
      ),
    )
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        among(applications.invoiceId, invoiceIds),
        isNull(applications.undoneAt),
        eq(payments.verification, 'UNVERIFIED'),
        sql`not exists (select from received_payment_application open where open.organization_id = ${tx.organizationId}
          and open.payment_id = ${payments.id} and open.undone_at is null and open.verified_minor < open.amount_minor)`,
      ),
    )
    .orderBy(asc(payments.paymentDate), asc(payments.createdAt), asc(applications.id))

/**
 * Verifies the excess of claims on an invoice with the excess of a line, each claim as a whole; returns how much of it was claimed. The
 * credit and the claims are locked.
 */
export async function verifyCredit(
  tx: Tx,
  { invoiceId, reconciliationId, amountMinor }: Omit<Shown, 'lineId' | 'entityId'>,
) {
  let left = amountMinor
  for (const { application, memo } of await creditOfClaims(tx, [invoiceId])) {
    if (memo.totalMinor > left) continue
    left -= memo.totalMinor
    await showOverpayment(tx, memo, reconciliationId)
    await judge(tx, application.paymentId)
  }
  return amountMinor - left
}

/** Locks payments until the end of the transaction, in a fixed order, before what they pay. */
export async function holdPayments(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.organizationId, tx.organizationId), among(payments.id, paymentIds)))
    .orderBy(asc(payments.id))
    .for('no key update')
}

type Shown = {
  invoiceId: string
  reconciliationId: string
  lineId: string
  /** The legal entity that owns the bank account of the line. */
  entityId: string | null
  amountMinor: bigint
}

/** Verifies claims on a locked invoice with a bank line; returns how much of it was claimed. */
export async function verifyClaims(tx: Tx, shown: Shown): Promise<bigint> {
  let left = shown.amountMinor
  for (const { application } of await openClaims(tx, [shown.invoiceId])) {
    const open = application.amountMinor - application.verifiedMinor
    const amountMinor = left < open ? left : open
    if (amountMinor <= 0n) break
    left -= amountMinor
    await tx.insert(verifications).values({
      organizationId: tx.organizationId,
      reconciliationId: shown.reconciliationId,
      lineId: shown.lineId,
      applicationId: application.id,
      amountMinor,
      entityId: shown.entityId,
    })
    await nameEntity(tx, application.paymentId)
    await move(tx, application, amountMinor)
  }
  return shown.amountMinor - left
}

/** A match was undone: what it verified is a claim again, and its credit is pending. The locks of both and of the invoices are held. */
export async function unverifyClaims(tx: Tx, reconciliationId: string, shown: readonly CreditMemoRow[]): Promise<void> {
  await hideOverpayments(tx, shown)
  for (const { paymentId } of shown) if (paymentId !== null) await judge(tx, paymentId)
  const verified = await verifiedBy(tx, reconciliationId)
  await tx.delete(verifications).where(ofMatch(tx, reconciliationId))
  for (const { application, amountMinor } of verified) {
    await nameEntity(tx, application.paymentId)
    await move(tx, application, -amountMinor)
  }
}

/** Where a claim arrived is known from the lines that show it: of several entities the one that the invoice is not of, which users must see. */
const nameEntity = (tx: Tx, paymentId: string) =>
  tx
    .update(payments)
    .set({
      entityId: sql`(
        select v.entity_id from received_payment_verification v
        join received_payment_application a on a.organization_id = v.organization_id and a.id = v.application_id
        join invoice i on i.organization_id = a.organization_id and i.id = a.invoice_id
        where v.organization_id = ${tx.organizationId} and a.payment_id = ${paymentId} and v.entity_id is not null
        order by v.entity_id is not distinct from i.entity_id, v.line_id limit 1)`,
    })
    .where(and(eq(payments.organizationId, tx.organizationId), eq(payments.id, paymentId)))

const ofMatch = (tx: Tx, reconciliationId: string) =>
  and(eq(verifications.organizationId, tx.organizationId), eq(verifications.reconciliationId, reconciliationId))

const verifiedBy = (tx: Tx, reconciliationId: string) =>
  tx
    .select({ application: applications, amountMinor: verifications.amountMinor })
    .from(verifications)
    .innerJoin(
      applications,
      and(
        eq(applications.organizationId, verifications.organizationId),
        eq(applications.id, verifications.applicationId),
      ),
    )
    .where(ofMatch(tx, reconciliationId))
    .orderBy(asc(verifications.lineId), asc(verifications.applicationId))

/** Changes the verified amount of an application, and with it its payment and its invoice. */
async function move(tx: Tx, { id, paymentId, invoiceId }: ApplicationRow, amountMinor: bigint): Promise<void> {
  await tx
    .update(applications)
    .set({ verifiedMinor: sql`${applications.verifiedMinor} + ${amountMinor}` })
    .where(and(eq(applications.organizationId, tx.organizationId), eq(applications.id, id)))
  await judge(tx, paymentId)
  const invoice = await invoiceList.readOne(tx, invoiceId)
  if (invoice) await settleInvoice(tx, invoice, { amountMinor: 0n, withheldMinor: 0n, unverifiedMinor: -amountMinor })
}

/** A claim is verified when bank lines show all of it: what it pays, and its excess. */
async function judge(tx: Tx, paymentId: string): Promise<void> {
  const before = await readReceivedPayment(tx, paymentId)
  const shown = sql`(select coalesce(sum(verified_minor), 0) from received_payment_application a
    where a.organization_id = ${tx.organizationId} and a.payment_id = ${paymentId} and a.undone_at is null)
    + (select coalesce(sum(total_minor), 0) from credit_memo m
    where m.organization_id = ${tx.organizationId} and m.payment_id = ${paymentId} and m.shown_by is not null)`
  const [after] = await tx
    .update(payments)
    .set({
      verification: sql`case when ${shown} = ${payments.amountMinor} then 'VERIFIED' else 'UNVERIFIED' end`,
      version: sql`${payments.version} + 1`,
    })
    .where(and(eq(payments.organizationId, tx.organizationId), eq(payments.id, paymentId)))
    .returning()
  recordReceivedPaymentChange(tx, { action: 'UPDATED', before, after: after! })
}
