// By which ways an account can be connected here, and what each of them asks for.
import type { TreasuryContext } from '../context.ts'
import type { LinkType } from './table.ts'

export { LOGIN_FIELDS } from './fileDrop/login.ts'

/** Over the bank's API; as files from the bank's own server; as files from a folder of ours. */
export const LINK_WAYS = ['API', 'SFTP', 'FOLDER'] as const
export type LinkWay = (typeof LINK_WAYS)[number]

export type Ways = Pick<TreasuryContext, 'banks' | 'sftp' | 'drop'>

/** The ways that lead to a bank from this installation. Where it has a server for files, nobody lays them down for us. */
export function waysTo({ banks, sftp, drop }: Ways, bankCode: string): LinkWay[] {
  const api: LinkWay[] = banks.has(bankCode) ? ['API'] : []
  if (sftp.has(bankCode)) return [...api, 'SFTP']
  return drop ? [...api, 'FOLDER'] : api
}

/** The way that a connection of a type would take; undefined where there is none. */
export const wayOf = (ways: Ways, bankCode: string, type: LinkType): LinkWay | undefined =>
  waysTo(ways, bankCode).find(way => (way === 'API') === (type === 'API'))
