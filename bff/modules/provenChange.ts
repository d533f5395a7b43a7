// A change that may be a protected action of treasury. Treasury looks it over and names it by a digest, the account service turns what the person
// shows into a proof for the digest, and treasury takes the change with the proof: neither trusts what another says of it.
import type { OrganizationScope } from '../context.ts'
import { RestError } from '../rest/restError.ts'
import { toUserErrors } from '../graph/errors.ts'
import { passkeyOptionsFor, shownFactor } from './freshFactor.ts'

type Shown = {
  code?: string | null | undefined
  passkeyAssertion?: string | null | undefined
}

type Proven<T> =
  | { kind: 'done'; value: T }
  /** What was shown is not enough; `passkeyOptions` where a passkey can be asked. */
  | { kind: 'refused'; refusal: RestError; passkeyOptions: string | null }

/** A second factor is wanted, or the passkey's answer was not taken and is asked for anew. */
const ASKS_PASSKEY = new Set(['U-ACC-AU-44', 'U-ACC-AU-12', 'U-ACC-AU-13', 'U-ACC-AU-14', 'U-ACC-AU-15'])

/**
 * The payload of a mutation that may want a proof: what `change` answers, or `empty` with what the user can mend, and with what a passkey
 * is asked where that could.
 */
export async function toProvenPayload<Payload extends object, Empty extends object>(
  scope: OrganizationScope,
  shown: Shown,
  change: (proof: string | null) => Promise<Payload>,
  empty: Empty,
) {
  try {
    const outcome = await provenChange(scope, shown, change)
    if (outcome.kind === 'done') return { passkeyOptions: null, ...outcome.value, userErrors: [] }
    return { ...empty, passkeyOptions: outcome.passkeyOptions, userErrors: toUserErrors(outcome.refusal) }
  } catch (error) {
    return { ...empty, passkeyOptions: null, userErrors: toUserErrors(error) }
  }
}

/** Sends a change with the proof that it wants. Whatever else is wrong with it is thrown, before anybody is asked for anything. */
async function provenChange<T>(
  scope: OrganizationScope,
  shown: Shown,
  send: (proof: string | null) => Promise<T>,
): Promise<Proven<T>> {
  const wanted = await tryWithout(send)
  if (wanted.kind === 'done') return wanted
  const { digest } = wanted
  try {
    const body = { digest, ...shownFactor(shown) }
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
