import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { mayEnter } from './links.ts'

/** Holds the user of a customer's session, so that what is counted of them is counted once; refuses G-10 whoever may not come in any more. */
export async function holdCaller(tx: Tx, { customerId, email }: CustomerCaller): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from customer c
    join customer_user u on u.organization_id = c.organization_id and u.customer_id = c.id and u.email = ${email}
    where c.organization_id = ${tx.organizationId} and c.id = ${customerId} and ${mayEnter(sql`u.email`)}
    for no key update of u`)
  if (rows.length === 0) throw new Refusal(commonErrors.unauthenticated)
}
