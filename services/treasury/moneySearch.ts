// Search of records that have an amount.
import { type AnyColumn, sql } from 'drizzle-orm'
import { searchFilter } from '../kit/searchWords.ts'

type Searched = Record<'organizationId' | 'id' | 'searchText' | 'amountMinor' | 'counterpartyId', AnyColumn>

/** Search of records that have an amount and may have a counterparty; `found` is the database function that finds them by index. */
export const moneySearch = (table: Searched, found: 'search_expected' | 'search_payment' | 'search_bill') =>
  searchFilter({
    find: ({ word, amountMinor }) => sql`${table.id} in (select ${sql.raw(found)}(${word}, ${amountMinor}::bigint))`,
    has: ({ word, amountMinor }) => sql`(${table.searchText} like contains_pattern(${word})
      or ${table.amountMinor} = ${amountMinor}::bigint
      or exists (
        select from counterparty c
        where c.organization_id = ${table.organizationId} and c.id = ${table.counterpartyId}
          and c.search_text like contains_pattern(${word})))`,
  })
