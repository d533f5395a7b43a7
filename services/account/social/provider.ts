// The OpenID Connect provider: its sign-in page, and the identities it reports. The code is exchanged only here, so that no code or token
// of the provider reaches a script.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client'
import { z } from 'zod'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'

export type SocialConfig = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The name on its button. */
  name: string
  /** Local mode: the provider may be reached without TLS. */
  insecure: boolean
}

/** Values of one authorization request, which its response must match. */
export type Checks = { state: string; nonce: string; verifier: string }

/** An identity reported by the provider. */
export type SocialIdentity = { issuer: string; subject: string; email: string | null; emailVerified: boolean }

export type SocialProvider = ReturnType<typeof openProvider>

declare module '../account.ts' {
  interface Account {
    /** The provider that users may sign in with instead of their password; null: none. */
    social: SocialProvider | null
  }
}

/** The timeout of each call; a sign-in makes at most three. */
const TIMEOUT_SECONDS = 3
const CLOCK_TOLERANCE_SECONDS = 5

const claims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
})

export function openProvider({ issuer, clientId, clientSecret, name, insecure }: SocialConfig, publicOrigin: string) {
  const redirectUri = `${publicOrigin}/auth/social/callback`
  let found: Promise<Configuration> | undefined

  /** Reads the provider's metadata at its first use, and again after a failure: it may be down while we start. */
  function configuration(): Promise<Configuration> {
    found ??= discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      secretAsSupported(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // Checks the signature too, although the token comes directly from the provider over TLS.
        execute: insecure ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
      },
    ).catch((error: unknown) => {
      found = undefined
      throw refusalOf(error, name)
    })
    return found
  }

  return {
    name,
    issuer,

    /** The URL of the provider's sign-in page. */
    async address({ state, nonce, verifier }: Checks): Promise<string> {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href
    },

    /** Exchanges the code from the provider's redirect. */
    async identityOf(query: string, { state, nonce, verifier }: Checks): Promise<SocialIdentity> {
      const config = await configuration()
      const callback = new URL(redirectUri)
      callback.search = query
      try {
        const answer = await authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const { iss, sub, email, email_verified: emailVerified } = claims.parse(answer.claims())
        return { issuer: iss, subject: sub, email: email ?? null, emailVerified: emailVerified ?? false }
      } catch (error) {
        throw refusalOf(error, name)
      }
    },
  }
}

/** The name on its button; for a provider that is no longer configured, its host. */
export function nameOfIssuer(issuer: string, provider: SocialProvider | null): string {
  const { href, host } = new URL(issuer)
  return provider && new URL(provider.issuer).href === href ? provider.name : host
}

/** In the header or in the body, as the provider supports; by default in the header, as the standard specifies. */
const secretAsSupported =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = supported.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    authenticate(secret)(server, ...rest)
  }

/** The provider is down, or it refused. Its exact response doesn't help users who want to sign in. */
function refusalOf(error: unknown, name: string): Refusal {
  const away =
    // What `fetch` throws when there is no response; other errors have codes.
    (error instanceof TypeError && error.message === 'fetch failed') ||
    (error instanceof ClientError && AWAY.has(error.code ?? '')) ||
    (error instanceof ResponseBodyError && error.status >= 500)
  return new Refusal(away ? codes.socialUnavailable : codes.socialNotCompleted, { params: { name } })
}

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
