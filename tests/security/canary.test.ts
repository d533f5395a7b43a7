// Secrets never appear anywhere: in a log, a job, a table, or any email but the one that delivers them. All of them are used for real: a
// password that signs in, a code that is accepted, a link that works.
import { expect, it } from 'vitest'
import { cookieIn, startArus } from '../bff/auth/support.ts'
import { openMail, tokenIn } from '../services/account/mailServer.ts'
import { codeOf, people } from '../services/account/support.ts'
import { captureLog } from '../support/capturedLog.ts'
import { until } from '../support/until.ts'

const captured = captureLog()

type Codes = { userErrors: { code: string }[] }
const VERIFY = `mutation ($input: VerifyTwoFactorInput!) { verifyTwoFactor(input: $input) { viewer { email } userErrors { code } } }`
const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code } } }`
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } } }`
const INVITE = `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { results { ok } } }`
const ACCEPT = `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { organizationId userErrors { code } } }`
const PROVE = `mutation ($input: ProveSecondFactorInput!) { proveSecondFactor(input: $input) { userErrors { code } } }`

/** The encodings in which a value may have been stored by mistake. */
const looksOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]
/** Six digits occur within numbers and ids as well: a code stands alone. */
const holds = (text: string, secret: string) =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\w.#-])${secret}(?![\\w.-])`).test(text)
    : looksOf(secret).some(look => text.includes(look))

it('T20: passwords, codes, links, tokens and session ids that were used stand in no log, no job, no table and no other letter', async () => {
  const arus = await startArus({ logLevel: 'trace' })
  const { account } = arus
  const mail = await openMail(account, { logLevel: 'trace' })
  const secrets = new Map<string, string>()
  const note = (name: string, value: string | null | undefined) => {
    expect(value, name).toBeTruthy()
    secrets.set(name, value ?? '')
    return value ?? ''
  }
  const letters: string[] = []
  /** The next email; all of it is searched later, except its own link. */
  const letter = async (link?: string) => {
    const [next] = await mail.letters(1)
    const text = [next?.subject, next?.text, next?.html].join('\n')
    const token = link === undefined ? undefined : note(link, tokenIn(next))
    letters.push(token === undefined ? text : text.replaceAll(token, ''))
    return token ?? ''
  }

  // A password that signs in, and a wrong one.
  const email: string = people.maker.email
  await arus.signIn(email, note('a wrong password', 'Canary-wrong-1234!'))
  await arus.signIn(note('an unknown email', 'canary-nobody@example.com'), 'Canary-wrong-1234!')
  const { setCookie } = await arus.signIn(email, note('the password', 'Arus1234!'))
  const cookie = cookieIn(setCookie)
  note('the session', cookie.split('=')[1])

  // A code that is accepted at sign-in, and the next one for a fresh factor.
  const challenged = await arus.signIn(people.approver.email)
  const challengeToken = note('the challenge', challenged.data.signIn.twoFactorChallenge?.token)
  const code = note('the code of a sign-in', codeOf())
  const verified = await arus.ask<{ verifyTwoFactor: { viewer: { email: string } | null } & Codes }>(VERIFY, {
    input: { challengeToken, method: 'AUTHENTICATOR_APP', code },
  })
  expect(verified.data.verifyTwoFactor).toEqual({ viewer: { email: people.approver.email }, userErrors: [] })
  const approver = cookieIn(verified.setCookie)
  note('the session with a code', approver.split('=')[1])
  const proved = await arus.ask<{ proveSecondFactor: Codes }>(
    PROVE,
    { input: { method: 'AUTHENTICATOR_APP', code: note('the code of a proof', codeOf(1)) } },
    { cookie: approver },
  )
  expect(proved.data.proveSecondFactor.userErrors).toEqual([])

  // A link that sets a password, which then signs in.
  const forgetful: string = people.viewer.email
  await arus.ask(REQUEST, { input: { email: forgetful } })
  const link = await letter('the link of a letter')
  const password = note('the new password', 'Kenari terbang 7 kali')
  const reset = await arus.ask<{ resetPassword: Codes }>(RESET, { input: { token: link, password } })
  expect(reset.data.resetPassword.userErrors).toEqual([])
  await letter()
  const again = await arus.signIn(forgetful, password)
  note('the session of the new password', cookieIn(again.setCookie).split('=')[1])

  // An invitation that is accepted.
  const admin = await arus.cookieOf(people.admin.email)
  const roles = await arus.ask<{ organization: { roles: { id: string; name: string }[] } }>(
    '{ organization { roles { id name } } }',
    {},
    { cookie: admin },
  )
  const roleId = roles.data.organization.roles.find(({ name }) => name === 'Viewer')?.id
  await arus.ask(INVITE, { input: { emails: ['kenari@baru.example'], roleId } }, { cookie: admin })
  const invitation = await letter('the link of an invitation')
  const accepted = await arus.ask<{ acceptInvitation: Codes }>(ACCEPT, {
    input: { token: invitation, fullName: 'Kenari Baru', password: note('a first password', 'Kenari pulang 3 kali') },
  })
  expect(accepted.data.acceptInvitation.userErrors).toEqual([])
  note('the session of a newcomer', cookieIn(accepted.setCookie).split('=')[1])

  // A token in use, and requests with secrets in the wrong places.
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const { passkeyAssertion } = await (await arus.account.as(people.admin.email)).fresh()
  const made = await arus.ask<{ createApiToken: { token: string | null } }>(
    `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token userErrors { message } } }`,
    {
      input: {
        name: 'Canary',
        permissions: ['TREASURY_BANK_ACCOUNTS_VIEW'],
        expiresAt,
        passkeyAssertion: note('a fresh passkey', passkeyAssertion),
      },
    },
    { cookie: admin },
  )
  const token = note('the API token', made.data.createApiToken.token)
  await arus.ask('{ organization { name } }', {}, { token })
  await fetch(`${arus.url}/files/${note('an address', 'canary-address')}?token=${challengeToken}&code=${code}`, {
    headers: { cookie, authorization: `Bearer ${token}` },
  })
  await fetch(`${arus.url}/forgot-password?token=${link}`, { headers: { accept: 'text/html' } })
  await fetch(`${arus.url}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{',
  })
  await until(async () => {
    const [row] = await account.sql<{ waiting: string }>(
      `select count(*) as waiting from pgboss.job where state in ('created', 'active')`,
    )
    return row?.waiting === '0'
  })

  const log = captured.text()
  expect(log).toContain('answered')
  const tables = await account.sql<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['session', 'throttle', 'security_log', 'job']))
  const rows = await Promise.all(
    tables.map(({ schema, name }) =>
      account.sql<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`),
    ),
  )
  const database = rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
  const mailed = [...letters, ...mail.unread()].join('\n')
  expect(mailed).toContain('Your password was changed')
  for (const [name, secret] of secrets) {
    expect(holds(log, secret), `${name} in a log`).toBe(false)
    expect(holds(database, secret), `${name} in a table`).toBe(false)
    expect(holds(mailed, secret), `${name} in a letter`).toBe(false)
  }
  // Email addresses are personal data too: a log has none.
  expect(log).not.toMatch(/[\w.-]+@[\w.-]+\.\w+/)
  captured.release()
}, 240_000)
