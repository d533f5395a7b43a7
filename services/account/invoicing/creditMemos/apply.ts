// Applies a memo: first to the invoice that it corrects, then to others of the customer, by choice or oldest due first; and undoes that.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { businessToday } from '../../organizations/public.ts'
import {
  amountOf,
  type Applied,
  type Invoice,
  invoiceList,
  isLive,
  lockInvoices,
  lockOrdersFirst,
  owedBy,
  settleInvoice,
  settleOrdersOf,
  withheldOf,
} from '../invoices/public.ts'
import { recordMemoChange } from './describe.ts'
import { codes } from './errors.ts'
import { applicableAmount } from './figures.ts'
import type { Choice, Undoing } from './input.ts'
import { statusOf } from './lifecycle.ts'
import type { CreditMemo } from './list.ts'
import { refuseLocked } from './periodLock.ts'
import { changeMemo, lockMemo, readMemo, readActiveApplications } from './repository.ts'
import { type ApplicationRow, creditMemoApplication as applications, type CreditMemoRow } from './table.ts'

/** The reduction of an invoice's withheld tax by a memo that is not applied yet. */
async function shareOn(tx: Tx, memo: CreditMemoRow, invoiceId: string): Promise<bigint> {
  if (memo.invoiceId !== invoiceId) return 0n
  const taken = (await readActiveApplications(tx, memo.id)).filter(one => one.invoiceId === invoiceId)
  const left = taken.reduce((rest, { withheldMinor }) => rest - withheldMinor, memo.withheldMinor)
  return left > 0n ? left : 0n
}

/** Distributes the memo's rest over the invoices, in order; locks are held. */
async function fill(tx: Tx, memo: CreditMemoRow, leftMinor: bigint, invoices: readonly Invoice[]): Promise<Applied[]> {
  const applied: Applied[] = []
  let left = leftMinor
  for (const invoice of invoices) {
    const share = await shareOn(tx, memo, invoice.id)
    const room = applicableAmount(invoice, share)
    const amountMinor = left < room ? left : room
    if (amountMinor <= 0n) continue
    applied.push({ invoice, amountMinor, withheldMinor: withheldOf(invoice, amountMinor, share) })
    left -= amountMinor
  }
  return applied
}

/** What a memo in approval pays of the invoice that it corrects. */
export const payOwn = (tx: Tx, memo: CreditMemoRow, invoice: Invoice): Promise<Applied[]> =>
  fill(tx, memo, memo.totalMinor, [invoice])

/**
 * CM-21: refuses if a rest would go to others while a claim covers the invoice that the memo corrects. If the claim were canceled later,
 * that invoice would be owed in full without its correction. The invoice is locked, so that no claim arrives meanwhile.
 */
export function refuseClaimed({ unverifiedMinor }: Pick<Invoice, 'unverifiedMinor'>, forOthersMinor: bigint): void {
  if (unverifiedMinor > 0n && forOthersMinor > 0n)
    throw new Refusal(codes.memoOfClaimed, { params: { amount: formatMinor(unverifiedMinor) } })
}

/** A write-off is not a payment. */
const writtenOff = ({ kind }: Pick<CreditMemoRow, 'kind'>, amountMinor: bigint) =>
  kind === 'WRITE_OFF' && { writtenOffMinor: amountMinor }

/** Stores the applications, and settles the invoices. */
export async function settle(
  tx: Tx,
  memo: Pick<CreditMemoRow, 'id' | 'kind'>,
  applied: readonly Applied[],
): Promise<void> {
  if (applied.length === 0) return
  const appliedOn = await businessToday(tx)
  const appliedAt = tx.clock.now().toString()
  await tx.insert(applications).values(
    applied.map(({ invoice, amountMinor, withheldMinor }) => ({
      organizationId: tx.organizationId,
      id: newId(),
      memoId: memo.id,
      invoiceId: invoice.id,
      amountMinor,
      withheldMinor,
      appliedOn,
      appliedAt,
      appliedBy: tx.actorId,
    })),
  )
  for (const { invoice, amountMinor, withheldMinor } of applied)
    await settleInvoice(tx, invoice, { amountMinor, withheldMinor, ...writtenOff(memo, amountMinor) })
}

async function finish(tx: Tx, before: CreditMemo, applied: readonly Applied[]): Promise<void> {
  await settle(tx, before, applied)
  const left = { totalMinor: before.totalMinor, remainingMinor: before.remainingMinor - amountOf(applied) }
  const after = await changeMemo(tx, before, 'APPLY', {
    ...stepped(tx),
    status: statusOf(left),
    remainingMinor: left.remainingMinor,
  })
  await settleOrdersOf(
    tx,
    applied.map(({ invoice }) => invoice),
  )
  recordMemoChange(tx, { action: 'UPDATED', before, after })
}

/** Applies the rest of a memo, oldest due first. Refuses with CM-13 when there is nothing to pay, and with CM-21. */
export async function applyOldest(tx: Tx, id: string): Promise<void> {
  const seen = await readMemo(tx, id)
  const own = seen.invoiceId
  const ids = await owedBy(tx, seen, own)
  const invoiceIds = [...new Set([...ids, ...(own === null ? [] : [own])])]
  const { before, invoices } = await lockAll(tx, { id, invoiceIds })
  const inOrder = ids.map(one => invoices.get(one)!).filter(isLive)
  const applied = await fill(tx, before, before.remainingMinor, inOrder)
  if (applied.length === 0) throw new Refusal(codes.memoNothingToPay)
  if (own !== null) refuseClaimed(invoices.get(own)!, amountOf(applied.filter(({ invoice }) => invoice.id !== own)))
  await finish(tx, before, applied)
}

type All = { id: string; invoiceIds: readonly string[]; version?: number }

async function lockAll(tx: Tx, { id, invoiceIds, version }: All) {
  await lockOrdersFirst(tx, invoiceIds)
  const before = await lockMemo(tx, { id, action: 'APPLY', version })
  return { before, invoices: await lockInvoices(tx, invoiceIds) }
}

/** Applies a memo to chosen invoices. Refuses CM-2, CM-3, CM-9, CM-21, CM-27, and CM-11 while the invoice that it corrects is still open. */
export async function applyChosen(tx: Tx, id: string, { version, applications: chosen }: Choice): Promise<void> {
  const own = (await readMemo(tx, id)).invoiceId
  const invoiceIds = [...new Set([...chosen.map(({ invoiceId }) => invoiceId), ...(own === null ? [] : [own])])]
  const { before, invoices } = await lockAll(tx, { id, invoiceIds, version })
  const applied: Applied[] = []
  for (const [place, { invoiceId, amount }] of chosen.entries())
    applied.push(await chosenOf(tx, before, { invoice: invoices.get(invoiceId)!, amountMinor: minorOf(amount), place }))
  if (amountOf(applied) > before.remainingMinor)
    throw new Refusal(codes.memoAboveRemaining, {
      path: 'applications',
      params: { most: formatMinor(before.remainingMinor) },
    })
  if (own !== null) {
    refuseOtherEntities(invoices.get(own)!, applied)
    await refuseOthersFirst(tx, before, invoices.get(own)!, applied)
  }
  await finish(tx, before, applied)
}

/** Refuses with CM-27 invoices of another legal entity: what one of them credits is no money of the other. */
function refuseOtherEntities(own: Invoice, applied: readonly Applied[]): void {
  const other = applied.findIndex(({ invoice }) => invoice.entityId !== own.entityId)
  if (other >= 0) throw new Refusal(codes.memoOtherEntity, { path: `applications.${other}.invoiceId` })
}

/** Refuses other invoices with CM-11 while the invoice that it corrects is open, and with CM-21 while a claim covers it. */
async function refuseOthersFirst(tx: Tx, memo: CreditMemo, own: Invoice, applied: readonly Applied[]): Promise<void> {
  const ownOpen =
    applicableAmount(own, await shareOn(tx, memo, own.id)) -
    amountOf(applied.filter(({ invoice }) => invoice.id === own.id))
  const other = applied.findIndex(({ invoice }) => invoice.id !== own.id)
  if (other >= 0) refuseClaimed(own, applied[other]!.amountMinor)
  if (other >= 0 && ownOpen > 0n && isLive(own))
    throw new Refusal(codes.memoOwnInvoiceFirst, {
      path: `applications.${other}.invoiceId`,
      params: { most: formatMinor(ownOpen) },
    })
}

type Chosen = { invoice: Invoice; amountMinor: bigint; place: number }

async function chosenOf(tx: Tx, memo: CreditMemo, { invoice, amountMinor, place }: Chosen): Promise<Applied> {
  const at = `applications.${place}`
  if (!isLive(invoice)) throw new Refusal(codes.memoInvoice, { path: `${at}.invoiceId` })
  if (invoice.customerId !== memo.customerId || invoice.currency !== memo.currency)
    throw new Refusal(codes.memoOtherCustomer, { path: `${at}.invoiceId` })
  if (amountMinor > invoice.remainingMinor)
    throw new Refusal(codes.memoAboveRemaining, {
      path: `${at}.amount`,
      params: { most: formatMinor(invoice.remainingMinor) },
    })
  const share = await shareOn(tx, memo, invoice.id)
  return { invoice, amountMinor, withheldMinor: withheldOf(invoice, amountMinor, share) }
}

/** Undoes a memo's applications, for a reason. Refuses with CM-7 those dated before the period lock. */
export async function undoApplications(
  tx: Tx,
  id: string,
  { version, applicationIds, reason }: Undoing,
): Promise<void> {
  const wanted = new Set(applicationIds)
  const seen = (await readActiveApplications(tx, id)).filter(one => wanted.has(one.id))
  const invoiceIds = [...new Set(seen.map(({ invoiceId }) => invoiceId))]
  const found = await lockOrdersFirst(tx, invoiceIds)
  const before = await lockMemo(tx, { id, action: 'UNDO', version })
  if (seen.length < wanted.size) throw new Refusal(commonErrors.notFound)
  const [oldest] = seen.map(({ appliedOn }) => appliedOn).toSorted()
  if (oldest !== undefined) await refuseLocked(tx, oldest)
  await lockInvoices(tx, invoiceIds)
  for (const one of seen) await undoOne(tx, before, { one, reason })
  const left = { totalMinor: before.totalMinor, remainingMinor: before.remainingMinor + amountOf(seen) }
  const after = await changeMemo(tx, before, 'UNDO', {
    ...stepped(tx),
    status: statusOf(left),
    remainingMinor: left.remainingMinor,
  })
  await settleOrdersOf(tx, found)
  recordMemoChange(tx, { action: 'UPDATED', before, after, reason })
}

/** Undoes one application, whose memo and invoice are locked. */
export async function undoOne(
  tx: Tx,
  memo: Pick<CreditMemoRow, 'kind'>,
  { one, reason }: { one: ApplicationRow; reason: string },
): Promise<void> {
  const rows = await tx
    .update(applications)
    .set({ undoneAt: tx.clock.now().toString(), undoneBy: tx.actorId, undoReason: reason })
    .where(
      and(
        eq(applications.organizationId, tx.organizationId),
        eq(applications.id, one.id),
        isNull(applications.undoneAt),
      ),
    )
    .returning({ id: applications.id })
  if (rows.length === 0) throw new Refusal(commonErrors.staleVersion)
  // Several may be applied to one invoice: each reads the state left by the previous one.
  const invoice = (await invoiceList.readOne(tx, one.invoiceId))!
  await settleInvoice(tx, invoice, {
    amountMinor: -one.amountMinor,
    withheldMinor: -one.withheldMinor,
    ...writtenOff(memo, -one.amountMinor),
  })
}
