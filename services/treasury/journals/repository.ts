// SQL of treasury's journals: bank lines with their matches and categories, and bills with their components.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Fact } from '../../kit/journals/entries.ts'
import type { Currency } from '../../kit/money.ts'
import type { AccountNames, BankAccountName, CategoryName } from './chart.ts'
import { type Adjustment, type Counter, type Part, postingsOfBill, postingsOfLine } from './postings.ts'

type Period = { from: string; to: string; most: number }

type PartJson = {
  amount: string
  adjustments: { kind: Adjustment['kind']; amount: string }[]
  counter: Counter
  interestTax: string | null
  principal: string | null
  payout: { fee: string; vat: string; withheld: string } | null
}
type LineRow = {
  id: string
  day: string
  direction: 'DEBIT' | 'CREDIT'
  currency: Currency
  amount: string
  account: string
  alias: string
  description: string
  parts: PartJson[]
  categories: { id: string; amount: string }[]
}

const optional = (text: string | null) => (text === null ? null : BigInt(text))

const toPart = ({ amount, adjustments, counter, interestTax, principal, payout }: PartJson): Part => ({
  amountMinor: BigInt(amount),
  adjustments: adjustments.map(({ kind, amount: minor }) => ({
    kind,
    minor: BigInt(minor),
  })),
  counter,
  interestTaxMinor: optional(interestTax),
  principalMinor: optional(principal),
  payout: payout && {
    feeMinor: BigInt(payout.fee),
    vatMinor: BigInt(payout.vat),
    withheldMinor: BigInt(payout.withheld),
  },
})

/** Enough of the bank's text to identify the line. */
const MAX_PARTY_LENGTH = 120

/** Every bank line of the days, including archived ones: the bank has moved the money. */
export async function readLines(tx: Tx, { from, to, most }: Period): Promise<Fact[]> {
  const { organizationId } = tx
  // The interest tax is known only for the whole net: nothing states the tax on a part.
  const { rows } = await tx.execute<LineRow>(sql`
    with line as materialized (
      select t.id, t.date, t.direction, t.currency, t.amount_minor, t.bank_account_id, t.description
      from statement_transaction t
      where t.organization_id = ${organizationId} and t.date between ${from}::date and ${to}::date
      order by t.date, t.id limit ${most}),
    part as (
      select a.statement_transaction_id as line_id, jsonb_build_object(
        'amount', a.amount_minor::text,
        'adjustments', coalesce((
          select jsonb_agg(jsonb_build_object('kind', d.kind, 'amount', d.amount_minor::text)) from adjustment d
          where d.organization_id = ${organizationId} and d.allocation_id = a.id), '[]'),
        'counter', case
          when p.kind = 'TRANSFER' or p.to_account_id is not null then 'TRANSFERS'
          when e.deposit_part = 'INTEREST' then 'INTEREST'
          when e.deposit_part is not null then 'DEPOSITS'
          when e.source = 'PROVIDER' then 'PROVIDER_CLEARING'
          when e.source in ('INVOICE', 'CREDIT_MEMO') then 'RECEIPTS_CLEARING'
          when coalesce(e.bill_id, p.bill_id) is not null then 'PAYABLES'
          else 'UNKNOWN' end,
        'interestTax', (
          select i.tax_minor::text from deposit_period i
          where e.deposit_part = 'INTEREST' and i.organization_id = ${organizationId} and i.deposit_id = e.deposit_id
            and i.term = e.deposit_term and i.place = e.deposit_place and i.net_minor = a.amount_minor),
        'principal', (
          select least(d.principal_minor, a.amount_minor)::text from deposit d
          where e.deposit_part = 'CLOSING' and d.organization_id = ${organizationId} and d.id = e.deposit_id),
        'payout', (
          select jsonb_build_object('fee', b.fee_minor::text, 'vat', b.vat_minor::text, 'withheld', b.withheld_minor::text)
          from payment_record b
          where b.organization_id = ${organizationId} and b.id = e.payment_record_id and b.gross_minor is not null
            and b.net_minor = a.amount_minor + coalesce((
              select sum(d.amount_minor) from adjustment d where d.organization_id = ${organizationId} and d.allocation_id = a.id), 0))
        ) as part
      from line
      join allocation a on a.organization_id = ${organizationId} and a.statement_transaction_id = line.id
      join reconciliation r on r.organization_id = ${organizationId} and r.id = a.reconciliation_id and r.removed_at is null
      join expected_transaction e on e.organization_id = ${organizationId} and e.id = a.expected_transaction_id
      left join payment p on p.organization_id = ${organizationId} and p.id = e.payment_id)
    select line.id, line.date::text as day, line.direction, line.currency, line.amount_minor::text as amount,
      line.bank_account_id as account, b.alias, line.description,
      coalesce((select jsonb_agg(part.part) from part where part.line_id = line.id), '[]') as parts,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.category_id, 'amount', c.amount_minor::text) order by c.category_id)
        from line_category c where c.organization_id = ${organizationId} and c.statement_transaction_id = line.id), '[]') as categories
    from line join bank_account b on b.organization_id = ${organizationId} and b.id = line.bank_account_id`)
  return rows.map(({ id, day, direction, currency, amount, account, alias, description, parts, categories }) => ({
    kind: 'BANK_LINE',
    recordId: id,
    number: alias,
    party: description.slice(0, MAX_PARTY_LENGTH),
    day,
    currency,
    postings: postingsOfLine({
      bankAccountId: account,
      direction,
      amountMinor: BigInt(amount),
      parts: parts.map(toPart),
      categories: categories.map(category => ({
        categoryId: category.id,
        amountMinor: BigInt(category.amount),
      })),
    }),
  }))
}

type BillRow = {
  id: string
  number: string
  party: string
  currency: Currency
  day: string
  back: boolean
  amount: string
  base: string | null
  vat: string
  withheld: string
  category: string | null
}

/** Bills on their own date once they are approved; one that was cancelled later is reversed on that date. */
export async function readBills(tx: Tx, { from, to, most }: Period): Promise<Fact[]> {
  const { organizationId } = tx
  const { rows } = await tx.execute<BillRow>(sql`
    select b.id, b.number, c.legal_name as party, b.currency, at.day::text, at.back, b.amount_minor::text as amount,
      b.tax_base_minor::text as base, coalesce(b.vat_minor, 0)::text as vat, coalesce(b.withheld_minor, 0)::text as withheld,
      b.category
    from organization o
    join bill b on b.organization_id = o.organization_id and b.approved_at is not null
    join counterparty c on c.organization_id = o.organization_id and c.id = b.counterparty_id
    cross join lateral (values (b.date, false), ((b.cancelled_at at time zone o.time_zone)::date, true)) at (day, back)
    where o.organization_id = ${organizationId} and at.day between ${from}::date and ${to}::date
    order by at.day, b.id limit ${most}`)
  return rows.map(({ id, number, party, currency, day, back, category, ...amounts }) => {
    const postings = postingsOfBill({
      amountMinor: BigInt(amounts.amount),
      baseMinor: optional(amounts.base),
      vatMinor: BigInt(amounts.vat),
      withheldMinor: BigInt(amounts.withheld),
      category,
    })
    return {
      kind: 'BILL',
      recordId: id,
      number,
      party,
      day,
      currency,
      postings: back ? postings.map(({ account, minor }) => ({ account, minor: -minor })) : postings,
    }
  })
}

/** The names that accounts are named after. */
export async function readAccountNames(tx: Tx): Promise<AccountNames> {
  const { rows: banks } = await tx.execute<BankAccountName>(sql`
    select id, alias, account_number as "accountNumber" from bank_account
    where organization_id = ${tx.organizationId} order by created_at, id`)
  const { rows: categories } = await tx.execute<CategoryName>(sql`
    select id, standard, name from cash_category where organization_id = ${tx.organizationId}
    order by standard nulls last, lower(name)`)
  const { rows: expenses } = await tx.execute<{ category: string }>(sql`
    select distinct category from bill
    where organization_id = ${tx.organizationId} and category is not null and approved_at is not null order by category`)
  return { banks, categories, expenses: expenses.map(({ category }) => category) }
}
