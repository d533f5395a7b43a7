// Stores a provider's batch: its members, whether they add up, and its expected money. The caller holds the connection's lock.
import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { lockVisibleFollowing } from '../expectedTransactions/public.ts'
import { ADAPTERS } from './adapters.ts'
import { followPayout } from './expectedOf.ts'
import type { BatchMember, ReportedTransaction, Settlement } from './reports.ts'
import type { Parts } from './rules/fees.ts'
import { checkBatch, type Member, sumOfMembers } from './rules/settlement.ts'
import { type Stored, storeTransactions } from './storeTransactions.ts'
import {
  paymentRecord as table,
  paymentRecordMember,
  type ProviderRow,
  providerTransaction,
  type RecordRow,
} from './table.ts'

export type StoredSettlement = { record: RecordRow; isNew: boolean; isChanged: boolean; added: number; changed: number }

type Values = Omit<typeof table.$inferInsert, 'organizationId' | 'id'>

/** Stores a batch, or what is new in it. */
export async function storeSettlement(tx: Tx, provider: ProviderRow, reported: Settlement): Promise<StoredSettlement> {
  const before = await findRecord(tx, provider.id, reported)
  // The same order as reconciliation: locks the expected transaction before the record that it follows.
  const [followed] = before ? await lockVisibleFollowing(tx, { paymentRecordId: before.id }) : []
  const recordId = before?.id ?? newId()
  const isSettled = reported.isSettled || before?.settlement === 'SETTLED'
  const values: Values = {
    providerId: provider.id,
    externalId: before?.externalId ?? reported.externalId,
    bankAccountId: before?.bankAccountId ?? provider.bankAccountId,
    currency: reported.currency,
    payoutOn: reported.payoutOn,
    netMinor: reported.netMinor ?? before?.netMinor ?? 0n,
    settlement: isSettled ? 'SETTLED' : 'PENDING',
  }
  const opened = before ?? (await insertRecord(tx, recordId, values))
  const made =
    reported.members && (await storeMembers(tx, provider, opened, { ...reported, isSettled }, reported.members))
  if (isSettled && before?.settlement === 'PENDING') await settleMembers(tx, recordId)
  const netMinor = reported.netMinor ?? made?.reportedMinor ?? before?.netMinor ?? 0n
  const parts = made?.parts ?? partsOf(before)
  const members = made?.members ?? (await readMembers(tx, recordId))
  const after: Values = { ...values, netMinor, ...(parts && partValues(parts, members ?? [])) }
  const checks = checkBatch({
    netMinor,
    parts,
    members,
    previousNetMinor: (await neighbor(tx, { ...after, id: recordId }, 'before'))?.netMinor ?? null,
  })
  // What a bank line has shown is a fact: a batch that now reports another amount has a mismatch.
  const isDenied = followed !== undefined && followed.status !== 'UNRECONCILED' && followed.amountMinor !== netMinor
  const checked = {
    ...after,
    figureCheck: isDenied ? ('MISMATCH' as const) : checks.figures,
    memberCheck: checks.members,
    carryOverCheck: checks.carryOver,
  }
  const isChanged = !before || hasChanged(before, checked)
  const record = isChanged ? await followPayout(tx, provider, await updateRecord(tx, recordId, checked)) : before
  if (isChanged) {
    tx.emit('payment-record.changed', recordId, { scopeId: record.bankAccountId })
    await recheckNext(tx, record)
  }
  return { record, isNew: !before, isChanged, added: made?.added ?? 0, changed: made?.changed ?? 0 }
}

const hasChanged = (before: RecordRow, after: Values): boolean => {
  const stored: Record<string, unknown> = before
  return Object.entries(after).some(([key, value]) => stored[key] !== value)
}

const inProvider = (tx: Tx, providerId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.providerId, providerId))

/** The batch with this id, or the one of that day and amount whose report has not arrived yet. */
async function findRecord(tx: Tx, providerId: string, reported: Settlement): Promise<RecordRow | undefined> {
  const [named] = await tx
    .select()
    .from(table)
    .where(and(inProvider(tx, providerId), eq(table.externalId, reported.externalId)))
  if (named || reported.members === null) return named
  const netMinor = reported.netMinor ?? sumOfReported(reported.members)
  const [unreported, another] = await tx
    .select()
    .from(table)
    .where(
      and(
        inProvider(tx, providerId),
        eq(table.payoutOn, reported.payoutOn),
        eq(table.netMinor, netMinor),
        isNull(table.membersMinor),
      ),
    )
    .limit(2)
  return another ? undefined : unreported
}

const netOfReported = ({ netMinor, grossMinor, fees, adjustmentMinor }: ReportedTransaction): bigint =>
  netMinor ??
  grossMinor - (fees?.feeMinor ?? 0n) - (fees?.vatMinor ?? 0n) - (fees?.withheldMinor ?? 0n) + adjustmentMinor

const sumOfReported = (members: readonly BatchMember[]): bigint =>
  members.reduce(
    (sum, member) => sum + (member.kind === 'TRANSACTION' ? netOfReported(member.transaction) : member.netMinor),
    0n,
  )

async function insertRecord(tx: Tx, id: string, values: Values): Promise<RecordRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, id, organizationId: tx.organizationId })
    .returning()
  return row!
}

async function updateRecord(tx: Tx, id: string, values: Partial<Values>): Promise<RecordRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
    .returning()
  return row!
}

type Made = {
  members: Member[]
  /** The amount paid out according to the reports, whether or not another batch has paid it. */
  reportedMinor: bigint
  parts: Parts
  added: number
  changed: number
}

async function storeMembers(
  tx: Tx,
  provider: ProviderRow,
  record: RecordRow,
  { payoutOn, isSettled, netMinor }: Pick<Settlement, 'payoutOn' | 'isSettled' | 'netMinor'>,
  given: readonly BatchMember[],
): Promise<Made> {
  const reports = given.flatMap(member => (member.kind === 'TRANSACTION' ? [member.transaction] : []))
  const stored = await storeTransactions(tx, provider, reports, {
    fallback: Temporal.PlainDate.from(payoutOn).toZonedDateTime(ADAPTERS[provider.provider].quirks.zone).toInstant(),
    batch: { recordId: record.id, isPaidOut: isSettled },
  })
  // If a batch is a day, a report may cover only a part: members from other reports stay.
  const kept = netMinor === null ? await otherMembers(tx, record.id, stored.rows) : []
  const seen = new Set<string>()
  const rows = given.map((member, at) => {
    const common = { organizationId: tx.organizationId, recordId: record.id, place: kept.length + at }
    if (member.kind !== 'TRANSACTION')
      return {
        ...common,
        kind: member.kind,
        transactionId: null,
        description: member.description,
        netMinor: member.netMinor,
        isElsewhere: false,
      }
    const row = stored.rows.get(member.transaction.externalId)!
    const isRepeated = seen.has(row.id)
    seen.add(row.id)
    return {
      ...common,
      kind: member.kind,
      transactionId: row.id,
      description: null,
      // As in this report: the stored value may be newer.
      netMinor: netOfReported(member.transaction),
      isElsewhere: isRepeated || row.recordId !== record.id,
    }
  })
  const members = [...kept.map(({ member }, place) => ({ ...member, place })), ...rows]
  await tx.delete(paymentRecordMember).where(ofRecord(tx, record.id))
  await insertMany(tx, paymentRecordMember, members)
  const sum = (of: (report: Parts) => bigint) =>
    [...reports.map(reportedParts), ...kept.map(({ parts }) => parts)].reduce((all, each) => all + of(each), 0n)
  const besides = rows.reduce((all, { kind, netMinor: minor }) => (kind === 'TRANSACTION' ? all : all + minor), 0n)
  const parts = {
    grossMinor: sum(({ grossMinor }) => grossMinor),
    feeMinor: sum(({ feeMinor }) => feeMinor),
    vatMinor: sum(({ vatMinor }) => vatMinor),
    withheldMinor: sum(({ withheldMinor }) => withheldMinor),
    adjustmentMinor: sum(({ adjustmentMinor }) => adjustmentMinor) + besides,
  }
  const reportedMinor = members.reduce((all, each) => all + each.netMinor, 0n)
  return { members, reportedMinor, parts, added: stored.added, changed: stored.changed }
}

const reportedParts = ({ grossMinor, fees, adjustmentMinor }: ReportedTransaction): Parts => ({
  grossMinor,
  feeMinor: fees?.feeMinor ?? 0n,
  vatMinor: fees?.vatMinor ?? 0n,
  withheldMinor: fees?.withheldMinor ?? 0n,
  adjustmentMinor,
})

/** The batch's other members, with their amounts. */
async function otherMembers(tx: Tx, recordId: string, told: Stored['rows']) {
  const ids = [...new Set([...told.values()].map(({ id }) => id))]
  const rows = await tx
    .select({ member: getTableColumns(paymentRecordMember), transaction: getTableColumns(providerTransaction) })
    .from(paymentRecordMember)
    .innerJoin(
      providerTransaction,
      and(
        eq(providerTransaction.organizationId, paymentRecordMember.organizationId),
        eq(providerTransaction.id, paymentRecordMember.transactionId),
      ),
    )
    .where(and(ofRecord(tx, recordId), not(among(providerTransaction.id, ids))))
    .orderBy(asc(paymentRecordMember.place))
  return rows.map(({ member, transaction }) => ({
    member,
    parts: {
      grossMinor: transaction.grossMinor,
      feeMinor: transaction.feeMinor ?? 0n,
      vatMinor: transaction.vatMinor ?? 0n,
      withheldMinor: transaction.withheldMinor ?? 0n,
      adjustmentMinor: transaction.adjustmentMinor,
    },
  }))
}

const ofRecord = (tx: Tx, recordId: string) =>
  and(eq(paymentRecordMember.organizationId, tx.organizationId), eq(paymentRecordMember.recordId, recordId))

/** The members of a batch; null if they were never reported. */
async function readMembers(tx: Tx, recordId: string): Promise<Member[] | null> {
  const rows = await tx
    .select({
      kind: paymentRecordMember.kind,
      netMinor: paymentRecordMember.netMinor,
      isElsewhere: paymentRecordMember.isElsewhere,
    })
    .from(paymentRecordMember)
    .where(ofRecord(tx, recordId))
  return rows.length === 0 ? null : rows
}

/** Transactions that a batch paid out are settled, whatever reported them. Those that were credited before are paid out too. */
async function settleMembers(tx: Tx, recordId: string): Promise<void> {
  await tx.execute(sql`
    update provider_transaction set settlement = 'SETTLED', version = version + 1
    where organization_id = ${tx.organizationId} and record_id = ${recordId} and settlement = 'PENDING'`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from provider_transaction where organization_id = ${tx.organizationId} and record_id = ${recordId}`)
  for (const { id } of rows) tx.emit('provider-transaction.changed', id)
}

function partsOf(record: RecordRow | undefined): Parts | null {
  if (!record) return null
  const { grossMinor, feeMinor, vatMinor, withheldMinor, adjustmentMinor } = record
  if (
    grossMinor === null ||
    feeMinor === null ||
    vatMinor === null ||
    withheldMinor === null ||
    adjustmentMinor === null
  )
    return null
  return { grossMinor, feeMinor, vatMinor, withheldMinor, adjustmentMinor }
}

const partValues = (parts: Parts, members: readonly Member[]) => ({
  ...parts,
  transactionCount: members.filter(({ kind }) => kind === 'TRANSACTION').length,
  membersMinor: sumOfMembers(members),
})

type Placed = Pick<RecordRow, 'id' | 'providerId' | 'externalId' | 'payoutOn'>

/** The batch paid out just before or just after this one. */
async function neighbor(tx: Tx, of: Placed, side: 'before' | 'after'): Promise<RecordRow | undefined> {
  const [beyond, order] = side === 'before' ? [lt, desc] : [gt, asc]
  const isBeyond: SQL | undefined = or(
    beyond(table.payoutOn, of.payoutOn),
    and(eq(table.payoutOn, of.payoutOn), beyond(table.externalId, of.externalId)),
  )
  const [row] = await tx
    .select()
    .from(table)
    .where(and(inProvider(tx, of.providerId), ne(table.id, of.id), isBeyond))
    .orderBy(order(table.payoutOn), order(table.externalId))
    .limit(1)
  return row
}

/** Batches arrive in any order, so the amount that the next one carries over may have changed. */
async function recheckNext(tx: Tx, record: RecordRow): Promise<void> {
  const next = await neighbor(tx, record, 'after')
  if (!next) return
  const members = await readMembers(tx, next.id)
  const { carryOver } = checkBatch({ netMinor: next.netMinor, parts: null, members, previousNetMinor: record.netMinor })
  if (carryOver === next.carryOverCheck) return
  await updateRecord(tx, next.id, { carryOverCheck: carryOver })
  tx.emit('payment-record.changed', next.id, { scopeId: next.bankAccountId })
}
