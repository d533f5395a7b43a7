// A customer as the activity log and its revisions tell of it.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn, Change } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { masked } from './identifiers.ts'
import { addressText } from './shapes.ts'
import { customerRevision, type CustomerRow } from './table.ts'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'

const describeCustomer = (row: CustomerRow) => ({
  ...row,
  billingAddress: addressText(row.billingAddress),
  registeredAddress: addressText(row.registeredAddress),
  deliveryAddress: addressText(row.deliveryAddress),
  directors:
    row.directors.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')).join('; ') || null,
  invoiceEmails: row.invoiceEmails.join(', ') || null,
  creditLimit: row.creditLimitMinor === null ? null : `${formatMinor(row.creditLimitMinor)} ${row.creditCurrency}`,
})

const FIELDS = [
  'status',
  'type',
  'legalName',
  'alias',
  'email',
  'phone',
  'industry',
  'employees',
  'picName',
  'picPosition',
  'picEmail',
  'picPhone',
  'identityNumber',
  'taxNumber',
  'branchNumber',
  'businessNumber',
  'taxStatus',
  'withholding',
  'billingAddress',
  'registeredAddress',
  'directors',
  'bankName',
  'accountNumber',
  'accountName',
  'branchName',
  'financeName',
  'financeEmail',
  'hardCopy',
  'deliveryAddress',
  'invoiceEmails',
  'language',
  'billingCycle',
  'billingDay',
  'termDays',
  'termFrom',
  'creditLimit',
  'stampDuty',
] as const

const MOST_REVISIONS = 100

const PERSONAL: readonly string[] = ['identityNumber', 'taxNumber', 'accountNumber']

/** Numbers of persons and accounts but for their last four digits. */
export const maskedChanges = (changes: readonly Change[]): Change[] =>
  changes.map(change =>
    PERSONAL.includes(change.field)
      ? { ...change, before: masked(change.before), after: masked(change.after) }
      : change,
  )

type Told = {
  action: ActionOn<'CUSTOMER'>
  before: CustomerRow | undefined
  after: CustomerRow
  reason?: string | null
}

/** Tells log and feed of a change, and keeps it as the next revision. The log is read by more people: it never has whole numbers. */
export async function tellCustomer(tx: Tx, { action, before, after, reason = null }: Told): Promise<void> {
  const changes = changesBetween(before && describeCustomer(before), describeCustomer(after), FIELDS)
  recordActivity(tx, {
    action,
    recordType: 'CUSTOMER',
    recordId: after.id,
    recordLabel: after.name,
    changes: maskedChanges(changes),
    reason,
  })
  if (changes.length > 0) await keepRevision(tx, after.id, changes)
  tx.emit('customer.changed', after.id)
}

/** The customer's row is locked or new: no other revision can take the number. */
async function keepRevision(tx: Tx, customerId: string, changes: Change[]): Promise<void> {
  const { organizationId, actorId } = tx
  await tx.insert(customerRevision).values({
    organizationId,
    customerId,
    number: sql`(select coalesce(max(r.number), 0) + 1 from customer_revision r
      where r.organization_id = ${organizationId} and r.customer_id = ${customerId})`,
    actorId,
    changes,
  })
}

/** The newest revisions of each customer, at most 100, the newest first. */
export async function listRevisions(tx: Tx, customerIds: readonly string[]) {
  const table = customerRevision
  const ranked = tx.$with('ranked').as(
    tx
      .select({
        customerId: table.customerId,
        number: table.number,
        at: table.at,
        actorId: table.actorId,
        changes: table.changes,
        place: sql<number>`row_number() over (partition by ${table.customerId} order by ${table.number} desc)`.as(
          'place',
        ),
      })
      .from(table)
      .where(and(eq(table.organizationId, tx.organizationId), inArray(table.customerId, [...customerIds]))),
  )
  return tx
    .with(ranked)
    .select({
      customerId: ranked.customerId,
      number: ranked.number,
      at: ranked.at,
      actorId: ranked.actorId,
      changes: ranked.changes,
    })
    .from(ranked)
    .where(lte(ranked.place, MOST_REVISIONS))
    .orderBy(ranked.customerId, desc(ranked.number))
}
