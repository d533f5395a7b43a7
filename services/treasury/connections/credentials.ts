// Credentials at rest: sealed, bound to the account whose they are, and never shown to anybody again.
import type { Sealing } from '../../kit/sealing.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { BankFault } from './bankConnection.ts'
import { faultOfPrivateKey, type SnapCredentials, snapCredentials } from './snap/credentials.ts'

type Owner = { organizationId: string; bankAccountId: string }

const boundTo = ({ organizationId, bankAccountId }: Owner) => `bank-connection/${organizationId}/${bankAccountId}`

const KEY_FAULTS = { MALFORMED: codes.invalidPrivateKey, NOT_RSA: codes.invalidRsaKey } as const

/** Refuses credentials that no bank could accept: none at all, or a key that is none. */
export function checkCredentials(given: SnapCredentials | null | undefined): SnapCredentials {
  if (!given) throw new Refusal(codes.apiCredentialsRequired, { path: 'credentials' })
  const fault = faultOfPrivateKey(given.privateKey)
  if (fault) throw new Refusal(KEY_FAULTS[fault], { path: 'credentials.privateKey' })
  return given
}

export const sealCredentials = (seals: Sealing, owner: Owner, credentials: SnapCredentials): Buffer =>
  seals.encrypt(Buffer.from(JSON.stringify(credentials)), boundTo(owner))

/** What was sealed. With another key than the one of then it can't be read, which only new credentials mend. */
export function unsealCredentials(seals: Sealing, owner: Owner, sealed: Buffer): SnapCredentials {
  return snapCredentials.parse(JSON.parse(decrypted(seals, owner, sealed).toString()))
}

function decrypted(seals: Sealing, owner: Owner, sealed: Buffer): Buffer {
  try {
    return seals.decrypt(sealed, boundTo(owner))
  } catch {
    throw new BankFault('CREDENTIALS', 'they were sealed with another key than the one of this installation')
  }
}
