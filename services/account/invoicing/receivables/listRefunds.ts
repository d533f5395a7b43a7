// Refunds of credit memos, for treasury to expect their money to leave.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import { type ProjectedCustomer, projectedCustomer } from './projectedCustomer.ts'

type Row = {
  id: string
  creditMemoId: string
  number: string
  customer: ProjectedCustomer
  bankName: string
  accountNumber: string
  accountName: string
  currency: Currency
  amount: string
  askedOn: string
  isCalledOff: boolean
  version: number
}

type Which = { ids: readonly string[] } | { after: string | undefined; first: number }

/** Refunds in the order of their ids: those of `ids`, or the ones after an id. */
export async function listRefunds(tx: Tx, which: Which) {
  const [filter, limit] =
    'ids' in which
      ? [sql`r.id = any (${sql.param([...which.ids])}::uuid[])`, which.ids.length]
      : [which.after === undefined ? sql`true` : sql`r.id > ${which.after}::uuid`, which.first]
  const { rows } = await tx.execute<Row>(sql`
    select r.id, r.memo_id as "creditMemoId", m.number, ${projectedCustomer} as customer, r.bank_name as "bankName",
      r.account_number as "accountNumber", r.account_name as "accountName", m.currency, r.amount_minor::text as amount,
      to_char(r.asked_on, 'YYYY-MM-DD') as "askedOn", r.status in ('CALLING_OFF', 'CALLED_OFF') as "isCalledOff", r.version
    from credit_memo_refund r
    join credit_memo m on m.organization_id = r.organization_id and m.id = r.memo_id
    join customer c on c.organization_id = m.organization_id and c.id = m.customer_id
    where r.organization_id = ${tx.organizationId} and ${filter}
    order by r.id limit ${limit}`)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: formatMinor(BigInt(amount)) }))
}
