// Verifies a passkey's assertion: the challenge and its purpose, our origin, user verification, signature and signature counter.
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { type Assertion, readAssertion } from './passkeyAnswers.ts'
import { CEREMONY_MINUTES, type Ceremony, openCeremony, takeCeremony } from './passkeyCeremony.ts'
import { relyingParty } from './relyingParty.ts'
import { passkey } from './table.ts'

export type PasskeyOutcome = { kind: 'accepted'; personId: string } | { kind: 'refused'; refusal: Refusal }

type StoredPasskey = typeof passkey.$inferSelect

/** The browser's options, as JSON. Without a user it asks for any passkey of our host. */
export async function openPasskeyRequest(tx: SystemTx, publicOrigin: string, ceremony: Ceremony): Promise<string> {
  const challenge = await openCeremony(tx, ceremony)
  const own = ceremony.personId === null ? undefined : await listPasskeys(tx, ceremony.personId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicOrigin).id,
    // Its bytes, not its text, which the library would encode again.
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CEREMONY_MINUTES * 60_000,
    userVerification: 'required',
    ...(own && { allowCredentials: own.map(asDescriptor) }),
  })
  return JSON.stringify(options)
}

/** Never throws for a wrong response, so that the challenge stays used up. */
export async function acceptPasskey(
  tx: SystemTx,
  account: Account,
  { answer, ...ceremony }: Ceremony & { answer: string },
): Promise<PasskeyOutcome> {
  const assertion = readAssertion(answer)
  if (!assertion) return refused(codes.invalidPasskeyCredential)
  const state = await takeCeremony(tx, assertion.challenge, ceremony)
  if (state !== 'open') return refused(state === 'used' ? codes.passkeyReplayed : codes.passkeySessionNotFound)
  const stored = await findPasskey(tx, assertion)
  if (!stored) return refused(codes.invalidPasskeyCredential)
  if (!isOf(stored, assertion, ceremony.personId)) return refused(codes.invalidPasskeyUser)
  const uses = await verify(account, stored, assertion)
  if (uses === undefined) return refused(codes.invalidPasskeyCredential)
  if (!(await countUse(tx, stored.id, uses))) return refused(codes.passkeyReplayed)
  return { kind: 'accepted', personId: stored.personId }
}

const refused = (row: ConstructorParameters<typeof Refusal>[0]): PasskeyOutcome => ({
  kind: 'refused',
  refusal: new Refusal(row, { path: 'passkeyAssertion' }),
})

/** A user's passkeys, oldest first. */
export function listPasskeys(tx: SystemTx, personId: string): Promise<StoredPasskey[]> {
  return tx.select().from(passkey).where(eq(passkey.personId, personId)).orderBy(passkey.createdAt, passkey.id)
}

/** A WebAuthn descriptor of a credential to use or to exclude. */
export const asDescriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId.toString('base64url'),
  transports,
})

async function findPasskey(tx: SystemTx, { id }: Assertion): Promise<StoredPasskey | undefined> {
  const [found] = await tx
    .select()
    .from(passkey)
    .where(eq(passkey.credentialId, Buffer.from(id, 'base64url')))
  return found
}

/** The requested user must respond; without one, the passkey itself names its user, which must be right. */
function isOf(stored: StoredPasskey, { response }: Assertion, personId: string | null): boolean {
  const named = response.userHandle ? Buffer.from(response.userHandle, 'base64url').toString() : null
  if (personId === null) return named === stored.personId
  return stored.personId === personId && (named === null || named === personId)
}

/** The passkey's signature counter; undefined when any check fails. */
async function verify(
  { publicOrigin }: Account,
  stored: StoredPasskey,
  assertion: Assertion,
): Promise<{ signCount: number; backedUp: boolean } | undefined> {
  const { userHandle: _userHandle, ...response } = assertion.response
  const party = relyingParty(publicOrigin)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: assertion.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared in the statement that stores it, so that two concurrent responses can't both pass.
      credential: { id: assertion.id, publicKey: new Uint8Array(stored.publicKey), counter: 0 },
    })
    if (!verified) return undefined
    return { signCount: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
  } catch {
    return undefined
  }
}

/** Compare and set. Passkeys without a counter always report 0. */
async function countUse(tx: SystemTx, id: string, { signCount, backedUp }: { signCount: number; backedUp: boolean }) {
  const { rowCount } = await tx.execute(sql`
    update passkey set sign_count = ${signCount}, backed_up = ${backedUp}, last_used_at = now()
    where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`)
  return rowCount === 1
}
