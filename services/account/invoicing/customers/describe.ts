// A customer as the activity log and its revisions tell of it.
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { ActionOn, Change } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { revisionsOf } from '../documents/public.ts'
import { masked } from './identifiers.ts'
import { addressText } from './shapes.ts'
import { customerRevision, type CustomerRow } from './table.ts'

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

const PERSONAL: readonly string[] = ['identityNumber', 'taxNumber', 'accountNumber']

/** Numbers of persons and accounts but for their last four digits. */
export const maskedChanges = (changes: readonly Change[]): Change[] =>
  changes.map(change =>
    PERSONAL.includes(change.field)
      ? { ...change, before: masked(change.before), after: masked(change.after) }
      : change,
  )

/** What differs between two states of a customer, whole numbers among it. */
export const customerChanges = (before: CustomerRow | undefined, after: CustomerRow): Change[] =>
  changesBetween(before && describeCustomer(before), describeCustomer(after), FIELDS)

type Told = {
  action: ActionOn<'CUSTOMER'>
  before: CustomerRow | undefined
  after: CustomerRow
  reason?: string | null
  /** The log has one row for the whole file that the customer came with. */
  isImported?: boolean
  /** What the log tells besides, of no revision. */
  beside?: readonly Change[]
}

/** What was changed of customers, version by version. */
export const customerRevisions = revisionsOf<'customerId', Change>(
  customerRevision,
  customerRevision.customerId,
  'customerId',
)

/** Tells log and feed of a change, and keeps it as the next revision. The log is read by more people: it never has whole numbers. */
export async function tellCustomer(
  tx: Tx,
  { action, before, after, reason = null, isImported = false, beside = [] }: Told,
): Promise<void> {
  const changes = customerChanges(before, after)
  if (!isImported)
    recordActivity(tx, {
      action,
      recordType: 'CUSTOMER',
      recordId: after.id,
      recordLabel: after.name,
      changes: [...maskedChanges(changes), ...beside],
      reason,
    })
  if (changes.length > 0) await customerRevisions.keep(tx, after.id, changes)
  tx.emit('customer.changed', after.id)
}
