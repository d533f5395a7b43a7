// Deposits whose term ends soon: a user has to decide about the money, or about the next rate.
import { sql } from 'drizzle-orm'
import type { ExceptionSearch } from '../exceptionSearch.ts'

/** A maturity is reported this many days in advance. */
const MATURING_DAYS = 14

/** Each term is a separate cause. */
export const maturingDeposits: ExceptionSearch = {
  type: 'MATURING_DEPOSIT',
  subjectType: 'DEPOSIT',
  find: (tx, { today }) => sql`
    select 'DEPOSIT', id, matures_on::text, left(number || ' ' || alias, 200), payout_account_id, principal_minor, currency,
      greatest(matures_on - ${MATURING_DAYS}::int, term_starts_on)
    from deposit
    where organization_id = ${tx.organizationId} and status = 'ACTIVE' and matures_on <= ${today}::date + ${MATURING_DAYS}::int`,
}
