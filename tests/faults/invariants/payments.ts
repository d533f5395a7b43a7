// Compares payments with the journal of the executing bank (I1, I2), and their steps with the lifecycle's table (I7, I11).
import type { JournalEntry } from '../../../services/sandbox-bank/entries.ts'
import { LIFECYCLE, SYSTEM_LIFECYCLE } from '../../../services/treasury/payments/lifecycle.ts'
import { type Connection, within } from './scope.ts'

export type PaymentFacts = {
  id: string
  number: string
  status: string
  channel: string
  amountMinor: string
  accountNumber: string
  beneficiary: string
  /** References of all its attempts, in order. */
  references: string[]
  /** Attempts that have neither succeeded nor failed. */
  open: number
  succeeded: number
  /** Reconciled with a statement line, which settles it whatever the bank answered. */
  settled: boolean
}

/** A change of status in the activity log. */
export type PaymentStep = { id: string; before: string; after: string }

export async function readPayments(client: Connection, organizationId?: string): Promise<PaymentFacts[]> {
  const { rows } = await client.query<PaymentFacts>(
    within(
      `
    select p.id, p.number, p.status, p.channel, p.amount_minor as "amountMinor",
      b.account_number as "accountNumber", p.beneficiary_account_number as beneficiary,
      array(select a.reference from payment_attempt a
        where (a.organization_id, a.payment_id) = (p.organization_id, p.id) order by a.attempt_no) as references,
      (select count(*)::int from payment_attempt a
        where (a.organization_id, a.payment_id) = (p.organization_id, p.id) and a.resolved_at is null) as open,
      (select count(*)::int from payment_attempt a
        where (a.organization_id, a.payment_id) = (p.organization_id, p.id) and a.state = 'SUCCEEDED') as succeeded,
      exists (select from expected_transaction e
        where (e.organization_id, e.payment_id) = (p.organization_id, p.id) and e.was_reconciled) as settled
    from payment p
    join bank_account b on (b.organization_id, b.id) = (p.organization_id, p.from_account_id)
    where {of p}`,
      organizationId,
    ),
  )
  return rows
}

export async function readSteps(client: Connection, organizationId?: string): Promise<PaymentStep[]> {
  const { rows } = await client.query<PaymentStep>(
    within(
      `
    select l.record_id as id, change->>'before' as before, change->>'after' as after
    from activity_log l, jsonb_array_elements(l.changes) as change
    where {of l} and l.record_type = 'PAYMENT' and change->>'field' = 'status' order by l.id`,
      organizationId,
    ),
  )
  return rows
}

/** I1 and I2, and that the bank has executed nothing unknown to us, nor anything different. */
export function executionViolations(payments: readonly PaymentFacts[], journal: readonly JournalEntry[]): string[] {
  const executed = new Map<string, JournalEntry[]>()
  const returned = new Set<string>()
  for (const entry of journal) {
    if (entry.kind === 'TRANSFER_EXECUTED')
      executed.set(entry.reference, [...(executed.get(entry.reference) ?? []), entry])
    if (entry.kind === 'TRANSFER_RETURNED') returned.add(entry.reference)
  }
  const ours = new Set(payments.flatMap(payment => payment.references))
  const unknown = [...executed.keys()].filter(reference => !ours.has(reference))
  return [
    ...unknown.map(reference => `I1: the bank executed ${reference}, which is no attempt of ours`),
    ...payments.flatMap(payment => {
      const orders = payment.references.flatMap(reference => executed.get(reference) ?? [])
      const most = Math.max(0, ...payment.references.map(reference => executed.get(reference)?.length ?? 0))
      const kept = payment.references.filter(reference => executed.has(reference) && !returned.has(reference)).length
      const faults = [...faultsOf(payment, most, kept), ...orders.flatMap(order => contentFaults(payment, order))]
      return faults.map(fault => `${fault}: ${payment.number} (${payment.status})`)
    }),
  ]
}

function faultsOf({ status, channel, settled, succeeded, open }: PaymentFacts, most: number, kept: number): string[] {
  const hasEnded = ['FAILED', 'CANCELLED', 'REJECTED', 'NEEDS_APPROVAL', 'SCHEDULED'].includes(status)
  return [
    ...(most > 1 ? [`I1: one reference was executed ${most} times`] : []),
    ...(kept > 1 ? [`I1: executed ${kept} times`] : []),
    ...(status === 'SENT' && channel === 'API' && !settled && kept !== 1
      ? [`I2: sent, and executed ${kept} times`]
      : []),
    ...(succeeded > 0 && kept !== 1 ? [`I2: an attempt succeeded, and the bank executed ${kept}`] : []),
    ...(channel === 'MANUAL' && kept > 0 ? [`I2: given to a person, and executed ${kept} times`] : []),
    ...(hasEnded && kept > 0 ? [`I2: executed ${kept} times`] : []),
    ...(hasEnded && open > 0 ? ['I2: an attempt is still open'] : []),
  ]
}

function contentFaults({ amountMinor, accountNumber, beneficiary }: PaymentFacts, order: JournalEntry): string[] {
  if (order.kind !== 'TRANSFER_EXECUTED') return []
  const isSame =
    order.amountMinor === amountMinor &&
    order.sourceAccountNumber === accountNumber &&
    order.beneficiary.accountNumber === beneficiary
  return isSame ? [] : ['I1: the bank executed something else than what it says']
}

/** Every step of the lifecycle, as `FROM>TO`. */
const LEGAL = new Set(
  [...Object.values(LIFECYCLE), ...Object.values(SYSTEM_LIFECYCLE)].flatMap(({ from }) =>
    Object.entries(from).flatMap(([before, after]) => {
      const outcomes =
        after === 'DECIDED'
          ? ['SCHEDULED', 'IN_PROGRESS', ...(before === 'FAILED' ? ['NEEDS_APPROVAL'] : [])]
          : [after === 'SAME' ? before : after]
      return outcomes.map(outcome => `${before}>${outcome}`)
    }),
  ),
)

/** A statement line may settle a payment that needs further approvals; but one that was never released can't have moved money. */
const isSentUnreleased = (before: string, after: string, wasReleased: boolean): boolean =>
  before === 'NEEDS_APPROVAL' && after === 'SENT' && !wasReleased

/** I11 and I7: each payment's steps are consecutive, logged once each, legal, and lead to its status. */
export function stepViolations(
  payments: readonly Pick<PaymentFacts, 'id' | 'number' | 'status'>[],
  steps: readonly PaymentStep[],
): string[] {
  const standing = new Map<string, string>()
  const violations: string[] = []
  for (const { id, before, after } of steps) {
    if (!LEGAL.has(`${before}>${after}`) || isSentUnreleased(before, after, standing.has(id)))
      violations.push(`I11: ${id} went from ${before} to ${after}`)
    const expected = standing.get(id) ?? 'NEEDS_APPROVAL'
    if (before !== expected) violations.push(`I7: ${id} went from ${before}, and stood at ${expected}`)
    standing.set(id, after)
  }
  for (const { id, number, status } of payments) {
    const told = standing.get(id) ?? 'NEEDS_APPROVAL'
    if (told !== status) violations.push(`I7: ${number} is ${status}, and the log says ${told}`)
  }
  return violations
}
