// Transfers that were reported as made by a customer, but have no bank line.
import { sql } from 'drizzle-orm'
import type { ExceptionSearch } from '../exceptionSearch.ts'

/** Banking days that a transfer may take before it is reported. */
const SEEN_BANKING_DAYS = 3

/** The invoice stays expected; its customer gets no reminders meanwhile. */
export const unverifiedClaims: ExceptionSearch = {
  type: 'UNVERIFIED_CLAIM',
  subjectType: 'EXPECTED_TRANSACTION',
  find: (tx, { bankingDaysAgo }) => sql`
    select distinct on (r.id) 'EXPECTED_TRANSACTION', e.id, '', left(e.number || ' ' || e.description, 200), e.bank_account_id,
      r.claimed_minor, e.currency, r.claimed_on
    from receivable r
    join expected_transaction e on e.organization_id = r.organization_id and e.invoice_id = r.id
      and e.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')
    where r.organization_id = ${tx.organizationId} and r.claimed_on < ${bankingDaysAgo(SEEN_BANKING_DAYS)}::date
    order by r.id, e.date, e.id`,
}
