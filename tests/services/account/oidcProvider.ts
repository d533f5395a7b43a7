// A local OpenID Connect provider with configurable users, who sign in without a page.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { SocialConfig } from '../../../services/account/social/provider.ts'
import { CLIENT } from './oidcClient.ts'
import { atFileEnd } from '../../support/fileEnd.ts'

/** A user with an account there. */
export type Visitor = { sub: string; email: string; email_verified: boolean }

/** For the Arus at this origin; on any free port unless a port is given. */
export async function startOidcProvider(publicOrigin: string, port = 0) {
  const redirect = `${publicOrigin}/auth/social/callback`
  const server = createServer()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let visitor: Visitor | undefined
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The email is in the id token, like Google's.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/visit/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...visitor, sub }) }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/visit/')) return void answer(request, response)
    void agree(request, response)
  })

  /** Signs the visitor in and grants the request, where others show a page. */
  const agree = async (...[request, response]: Parameters<typeof answer>) => {
    const { params, grantId, prompt } = await provider.interactionDetails(request, response)
    if (!visitor) {
      const refused = { error: 'access_denied', error_description: 'not now' }
      return provider.interactionFinished(request, response, refused, { mergeWithLastSubmission: false })
    }
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: visitor.sub } })
    }
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
    const grant = known ?? new provider.Grant({ accountId: visitor.sub, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email')
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    )
  }
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  atFileEnd(close)

  const config: SocialConfig = {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    name: 'Test provider',
    insecure: true,
  }
  return {
    config,
    close,

    /** From now on every browser is this visitor; null declines. */
    expectVisitor(who: Visitor | null) {
      visitor = who ?? undefined
    },

    /** Follows redirects as this visitor until the provider redirects back; null declines. Returns the callback's query. */
    async visit(address: string, who: Visitor | null): Promise<string> {
      visitor = who ?? undefined
      const cookies = new Map<string, string>()
      for (let at = address; ;) {
        const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
        const { status, headers } = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const set of headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          if (name !== undefined && value !== undefined) cookies.set(name, value)
        }
        const location = headers.get('location')
        if (location === null) throw new Error(`the provider answered ${status} at ${at}`)
        at = new URL(location, at).href
        if (at.startsWith(redirect)) return new URL(at).search.slice(1)
      }
    },
  }
}
