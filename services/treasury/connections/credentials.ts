// Stored credentials: encrypted, bound to their account, and never shown again.
import { commonErrors } from '../../kit/errors.ts'
import type { Sealing } from '../../kit/sealing.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { LinkMethod, LoginField } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { BankFault } from './bankConnection.ts'
import { faultsOfLogin, isSshKey, sealedLogin, type SftpLogin } from './fileDrop/login.ts'
import { faultOfPrivateKey, type SnapCredentials, snapCredentials } from './snap/credentials.ts'

type Owner = { organizationId: string; bankAccountId: string }

/** Credentials that a user entered: for an API, or for a file server. */
export type EnteredCredentials = {
  credentials?: SnapCredentials | null | undefined
  login?: SftpLogin | null | undefined
}

const boundTo = ({ organizationId, bankAccountId }: Owner) => `bank-connection/${organizationId}/${bankAccountId}`

const KEY_FAULTS = { MALFORMED: codes.invalidPrivateKey, NOT_RSA: codes.invalidRsaKey } as const

/** The credentials of this connection type; null if it needs none. Refuses unusable ones. */
export function checkCredentials(
  method: LinkMethod,
  given: EnteredCredentials,
  asked: readonly LoginField[],
): SnapCredentials | SftpLogin | null {
  if (method === 'API') return checkSnap(given.credentials)
  return method === 'SFTP' ? checkLogin(given.login, asked) : null
}

function checkSnap(given: SnapCredentials | null | undefined): SnapCredentials {
  if (!given) throw new Refusal(codes.apiCredentialsRequired, { path: 'credentials' })
  const fault = faultOfPrivateKey(given.privateKey)
  if (fault) throw new Refusal(KEY_FAULTS[fault], { path: 'credentials.privateKey' })
  return given
}

function checkLogin(given: SftpLogin | null | undefined, asked: readonly LoginField[]): SftpLogin {
  if (!given?.password && !given?.privateKey) throw new Refusal(codes.crawlerCredentialsRequired, { path: 'login' })
  if (given.privateKey && !isSshKey(given.privateKey))
    throw new Refusal(codes.invalidPrivateKey, { path: 'login.privateKey' })
  const faults = faultsOfLogin(given, asked)
  if (faults.length > 0) {
    const errors = faults.map(({ path, error }) => ({ path: `login.${path}`, error }))
    throw new Refusal(commonErrors.invalidRequest, { errors })
  }
  return given
}

export const sealCredentials = (seals: Sealing, owner: Owner, credentials: SnapCredentials | SftpLogin): Buffer =>
  seals.encrypt(Buffer.from(JSON.stringify(credentials)), boundTo(owner))

/** Decrypts credentials. If the encryption key has changed since, they are unreadable and must be entered again. */
export const unsealCredentials = (seals: Sealing, owner: Owner, sealed: Buffer): SnapCredentials =>
  snapCredentials.parse(unsealed(seals, owner, sealed))

/** The same for a login at a file server. */
export const unsealLogin = (seals: Sealing, owner: Owner, sealed: Buffer): SftpLogin =>
  sealedLogin.parse(unsealed(seals, owner, sealed))

function unsealed(seals: Sealing, owner: Owner, sealed: Buffer): unknown {
  try {
    return JSON.parse(seals.decrypt(sealed, boundTo(owner)).toString())
  } catch {
    throw new BankFault('CREDENTIALS', 'they were sealed with another key than the one of this installation')
  }
}
