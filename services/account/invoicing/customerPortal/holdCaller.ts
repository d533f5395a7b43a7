import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { mayEnter } from './links.ts'

/** Locks the user of a customer's session, so that their requests are counted correctly. G-10: refuses users without access. */
export async function holdCaller(tx: Tx, { customerId, email }: CustomerCaller): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from customer c
    join customer_user u on u.organization_id = c.organization_id and u.customer_id = c.id and u.email = ${email}
    where c.organization_id = ${tx.organizationId} and c.id = ${customerId} and ${mayEnter(sql`u.email`)}
    for no key update of u`)
  if (rows.length === 0) throw new Refusal(commonErrors.unauthenticated)
}
