// The types of connection that an account can have here, and what each needs. Connections provide them; they are only shown here.

/** Over the bank's API; as files from the bank's own server; as files from our folder. */
export const LINK_METHODS = ['API', 'SFTP', 'FOLDER'] as const
export type LinkMethod = (typeof LINK_METHODS)[number]

/** The login fields that a bank's file server may need. */
export const LOGIN_FIELDS = ['COMPANY_ID', 'USER_ID', 'PASSWORD', 'CIF'] as const
export type LoginField = (typeof LOGIN_FIELDS)[number]

type OfBanks = { has: (bankCode: string) => boolean }

/** The connection types that this installation supports. */
export type LinkProviders = {
  banks: OfBanks
  sftp: OfBanks & { asks: (bankCode: string) => readonly LoginField[] }
  drop: object | undefined
}

/** The connection types for a bank in this installation. If the bank has a file server, the folder is not offered. */
export function linkMethodsFor({ banks, sftp, drop }: LinkProviders, bankCode: string): LinkMethod[] {
  const api: LinkMethod[] = banks.has(bankCode) ? ['API'] : []
  if (sftp.has(bankCode)) return [...api, 'SFTP']
  return drop ? [...api, 'FOLDER'] : api
}
