// The way from an account to its bank. Payments and syncs take it; nobody else unseals credentials.
import { bankAccountOf, type BankAccountRow } from '../bankAccounts/public.ts'
import type { TreasuryContext } from '../context.ts'
import type { BankConnection } from './bankConnection.ts'
import { unsealCredentials } from './credentials.ts'
import { readLink } from './repository.ts'
import type { LinkRow } from './table.ts'

type Parts = Pick<TreasuryContext, 'database' | 'banks' | 'seals'>

/** The line to the bank of an account; undefined when it has no API connection, or its bank none here any more. */
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

/** The same for who has read the connection already. */
export function openLine(
  { banks, seals }: Pick<Parts, 'banks' | 'seals'>,
  account: BankAccountRow,
  link: LinkRow | undefined,
): BankConnection | undefined {
  if (!link?.sealed) return undefined
  return banks.connect(account.bankCode, unsealCredentials(seals, link, link.sealed))
}
