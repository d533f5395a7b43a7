// A change that may be a protected action of treasury. Treasury checks it and identifies it by a digest, the account service turns the
// user's factor into a proof for the digest, and treasury accepts the change with the proof: neither has to trust the other's view of it.
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
  /** The factor is missing or insufficient; `passkeyOptions` if a passkey can be used. */
  | { kind: 'refused'; refusal: RestError; passkeyOptions: string | null }

/** A second factor is required, or the passkey's response was refused and is requested again. */
const ASKS_PASSKEY = new Set(['U-ACC-AU-44', 'U-ACC-AU-12', 'U-ACC-AU-13', 'U-ACC-AU-14', 'U-ACC-AU-15'])

/**
 * The payload of a mutation that may need a proof: the result of `change`, or `empty` with what the user can fix, and with passkey options
 * where a passkey could help.
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

/** Sends a change with the proof that it needs. Throws any other error before the user is prompted for a factor. */
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
