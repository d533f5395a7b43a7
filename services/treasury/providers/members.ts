// The members of batches. A large shop's day has more orders than a page can show: those are in the list of transactions.
import { and, asc, eq, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { paymentRecord, paymentRecordMember } from './table.ts'

/** Maximum number per batch, and of those that explain a difference. */
export const MAX_SHOWN_MEMBERS = 200

const shownPlaces = (tx: Tx, recordIds: readonly string[]) => sql`
  select m.record_id, m.place from unnest(${sql.param([...recordIds])}::uuid[]) as wanted (id)
  cross join lateral (
    (select record_id, place from payment_record_member
     where organization_id = ${tx.organizationId} and record_id = wanted.id
     order by place limit ${MAX_SHOWN_MEMBERS})
    union
    (select record_id, place from payment_record_member
     where organization_id = ${tx.organizationId} and record_id = wanted.id and (kind <> 'TRANSACTION' or is_elsewhere)
     order by place limit ${MAX_SHOWN_MEMBERS})) as m`

/** A member as shown, with the currency of its batch. */
export const memberColumns = {
  organizationId: paymentRecordMember.organizationId,
  recordId: paymentRecordMember.recordId,
  place: paymentRecordMember.place,
  kind: paymentRecordMember.kind,
  transactionId: paymentRecordMember.transactionId,
  description: paymentRecordMember.description,
  netMinor: paymentRecordMember.netMinor,
  isElsewhere: paymentRecordMember.isElsewhere,
  currency: paymentRecord.currency,
}

/** The batch of a member. */
export const recordOfMember = and(
  eq(paymentRecord.organizationId, paymentRecordMember.organizationId),
  eq(paymentRecord.id, paymentRecordMember.recordId),
)

/** Those of these batches that are shown. */
export const isShown = (tx: Tx, recordIds: readonly string[]) =>
  and(
    eq(paymentRecordMember.organizationId, tx.organizationId),
    among(paymentRecordMember.recordId, recordIds),
    sql`(${paymentRecordMember.recordId}, ${paymentRecordMember.place}) in (${shownPlaces(tx, recordIds)})`,
  )

/** In the order of their reports. */
export const byReport = [asc(paymentRecordMember.recordId), asc(paymentRecordMember.place)]

export const membersOf = (tx: Tx, recordIds: readonly string[]) =>
  tx
    .byKey()
    .select(memberColumns)
    .from(paymentRecordMember)
    .innerJoin(paymentRecord, recordOfMember)
    .where(isShown(tx, recordIds))
    .orderBy(...byReport)
