// What only its owner may know is found again nowhere: not in a log, not in a job, not in any table.
import { expect, it } from 'vitest'
import { cookieIn, startArus } from '../bff/auth/support.ts'
import { codeOf, people } from '../services/account/support.ts'
import { captureLog } from '../support/capturedLog.ts'

const captured = captureLog()

it('T20: passwords, codes, tokens and session ids stand in no log, no job and no table', async () => {
  const arus = await startArus({ logLevel: 'trace' })
  const { account } = arus
  const secrets = new Map<string, string>()
  const note = (name: string, value: string | null | undefined) => {
    expect(value, name).toBeTruthy()
    secrets.set(name, value ?? '')
    return value ?? ''
  }

  const email: string = people.maker.email
  await arus.signIn(email, note('a wrong password', 'Canary-wrong-1234!'))
  await arus.signIn(note('an unknown email', 'canary-nobody@example.com'), 'Canary-wrong-1234!')
  const { setCookie } = await arus.signIn(email, note('the password', 'Arus1234!'))
  const cookie = cookieIn(setCookie)
  note('the session', cookie.split('=')[1])
  const challenged = await arus.signIn(people.approver.email)
  const challengeToken = note('the challenge', challenged.data.signIn.twoFactorChallenge?.token)
  await arus.ask(
    `mutation ($input: VerifyTwoFactorInput!) { verifyTwoFactor(input: $input) { userErrors { code } } }`,
    { input: { challengeToken, method: 'AUTHENTICATOR_APP', code: codeOf() } },
  )
  await arus.ask(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code } } }`,
    {
      input: { email },
    },
  )
  await arus.ask(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } } }`, {
    input: { token: note('a link', 'canary-link-of-a-letter-0123456789'), password: 'Canary-new-1234!' },
  })
  const admin = await arus.cookieOf(people.admin.email)
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const made = await arus.ask<{ createApiToken: { token: string | null } }>(
    `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token userErrors { message } } }`,
    { input: { name: 'Canary', permissions: ['treasury.bankAccounts.view'], expiresAt } },
    { cookie: admin },
  )
  const token = note('the API token', made.data.createApiToken.token)
  await arus.ask('{ organization { name } }', {}, { token })
  await fetch(`${arus.url}/files/${note('an address', 'canary-address')}?token=${challengeToken}`, {
    headers: { cookie, authorization: `Bearer ${token}` },
  })
  await fetch(`${arus.url}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{',
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
  for (const [name, secret] of secrets) {
    expect(log.includes(secret), `${name} in a log`).toBe(false)
    expect(database.includes(secret), `${name} in a table`).toBe(false)
  }
  // Addresses of mail are people's own business too: a log has none.
  expect(log).not.toMatch(/[\w.-]+@[\w.-]+\.\w+/)
  captured.release()
}, 60_000)
