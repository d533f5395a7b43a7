// The BFF's own identity, for calls without a user: the event feed and the token exchange.
import { SignJWT } from 'jose'
import type { ServiceName } from './restError.ts'

const SECONDS = 60

/** Returns the value of `authorization` for a service; one token is reused for most of its minute. */
export function openServiceTokens(secret: string, now: () => number = Date.now) {
  const key = new TextEncoder().encode(secret)
  const held = new Map<ServiceName, { value: Promise<string>; until: number }>()

  const sign = (service: ServiceName) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: 'service+jwt' })
      .setIssuer('bff')
      .setAudience(service)
      .setIssuedAt()
      .setExpirationTime(`${SECONDS}s`)
      .sign(key)

  return async (service: ServiceName): Promise<string> => {
    let token = held.get(service)
    if (!token || token.until < now()) {
      token = { value: sign(service), until: now() + (SECONDS - 20) * 1_000 }
      held.set(service, token)
    }
    return `Bearer ${await token.value}`
  }
}

export type ServiceTokens = ReturnType<typeof openServiceTokens>
