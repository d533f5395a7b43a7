// SQL of single payments, their approvals and files; lists are in list.ts.
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { FileLink } from '../../kit/files/files.ts'
import { newId } from '../../kit/ids.ts'
import { bareNumber } from '../accountNumber.ts'
import { mayCount, withActor } from '../approvalPolicies/public.ts'
import { accountKeyOf } from '../counterparties/public.ts'
import { DEFAULT_PAYMENT_SETTINGS } from '../paymentSettings/public.ts'
import {
  LIFECYCLE,
  MOVED_NOTHING,
  NEVER_SENT_BY_US,
  type PaymentAction,
  statesOf,
  statesOfSystem,
  SYSTEM_LIFECYCLE,
  type SystemAction,
} from './lifecycle.ts'
import { paymentList, type Payment } from './list.ts'
import {
  type ApprovalRow,
  payment as table,
  paymentApproval,
  paymentFile,
  paymentRecurrence,
  type PaymentRow,
  type RecurrenceRow,
} from './table.ts'

const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(table.id, id))
const nextVersion = { version: sql`${table.version} + 1` }

export async function insertPayment(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(table)
    // Rules compare with this moment (a matching line is later), so it comes from the same clock.
    .values({ ...values, organizationId: tx.organizationId, createdAt: tx.clock.now().toString() })
    .returning()
  return row!
}

/** The payment, locked, with its related data at that moment. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  return locked && paymentList.readOne(tx, id)
}

/** The lifecycle table's conditions on status, archiving and channel, as a condition of the update itself. */
function allows(tx: Tx, action: PaymentAction) {
  const { archived, inProgressBy, neverReleasedOnly } = LIFECYCLE[action]
  return and(
    inArray(table.status, statesOf(action)),
    archived === null ? undefined : archived ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
    inProgressBy && or(ne(table.status, 'IN_PROGRESS'), eq(table.channel, inProgressBy)),
    neverReleasedOnly
      ? sql`not exists (
      select from expected_transaction e
      where e.organization_id = ${tx.organizationId} and e.payment_id = ${table.id})`
      : undefined,
  )
}

/** Whether enough users approved the current content, none of them one of its authors. */
const isApproved = (tx: Tx) => sql`jsonb_array_length(${table.approvalPlan} -> 'steps') <= (
  select count(*) from payment_approval a
  where a.organization_id = ${tx.organizationId} and a.payment_id = ${table.id}
    and a.voided_at is null and a.content_hash = ${table.contentHash}
    and ${mayCount(tx, table.authorIds, sql`a.approver_id`)})`

function allowsSystem(action: SystemAction) {
  const { channel } = SYSTEM_LIFECYCLE[action]
  return and(inArray(table.status, statesOfSystem(action)), channel && eq(table.channel, channel))
}

type Changes = Partial<
  Omit<
    PaymentRow,
    'organizationId' | 'id' | 'number' | 'kind' | 'version' | 'previousStatus' | 'editedBy' | 'authorIds'
  >
>

/** The previous status, stored with every change of the status. */
const remembering = <Values extends { status?: PaymentRow['status'] }>(values: Values) =>
  values.status === undefined ? values : { ...values, previousStatus: sql`${table.status}` }

/** An editor becomes one of its authors. */
const signed = (tx: Tx, action: PaymentAction, values: Changes) =>
  action === 'UPDATE' ? { ...values, editedBy: tx.actorId, authorIds: withActor(tx, table.authorIds) } : values

/** Steps after which money can leave. */
const releases = (action: PaymentAction, { status }: Changes) =>
  (action === 'APPROVE' || action === 'RESEND') && status !== 'NEEDS_APPROVAL'

/** Changes a payment in a status that allows the action; with a version, only if unchanged since. Releases nothing that is not approved. */
export async function changePayment(
  tx: Tx,
  id: string,
  action: PaymentAction,
  values: Changes,
  version?: number,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...remembering(signed(tx, action, values)), ...nextVersion })
    .where(
      and(
        withId(tx, id),
        allows(tx, action),
        version === undefined ? undefined : eq(table.version, version),
        releases(action, values) ? isApproved(tx) : undefined,
      ),
    )
    .returning()
  return row
}

/** Changes a payment for the system, in a status that the table allows. */
export async function changeBySystem(
  tx: Tx,
  id: string,
  action: SystemAction,
  values: Changes,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...remembering(values), ...nextVersion })
    .where(and(withId(tx, id), allowsSystem(action)))
    .returning()
  return row
}

/** Marks a payment as sent whose money has left; what we did not send was sent manually (`isManual`). */
export async function settlePayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const sent = { status: 'SENT' as const, sentAt: tx.clock.now().toString() }
  const channel = sql`case when ${inArray(table.status, [...NEVER_SENT_BY_US])} then 'MANUAL' else ${table.channel} end`
  const [row] = await tx
    .update(table)
    .set({ ...remembering(sent), releaseAt: null, failureCode: null, failureReason: null, channel, ...nextVersion })
    .where(and(withId(tx, id), allowsSystem('SETTLE')))
    .returning()
  return row
}

/** The payments, locked, in the order of their ids. */
export async function lockPayments(tx: Tx, ids: readonly string[]): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(ofOrganization(tx), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('no key update')
}

type LifecycleState = Pick<PaymentRow, 'openTo'> & Partial<Pick<PaymentRow, 'approvalPlan' | 'valueDate'>>

/** Stores who can fill the next step, and the plan. Not an edit, so the version stays: approvers don't block each other. */
export async function setApprovalState(tx: Tx, id: string, standing: LifecycleState): Promise<void> {
  await tx.update(table).set(standing).where(withId(tx, id))
}

export type Beneficiary = { bankCode: string; accountNumber: string }

/** The payee: a counterparty is one beneficiary, however many accounts it has. */
export type Payee = Beneficiary & { counterpartyId: string | null; toAccountId: string | null }

/** Own accounts have no total: the money stays in the organization. */
export const paidCounterparty = ({ counterpartyId, toAccountId }: Omit<Payee, keyof Beneficiary>): string | null =>
  toAccountId === null ? counterpartyId : null

const keyOfBeneficiaries = (tx: Tx) => `${tx.organizationId}/beneficiaries`

/** Other payments to this account or counterparty wait: of two concurrent ones the second sees the first. */
export async function lockBeneficiary(tx: Tx, payee: Payee): Promise<void> {
  const account = `${tx.organizationId}/beneficiary/${accountKeyOf(payee)}`
  const counterparty = paidCounterparty(payee)
  await tx.execute(sql`
    select pg_advisory_xact_lock_shared(hashtextextended(${keyOfBeneficiaries(tx)}, 0)),
      pg_advisory_xact_lock(hashtextextended(${account}, 0))`)
  // Always after the account's lock, to avoid deadlocks.
  if (counterparty !== null)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.organizationId}/paid/${counterparty}`}, 0))`,
    )
}

/**
 * All other payments wait until the end of the transaction. A lock per beneficiary would not fit into Postgres' lock table for thousands of
 * them.
 */
export async function lockBeneficiaries(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOfBeneficiaries(tx)}, 0))`)
}

export type Likeness = {
  beneficiary: Beneficiary
  amountMinor: bigint
  currency: PaymentRow['currency']
  date: string
  /** Excludes the payment itself. */
  exceptId?: string | undefined
}

/** Maximum number in one message. */
export const MAX_DUPLICATES = 10

/** Payments with the same account and amount within some days that moved money or may. */
export async function paymentsLike(tx: Tx, like: Likeness, days: number): Promise<{ id: string; number: string }[]> {
  const { beneficiary, amountMinor, currency, date, exceptId } = like
  return tx
    .select({ id: table.id, number: table.number })
    .from(table)
    .where(
      and(
        ofOrganization(tx),
        eq(table.beneficiaryBankCode, beneficiary.bankCode),
        eq(table.beneficiaryBareNumber, bareNumber(beneficiary.accountNumber)),
        sql`${table.date} between ${date}::date - ${days}::int and ${date}::date + ${days}::int`,
        eq(table.amountMinor, amountMinor),
        eq(table.currency, currency),
        sql`${table.status} not in ${MOVED_NOTHING}`,
        exceptId === undefined ? undefined : ne(table.id, exceptId),
      ),
    )
    .orderBy(table.date, table.id)
    .limit(MAX_DUPLICATES)
}

type Duplicates = { paymentId: string; duplicateIds: string[] }

/** For each payment its possible duplicates, nearest first, within the days of the organization's settings. */
export async function duplicatesOf(tx: Tx, paymentIds: readonly string[]): Promise<Duplicates[]> {
  const { rows } = await tx.execute<Duplicates>(sql`
    select p.id as "paymentId", array(
      select d.id from payment d
      where d.organization_id = p.organization_id and d.beneficiary_bank_code = p.beneficiary_bank_code
        and d.beneficiary_bare_number = p.beneficiary_bare_number
        and d.date between p.date - s.days and p.date + s.days and s.days > 0
        and d.amount_minor = p.amount_minor and d.currency = p.currency and d.id <> p.id
        and d.status not in ${MOVED_NOTHING}
      order by abs(d.date - p.date), d.id limit ${MAX_DUPLICATES}) as "duplicateIds"
    from payment p, (select coalesce((
      select duplicate_days from payment_settings where organization_id = ${tx.organizationId}), ${DEFAULT_PAYMENT_SETTINGS.duplicateDays}::int) as days) s
    where p.organization_id = ${tx.organizationId} and p.id = any (${sql.param([...paymentIds])}::uuid[])`)
  return rows
}

type GivenApproval = Pick<ApprovalRow, 'paymentId' | 'approvedAt' | 'factor' | 'totpStep' | 'proofId'> & {
  version: number
}

/** Stores the caller's approval of the payment's content at this version; false if they are one of its authors. */
export async function insertApproval(tx: Tx, given: GivenApproval): Promise<boolean> {
  const { paymentId, version, approvedAt, factor, totpStep, proofId } = given
  const { rowCount } = await tx.execute(sql`
    insert into payment_approval
      (organization_id, id, payment_id, approver_id, approved_at, factor, totp_step, content_hash, proof_id)
    select payment.organization_id, ${newId()}, payment.id, ${tx.actorId}, ${approvedAt}, ${factor}, ${totpStep}::bigint,
      payment.content_hash, ${proofId}
    from payment
    where payment.organization_id = ${tx.organizationId} and payment.id = ${paymentId} and payment.version = ${version}
      and ${mayCount(tx, table.authorIds)}`)
  return rowCount === 1
}

/** Voids approvals because the content has changed; or one user's, because they have become an author. */
export async function voidApprovals(tx: Tx, paymentId: string, approverId?: string): Promise<void> {
  await tx
    .update(paymentApproval)
    .set({ voidedAt: tx.clock.now().toString() })
    .where(
      and(
        eq(paymentApproval.organizationId, tx.organizationId),
        eq(paymentApproval.paymentId, paymentId),
        isNull(paymentApproval.voidedAt),
        approverId === undefined ? undefined : eq(paymentApproval.approverId, approverId),
      ),
    )
}

/** All approvals of these payments, newest first, including void ones. */
export async function approvalsOf(tx: Tx, paymentIds: readonly string[]): Promise<ApprovalRow[]> {
  return tx
    .select()
    .from(paymentApproval)
    .where(
      and(
        eq(paymentApproval.organizationId, tx.organizationId),
        sql`${paymentApproval.paymentId} = any (${sql.param([...paymentIds])}::uuid[])`,
      ),
    )
    .orderBy(sql`${paymentApproval.approvedAt} desc, ${paymentApproval.id} desc`)
}

/** Copies the files of one payment to another, in their order. */
export async function copyFiles(tx: Tx, fromPaymentId: string, toPaymentId: string): Promise<void> {
  await tx.execute(sql`
    insert into payment_file (organization_id, payment_id, file_id, place)
    select organization_id, ${toPaymentId}, file_id, place from payment_file
    where organization_id = ${tx.organizationId} and payment_id = ${fromPaymentId}`)
}

/** Replaces the files of the payment with these, in their order. */
export async function replaceFiles(tx: Tx, paymentId: string, links: readonly FileLink[]): Promise<void> {
  const { organizationId } = tx
  await tx
    .delete(paymentFile)
    .where(and(eq(paymentFile.organizationId, organizationId), eq(paymentFile.paymentId, paymentId)))
  if (links.length > 0) await tx.insert(paymentFile).values(links.map(link => ({ ...link, paymentId })))
}

const recurrenceWithId = (tx: Tx, id: string) =>
  and(eq(paymentRecurrence.organizationId, tx.organizationId), eq(paymentRecurrence.id, id))

export async function insertRecurrence(
  tx: Tx,
  values: Pick<RecurrenceRow, 'frequency' | 'anchor' | 'nextDate' | 'template' | 'createdBy' | 'authorIds'>,
): Promise<string> {
  const id = newId()
  await tx.insert(paymentRecurrence).values({ ...values, organizationId: tx.organizationId, id })
  return id
}

/** Ends an active recurrence, and returns its number of payments; undefined if none is active. */
export async function endRecurrence(tx: Tx, id: string): Promise<RecurrenceRow['frequency'] | undefined> {
  const [row] = await tx
    .update(paymentRecurrence)
    .set({ endedAt: tx.clock.now().toString() })
    .where(and(recurrenceWithId(tx, id), isNull(paymentRecurrence.endedAt)))
    .returning({ frequency: paymentRecurrence.frequency })
  return row?.frequency
}

/** An active recurrence, locked. */
export async function lockRecurrence(tx: Tx, id: string): Promise<RecurrenceRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentRecurrence)
    .where(and(recurrenceWithId(tx, id), isNull(paymentRecurrence.endedAt)))
    .for('no key update')
  return row
}

/** Changes the future payments of a series. */
export async function changeSeries(
  tx: Tx,
  id: string,
  values: Pick<RecurrenceRow, 'template' | 'authorIds'> & Partial<Pick<RecurrenceRow, 'anchor' | 'nextDate'>>,
): Promise<void> {
  await tx.update(paymentRecurrence).set(values).where(recurrenceWithId(tx, id))
}

export async function setNextDate(tx: Tx, id: string, nextDate: string): Promise<void> {
  await tx.update(paymentRecurrence).set({ nextDate }).where(recurrenceWithId(tx, id))
}

/** The newest payment of a series. */
export async function lastOccurrenceOf(tx: Tx, recurrenceId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(ofOrganization(tx), eq(table.recurrenceId, recurrenceId)))
    .orderBy(sql`${table.date} desc, ${table.id} desc`)
    .limit(1)
  return row
}
