// A change that wants a proof of who makes it. Treasury looks it over and names it by a digest, the account service turns what the person
// shows into a proof for the digest, and treasury takes the change with the proof: neither trusts what another says of it.
import type { OrganizationScope } from '../context.ts'
import { RestError } from '../rest/restError.ts'
import { passkeyOptionsFor, shownFactor, shownPassword } from './freshFactor.ts'

type Shown = {
  code?: string | null | undefined
  passkeyAssertion?: string | null | undefined
  password?: string | null | undefined
}

type Proven<T> =
  | { kind: 'done'; value: T }
  /** What was shown is not enough; `passkeyOptions` where a passkey can be asked. */
  | { kind: 'refused'; refusal: RestError; passkeyOptions: string | null }

/** A second factor is wanted, or the passkey's answer was not taken and is asked for anew. */
const ASKS_PASSKEY = new Set(['U-ACC-AU-44', 'U-ACC-AU-12', 'U-ACC-AU-13', 'U-ACC-AU-14', 'U-ACC-AU-15'])

/** Sends a change with the proof that it wants. Whatever else is wrong with it is thrown, before anybody is asked for anything. */
export async function provenChange<T>(
  scope: OrganizationScope,
  shown: Shown,
  send: (proof: string | null) => Promise<T>,
): Promise<Proven<T>> {
  const wanted = await tryWithout(send)
  if (wanted.kind === 'done') return wanted
  const { digest } = wanted
  try {
    const body = { digest, ...shownFactor(shown), ...shownPassword(shown) }
    const { proof } = await scope.account.post('/v1/change-proofs', { body })
    return { kind: 'done', value: await send(proof) }
  } catch (error) {
    if (!(error instanceof RestError) || error.service !== 'account') throw error
    return { kind: 'refused', refusal: error, passkeyOptions: await optionsAfter(scope, digest, error) }
  }
}

async function tryWithout<T>(
  send: (proof: null) => Promise<T>,
): Promise<{ kind: 'done'; value: T } | { kind: 'wanted'; digest: string }> {
  try {
    return { kind: 'done', value: await send(null) }
  } catch (error) {
    const digest = error instanceof RestError ? error.problem.proofOf : undefined
    if (digest === undefined) throw error
    return { kind: 'wanted', digest }
  }
}

async function optionsAfter(scope: OrganizationScope, digest: string, { problem }: RestError): Promise<string | null> {
  if (!ASKS_PASSKEY.has(problem.code)) return null
  return passkeyOptionsFor(scope, digest)
}
