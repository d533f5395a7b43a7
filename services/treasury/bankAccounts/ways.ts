// By which ways an account can be connected here, and what each of them asks for. Connections bring them; here they are shown.

/** Over the bank's API; as files from the bank's own server; as files from a folder of ours. */
export const LINK_WAYS = ['API', 'SFTP', 'FOLDER'] as const
export type LinkWay = (typeof LINK_WAYS)[number]

/** What a bank may ask of a login at its server of files. */
export const LOGIN_FIELDS = ['COMPANY_ID', 'USER_ID', 'PASSWORD', 'CIF'] as const
export type LoginField = (typeof LOGIN_FIELDS)[number]

type OfBanks = { has: (bankCode: string) => boolean }

/** What this installation has to connect accounts by. */
export type Ways = {
  banks: OfBanks
  sftp: OfBanks & { asks: (bankCode: string) => readonly LoginField[] }
  drop: object | undefined
}

/** The ways that lead to a bank from this installation. Where it has a server for files, nobody lays them down for us. */
export function waysTo({ banks, sftp, drop }: Ways, bankCode: string): LinkWay[] {
  const api: LinkWay[] = banks.has(bankCode) ? ['API'] : []
  if (sftp.has(bankCode)) return [...api, 'SFTP']
  return drop ? [...api, 'FOLDER'] : api
}
