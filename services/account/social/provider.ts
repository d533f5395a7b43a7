// The OpenID Connect provider: where browsers are sent to, and who it says that they are. The code is exchanged here and nowhere else, so that
// neither a code nor a token of the provider ever reaches a script.
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
  /** As the button names it. */
  name: string
  /** Local mode: the provider may be reached without TLS. */
  insecure: boolean
}

/** What one question to the provider carries, and what its answer must show. */
export type Checks = { state: string; nonce: string; verifier: string }

/** Who the provider says that somebody is. */
export type SocialIdentity = { issuer: string; subject: string; email: string | null; emailVerified: boolean }

export type SocialProvider = ReturnType<typeof openProvider>

declare module '../account.ts' {
  interface Account {
    /** Where people may sign in instead of with their password; null: nowhere. */
    social: SocialProvider | null
  }
}

/** For each of our calls; a sign-in makes three of them at most. */
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

  /** Asks the provider about itself at the first use, and again after a failure: it may be away while we start. */
  function configuration(): Promise<Configuration> {
    found ??= discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      secretAsSupported(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // The signature too, though the token comes straight from the provider over TLS.
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

    /** The provider's page, where the person says who they are. */
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

    /** Exchanges the code in what the provider sent the browser back with. */
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

/** As its button names it; one that is configured no more by its host. */
export function nameOfIssuer(issuer: string, provider: SocialProvider | null): string {
  const { href, host } = new URL(issuer)
  return provider && new URL(provider.issuer).href === href ? provider.name : host
}

/** In the header or in the body, whichever the provider takes; without a word from it in the header, as the standard has it. */
const secretAsSupported =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = supported.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    authenticate(secret)(server, ...rest)
  }

/** Away, or it said no. What exactly it said helps nobody who wants to sign in. */
function refusalOf(error: unknown, name: string): Refusal {
  const away =
    // What `fetch` throws when nobody answers; their other errors have codes.
    (error instanceof TypeError && error.message === 'fetch failed') ||
    (error instanceof ClientError && AWAY.has(error.code ?? '')) ||
    (error instanceof ResponseBodyError && error.status >= 500)
  return new Refusal(away ? codes.socialUnavailable : codes.socialNotCompleted, { params: { name } })
}

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
