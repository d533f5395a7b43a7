// Bills a customer for a period: creates one draft for each billable order, and the run's record, in one transaction.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { lockOver } from '../../controls/public.ts'
import { businessToday } from '../../organizations/public.ts'
import { type CustomerRow, holdActiveCustomer } from '../customers/public.ts'
import { type BillingOrigin, draftOrder, openBase } from '../invoices/public.ts'
import { type BillableOrder, billableOrders } from './billable.ts'
import { codes } from './errors.ts'
import { type Cycle, periodStart } from './rules.ts'
import { billingRun as table } from './table.ts'

export const cycleOf = ({
  billingCycle,
  billingDay,
}: Pick<CustomerRow, 'billingCycle' | 'billingDay'>): Cycle | null =>
  billingCycle === 'PER_ORDER' || billingDay === null ? null : { cycle: billingCycle, day: billingDay }

type Period = { customerId: string; until: string }

/** Creates the drafts of a cycle's period; false: they exist already, or the customer's cycle has changed. */
export async function billCycle(tx: Tx, { customerId, until, cycle }: Period & { cycle: Cycle }): Promise<boolean> {
  const customer = await holdActiveCustomer(tx, customerId)
  const now = cycleOf(customer)
  if (now?.cycle !== cycle.cycle || now.day !== cycle.day) return false
  const run = await startRun(tx, { customer, until, origin: cycle.cycle })
  if (run === null) return false
  await draftAll(tx, run, await billableOrders(tx, customerId, until))
  return true
}

/**
 * Creates drafts of everything billable until a day, on a user's request. BC-1: refuses if there is nothing. BC-2: a future day. Also CU-8.
 */
export async function billNow(tx: Tx, { customerId, until }: Period): Promise<string> {
  const customer = await holdActiveCustomer(tx, customerId, 'customerId')
  if (until > (await businessToday(tx))) throw new Refusal(codes.billingDate, { path: 'until' })
  const orders = await billableOrders(tx, customerId, until)
  if (orders.length === 0) throw new Refusal(codes.billingNothing, { path: 'until' })
  const run = await startRun(tx, { customer, until, origin: 'ON_DEMAND' })
  if (run === null) throw new Error('a run on demand stood in the way of another')
  await draftAll(tx, run, orders)
  return run.id
}

type Run = { id: string; from: string; until: string; origin: BillingOrigin }

/** Starts the run of a period; null: it has run already. The caller has locked the customer, so two workers run one after the other. */
async function startRun(
  tx: Tx,
  { customer, until, origin }: { customer: CustomerRow; until: string; origin: BillingOrigin },
): Promise<Run | null> {
  const [last] = await tx
    .select({ until: table.periodUntil })
    .from(table)
    .where(
      and(eq(table.organizationId, tx.organizationId), eq(table.customerId, customer.id), lt(table.periodUntil, until)),
    )
    .orderBy(desc(table.periodUntil))
    .limit(1)
  const from = periodStart(cycleOf(customer), until, { billedUntil: last?.until ?? null })
  const [row] = await tx
    .insert(table)
    .values({
      organizationId: tx.organizationId,
      id: newId(),
      customerId: customer.id,
      cycle: origin,
      periodFrom: from,
      periodUntil: until,
      madeAt: tx.clock.now().toString(),
      madeBy: tx.actorId,
    })
    .onConflictDoNothing()
    .returning({ id: table.id })
  return row ? { id: row.id, from, until, origin } : null
}

/** One draft for each order: an invoice has one order, one customer reference and one VAT treatment. */
async function draftAll(tx: Tx, run: Run, orders: readonly BillableOrder[]): Promise<void> {
  if (orders.length === 0) return
  // A closed period accepts no more invoices: late billing is dated today.
  const date = (await lockOver(tx, run.until)) === null ? run.until : await businessToday(tx)
  const skipped: string[] = []
  for (const { order, lines, wanted, receiptIds } of orders)
    try {
      await draftOrder(tx, order, {
        wanted,
        receiptIds,
        date,
        openMinor: openBase(lines),
        billing: { billingRunId: run.id, billingCycle: run.origin, billedFrom: run.from, billedUntil: run.until },
      })
    } catch (error) {
      // Refused before anything is written, so the others can be drafted; users see which order was skipped.
      if (!(error instanceof Refusal)) throw error
      skipped.push(order.id)
    }
  await tx
    .update(table)
    .set({ draftCount: orders.length - skipped.length, skippedOrderIds: sql`${sql.param(skipped)}::uuid[]` })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, run.id)))
}
