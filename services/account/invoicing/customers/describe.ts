// A customer in the activity log and its revisions.
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

/** Masks personal and account numbers except their last four digits. */
export const maskedChanges = (changes: readonly Change[]): Change[] =>
  changes.map(change =>
    PERSONAL.includes(change.field)
      ? { ...change, before: masked(change.before), after: masked(change.after) }
      : change,
  )

/** The differences between two states of a customer, with unmasked numbers. */
export const customerChanges = (before: CustomerRow | undefined, after: CustomerRow): Change[] =>
  changesBetween(before && describeCustomer(before), describeCustomer(after), FIELDS)

type CustomerChange = {
  action: ActionOn<'CUSTOMER'>
  before: CustomerRow | undefined
  after: CustomerRow
  reason?: string | null
  /** The log has one entry for the whole imported file. */
  isImported?: boolean
  /** Additional changes for the log that are not part of a revision. */
  beside?: readonly Change[]
}

/** Changes of customers by version. */
export const customerRevisions = revisionsOf<'customerId', Change>(
  customerRevision,
  customerRevision.customerId,
  'customerId',
)

/** Writes a change to the log and the feed, and stores it as the next revision. More users can read the log, so its numbers are masked. */
export async function recordCustomerChange(
  tx: Tx,
  { action, before, after, reason = null, isImported = false, beside = [] }: CustomerChange,
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
