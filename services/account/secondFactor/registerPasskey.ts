// Adding a passkey: the browser creates a key pair for our host, which the user must unlock each time.
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import type { SessionOwner } from '../callers/public.ts'
import { type AddedFactor, addFactor, refuseSecondMethod } from './addFactor.ts'
import { asDescriptor, listPasskeys } from './assertPasskey.ts'
import { type Registration, readRegistration } from './passkeyAnswers.ts'
import { CEREMONY_MINUTES, openCeremony, takeCeremony } from './passkeyCeremony.ts'
import { relyingParty } from './relyingParty.ts'
import { passkey } from './table.ts'

const MAX_PASSKEYS = 10

/** EdDSA, ES256 and RS256, which all keys support. The library's own list requires a feature that the runtime has as experimental. */
const ALGORITHMS = [-8, -7, -257]

/** Options for creating the passkey in the browser, as JSON. It is discoverable, so that it can sign in without an email. */
export function beginPasskey(
  { database, publicOrigin }: Account,
  { personId, email, fullName }: { personId: string; email: string; fullName: string },
): Promise<string> {
  return database.asSystem(
    async tx => {
      await refuseSecondMethod(tx, personId, 'PASSKEY')
      const challenge = await openCeremony(tx, { purpose: 'REGISTER', personId })
      const { id: rpID, name: rpName } = relyingParty(publicOrigin)
      const own = await listPasskeys(tx, personId)
      if (own.length >= MAX_PASSKEYS) throw new Refusal(codes.tooManyPasskeys, { params: { maximum: MAX_PASSKEYS } })
      const options = await generateRegistrationOptions({
        rpID,
        rpName,
        userID: new Uint8Array(Buffer.from(personId)),
        userName: email,
        userDisplayName: fullName,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout: CEREMONY_MINUTES * 60_000,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: own.map(asDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return JSON.stringify(options)
    },
    { actorId: personId },
  )
}

/** Stores a passkey that the browser has created. */
export function finishPasskey(
  account: Account,
  { name, registration: text, ...owner }: SessionOwner & { name: string; registration: string },
): Promise<AddedFactor> {
  return addFactor(account, owner, 'PASSKEY', async tx => {
    const { personId } = owner
    const registration = readRegistration(text)
    if (!registration) return new Refusal(codes.invalidPasskeyCredential)
    const state = await takeCeremony(tx, registration.challenge, { purpose: 'REGISTER', personId })
    if (state !== 'open') return new Refusal(state === 'used' ? codes.passkeyReplayed : codes.passkeySessionNotFound)
    const made = await verify(account, registration)
    if (!made) return new Refusal(codes.invalidPasskeyCredential)
    if (await nameIsTaken(tx, personId, name)) return new Refusal(codes.passkeyNameExists, { path: 'name' })
    const id = newId()
    const inserted = await tx
      .insert(passkey)
      .values({ ...made, id, personId, name, lastUsedAt: sql`now()` })
      .onConflictDoNothing()
    return inserted.rowCount === 1 ? id : new Refusal(codes.invalidPasskeyCredential)
  })
}

/** Compares names as the database's index does. */
export async function nameIsTaken(tx: SystemTx, personId: string, name: string, except?: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from passkey
    where person_id = ${personId} and lower(name) = lower(${name}) and id is distinct from ${except ?? null}::uuid`)
  return rowCount === 1
}

async function verify({ publicOrigin }: Account, { challenge, ...registration }: Registration) {
  const party = relyingParty(publicOrigin)
  const { clientDataJSON, attestationObject, transports } = registration.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports,
      backedUp: credentialBackedUp,
    }
  } catch {
    return undefined
  }
}
