// Proofs of transfers and withholding slips that were sent through an invoice's links. Those sent in the customer portal are handled there.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, showMoney } from '../../../kit/money.ts'
import type { Claim } from './shapes.ts'

const MAX = 20

type Sent = Omit<Claim, 'amount'> & { minor: string; currency: Currency }

/** The newest ones of any status, newest first. */
export async function claimsOf(tx: Tx, invoiceId: string): Promise<Claim[]> {
  const { rows } = await tx.execute<Sent>(sql`
    select 'PROOF' as kind, number, payment_date::text as date, amount_minor::text as minor, currency, told_reason as reason,
      created_at as "sentAt",
      case when status in ('FAILED', 'CANCELED') then 'REJECTED' when status = 'PENDING' or verification = 'UNVERIFIED' then 'CHECKING' else 'ACCEPTED' end as state
    from received_payment
    where organization_id = ${tx.organizationId} and checkout_link_id is not null and proof_of @> array[${invoiceId}]::uuid[]
    union all
    select 'SLIP', number, slip_date::text, amount_minor::text, currency, told_reason, created_at,
      case status when 'CANCELED' then 'REJECTED' when 'PENDING' then 'CHECKING' else 'ACCEPTED' end
    from withholding_slip
    where organization_id = ${tx.organizationId} and checkout_link_id is not null and slip_of @> array[${invoiceId}]::uuid[]
    order by "sentAt" desc limit ${MAX}`)
  return rows.map(({ minor, currency, ...row }) => ({ ...row, amount: showMoney(BigInt(minor), currency) }))
}
