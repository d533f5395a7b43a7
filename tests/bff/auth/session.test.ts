import { expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { codeOf, logistics, people, retail } from '../../services/account/support.ts'
import { ownPath } from '../../../bff/auth/renewRoute.ts'
import { cookieIn, startArus } from './support.ts'

const arus = await startArus()
const email: string = people.maker.email
const viewer = '{ viewer { email } }'

it('T3: signs in: the session is in a cookie that no script can read, and in no answer', async () => {
  const { data, setCookie } = await arus.signIn(email)
  expect(data.signIn).toEqual({ viewer: { email }, twoFactorChallenge: null, userErrors: [] })
  expect(setCookie).toMatch(/^arus=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = cookieIn(setCookie)
  expect((await arus.ask(viewer, {}, { cookie })).data).toEqual({ viewer: { email } })
})

it('keeps a remembered session after the browser is closed', async () => {
  const { setCookie } = await arus.ask('mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }', {
    input: { email, password: 'Arus1234!', remember: true },
  })
  const seconds = Number(/Max-Age=(\d+)/.exec(setCookie ?? '')?.[1])
  expect(seconds).toBeGreaterThan(89 * 86_400)
})

it('says what was wrong with a sign-in as a user error, and sets no cookie', async () => {
  const { data, errors, setCookie } = await arus.signIn(email, 'Wrong1234!')
  expect(errors).toEqual([])
  expect(data.signIn).toEqual({
    viewer: null,
    twoFactorChallenge: null,
    userErrors: [{ code: 'U-ACC-AU-5', message: 'Your email or password does not match.', field: null }],
  })
  expect(setCookie).toBeNull()
  const empty = await arus.signIn('', '')
  expect(empty.data.signIn.userErrors).toEqual([
    { code: 'REQUIRED', message: 'This field is required', field: ['email'] },
    { code: 'REQUIRED', message: 'This field is required', field: ['password'] },
  ])
})

it('T6: lets nobody multiply attempts by aliases: two in one operation are refused before one is made', async () => {
  const victim = 'tried-by-alias@arus.test'
  for (const aliases of [2, 100]) {
    const fields = Array.from({ length: aliases }, (_, n) => `a${n}: signIn(input: $input) { userErrors { code } }`)
    const { data, errors } = await arus.ask(`mutation ($input: SignInInput!) { ${fields.join(' ')} }`, {
      input: { email: victim, password: 'Wrong1234!' },
    })
    expect(data).toBeUndefined()
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['OPERATION_LIMIT'])
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await arus.signIn(victim, 'Wrong1234!')).data.signIn.userErrors[0]?.code).toBe('U-ACC-AU-5')
  }
  expect((await arus.signIn(victim, 'Wrong1234!')).data.signIn.userErrors[0]?.code).toBe('U-ACC-AU-1')
})

it('signs in with a code', async () => {
  const { data, setCookie } = await arus.signIn(people.approver.email)
  expect(setCookie).toBeNull()
  const challenge = data.signIn.twoFactorChallenge
  expect(challenge?.methods).toEqual(['AUTHENTICATOR_APP'])
  type Verified = {
    verifyTwoFactor: { viewer: { hasSecondFactor: boolean } | null; userErrors: { code: string; field: string[] }[] }
  }
  const verify = (code: string) =>
    arus.ask<Verified>(
      `mutation ($input: VerifyTwoFactorInput!) { verifyTwoFactor(input: $input) { viewer { hasSecondFactor } userErrors { code field } } }`,
      { input: { challengeToken: challenge?.token, method: 'AUTHENTICATOR_APP', code } },
    )
  expect((await verify('123')).data.verifyTwoFactor.userErrors).toEqual([{ code: 'U-ACC-AU-3', field: ['code'] }])
  const done = await verify(codeOf())
  expect(done.data.verifyTwoFactor).toEqual({ viewer: { hasSecondFactor: true }, userErrors: [] })
  expect(done.setCookie).toMatch(/^arus=/)
})

it('signs out: the cookie is taken away, and a copy of it is worth nothing', async () => {
  const cookie = await arus.cookieOf(email)
  const { data, setCookie } = await arus.ask('mutation { signOut { userErrors { code } } }', {}, { cookie })
  expect(data).toEqual({ signOut: { userErrors: [] } })
  expect(setCookie).toBe('arus=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect((await arus.ask(viewer, {}, { cookie })).data).toEqual({ viewer: null })
})

it('serves nobody by a session that has just been signed out, whatever it has served before', async () => {
  for (let round = 0; round < 5; round++) {
    const cookie = await arus.cookieOf(email)
    const ask = () => arus.ask(viewer, {}, { cookie, organization: retail })
    expect((await ask()).data).toEqual({ viewer: { email } })
    await arus.ask('mutation { signOut { userErrors { code } } }', {}, { cookie })
    expect((await ask()).data).toEqual({ viewer: null })
  }
})

it('T4: gives a new id at sign-in, and the one that the browser came with is worth nothing', async () => {
  const planted = await arus.cookieOf(people.viewer.email)
  const { setCookie } = await arus.signIn(email, undefined, planted)
  expect(cookieIn(setCookie)).not.toBe(planted)
  await waitFor(async () => expect((await arus.ask(viewer, {}, { cookie: planted })).data).toEqual({ viewer: null }))
})

it('replaces the id after 15 minutes of use, once for all tabs, and forgets the old one', async () => {
  const cookie = await arus.cookieOf(email)
  await arus.account.sql(`update session set created_at = created_at - interval '16 minutes'`)
  const organization = '{ organization { name } }'
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => arus.ask(organization, {}, { cookie })))
  const cookies = new Set([first, ...others].map(answer => answer?.setCookie).filter(Boolean))
  expect(cookies.size).toBe(1)
  const renewed = cookieIn([...cookies][0] ?? null)
  expect(renewed).not.toBe(cookie)
  const answer = await arus.ask(organization, {}, { cookie: renewed })
  expect([answer.data, answer.setCookie]).toEqual([{ organization: { name: 'PT Nusantara Retail' } }, null])
  // A copy of the old id, used after its grace period, ends the session for thief and owner alike.
  await arus.account.sql(`update session set replaced_at = replaced_at - interval '11 seconds'`)
  await waitFor(async () => expect((await arus.ask(viewer, {}, { cookie })).data).toEqual({ viewer: null }))
  await waitFor(async () => expect((await arus.ask(viewer, {}, { cookie: renewed })).data).toEqual({ viewer: null }))
})

it('renews on the way to another page, and leads to no other site', async () => {
  const cookie = await arus.cookieOf(email)
  const go = (path: string, as: string) => fetch(`${arus.url}${path}`, { headers: { cookie: as }, redirect: 'manual' })
  const answer = await go('/r?next=%2Fbank-accounts%3Ftab%3Dall', cookie)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/bank-accounts?tab=all'])
  const renewed = cookieIn(answer.headers.get('set-cookie'))
  expect(renewed).not.toBe(cookie)
  expect((await arus.ask(viewer, {}, { cookie: renewed })).data).toEqual({ viewer: { email } })
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/\\\\evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
  ]) {
    expect(ownPath(decodeURIComponent(next))).toMatch(/^\/(?!\/)/)
  }
  expect(ownPath('//evil.example')).toBe('/home')
  expect(ownPath('/.//evil.example')).toBe('/home')
  const expired = await go('/r?next=/home', 'arus=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  expect(expired.headers.get('location')).toBe('/logout?session=expired&next=%2Fhome')
  const never = await fetch(`${arus.url}/r?next=%2Fbills%3Ftab%3Dpaid`, { redirect: 'manual' })
  expect(never.headers.get('location')).toBe('/?next=%2Fbills%3Ftab%3Dpaid')
  const foreign = await fetch(`${arus.url}/r?next=//evil.example`, { redirect: 'manual' })
  expect(foreign.headers.get('location')).toBe('/?next=%2Fhome')
})

it('reads several organizations in one operation, each with its own rights', async () => {
  const cookie = await arus.cookieOf(email)
  type Memberships = {
    viewer: {
      memberships: {
        status: string
        permissions: string[]
        role: { name: string }
        organization: {
          uuid: string
          permissions: string[]
          entities: { name: string; isDefault: boolean }[]
          people: { fullName: string }[]
        }
      }[]
    }
  }
  const { data, errors } = await arus.ask<Memberships>(
    `{ viewer { memberships { status permissions role { name } organization { uuid permissions entities { name isDefault } people { fullName } } } } }`,
    {},
    { cookie, organization: null },
  )
  expect(errors).toEqual([])
  const [first, second] = data.viewer.memberships
  expect(first).toMatchObject({ status: 'ACTIVE', role: { name: 'Maker' }, organization: { uuid: retail } })
  expect(second).toMatchObject({
    role: { name: 'Viewer' },
    organization: { uuid: logistics, entities: [{ name: 'PT Samudra Logistik', isDefault: true }] },
  })
  expect(first?.permissions).toContain('TREASURY_RECONCILIATION_MANAGE')
  expect(second?.permissions).not.toContain('TREASURY_RECONCILIATION_MANAGE')
  expect(first?.organization.permissions).toEqual(first?.permissions)
  expect(first?.organization.people).toHaveLength(6)
})

it('shows a person their places also where a second factor is wanted that they do not have', async () => {
  await arus.account.sql('update controls set enforce_two_factor = true where organization_id = $1', [retail])
  const cookie = await arus.cookieOf(email)
  const { data, errors } = await arus.ask(
    '{ viewer { memberships { organization { name permissions } } } }',
    {},
    { cookie, organization: null },
  )
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    viewer: {
      memberships: [
        { organization: { name: 'PT Nusantara Retail', permissions: [] } },
        { organization: { name: 'PT Samudra Logistik', permissions: expect.arrayContaining(['EXPORTS_CREATE']) } },
      ],
    },
  })
  const inside = await arus.ask('{ organization { name } }', {}, { cookie })
  expect(inside.errors[0]?.extensions.code).toBe('U-ACC-AU-43')
  const indonesian = await arus.ask('{ organization { name } }', {}, { cookie, language: 'id' })
  expect(indonesian.errors[0]?.message).toBe('Aktifkan verifikasi dua langkah terlebih dahulu.')
  await arus.account.sql('update controls set enforce_two_factor = false where organization_id = $1', [retail])
})

it('needs an organization where one is meant, and membership of it', async () => {
  const cookie = await arus.cookieOf(people.viewer.email)
  const codeIn = async (organization: string | null, as?: string) =>
    (await arus.ask('{ organization { name } }', {}, { ...(as && { cookie: as }), organization })).errors[0]?.extensions
      .code
  expect(await codeIn(null, cookie)).toBe('G-21')
  expect(await codeIn(logistics, cookie)).toBe('G-21')
  expect(await codeIn('0198f000-0000-7000-8000-00000000ffff', cookie)).toBe('G-21')
  expect(await codeIn(retail)).toBe('G-10')
})

it('ends access within two seconds of a removal, although tokens are cached', async () => {
  const viewerCookie = await arus.cookieOf(people.viewer.email)
  const read = () => arus.ask('{ organization { name } }', {}, { cookie: viewerCookie })
  expect((await read()).errors).toEqual([])
  const admin = await arus.account.as(people.admin.email)
  const { body } = await admin.get<{ items: { id: string; personId: string; version: number }[] }>('/v1/members')
  const member = body.items.find(({ personId }) => personId === people.viewer.id)
  await admin.post('/v1/members/remove', { members: [{ id: member?.id, version: member?.version }] })
  const began = performance.now()
  // The user's only organization: the session ends with it.
  await waitFor(async () => expect((await read()).errors[0]?.extensions.code).toBe('G-10'), {
    timeout: 5_000,
    interval: 20,
  })
  expect(performance.now() - began).toBeLessThan(2_000)
})

it('carries the prefix and Secure on HTTPS, and takes no other cookie', async () => {
  const https = await startArus({ publicOrigin: 'https://arus.example' })
  const { setCookie } = await https.signIn(email)
  expect(setCookie).toMatch(/^__Host-arus=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const cookie = cookieIn(setCookie)
  expect((await https.ask(viewer, {}, { cookie })).data).toEqual({ viewer: { email } })
  expect((await https.ask(viewer, {}, { cookie: cookie.replace('__Host-', '') })).data).toEqual({ viewer: null })
})
