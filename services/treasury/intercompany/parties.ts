// The accounts of other organizations that the user may see, as this organization knows them: reads only its own rows.
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { accountKey, bareNumber } from '../accountNumber.ts'

/** An account by its bank's code and normalized number, and as requested. */
export type PartyAccount = { bankCode: string; bareNumber: string; account: string }

/** As many as fit into an address. */
export const MAX_ACCOUNTS = 300
const MAX_LENGTH = 8_000

/** `?accounts=014/2081134471,008/1370015579024`. */
export const accountKeys = z
  .string()
  .max(MAX_LENGTH)
  .transform(text => text.split(',').filter(part => part !== ''))
  .pipe(z.array(accountKey).min(1).max(MAX_ACCOUNTS))
  .describe('Accounts of others, each by the code of its bank and its number: `014/2081134471`')

export const partyOf = (account: string): PartyAccount => {
  const [bankCode = '', accountNumber = ''] = account.split('/')
  return { bankCode, bareNumber: bareNumber(accountNumber), account }
}

/** The accounts, and the counterparties that have one of them; for a counterparty with several, the first. */
export const partiesOf = (tx: Tx, accounts: readonly PartyAccount[]): SQL => sql`
  party as materialized (
    select bank_code, bare_number, account from unnest(
      ${sql.param(accounts.map(each => each.bankCode))}::text[],
      ${sql.param(accounts.map(each => each.bareNumber))}::text[],
      ${sql.param(accounts.map(each => each.account))}::text[]) p (bank_code, bare_number, account)),
  named as materialized (
    select a.counterparty_id, min(party.account) as account from party
    join counterparty_account a on a.organization_id = ${tx.organizationId}
      and a.bare_number = party.bare_number and a.bank_code = party.bank_code
    group by 1)`

/** Joins to `e`, an expected transaction, the account of its payment's beneficiary, else of its counterparty: `to_account`. */
export const partyOfExpected = (tx: Tx): SQL => sql`
  cross join lateral (
    select coalesce(
      (select party.account from payment p
       join party on party.bank_code = p.beneficiary_bank_code and party.bare_number = p.beneficiary_bare_number
       where p.organization_id = ${tx.organizationId} and p.id = e.payment_id and e.direction = 'DEBIT'),
      (select named.account from named where named.counterparty_id = e.counterparty_id)) as to_account) known`
