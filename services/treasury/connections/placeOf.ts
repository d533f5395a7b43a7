// Finds the place of an account's files.
import type { BankAccountRow } from '../bankAccounts/public.ts'
import type { TreasuryContext } from '../context.ts'
import { unsealLogin } from './credentials.ts'
import type { DropPlace } from './fileDrop/place.ts'
import type { LinkRow } from './table.ts'

type Parts = Pick<TreasuryContext, 'drop' | 'sftp' | 'seals'>

/** Works at the place of an account's files; undefined if it no longer exists here. Throws a `BankFault` of its server. */
export async function atPlace<T>(
  { drop, sftp, seals }: Parts,
  { bankCode }: Pick<BankAccountRow, 'bankCode'>,
  link: LinkRow,
  work: (place: DropPlace) => Promise<T>,
): Promise<T | undefined> {
  if (link.sealed) return sftp.use(bankCode, unsealLogin(seals, link, link.sealed), work)
  return drop && work(drop)
}
