// A bank's fee for one of our payments is a separate line on the statement, "BIAYA TRF" and our number. It becomes expected once such a
// line exists, so that the engine matches the two. Not before, because many banks deduct the fee from the payment.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { expectAllFollowing, takenExpectedIds } from '../expectedTransactions/public.ts'
import { isBankOwn } from '../bankText/public.ts'

type Charge = {
  payment_id: string
  description: string
  bank_account_id: string
  number: string
  date: string
  fee: string
  currency: Currency
}

/** Charges stored in one transaction: they share their number series with payments, which wait meanwhile. */
const STORED_TOGETHER = 500

/**
 * Creates expected transactions for fees of our own payments that open lines name, in one account or all, up to a limit. Returns whether
 * there may be more.
 */
export async function expectCharges(tx: Tx, bankAccountId: string | null): Promise<boolean> {
  const charges = await chargesNamed(tx, bankAccountId)
  if (charges.length > 0) await store(tx, charges.slice(0, STORED_TOGETHER))
  return charges.length > STORED_TOGETHER
}

/**
 * For each payment the oldest fee line that names it. The search starts from the references in lines, because fee amounts are the same
 * everywhere.
 */
async function chargesNamed(tx: Tx, bankAccountId: string | null): Promise<Charge[]> {
  const { rows } = await tx.execute<Charge>(sql`
    with named as materialized (
      select s.id, s.bank_account_id, s.date, s.description, s.amount_minor, s.currency, reference
      from statement_transaction s, unnest(s."references") reference
      where s.organization_id = ${tx.organizationId} and s.status = 'UNRECONCILED' and s.direction = 'DEBIT'
        and s.bank_account_id = any (${accountsOf(tx, bankAccountId)})
    ), payments as (
      select n.id, p.id as payment_id from named n
        join payment p on p.organization_id = ${tx.organizationId} and p.number = n.reference
      union
      select n.id, a.payment_id from named n
        join payment_attempt a on a.organization_id = ${tx.organizationId} and a.reference = n.reference
      union
      select n.id, a.payment_id from named n
        join payment_attempt a on a.organization_id = ${tx.organizationId} and a.bank_reference = n.reference
    )
    select p.id as payment_id, s.date::text as date, s.description, s.bank_account_id, p.number,
      p.fee_minor::text as fee, p.currency
    from payments
    join payment p on p.organization_id = ${tx.organizationId} and p.id = payments.payment_id
    join named s on s.id = payments.id
    where p.from_account_id = s.bank_account_id and p.fee_minor = s.amount_minor and p.fee_minor > 0 and p.currency = s.currency
      and p.status in ('SCHEDULED', 'IN_PROGRESS', 'SENT')
      and not exists (
        select from expected_transaction e
        where e.organization_id = ${tx.organizationId} and e.external_id = ${CHARGE} || p.number)
    order by p.id, s.date, s.id`)
  const first = new Map<string, Charge>()
  for (const charge of rows)
    if (!first.has(charge.payment_id) && isBankOwn(charge.description)) first.set(charge.payment_id, charge)
  return [...first.values()]
}

const accountsOf = (tx: Tx, bankAccountId: string | null) =>
  bankAccountId === null
    ? sql`array(select id from bank_account where organization_id = ${tx.organizationId})`
    : sql`array[${bankAccountId}::uuid]`

async function store(tx: Tx, charges: readonly Charge[]): Promise<void> {
  // Two concurrent runs may have found the same charges.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`charges/${tx.organizationId}`}, 0))`)
  const taken = await takenExpectedIds(tx, charges.map(idOf))
  const fresh = charges.filter(charge => !taken.has(idOf(charge)))
  await expectAllFollowing(
    tx,
    fresh.map(charge => ({
      follows: { field: 'payment', number: charge.number },
      values: {
        date: charge.date,
        description: `Biaya transfer ${charge.number}`,
        direction: 'DEBIT',
        amountMinor: BigInt(charge.fee),
        currency: charge.currency,
        bankAccountId: charge.bank_account_id,
        counterpartyId: null,
        externalId: idOf(charge),
      },
    })),
  )
}

/** Prefix of a charge's identifier; the payment's number follows. */
const CHARGE = 'CHARGE '
const idOf = ({ number }: Charge) => CHARGE + number
