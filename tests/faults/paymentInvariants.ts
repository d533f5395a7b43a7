// What must hold of payments whatever failed and when (design/quality.md §4: I1, I2, I11, I12), asked of treasury's database as its
// administrator, and of the bank's own journal.
import type { Client } from 'pg'
import { withAdmin } from '../../services/kit/database/provision.ts'
import type { JournalEntry } from '../../services/sandbox-bank/entries.ts'
import { LIFECYCLE, SYSTEM_LIFECYCLE } from '../../services/treasury/payments/lifecycle.ts'

type PaymentFacts = {
  id: string
  number: string
  status: string
  channel: string
  steps: number
  /** References of all its attempts, the last one last. */
  references: string[]
  /** Attempts that have neither succeeded nor failed. */
  open: number
  succeeded: number
  /** Reconciled with a line of a statement, which settles it whatever the bank said. */
  settled: boolean
}

/** Everything that is wrong; nothing, it is hoped. */
export async function paymentViolations(adminUrl: string, journal: readonly JournalEntry[]): Promise<string[]> {
  return withAdmin(adminUrl, async client => {
    const payments = await readPayments(client)
    return [
      ...executionViolations(payments, journal),
      ...(await transitionViolations(client, payments)),
      ...(await approvalViolations(client)),
    ]
  })
}

async function readPayments(client: Client): Promise<PaymentFacts[]> {
  const { rows } = await client.query<PaymentFacts>(`
    select p.id, p.number, p.status, p.channel, jsonb_array_length(p.approval_plan->'steps') as steps,
      array(select a.reference from payment_attempt a
        where (a.organization_id, a.payment_id) = (p.organization_id, p.id) order by a.attempt_no) as references,
      (select count(*)::int from payment_attempt a
        where (a.organization_id, a.payment_id) = (p.organization_id, p.id) and a.resolved_at is null) as open,
      (select count(*)::int from payment_attempt a
        where (a.organization_id, a.payment_id) = (p.organization_id, p.id) and a.state = 'SUCCEEDED') as succeeded,
      exists (select from expected_transaction e
        where (e.organization_id, e.payment_id) = (p.organization_id, p.id) and e.was_reconciled) as settled
    from payment p`)
  return rows
}

/** I1 and I2, and that the bank has executed nothing that we know nothing of. */
function executionViolations(payments: readonly PaymentFacts[], journal: readonly JournalEntry[]): string[] {
  const executed = new Map<string, number>()
  const returned = new Set<string>()
  for (const entry of journal) {
    if (entry.kind === 'TRANSFER_EXECUTED') executed.set(entry.reference, (executed.get(entry.reference) ?? 0) + 1)
    if (entry.kind === 'TRANSFER_RETURNED') returned.add(entry.reference)
  }
  const ours = new Set(payments.flatMap(payment => payment.references))
  const unknown = [...executed.keys()].filter(reference => !ours.has(reference))
  return [
    ...unknown.map(reference => `the bank executed ${reference}, which is no attempt of ours`),
    ...payments.flatMap(payment => {
      const times = payment.references.map(reference => executed.get(reference) ?? 0)
      const kept = payment.references.filter(reference => executed.has(reference) && !returned.has(reference)).length
      return faultsOf(payment, Math.max(0, ...times), kept).map(
        fault => `${payment.number} (${payment.status}): ${fault}`,
      )
    }),
  ]
}

function faultsOf({ status, channel, settled, succeeded, open }: PaymentFacts, most: number, kept: number): string[] {
  const hasEnded = ['FAILED', 'CANCELLED', 'REJECTED', 'NEEDS_APPROVAL', 'SCHEDULED'].includes(status)
  return [
    ...(most > 1 ? [`one reference was executed ${most} times (I1)`] : []),
    ...(kept > 1 ? [`executed ${kept} times (I1)`] : []),
    ...(status === 'SENT' && channel === 'API' && !settled && kept !== 1
      ? [`sent, and executed ${kept} times (I2)`]
      : []),
    ...(succeeded === 1 && kept !== 1 ? [`an attempt succeeded, and the bank executed ${kept} (I2)`] : []),
    ...(hasEnded && kept > 0 ? [`executed ${kept} times (I2)`] : []),
    ...(hasEnded && open > 0 ? ['an attempt is still open (I2)'] : []),
  ]
}

/** Every step that the lifecycle knows, as `FROM>TO`. */
const LEGAL = new Set(
  [...Object.values(LIFECYCLE), ...Object.values(SYSTEM_LIFECYCLE)].flatMap(({ from }) =>
    Object.entries(from).flatMap(([before, after]) => {
      const outcomes = after === 'DECIDED' ? ['SCHEDULED', 'IN_PROGRESS'] : [after === 'SAME' ? before : after]
      return outcomes.map(outcome => `${before}>${outcome}`)
    }),
  ),
)

type Step = { record_id: string; before: string; after: string }

/** I11: each payment's steps, as the activity log tells of them, follow each other, are legal, and lead to where it stands. */
async function transitionViolations(client: Client, payments: readonly PaymentFacts[]): Promise<string[]> {
  const { rows } = await client.query<Step>(`
    select record_id, change->>'before' as before, change->>'after' as after
    from activity_log, jsonb_array_elements(changes) as change
    where record_type = 'PAYMENT' and change->>'field' = 'status' order by id`)
  const standing = new Map<string, string>()
  const violations: string[] = []
  for (const { record_id: id, before, after } of rows) {
    if (!LEGAL.has(`${before}>${after}`)) violations.push(`${id} went from ${before} to ${after} (I11)`)
    const expected = standing.get(id) ?? 'NEEDS_APPROVAL'
    if (before !== expected) violations.push(`${id} went from ${before}, and stood at ${expected} (I11)`)
    standing.set(id, after)
  }
  for (const { id, number, status } of payments) {
    const told = standing.get(id) ?? 'NEEDS_APPROVAL'
    if (told !== status) violations.push(`${number} is ${status}, and the log says ${told} (I11)`)
  }
  return violations
}

/** I12: what was let go has as many approvals of what it says as it needs, of different people, and none of its maker. */
async function approvalViolations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ number: string; given: number; people: number; own: number; steps: number }>(`
    select * from (
      select p.number, jsonb_array_length(p.approval_plan->'steps') as steps, count(a.id)::int as given,
        count(distinct a.approver_id)::int as people,
        count(a.id) filter (where a.approver_id in (p.created_by, p.edited_by)
          and not coalesce((o.controls->>'approveOwn')::boolean, false))::int as own
      from payment p
      join organization o on o.organization_id = p.organization_id
      left join payment_approval a on (a.organization_id, a.payment_id) = (p.organization_id, p.id)
        and a.voided_at is null and a.content_hash = p.content_hash
      where p.status in ('SCHEDULED', 'IN_PROGRESS', 'SENT', 'FAILED')
      group by p.organization_id, p.id, o.controls) as standing
    where given < steps or people < given or own > 0`)
  return rows.map(({ number, given, people, own, steps }) => {
    return `${number}: ${given} approvals of ${steps}, of ${people} people, ${own} of them its maker (I12)`
  })
}
