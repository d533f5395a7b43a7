// A user's own access in GraphQL: what it sets in the browser, and what it ends elsewhere.
import { createGuardrails, generateSync } from 'otplib'
import { beforeEach, expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { PASSWORD, people, PUBLIC_ORIGIN, retail } from '../../services/account/support.ts'
import { softwareAuthenticator } from '../../../tools/demo/softwareAuthenticator.ts'
import { SocketClient } from '../support/socketClient.ts'
import { cookieIn, startArus } from './support.ts'

const arus = await startArus()
const email = people.maker.email
const organization = '{ organization { name } }'

beforeEach(async () => {
  for (const table of ['factor', 'passkey', 'backup_code']) {
    await arus.account.sql(`delete from ${table} where person_id = $1`, [people.maker.id])
  }
})

type UserErrors = { userErrors: { code: string; field: string[] | null }[] }
type Setup = { addAuthenticator: { setup: { uuid: string; key: string } } }
type Confirmed = {
  confirmAuthenticator: UserErrors & {
    backupCodes: string[] | null
    viewer: {
      hasSecondFactor: boolean
      backupCodesLeft: number
      secondFactors: { uuid: string; name: string }[]
    } | null
  }
}

const codeFrom = (secret: string, steps = 0) =>
  generateSync({
    secret,
    epoch: Math.floor(Date.now() / 1_000) + steps * 30,
    guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }),
  })

/** A jar with one cookie, like a browser's. */
function browserOf(cookie: string) {
  let held = cookie
  return {
    cookie: () => held,
    async ask<Data>(query: string, variables: object = {}, inside: string | null = null) {
      const answer = await arus.ask<Data>(query, variables, { ...(held && { cookie: held }), organization: inside })
      if (answer.setCookie) held = cookieIn(answer.setCookie)
      return answer
    },
  }
}

async function withApp() {
  const browser = browserOf(await arus.cookieOf(email))
  const { data } = await browser.ask<Setup>('mutation { addAuthenticator { setup { uuid key } } }')
  const { uuid, key } = data.addAuthenticator.setup
  const confirmed = await browser.ask<Confirmed>(
    `mutation ($input: ConfirmAuthenticatorInput!) { confirmAuthenticator(input: $input) {
       backupCodes userErrors { code field } viewer { hasSecondFactor backupCodesLeft secondFactors { uuid name } } } }`,
    { input: { uuid, name: 'My phone', code: codeFrom(key) } },
  )
  return { browser, key, ...confirmed.data.confirmAuthenticator }
}

it('T4: replaces the session’s id when a factor was set up, and closes nobody’s socket for it', async () => {
  const cookie = await arus.cookieOf(email)
  const socket = await new SocketClient(arus.url, { cookie }).opened()
  socket.send({ type: 'connection_init', payload: { organizationId: retail } })
  await socket.next(({ type }) => type === 'connection_ack')
  const browser = browserOf(cookie)
  const { data } = await browser.ask<Setup>('mutation { addAuthenticator { setup { uuid key } } }')
  const { uuid, key } = data.addAuthenticator.setup
  const input = { uuid, name: 'My phone', code: codeFrom(key) }
  await browser.ask(
    'mutation ($input: ConfirmAuthenticatorInput!) { confirmAuthenticator(input: $input) { userErrors { code } } }',
    { input },
  )
  await waitFor(async () => {
    await browser.ask(organization, {}, retail)
    expect(browser.cookie()).not.toBe(cookie)
  })
  expect(await socket.run({ query: organization })).toMatchObject({ payload: { data: { organization: {} } } })
  socket.socket.close()
})

it('asks for the password before the first factor, long after signing in', async () => {
  const browser = browserOf(await arus.cookieOf(email))
  await arus.account.sql(`update session_family set created_at = created_at - interval '1 hour'`)
  const app = (password?: string) =>
    browser.ask<{ addAuthenticator: UserErrors & { setup: object | null } }>(
      'mutation ($input: AddAuthenticatorInput) { addAuthenticator(input: $input) { setup { uri } userErrors { code field } } }',
      { input: password === undefined ? null : { password } },
    )
  const asked = [{ code: 'U-ACC-AU-34', field: ['password'] }]
  expect((await app()).data.addAuthenticator).toEqual({ setup: null, userErrors: asked })
  expect((await app(PASSWORD)).data.addAuthenticator).toMatchObject({ setup: {}, userErrors: [] })

  const passkey = (input: object) =>
    browser.ask<{ startPasskeyRegistration: UserErrors & { options: string | null } }>(
      `mutation ($input: StartPasskeyRegistrationInput!) {
         startPasskeyRegistration(input: $input) { options userErrors { code field } } }`,
      { input },
    )
  expect((await passkey({})).data.startPasskeyRegistration).toEqual({ options: null, userErrors: asked })
  expect((await passkey({ password: PASSWORD })).data.startPasskeyRegistration.userErrors).toEqual([])
})

it('shows factors, sessions and events to their person, and changes them', async () => {
  const { browser, viewer, backupCodes, key } = await withApp()
  expect(backupCodes).toHaveLength(10)
  expect(viewer).toMatchObject({ hasSecondFactor: true, backupCodesLeft: 10, secondFactors: [{ name: 'My phone' }] })
  const uuid = viewer?.secondFactors[0]?.uuid
  type Shown = {
    viewer: {
      sessions: { isCurrent: boolean; device: { kind: string } }[]
      securityEvents: { edges: { node: { event: string } }[]; pageInfo: { hasNextPage: boolean } }
    }
  }
  const shown = await browser.ask<Shown>(
    '{ viewer { sessions { isCurrent device { kind } } securityEvents(first: 2) { edges { node { event } } pageInfo { hasNextPage } } } }',
  )
  expect(shown.data.viewer.sessions[0]).toEqual({ isCurrent: true, device: { kind: 'OTHER' } })
  expect(shown.data.viewer.securityEvents.edges[0]?.node.event).toBe('FACTOR_ADDED')
  expect(shown.data.viewer.securityEvents.pageInfo.hasNextPage).toBe(true)

  const renamed = await browser.ask(
    'mutation ($input: RenameFactorInput!) { renameFactor(input: $input) { factor { name } userErrors { code } } }',
    { input: { uuid, name: 'Phone' } },
  )
  expect(renamed.data).toEqual({ renameFactor: { factor: { name: 'Phone' }, userErrors: [] } })
  const remove = (fresh: object) =>
    browser.ask<{ removeFactor: UserErrors & { viewer: object | null } }>(
      'mutation ($input: RemoveFactorInput!) { removeFactor(input: $input) { viewer { hasSecondFactor } userErrors { code field } } }',
      { input: { uuid, ...fresh } },
    )
  // A factor required by a mutation is a user error, not a top-level one.
  expect((await remove({})).data.removeFactor.userErrors).toEqual([{ code: 'U-ACC-AU-44', field: ['code'] }])
  expect((await remove({ code: '000000' })).data.removeFactor.userErrors).toEqual([
    { code: 'U-ACC-AU-3', field: ['code'] },
  ])
  expect((await remove({ code: codeFrom(key, 1) })).data.removeFactor).toEqual({
    viewer: { hasSecondFactor: false },
    userErrors: [],
  })
})

it('lets a passkey in, alone and as the second step, and a session prove its factor later', async () => {
  const browser = browserOf(await arus.cookieOf(email))
  const key = softwareAuthenticator(PUBLIC_ORIGIN)
  const { data: started } = await browser.ask<{ startPasskeyRegistration: { options: string } }>(
    'mutation { startPasskeyRegistration(input: {}) { options userErrors { code } } }',
  )
  const registration = key.register(started.startPasskeyRegistration.options)
  const finished = await browser.ask<{ finishPasskeyRegistration: UserErrors }>(
    'mutation ($input: FinishPasskeyRegistrationInput!) { finishPasskeyRegistration(input: $input) { userErrors { code field } } }',
    { input: { name: 'Laptop', registration } },
  )
  expect(finished.data.finishPasskeyRegistration.userErrors).toEqual([])

  const stranger = browserOf('')
  const start = async (input: object) => {
    const { data } = await stranger.ask<{ startPasskeySignIn: { options: string } }>(
      'mutation ($input: StartPasskeySignInInput!) { startPasskeySignIn(input: $input) { options userErrors { code } } }',
      { input },
    )
    return data.startPasskeySignIn.options
  }
  const alone = await stranger.ask<{ signInWithPasskey: UserErrors & { viewer: { email: string } } }>(
    'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { viewer { email } userErrors { code } } }',
    { input: { passkeyAssertion: key.answer(await start({})), remember: true } },
  )
  expect(alone.data.signInWithPasskey).toEqual({ viewer: { email }, userErrors: [] })
  expect(alone.setCookie).toMatch(/^arus=[\w-]{43}; .*Max-Age=/)

  const { data } = await arus.signIn(email)
  const challengeToken = data.signIn.twoFactorChallenge?.token
  const passkeyAssertion = key.answer(await start({ challengeToken }))
  const verified = await stranger.ask<{ verifyTwoFactor: UserErrors & { viewer: { email: string } } }>(
    'mutation ($input: VerifyTwoFactorInput!) { verifyTwoFactor(input: $input) { viewer { email } userErrors { code } } }',
    { input: { challengeToken, method: 'PASSKEY', passkeyAssertion } },
  )
  expect(verified.data.verifyTwoFactor).toEqual({ viewer: { email }, userErrors: [] })

  // A session that was opened before there was a factor.
  await arus.account.sql(`update session_family set factors = '{PASSWORD}' where person_id = $1`, [people.maker.id])
  const before = browser.cookie()
  const { data: asked } = await browser.ask<{ startPasskeyAssertion: { options: string } }>(
    'mutation { startPasskeyAssertion { options userErrors { code } } }',
  )
  const proved = await browser.ask<{ proveSecondFactor: UserErrors }>(
    'mutation ($input: ProveSecondFactorInput!) { proveSecondFactor(input: $input) { viewer { email } userErrors { code } } }',
    { input: { method: 'PASSKEY', passkeyAssertion: key.answer(asked.startPasskeyAssertion.options) } },
  )
  expect(proved.data.proveSecondFactor).toEqual({ viewer: { email }, userErrors: [] })
  expect(cookieIn(proved.setCookie)).not.toBe(before)
})

it('meets those who are on a page when a company begins to want a second factor', async () => {
  const browser = browserOf(await arus.cookieOf(email))
  expect((await browser.ask(organization, {}, retail)).errors).toEqual([])
  const socket = await new SocketClient(arus.url, { cookie: browser.cookie() }).opened()
  socket.send({ type: 'connection_init', payload: { organizationId: retail } })
  await socket.next(({ type }) => type === 'connection_ack')
  const set = (enforce: boolean) =>
    arus.account.database.inOrganization(retail, people.owner.id, async tx => {
      await tx.execute(`update controls set enforce_two_factor = ${enforce}`)
      tx.emit('organization.changed', retail)
    })
  await set(true)
  expect((await socket.closed).code).toBe(4403)
  const refused = await browser.ask(organization, {}, retail)
  expect(refused.errors[0]?.extensions.code).toBe('U-ACC-AU-43')
  // The setup itself is outside of any organization.
  const setUp = await browser.ask<Setup>('mutation { addAuthenticator { setup { uuid key } userErrors { code } } }')
  expect(setUp.data.addAuthenticator.setup.key).toHaveLength(32)
  await set(false)
})

it('ends one’s other sessions at once, sockets included, and shows programs nothing of it', async () => {
  const [here, there] = [browserOf(await arus.cookieOf(email)), await arus.cookieOf(email)]
  const socket = await new SocketClient(arus.url, { cookie: there }).opened()
  socket.send({ type: 'connection_init', payload: { organizationId: retail } })
  await socket.next(({ type }) => type === 'connection_ack')
  const ended = await here.ask<{ endOtherSessions: { viewer: { sessions: object[] } } }>(
    'mutation { endOtherSessions { ended viewer { sessions { isCurrent } } userErrors { code } } }',
  )
  expect(ended.data.endOtherSessions.viewer.sessions).toEqual([{ isCurrent: true }])
  expect((await socket.closed).code).toBe(4403)
  expect((await arus.ask('{ viewer { email } }', {}, { cookie: there })).data).toEqual({ viewer: null })

  const admin = await arus.account.as(people.admin.email)
  const { body } = await admin.post<{ token: string }>('/v1/api-tokens', {
    ...(await admin.fresh()),
    name: 'Books',
    permissions: ['treasury.statements.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const asProgram = await arus.ask('{ viewer { sessions { id } } }', {}, { token: body.token })
  expect(asProgram.errors[0]?.extensions.code).toBe('G-22')
})
