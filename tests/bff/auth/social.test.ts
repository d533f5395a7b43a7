// Sign-in with a provider as a browser experiences it: two of our pages, cookies, redirects.
import { expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { startOidcProvider, type Visitor } from '../../services/account/oidcProvider.ts'
import { codeOf, PASSWORD, people, PUBLIC_ORIGIN } from '../../services/account/support.ts'
import { cookieIn, startArus } from './support.ts'

const provider = await startOidcProvider(PUBLIC_ORIGIN)
const arus = await startArus({ social: provider.config })

const visitorOf = (email: string): Visitor => ({ sub: `subject of ${email}`, email, email_verified: true })
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${arus.url}${path}`, { redirect: 'manual', headers })

/** From the button to the final page. */
async function signIn(email: string, { search = '', cookie = '' } = {}) {
  const start = await open(`/auth/social/start${search}`)
  const [question = ''] = start.headers.getSetCookie()
  const query = await provider.visit(start.headers.get('location') ?? '', visitorOf(email))
  const callback = await open(`/auth/social/callback?${query}`, { cookie: `${cookieIn(question)}; ${cookie}` })
  return { start, question, query, callback, to: callback.headers.get('location') }
}

it('leads there and back: a cookie of ten minutes, then the session in the cookie and the page that one wanted', async () => {
  const { start, question, callback, to } = await signIn(people.maker.email, { search: '?next=%2Flog&remember=1' })
  expect(start.status).toBe(303)
  expect(question).toMatch(/^arus-social=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
  expect(callback.status).toBe(303)
  expect(to).toBe('/log')
  const [cleared, session] = callback.headers.getSetCookie()
  expect(cleared).toBe('arus-social=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect(session).toMatch(/^arus=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  // The address contains the code.
  expect(callback.headers.get('referrer-policy')).toBe('no-referrer')
  expect(callback.headers.get('cache-control')).toBe('no-store')
  const { data } = await arus.ask('{ viewer { email } }', {}, { cookie: cookieIn(session ?? '') })
  expect(data).toEqual({ viewer: { email: people.maker.email } })
})

it('T4: ends the session that the browser came with', async () => {
  const planted = await arus.cookieOf(people.viewer.email)
  await signIn(people.maker.email, { cookie: planted })
  const viewer = async () => (await arus.ask('{ viewer { email } }', {}, { cookie: planted })).data
  // The cached session is dropped when the feed says that it has ended.
  await waitFor(async () => expect(await viewer()).toEqual({ viewer: null }))
})

it('leads whoever has a second factor to it, with a token that no server sees again', async () => {
  const { callback, to } = await signIn(people.approver.email)
  expect(callback.headers.getSetCookie()).toHaveLength(1)
  expect(to).toMatch(/^\/\?next=%2Fhome#challenge=[\w-]{43}&methods=AUTHENTICATOR_APP$/)
  const token = new URLSearchParams(to?.split('#')[1]).get('challenge')
  const verified = await arus.ask<{ verifyTwoFactor: { viewer: object | null } }>(
    `mutation ($input: VerifyTwoFactorInput!) { verifyTwoFactor(input: $input) { viewer { email } } }`,
    { input: { challengeToken: token, method: 'AUTHENTICATOR_APP', code: codeOf() } },
  )
  expect(verified.data.verifyTwoFactor.viewer).toEqual({ email: people.approver.email })
})

it('leads back to the sign-in screen with a code when it is refused, and never away from this site', async () => {
  expect((await signIn('nobody@example.com')).to).toBe('/?next=%2Fhome&refused=U-ACC-AU-31')
  const { question, query } = await signIn(people.maker.email)
  const again = await open(`/auth/social/callback?${query}`, { cookie: cookieIn(question) })
  expect(again.headers.get('location')).toBe('/?next=%2Fhome&refused=U-ACC-AU-32')
  const without = await open(`/auth/social/callback?${query}`)
  expect(without.headers.get('location')).toBe('/?next=%2Fhome&refused=U-ACC-AU-32')
  expect((await signIn(people.maker.email, { search: '?next=%2F%2Fevil.example' })).to).toBe('/home')
})

it('unlinks the provider with the password, which ends sign-in with it until it is linked again', async () => {
  await signIn(people.viewer.email)
  const cookie = await arus.cookieOf(people.viewer.email)
  type Shown = { viewer: { linkedProviders: { uuid: string; name: string; unlinkedAt: string | null }[] } }
  const { data } = await arus.ask<Shown>('{ viewer { linkedProviders { uuid name unlinkedAt } } }', {}, { cookie })
  const [linked] = data.viewer.linkedProviders
  expect(linked).toMatchObject({ name: 'Test provider', unlinkedAt: null })

  const change = async (mutation: 'unlinkProvider' | 'relinkProvider', proof: object) => {
    const Input = mutation === 'unlinkProvider' ? 'UnlinkProviderInput' : 'RelinkProviderInput'
    const answer = await arus.ask<Record<typeof mutation, object>>(
      `mutation ($input: ${Input}!) { ${mutation}(input: $input) {
         viewer { linkedProviders { unlinkedAt } } userErrors { code field } } }`,
      { input: { uuid: linked?.uuid, ...proof } },
      { cookie },
    )
    return answer.data[mutation]
  }
  const asked = { viewer: null, userErrors: [{ code: 'U-ACC-AU-34', field: ['password'] }] }
  expect(await change('unlinkProvider', {})).toEqual(asked)
  expect(await change('unlinkProvider', { password: PASSWORD })).toEqual({
    viewer: { linkedProviders: [{ unlinkedAt: expect.any(String) as string }] },
    userErrors: [],
  })
  expect((await signIn(people.viewer.email)).to).toBe('/?next=%2Fhome&refused=U-ACC-AU-38')
  expect(await change('relinkProvider', { password: PASSWORD })).toEqual({
    viewer: { linkedProviders: [{ unlinkedAt: null }] },
    userErrors: [],
  })
  expect((await signIn(people.viewer.email)).to).toBe('/home')
})

it('T2: begins no sign-in for another site’s page', async () => {
  const forged = await open('/auth/social/start', { 'sec-fetch-site': 'cross-site' })
  expect(forged.headers.get('location')).toBe('/')
  expect(forged.headers.getSetCookie()).toEqual([])
})

it('says on the sign-in screen whether there is a provider', async () => {
  expect((await arus.ask('{ signInProvider { name } }')).data).toEqual({ signInProvider: { name: 'Test provider' } })
})

it('comes back at once when the provider is away', async () => {
  const start = await open('/auth/social/start')
  const query = await provider.visit(start.headers.get('location') ?? '', visitorOf(people.maker.email))
  await provider.close()
  const [question = ''] = start.headers.getSetCookie()
  const callback = await open(`/auth/social/callback?${query}`, { cookie: cookieIn(question) })
  expect(callback.headers.get('location')).toBe('/?next=%2Fhome&refused=U-ACC-AU-29')
  expect((await arus.signIn(people.maker.email)).data.signIn.viewer).toEqual({ email: people.maker.email })
})
