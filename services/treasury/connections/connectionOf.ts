// Opens an account's connection to its bank, for payments and syncs; no other code decrypts credentials.
import { bankAccountOf, type BankAccountRow } from '../bankAccounts/public.ts'
import type { TreasuryContext } from '../context.ts'
import type { BankConnection } from './bankConnection.ts'
import { unsealCredentials } from './credentials.ts'
import { readLink } from './repository.ts'
import type { LinkRow } from './table.ts'

type Parts = Pick<TreasuryContext, 'database' | 'banks' | 'seals'>

/** The connection to the bank of an account; undefined if the account has no API connection, or its bank is no longer configured here. */
export async function connectionOf(
  parts: Parts,
  organizationId: string,
  bankAccountId: string,
): Promise<BankConnection | undefined> {
  return parts.database.readInOrganization(organizationId, null, async tx => {
    const account = await bankAccountOf(tx, bankAccountId)
    return openLine(parts, account, await readLink(tx, bankAccountId))
  })
}

/** The same for callers who have already read the connection. */
export function openLine(
  { banks, seals }: Pick<Parts, 'banks' | 'seals'>,
  account: BankAccountRow,
  link: LinkRow | undefined,
): BankConnection | undefined {
  if (!link?.sealed) return undefined
  return banks.connect(account.bankCode, unsealCredentials(seals, link, link.sealed))
}
