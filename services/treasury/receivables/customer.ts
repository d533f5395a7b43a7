// Maps a customer of the account service to a counterparty: an existing one, or a new one with the customer's id.
import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { normalizeTaxNumber } from '../../kit/taxNumber.ts'
import { accountNumbersIn, chunksOf, nameKey } from '../bankText/public.ts'
import { counterparty, createCounterparty } from '../counterparties/public.ts'
import { learn } from '../reconciliation/public.ts'
import type { InvoiceSnapshot } from './snapshot.ts'

type Customer = InvoiceSnapshot['customer']

/** Names and account numbers under which banks may print a customer. */
export function namesOf({ legalName, alias, accountName, accountNumber, virtualAccountNumbers }: Customer): string[] {
  const known = [legalName, alias, accountName, accountNumber, ...virtualAccountNumbers].flatMap(text =>
    text === null ? [] : [text],
  )
  return [...new Set(known)]
}

/** Customers known from their invoices and refunds. */
const known = (tx: Tx) => sql`(
  select customer_id, counterparty_id, known_as from receivable
  where organization_id = ${tx.organizationId} and counterparty_id is not null
  union all
  select customer_id, counterparty_id, known_as from credit_memo_refund
  where organization_id = ${tx.organizationId} and counterparty_id is not null)`

async function findKnown(tx: Tx, customer: Customer) {
  const { rows } = await tx.execute<{ id: string; isKnown: boolean }>(sql`
    select k.counterparty_id as id, k.known_as @> ${sql.param(namesOf(customer))}::text[] as "isKnown"
    from ${known(tx)} k where k.customer_id = ${customer.id} order by 2 desc limit 1`)
  return rows[0]
}

/**
 * The counterparty of a customer, which is searched once and kept. Names that banks may print are learnt when they are new. For concurrent
 * invoices of a customer, later ones wait for the first.
 */
export async function customerAsCounterparty(tx: Tx, customer: Customer): Promise<string> {
  const seen = await findKnown(tx, customer)
  if (seen?.isKnown === true) return seen.id
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer/${tx.organizationId}`}, 0))`)
  const found = await findKnown(tx, customer)
  const id = found?.id ?? (await findCounterparty(tx, customer)) ?? (await makeCounterparty(tx, customer))
  if (found?.isKnown !== true) await learn(tx, lessonsOf(id, customer))
  return id
}

function lessonsOf(counterpartyId: string, customer: Customer) {
  const { legalName, alias, accountName, accountNumber, virtualAccountNumbers } = customer
  const names = new Set(
    [legalName, alias, accountName].map(text => nameKey(text ?? '')).filter(({ length }) => length >= 3),
  )
  const [own] = accountNumbersIn(chunksOf(accountNumber ?? ''))
  const numbers = new Set([own ?? '', ...virtualAccountNumbers].filter(number => number !== ''))
  return [
    ...[...names].map(value => ({ counterpartyId, kind: 'ALIAS' as const, value })),
    ...[...numbers].map(value => ({ counterpartyId, kind: 'ACCOUNT' as const, value })),
  ]
}

const MAX_ALIAS = 100
const aliasOf = ({ alias, legalName }: Customer) => (alias ?? legalName).slice(0, MAX_ALIAS)
/** A legal name in the form of the counterparties' column. */
const legalKey = (name: string) => sql`upper(regexp_replace(${name}, '[^[:alnum:]]+', '', 'g'))`
const taxNumberOf = ({ taxNumber }: Customer) => (taxNumber === null ? null : (normalizeTaxNumber(taxNumber) ?? null))

/**
 * Searches by the customer's id, by tax number, or by name; most reliable first. A name alone is not enough if the tax numbers differ, or
 * if the counterparty is another customer; nor is a legal name that several counterparties have.
 */
async function findCounterparty(tx: Tx, customer: Customer): Promise<string | undefined> {
  const taxNumber = taxNumberOf(customer)
  const isById = sql<boolean>`coalesce(${counterparty.externalId} = ${customer.id}, false)`
  const isByTaxNumber = sql<boolean>`coalesce(${counterparty.taxNumber} = ${taxNumber}, false)`
  const isAnotherCustomer = sql`exists (
    select from ${known(tx)} k where k.counterparty_id = ${counterparty.id} and k.customer_id <> ${customer.id})`
  const isByAlias = sql<boolean>`${counterparty.aliasKey} = ${aliasOf(customer).toLowerCase()}`
  const isOnlyOfName = sql`${counterparty.legalKey} = ${legalKey(customer.legalName)} and not exists (
    select from counterparty o where o.organization_id = ${tx.organizationId} and o.legal_key = ${legalKey(customer.legalName)}
      and o.id <> ${counterparty.id} and o.entity_id is null)`
  const isByName = and(
    sql`(${isByAlias} or (${isOnlyOfName}))`,
    sql`coalesce(${counterparty.taxNumber} = ${taxNumber}, true)`,
    not(isAnotherCustomer),
  )
  const [found] = await tx
    .select({ id: counterparty.id })
    .from(counterparty)
    .where(
      and(
        eq(counterparty.organizationId, tx.organizationId),
        isNull(counterparty.entityId),
        or(isById, isByTaxNumber, isByName),
      ),
    )
    .orderBy(sql`${isById} desc, ${isByTaxNumber} desc, ${isByAlias} desc`, counterparty.id)
    .limit(1)
    .for('key share')
  return found?.id
}

/** The customer's alias, with a number if another counterparty has it. */
async function freeAlias(tx: Tx, customer: Customer): Promise<string> {
  const alias = aliasOf(customer)
  const numbered = (place: number) => {
    const ending = ` (${place})`
    return `${alias.slice(0, MAX_ALIAS - ending.length)}${ending}`
  }
  for (let place = 1; ; place += 1) {
    const candidate = place === 1 ? alias : numbered(place)
    const isTaken = and(
      eq(counterparty.organizationId, tx.organizationId),
      eq(counterparty.aliasKey, candidate.toLowerCase()),
    )
    if ((await tx.$count(counterparty, isTaken)) === 0) return candidate
  }
}

const makeCounterparty = async (tx: Tx, customer: Customer): Promise<string> =>
  (
    await createCounterparty(tx, {
      legalName: customer.legalName,
      alias: await freeAlias(tx, customer),
      externalId: customer.id,
      type: customer.isCompany ? 'COMPANY' : 'INDIVIDUAL',
      taxNumber: taxNumberOf(customer),
      bankAccounts: [],
    })
  ).id
