// Starts an export of personal data: its subject, and the log entry.
import { and, eq } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import { customer, type CustomerRow } from '../customers/public.ts'

export type Subject = {
  customerId: string
  organizationId: string
  archiveName: string
  madeAt: string
  profile: Record<string, unknown>
}

/** Logs that a user exports this customer's data. */
export async function handOver(tx: Tx, id: string): Promise<Subject> {
  const [row] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, id)))
  if (!row) throw new Refusal(commonErrors.notFound)
  recordActivity(tx, {
    action: 'EXPORTED',
    recordType: 'CUSTOMER',
    recordId: row.id,
    recordLabel: row.name,
    changes: [],
  })
  const madeAt = tx.clock.now().toString()
  return {
    customerId: row.id,
    organizationId: row.organizationId,
    archiveName: `${row.name} ${madeAt.slice(0, 10)}.zip`,
    madeAt,
    profile: profileOf(row),
  }
}

/** The stored customer, without internal columns. */
function profileOf(row: CustomerRow): Record<string, unknown> {
  const {
    organizationId: _organization,
    searchText: _search,
    authorIds: _authors,
    createdBy: _creator,
    statusChangedBy: _decider,
    version: _version,
    creditLimitMinor,
    creditCurrency,
    ...profile
  } = row
  return {
    ...profile,
    creditLimit: creditLimitMinor === null ? null : { amount: formatMinor(creditLimitMinor), currency: creditCurrency },
  }
}
