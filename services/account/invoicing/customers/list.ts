// The list of customers: its query parameters, and their meaning in SQL. Each row includes what its allowed actions depend on.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineList, equalTo, filterBy, oneOf, sortBy } from '../../../kit/list.ts'
import { flag } from '../../../kit/query.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { approveOwnBeside } from '../../organizations/public.ts'
import type { LifecycleState } from './lifecycle.ts'
import { customer as table, CUSTOMER_STATUSES, CUSTOMER_TYPES, type CustomerRow } from './table.ts'

/** A customer with its computed fields. */
export type Customer = CustomerRow &
  Pick<LifecycleState, 'approveOwn'> & { invitationExpiresAt: string | null; changeRequestedAt: string | null }

/** A customer's pending change request; there is at most one. */
const waitingChange = sql`from customer_change_request r
    where r.organization_id = customer.organization_id and r.customer_id = customer.id and r.status = 'PENDING'`

const columns = {
  ...getTableColumns(table),
  approveOwn: approveOwnBeside(table),
  invitationExpiresAt: sql<string | null>`(
    select i.expires_at from customer_invitation i
    where i.organization_id = customer.organization_id and i.customer_id = customer.id and i.cancelled_at is null
    order by i.created_at desc limit 1)`
    .mapWith(table.createdAt)
    .as('invitation_expires_at'),
  changeRequestedAt: sql<string | null>`(select r.created_at ${waitingChange})`
    .mapWith(table.createdAt)
    .as('change_requested_at'),
}

export const customerList = defineList<Customer>({
  table,
  filters: {
    search: textSearch(table, 'search_customer'),
    status: oneOf(table.status, z.enum(CUSTOMER_STATUSES)),
    type: equalTo(table.type, z.enum(CUSTOMER_TYPES)),
    changeRequested: filterBy(flag.describe('Whether a request for changes of its data waits'), is =>
      is ? sql`exists (select ${waitingChange})` : sql`not exists (select ${waitingChange})`,
    ),
  },
  orders: ['name', '-name', '-createdAt', 'createdAt'],
  sorts: { name: sortBy(table, 'name'), createdAt: sortBy(table, 'createdAt') },
  select: tx => tx.select(columns).from(table),
})

/** How many customers match a filter. */
export const customerSummary = {
  description: 'How many customers the filter admits',
  body: z.object({ totalCount: z.int() }),
  read: async (tx: Tx, where: SQL | undefined) => ({ totalCount: await tx.$count(table, where) }),
}

type CustomerCounts = {
  all: number
  invited: number
  review: number
  active: number
  rejected: number
  deactivated: number
  changes: number
}

/** The number of customers per tab of their list. */
export async function countCustomers(tx: Tx): Promise<CustomerCounts> {
  const { rows } = await tx.execute<CustomerCounts>(sql`
    select count(*)::int as all,
      count(*) filter (where status = 'INVITED')::int as invited,
      count(*) filter (where status = 'REQUEST_SENT')::int as review,
      count(*) filter (where status = 'ACTIVE')::int as active,
      count(*) filter (where status = 'REJECTED')::int as rejected,
      count(*) filter (where status = 'DEACTIVATED')::int as deactivated,
      (select count(*) from customer_change_request r where r.organization_id = ${tx.organizationId} and r.status = 'PENDING')::int as changes
    from customer where organization_id = ${tx.organizationId}`)
  return rows[0]!
}
