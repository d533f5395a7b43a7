// Recording and canceling withholding slips.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { lockOver } from '../../controls/public.ts'
import { businessToday } from '../../organizations/public.ts'
import {
  type Invoice,
  isLive,
  lockInvoices,
  lockOrdersFirst,
  readInvoice,
  settleInvoice,
  settleOrdersOf,
} from '../invoices/public.ts'
import type { SentBy } from '../receivedPayments/public.ts'
import { recordWithholdingSlipChange } from './describe.ts'
import { codes } from './errors.ts'
import { type Closed, closedBy } from './figures.ts'
import type { WithholdingSlipInput } from './input.ts'
import { isPossible } from './lifecycle.ts'
import {
  withholdingSlip as table,
  withholdingSlipFile,
  withholdingSlipInvoice,
  type WithholdingSlipRow,
} from './table.ts'

const MAX_SEARCH_LENGTH = 1_000

/** WS-8: refuses days before the period lock. */
async function refuseLocked(tx: Tx, day: string, path?: string): Promise<void> {
  const date = await lockOver(tx, day)
  if (date !== null) throw new Refusal(codes.slipPeriodLocked, { ...(path && { path }), params: { date } })
}

type Covered = Closed & { invoice: Invoice; amountMinor: bigint }

type Sums = Pick<WithholdingSlipInput, 'amount' | 'invoices'>

/** What the slip closes of its locked invoices. Refuses invalid ones with WS-5, WS-6, WS-14, IN-13, and another sum with WS-9. */
function coveredBy(input: Sums, invoices: ReadonlyMap<string, Invoice>): Covered[] {
  const first = invoices.get(input.invoices[0]!.invoiceId)!
  const covered = input.invoices.map(({ invoiceId, amount, isMoreToCome }, place): Covered => {
    const at = `invoices.${place}`
    const invoice = invoices.get(invoiceId)!
    if (!isLive(invoice) || invoice.customerId !== first.customerId || invoice.currency !== first.currency)
      throw new Refusal(codes.slipInvoice, { path: `${at}.invoiceId` })
    if (invoice.entityId !== first.entityId) throw new Refusal(codes.slipEntities, { path: `${at}.invoiceId` })
    const openMinor = invoice.withheldOpenMinor
    if (openMinor === 0n) throw new Refusal(codes.slipNothingWithheld, { path: `${at}.invoiceId` })
    const amountMinor = minorOf(amount)
    if (amountMinor > openMinor)
      throw new Refusal(codes.slipAboveWithheld, { path: `${at}.amount`, params: { most: formatMinor(openMinor) } })
    return { invoice, amountMinor, ...closedBy(openMinor, amountMinor, { currency: invoice.currency, isMoreToCome }) }
  })
  const sum = covered.reduce((total, { amountMinor }) => total + amountMinor, 0n)
  if (sum !== minorOf(input.amount))
    throw new Refusal(codes.slipSum, { path: 'amount', params: { sum: formatMinor(sum) } })
  return covered
}

/** The amount that a slip settles, and the reduction of the withholding. */
const settlementOf = ({ amountMinor, roundingMinor, owedMinor }: Pick<Covered, 'amountMinor' | keyof Closed>) => ({
  amountMinor: amountMinor + roundingMinor,
  withheldMinor: amountMinor + roundingMinor + owedMinor,
})

/**
 * Records a slip: its amount settles its invoices. Tax withheld without a slip is owed as cash, unless more slips are expected. It counts
 * from today, but like other records it can't be dated before the period lock.
 */
export async function recordSlip(tx: Tx, files: Files, input: WithholdingSlipInput): Promise<WithholdingSlipRow> {
  await refuseDays(tx, input)
  const invoiceIds = input.invoices.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, invoiceIds, 'invoices')
  const covered = coveredBy(input, await lockInvoices(tx, invoiceIds))
  const row = await insertSlip(tx, input, covered)
  await attachFiles(tx, files, row.id, input.fileIds)
  await close(tx, row.id, covered)
  recordWithholdingSlipChange(tx, { action: 'CREATED', before: undefined, after: row })
  return row
}

/** Refuses with WS-2, WS-3, WS-4 and WS-8. */
async function refuseDays(tx: Tx, { slipDate, period, fileIds }: WithholdingSlipInput): Promise<void> {
  if (slipDate > (await businessToday(tx))) throw new Refusal(codes.slipDate, { path: 'slipDate' })
  if (period > slipDate.slice(0, 7)) throw new Refusal(codes.slipPeriod, { path: 'period' })
  if (fileIds.length === 0) throw new Refusal(codes.slipFileMissing, { path: 'fileIds' })
  await refuseLocked(tx, slipDate, 'slipDate')
}

/** Stores a slip sent by a customer: validated like staff's own, and closes nothing until staff confirm it. */
export async function keepSentSlip(
  tx: Tx,
  files: Files,
  { sentBy, ...input }: WithholdingSlipInput & { sentBy: SentBy },
): Promise<WithholdingSlipRow> {
  await refuseDays(tx, input)
  const invoices = new Map<string, Invoice>()
  for (const { invoiceId } of input.invoices) invoices.set(invoiceId, await readInvoice(tx, invoiceId))
  const covered = coveredBy(input, invoices)
  const row = await insertSlip(tx, input, covered, {
    status: 'PENDING',
    ...sentBy,
    planned: covered.map(({ invoice, amountMinor }) => ({ invoiceId: invoice.id, amount: String(amountMinor) })),
    slipOf: covered.map(({ invoice }) => invoice.id),
  })
  await attachFiles(tx, files, row.id, input.fileIds)
  recordWithholdingSlipChange(tx, { action: 'CREATED', before: undefined, after: row })
  return row
}

/** Confirms a customer's slip in the version seen: its amount settles its invoices in their current state. */
export async function confirmSlip(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
  const [seen] = await tx.select().from(table).where(withId(tx, id))
  const planned = seen?.planned ?? []
  const invoiceIds = planned.map(({ invoiceId }) => invoiceId)
  await lockOrdersFirst(tx, invoiceIds)
  const [before] = await tx.select().from(table).where(withId(tx, id)).for('no key update')
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (!isPossible('CONFIRM', before)) throw new Refusal(codes.slipStatus)
  await refuseLocked(tx, before.slipDate)
  const sums: Sums = {
    amount: formatMinor(before.amountMinor),
    invoices: planned.map(({ invoiceId, amount }) => ({
      invoiceId,
      amount: formatMinor(BigInt(amount)),
      isMoreToCome: false,
    })),
  }
  await close(tx, id, coveredBy(sums, await lockInvoices(tx, invoiceIds)))
  const [after] = await tx
    .update(table)
    .set({ ...stepped(tx), status: 'RECORDED', planned: [], version: sql`${table.version} + 1` })
    .where(withId(tx, id))
    .returning()
  recordWithholdingSlipChange(tx, { action: 'APPROVED', before, after: after! })
}

/** Settles the locked invoices of a slip. */
async function close(tx: Tx, slipId: string, covered: readonly Covered[]): Promise<void> {
  const appliedOn = await businessToday(tx)
  const { organizationId } = tx
  await tx.insert(withholdingSlipInvoice).values(
    covered.map(({ invoice, amountMinor, roundingMinor, owedMinor }, place) => ({
      organizationId,
      id: newId(),
      slipId,
      invoiceId: invoice.id,
      place,
      amountMinor,
      roundingMinor,
      owedMinor,
      appliedOn,
    })),
  )
  for (const one of covered) await settleInvoice(tx, one.invoice, settlementOf(one))
  await settleOrdersOf(
    tx,
    covered.map(({ invoice }) => invoice),
  )
}

type Sent = Pick<WithholdingSlipRow, 'status' | 'planned' | 'slipOf'> & SentBy

/** WS-1: refuses if the customer's slip with this number exists. */
async function insertSlip(
  tx: Tx,
  input: WithholdingSlipInput,
  covered: readonly Covered[],
  sent?: Sent,
): Promise<WithholdingSlipRow> {
  const { number, slipDate, period, note } = input
  const { customerId, customerName, currency } = covered[0]!.invoice
  const [row] = await tx
    .insert(table)
    .values({
      ...stepped(tx),
      ...sent,
      organizationId: tx.organizationId,
      id: newId(),
      number,
      customerId,
      customerName,
      slipDate,
      period: `${period}-01`,
      currency,
      amountMinor: minorOf(input.amount),
      note,
      createdBy: tx.actorId,
      searchText: [
        number,
        customerName,
        formatMinor(minorOf(input.amount)),
        note,
        ...covered.map(({ invoice }) => invoice.number),
      ]
        .join(' ')
        .toLowerCase()
        .slice(0, MAX_SEARCH_LENGTH),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new Refusal(codes.slipNumberTaken, { path: 'number' })
  return row
}

async function attachFiles(tx: Tx, files: Files, slipId: string, fileIds: readonly string[]): Promise<void> {
  const links = await files.storedFiles(tx, fileIds, 'WITHHOLDING_SLIP')
  await tx.insert(withholdingSlipFile).values(links.map(link => ({ ...link, slipId })))
}

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

/** Cancels a slip, with a reason: its invoices lack a slip again. Amounts that it made payable and that were paid since stay paid. */
export async function cancelSlip(tx: Tx, { id, reason }: { id: string; reason: string }): Promise<void> {
  const ofSlip = and(
    eq(withholdingSlipInvoice.organizationId, tx.organizationId),
    eq(withholdingSlipInvoice.slipId, id),
    isNull(withholdingSlipInvoice.undoneAt),
  )
  const seen = await tx.select().from(withholdingSlipInvoice).where(ofSlip).orderBy(asc(withholdingSlipInvoice.place))
  const invoiceIds = seen.map(({ invoiceId }) => invoiceId)
  const orders = await lockOrdersFirst(tx, invoiceIds)
  const [before] = await tx.select().from(table).where(withId(tx, id)).for('no key update')
  if (!before) throw new Refusal(commonErrors.notFound)
  if (!isPossible('CANCEL', before)) throw new Refusal(codes.slipStatus)
  // It counts from a day that is never before its own date; a pending slip doesn't count at all.
  if (before.status !== 'PENDING') await refuseLocked(tx, before.slipDate)
  const invoices = await lockInvoices(tx, invoiceIds)
  await tx
    .update(withholdingSlipInvoice)
    .set({ undoneAt: tx.clock.now().toString(), undoneBy: tx.actorId })
    .where(ofSlip)
  for (const one of seen) {
    const invoice = invoices.get(one.invoiceId)!
    const { amountMinor, withheldMinor } = settlementOf(one)
    // What it made payable may be paid by now: withheld tax can't exceed the invoice's remaining amount.
    const most = invoice.remainingMinor + amountMinor - invoice.withheldOpenMinor
    await settleInvoice(tx, invoice, {
      amountMinor: -amountMinor,
      withheldMinor: -(withheldMinor < most ? withheldMinor : most),
    })
  }
  await settleOrdersOf(tx, orders)
  const [after] = await tx
    .update(table)
    .set({ ...stepped(tx), status: 'CANCELED', planned: [], reason, version: sql`${table.version} + 1` })
    .where(withId(tx, id))
    .returning()
  recordWithholdingSlipChange(tx, { action: 'CANCELLED', before, after: after! })
}
