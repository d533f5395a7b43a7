// Transfers that somebody says a customer made, and no bank line shows.
import { sql } from 'drizzle-orm'
import type { ExceptionSearch } from '../exceptionSearch.ts'

/** A transfer may take so many banking days to be seen before anybody is asked to look. */
const SEEN_BANKING_DAYS = 3

/** What is expected of the invoice stays; its customer is not reminded meanwhile. */
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
