// The list of counterparties: its filters and their SQL. Each comes with its accounts and what was learnt about it.
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { defineList, equalTo, filterBy, sortBy } from '../../kit/list.ts'
import { accountKey, bareNumber } from '../accountNumber.ts'
import { searchFilter } from '../../kit/searchWords.ts'
import {
  counterparty as table,
  COUNTERPARTY_STATUSES,
  COUNTERPARTY_TYPES,
  type CounterpartyAccountRow,
  type CounterpartyRow,
} from './table.ts'

type Account = Pick<CounterpartyAccountRow, 'id' | 'alias' | 'bankCode' | 'accountNumber' | 'accountName'>
export type CounterpartyWithAccounts = CounterpartyRow & { accounts: Account[]; learntAliases: string[] }

const columns = {
  ...getTableColumns(table),
  /** In the user's order. */
  accounts: sql<Account[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'alias', a.alias, 'bankCode', a.bank_code,
      'accountNumber', a.account_number, 'accountName', a.account_name) order by a.place, a.id)
    from counterparty_account a
    where a.organization_id = counterparty.organization_id and a.counterparty_id = counterparty.id), '[]')`.as(
    'accounts',
  ),
  /** Most frequent first. */
  learntAliases: sql<string[]>`array(
    select l.value from counterparty_learnt l
    where l.organization_id = counterparty.organization_id and l.counterparty_id = counterparty.id and l.kind = 'ALIAS'
    order by l.seen desc, l.value)`.as('learnt_aliases'),
}

export const counterpartyList = defineList<CounterpartyWithAccounts>({
  table,
  filters: {
    search: searchFilter({
      find: ({ word }) => sql`${table.id} in (select search_counterparty(${word}))`,
      has: ({ word }) => sql`(${table.searchText} like contains_pattern(${word}) or exists (
        select from counterparty_account a
        where a.organization_id = ${table.organizationId} and a.counterparty_id = ${table.id}
          and a.account_number like contains_pattern(${word})))`,
    }),
    type: equalTo(table.type, z.enum(COUNTERPARTY_TYPES)),
    status: equalTo(table.status, z.enum(COUNTERPARTY_STATUSES)),
    account: filterBy(accountKey, key => {
      const [bankCode, accountNumber = ''] = key.split('/')
      return sql`${table.id} in (select a.counterparty_id from counterparty_account a
        where a.organization_id = ${table.organizationId} and a.bare_number = ${bareNumber(accountNumber)} and a.bank_code = ${bankCode})`
    }),
  },
  orders: ['alias', '-alias', '-createdAt', 'createdAt'],
  sorts: { alias: sortBy(table, 'alias'), createdAt: sortBy(table, 'createdAt') },
  select: tx => tx.select(columns).from(table),
})

/** The number of counterparties that match a filter. */
export const counterpartySummary = {
  description: 'How many counterparties the filter admits',
  body: z.object({ totalCount: z.int() }),
  read: async (tx: Tx, where: SQL | undefined) => ({ totalCount: await tx.$count(table, where) }),
}
