// What the bank charges for a payment of ours stands on the statement as a line of its own, "BIAYA TRF" and our number: what it took is
// expected as soon as such a line is there, so that the engine matches the two. Many banks take it with the payment, so not before.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { expectFollowing } from '../expected/follow.ts'
import { isBankOwn } from '../bankText/normalize.ts'

type Charge = {
  description: string
  bank_account_id: string
  number: string
  date: string
  fee: string
  currency: Currency
}

/** Has the fees of our own payments expected that open lines of an account name, or of all accounts. */
export async function expectCharges(tx: Tx, bankAccountId: string | null): Promise<void> {
  const { rows } = await tx.execute<Charge>(sql`
    select distinct on (p.id) s.description, s.bank_account_id, p.number, s.date::text as date, p.fee_minor::text as fee, p.currency
    from statement_transaction s
    join payment p on p.organization_id = s.organization_id and p.from_account_id = s.bank_account_id
      and p.fee_minor = s.amount_minor and p.currency = s.currency and p.status in ('SCHEDULED', 'IN_PROGRESS', 'SENT')
    where s.organization_id = ${tx.organizationId} and s.status = 'UNRECONCILED' and s.direction = 'DEBIT' and p.fee_minor > 0
      and (${bankAccountId}::uuid is null or s.bank_account_id = ${bankAccountId}::uuid)
      and (p.number = any(s."references") or exists (
        select from payment_attempt a
        where a.organization_id = p.organization_id and a.payment_id = p.id
          and (a.reference = any(s."references") or a.bank_reference = any(s."references"))))
      and not exists (
        select from expected_transaction e
        where e.organization_id = p.organization_id and e.external_id = ${CHARGE} || p.number)
    order by p.id, s.date, s.id`)
  for (const { description, bank_account_id, number, date, fee, currency } of rows) {
    if (!isBankOwn(description)) continue
    const externalId = CHARGE + number
    await expectFollowing(
      tx,
      { field: 'payment', number },
      {
        date,
        description: `Biaya transfer ${number}`,
        direction: 'DEBIT',
        amountMinor: BigInt(fee),
        currency,
        bankAccountId: bank_account_id,
        counterpartyId: null,
        externalId,
      },
    )
  }
}

/** A charge's identifier begins with it; the payment's number follows. */
const CHARGE = 'CHARGE '
