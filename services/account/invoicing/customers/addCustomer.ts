import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { type Locale, messageOf } from '../../../kit/errors.ts'
import { newId } from '../../../kit/ids.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { authorsAmong, organization } from '../../organizations/public.ts'
import { recordCustomerChange } from './describe.ts'
import { codes } from './errors.ts'
import { checkedValues, customerConflicts } from './input.ts'
import { insertCustomer } from './repository.ts'
import type { CustomerDetails, CustomerWarning } from './shapes.ts'
import { customer as table, type CustomerRow } from './table.ts'

/** The default terms of a new customer, from the organization's order settings. */
export async function defaultTerms(tx: Tx) {
  const { paymentTermDays, creditLimitMinor } = await readOrderSettings(tx)
  const [own] = await tx.select({ currency: organization.defaultCurrency }).from(organization)
  return { termDays: paymentTermDays, creditLimitMinor, creditCurrency: own?.currency ?? 'IDR' }
}

/** Adds a customer that staff enter, by the form or in a file; another user then reviews it. */
export async function addCustomer(tx: Tx, input: CustomerDetails, { isImported = false } = {}): Promise<CustomerRow> {
  const values = await checkedValues(tx, input)
  const terms = await defaultTerms(tx)
  const row = await refusing(customerConflicts, () =>
    insertCustomer(tx, {
      ...values,
      ...terms,
      id: newId(),
      status: 'REQUEST_SENT',
      statusChangedAt: tx.clock.now().toString(),
      statusChangedBy: tx.actorId,
      createdBy: tx.actorId,
      authorIds: authorsAmong(tx),
    }),
  )
  await recordCustomerChange(tx, { action: 'CREATED', before: undefined, after: row, isImported })
  return row
}

/** Warnings about a saved customer: another customer has the same email. */
export async function warningsOf(tx: Tx, row: CustomerRow, locale: Locale): Promise<CustomerWarning[]> {
  const others = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(sql`lower(${table.email})`, row.email.toLowerCase()),
        sql`${table.id} <> ${row.id}`,
      ),
    )
    .orderBy(table.name)
    .limit(3)
  if (others.length === 0) return []
  return [
    {
      path: 'email',
      code: codes.customerEmailShared.code,
      message: messageOf(codes.customerEmailShared, locale, { name: others.map(({ name }) => name).join(', ') }),
      customerIds: others.map(({ id }) => id),
    },
  ]
}
