// Codes of an authenticator app: TOTP, SHA-1, 6 digits, 30 s, one step either way. Pure: time and secret are parameters.
import { createGuardrails, generateURI, ScureBase32Plugin, verifySync } from 'otplib'

const PERIOD_SECONDS = 30
// RFC 4226 requires 128 bits; secrets from elsewhere (the demo's well-known one has 80) are accepted too.
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 })

/** The time step of the code: the previous, the current or the next one; undefined for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, epochSeconds: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = verifySync({
    secret,
    token: code,
    epoch: epochSeconds,
    epochTolerance: PERIOD_SECONDS,
    period: PERIOD_SECONDS,
    guardrails,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** A secret as users type it. */
export const base32Of = (secret: Uint8Array): string => new ScureBase32Plugin().encode(secret)

/** The content of the QR code. */
export const keyUriOf = (secret: Uint8Array, email: string): string =>
  generateURI({ issuer: 'Arus', label: email, secret: base32Of(secret) })
