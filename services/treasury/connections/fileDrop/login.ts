// The login at a bank's file server, and the fields that each bank needs.
import ssh2 from 'ssh2'
import { z } from 'zod'
import type { LoginField } from '../../bankAccounts/public.ts'

const OF_COMPANIES = ['COMPANY_ID', 'USER_ID', 'PASSWORD'] as const

/**
 * The login fields of banks by national code, as in their corporate channels. `asks` of `SFTP_SERVERS` overrides them; any other bank needs
 * a user id and a password.
 */
const FIELDS_OF_BANKS: Readonly<Record<string, readonly LoginField[]>> = {
  '002': [...OF_COMPANIES, 'CIF'],
  '008': OF_COMPANIES,
  '009': [...OF_COMPANIES, 'CIF'],
  '013': OF_COMPANIES,
  '014': OF_COMPANIES,
  '022': OF_COMPANIES,
}

export const loginFieldsOf = (bankCode: string): readonly LoginField[] =>
  FIELDS_OF_BANKS[bankCode] ?? ['USER_ID', 'PASSWORD']

/** Safe in a path: it begins with a letter or digit, so it can't lead to a parent folder. */
const identifier = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][\w.@-]{0,49}$/)

export const sftpLogin = z.strictObject({
  companyId: identifier.nullish(),
  userId: z.string().trim().min(1).max(100),
  password: z.string().max(500).nullish(),
  cif: identifier.nullish(),
  privateKey: z.string().max(10_000).nullish(),
})
export type SftpLogin = z.infer<typeof sftpLogin>

/** As stored: older logins have only a user name. */
export const sealedLogin = z.preprocess(stored => {
  if (typeof stored !== 'object' || stored === null || !('username' in stored)) return stored
  const { username, ...rest } = stored
  return { ...rest, userId: username }
}, sftpLogin)

/** Whether a text is a private key that can be used to sign in. */
export const isSshKey = (text: string): boolean => !(ssh2.utils.parseKey(text.trim()) instanceof Error)

type Fault = { path: 'companyId' | 'cif'; error: 'REQUIRED' | 'INVALID_VALUE' }

const FIELDS = { companyId: 'COMPANY_ID', cif: 'CIF' } as const

/** Required fields that are missing, and given fields that the bank doesn't use. A key may replace the password. */
export function faultsOfLogin(login: SftpLogin, asked: readonly LoginField[]): Fault[] {
  return (['companyId', 'cif'] as const).flatMap((path): Fault[] => {
    const [isAsked, isGiven] = [asked.includes(FIELDS[path]), Boolean(login[path])]
    if (isAsked === isGiven) return []
    return [{ path, error: isAsked ? 'REQUIRED' : 'INVALID_VALUE' }]
  })
}

/** Fills in a name or path of the configuration: `{companyId}`, `{userId}`, `{cif}`. */
export const withLogin = (template: string, { companyId, userId, cif }: SftpLogin): string =>
  template
    .replaceAll('{companyId}', companyId ?? '')
    .replaceAll('{cif}', cif ?? '')
    .replaceAll('{userId}', userId)
