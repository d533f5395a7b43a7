// Codes of an authenticator app: TOTP, SHA-1, 6 digits, 30 s, one step either way. Pure: time and secret come in.
import { createGuardrails, generateURI, ScureBase32Plugin, verifySync } from 'otplib'

const PERIOD_SECONDS = 30
// RFC 4226 asks for 128 bits; secrets that came from elsewhere (the demo's is a well-known one of 80) are still checked.
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 })

/** The time step that the code belongs to, if it is one of the last, the present and the next; undefined for a wrong code. */
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

/** A secret as people type it. */
export const base32Of = (secret: Uint8Array): string => new ScureBase32Plugin().encode(secret)

/** What the QR code says to an app. */
export const keyUriOf = (secret: Uint8Array, email: string): string =>
  generateURI({ issuer: 'Arus', label: email, secret: base32Of(secret) })
