// Sign-in and sign-out for the resolvers: calls in the BFF's own name that identify the caller, and the cookie.
import type { components } from '../rest/account.generated.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { Upstream } from '../rest/upstream.ts'
import type { Requester } from './requester.ts'
import { type CheckoutLinks, openCheckoutLinks } from './checkoutLinks.ts'
import { type CustomerLinks, openCustomerLinks } from './customerLinks.ts'
import { type CustomerSessions, openCustomerSessions } from './customerSessions.ts'
import type { SessionCookie } from './sessionCookie.ts'

export type OpenedSession = components['schemas']['OpenedSession']
export type SignInAnswer = components['schemas']['SignInAnswer']

/** A second factor as presented: a code, or a passkey's response. */
export type ShownFactor = {
  method: components['schemas']['TwoFactorMethod']
  code?: string
  passkeyAssertion?: string
}

export type Identity = {
  /** Customers who use a payment link; none of them is signed in. */
  checkoutLinks: CheckoutLinks
  customerLinks: CustomerLinks
  /** Customers who are signed in to their own page, apart from staff. */
  customers: CustomerSessions
  cookie: SessionCookie
  signIn(
    input: { email: string; password: string; remember: boolean; previousSession?: string },
    asker: Requester,
  ): Promise<SignInAnswer>
  verifyTwoFactor(
    input: ShownFactor & { challengeToken: string; previousSession?: string },
    asker: Requester,
  ): Promise<OpenedSession>
  /** Options for the browser's WebAuthn call. */
  startPasskey(input: { challengeToken?: string }, asker: Requester): Promise<{ options: string }>
  signInWithPasskey(
    input: { passkeyAssertion: string; remember: boolean; previousSession?: string },
    asker: Requester,
  ): Promise<OpenedSession>
  /** Returns the session's new id. */
  proveSecondFactor(input: ShownFactor & { session: string }, asker: Requester): Promise<OpenedSession>
  /** The name on the button that signs in with a provider; null without a provider. */
  readSocialProvider(asker: Requester): Promise<{ name: string | null }>
  /** Where to send the browser, and what it keeps until it returns. */
  startSocialSignIn(
    input: { remember: boolean; next: string },
    asker: Requester,
  ): Promise<{ address: string; question: string }>
  finishSocialSignIn(
    input: { question: string; query: string; previousSession?: string },
    asker: Requester,
  ): Promise<components['schemas']['SocialSignInAnswer']>
  signOut(session: string, asker: Requester): Promise<{ ended: boolean }>
  /** Returns whether emails can be read at /mailbox. */
  requestPasswordReset(input: { email: string }, asker: Requester): Promise<{ mailbox: boolean }>
  /** The user whose password a link resets; refuses an unusable link. */
  checkPasswordReset(token: string, asker: Requester): Promise<{ email: string }>
  resetPassword(input: { token: string; password: string }, asker: Requester): Promise<object>
  /** What a link invites to; refuses an unusable link. */
  checkInvitation(token: string, asker: Requester): Promise<components['schemas']['OpenInvitation']>
  acceptInvitation(
    input: { token: string; fullName: string; password: string; previousSession?: string },
    asker: Requester,
  ): Promise<{ session: OpenedSession; organizationId: string }>
  /** Whether any user exists who could sign in. */
  readInstallation(asker: Requester): Promise<components['schemas']['Installation']>
  /** Whether a setup link is valid. */
  checkSetupLink(token: string, asker: Requester): Promise<components['schemas']['SetupLink']>
  createFirstOwner(
    input: { token: string; fullName: string; email: string; password: string; previousSession?: string },
    asker: Requester,
  ): Promise<OpenedSession>
}

export function openIdentity(
  upstream: Upstream,
  tokens: ServiceTokens,
  cookie: SessionCookie,
  customerCookie: SessionCookie,
): Identity {
  async function send<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: object | undefined,
    asker: Requester,
  ): Promise<Answer> {
    const answer = await upstream.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        authorization: await tokens('account'),
        'accept-language': asker.language,
        'x-request-id': asker.requestId,
        'x-forwarded-for': asker.address,
        'user-agent': asker.userAgent,
      },
      ...(body && { body }),
      signal: asker.deadline,
    })
    return answer as Answer
  }
  /** An installation that has a user always will: cached from then on. */
  let installed: components['schemas']['Installation'] | undefined
  async function readInstallation(asker: Requester): Promise<components['schemas']['Installation']> {
    if (installed) return installed
    const found = await send<components['schemas']['Installation']>('GET', '/v1/auth/setup', undefined, asker)
    if (found.hasPeople) installed = found
    return found
  }
  const post = <Answer>(path: string, body: object, asker: Requester) => send<Answer>('POST', path, body, asker)
  return {
    cookie,
    checkoutLinks: openCheckoutLinks(send),
    customerLinks: openCustomerLinks(send),
    customers: openCustomerSessions(send, customerCookie),
    signIn: (input, asker) => post('/v1/auth/sign-in', input, asker),
    verifyTwoFactor: (input, asker) => post('/v1/auth/two-factor', input, asker),
    startPasskey: (input, asker) => post('/v1/auth/passkey-options', input, asker),
    signInWithPasskey: (input, asker) => post('/v1/auth/passkey', input, asker),
    proveSecondFactor: (input, asker) => post('/v1/auth/session-factor', input, asker),
    readSocialProvider: asker => send('GET', '/v1/auth/social', undefined, asker),
    startSocialSignIn: (input, asker) => post('/v1/auth/social/start', input, asker),
    finishSocialSignIn: (input, asker) => post('/v1/auth/social/finish', input, asker),
    signOut: (session, asker) => post('/v1/auth/sign-out', { session }, asker),
    requestPasswordReset: (input, asker) => post('/v1/auth/password-reset/request', input, asker),
    checkPasswordReset: (token, asker) => post('/v1/auth/password-reset/check', { token }, asker),
    resetPassword: (input, asker) => post('/v1/auth/password-reset', input, asker),
    checkInvitation: (token, asker) => post('/v1/auth/invitation/check', { token }, asker),
    acceptInvitation: (input, asker) => post('/v1/auth/invitation/accept', input, asker),
    readInstallation,
    checkSetupLink: (token, asker) => post('/v1/auth/setup/check', { token }, asker),
    createFirstOwner: (input, asker) => post('/v1/auth/setup', input, asker),
  }
}
