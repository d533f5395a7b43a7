// Signing in and out, as the resolvers ask for it: calls in the BFF's own name that say who is asking, and the cookie.
import type { components } from '../rest/account.generated.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { Upstream } from '../rest/upstream.ts'
import type { SessionCookie } from './sessionCookie.ts'

export type OpenedSession = components['schemas']['OpenedSession']
export type SignInAnswer = components['schemas']['SignInAnswer']
type TwoFactorMethod = components['schemas']['TwoFactorMethod']

/** The browser behind a request: its place for the security log and the lockout, its language for what it is told. */
export type Asker = { address: string; userAgent: string; language: string; requestId: string; deadline: AbortSignal }

export type Identity = {
  cookie: SessionCookie
  signIn(
    input: { email: string; password: string; remember: boolean; previousSession?: string },
    asker: Asker,
  ): Promise<SignInAnswer>
  verifyTwoFactor(
    input: { challengeToken: string; method: TwoFactorMethod; code: string; previousSession?: string },
    asker: Asker,
  ): Promise<OpenedSession>
  signOut(session: string, asker: Asker): Promise<{ ended: boolean }>
}

export function openIdentity(upstream: Upstream, tokens: ServiceTokens, cookie: SessionCookie): Identity {
  async function post<Answer>(path: string, body: object, asker: Asker): Promise<Answer> {
    const answer = await upstream.send({
      method: 'POST',
      path,
      headers: {
        accept: 'application/json',
        authorization: await tokens('account'),
        'accept-language': asker.language,
        'x-request-id': asker.requestId,
        'x-forwarded-for': asker.address,
        'user-agent': asker.userAgent,
      },
      body,
      signal: asker.deadline,
    })
    return answer as Answer
  }
  return {
    cookie,
    signIn: (input, asker) => post('/v1/auth/sign-in', input, asker),
    verifyTwoFactor: (input, asker) => post('/v1/auth/two-factor', input, asker),
    signOut: (session, asker) => post('/v1/auth/sign-out', { session }, asker),
  }
}
