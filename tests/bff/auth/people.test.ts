// Entering Arus through GraphQL: a forgotten password, an invitation, and the headers that a link sets.
import { expect, it } from 'vitest'
import { openMail, tokenIn } from '../../services/account/mailServer.ts'
import { people, retail } from '../../services/account/support.ts'
import { until } from '../../support/until.ts'
import { cookieIn, startArus } from './support.ts'

const arus = await startArus()
const mail = await openMail(arus.account)
const PASSWORD = 'Kopi-tubruk 3 gelas'
type UserErrors = { userErrors: { code: string; field: string[] | null }[] }

async function invited(email: string): Promise<string> {
  const admin = await arus.account.as(people.admin.email)
  const { body } = await admin.get<{ items: { id: string; name: string }[] }>('/v1/roles')
  const roleId = body.items.find(({ name }) => name === 'Viewer')?.id
  await admin.post('/v1/invitations', { emails: [email], roleId })
  return tokenIn((await mail.letters(1))[0])
}
const INVITATION = `query ($token: String!) { invitation(token: $token) { email organizationName roleName inviterName hasAccount requiresSecondFactor } }`
const ACCEPT = `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { organizationId userErrors { code field } } }`
const LINK = `mutation ($input: LinkInvitationInput!) { linkInvitation(input: $input) { organizationId userErrors { code field } } }`
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code field } } }`

it('sets a forgotten password by the link of a letter, and signs nobody in', async () => {
  const asked = await arus.ask(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { mailbox userErrors { code } } }',
    { input: { email: people.viewer.email } },
  )
  expect(asked.data).toEqual({ requestPasswordReset: { mailbox: null, userErrors: [] } })
  const token = tokenIn((await mail.letters(1))[0])
  const query = 'query ($token: String!) { passwordReset(token: $token) { email } }'
  expect((await arus.ask(query, { token })).data).toEqual({ passwordReset: { email: people.viewer.email } })
  const weak = await arus.ask<{ resetPassword: UserErrors }>(RESET, { input: { token, password: 'weak' } })
  expect(weak.data.resetPassword.userErrors).toEqual([{ code: 'U-ACC-AU-26', field: ['password'] }])
  const done = await arus.ask<{ resetPassword: UserErrors }>(RESET, { input: { token, password: PASSWORD } })
  expect([done.data.resetPassword.userErrors, done.setCookie]).toEqual([[], null])
  expect((await arus.ask(query, { token })).data).toEqual({ passwordReset: null })
  const again = await arus.ask<{ resetPassword: UserErrors }>(RESET, { input: { token, password: PASSWORD } })
  expect(again.data.resetPassword.userErrors).toMatchObject([{ code: 'U-ACC-AU-17' }])
  expect((await arus.signIn(people.viewer.email, PASSWORD)).setCookie).toMatch(/^arus=/)
  await mail.letters(1)
})

it('lets a newcomer in, with a session in the cookie', async () => {
  const token = await invited('nina@baru.example')
  expect((await arus.ask(INVITATION, { token })).data).toEqual({
    invitation: {
      email: 'nina@baru.example',
      organizationName: 'PT Nusantara Retail',
      roleName: 'Viewer',
      inviterName: people.admin.fullName,
      hasAccount: false,
      requiresSecondFactor: false,
    },
  })
  const input = { token, fullName: 'Nina Baru', password: PASSWORD }
  const { data, setCookie } = await arus.ask<{ acceptInvitation: UserErrors }>(ACCEPT, { input })
  expect(data.acceptInvitation).toEqual({ organizationId: retail, userErrors: [] })
  const { data: own } = await arus.ask('{ viewer { fullName } }', {}, { cookie: cookieIn(setCookie) })
  expect(own).toEqual({ viewer: { fullName: 'Nina Baru' } })
  expect((await arus.ask(INVITATION, { token })).data).toEqual({ invitation: null })
})

it('adds an organization to an account only for the one who was invited', async () => {
  const token = await invited('lain@baru.example')
  const anonymous = await arus.ask(LINK, { input: { token } })
  expect(anonymous.errors[0]?.extensions.code).toBe('G-10')
  const cookie = await arus.cookieOf(people.maker.email)
  const { data } = await arus.ask<{ linkInvitation: UserErrors }>(LINK, { input: { token } }, { cookie })
  expect(data.linkInvitation.userErrors).toEqual([{ code: 'U-ACC-US-16', field: null }])
})

it('T22: the page of a link tells nobody where it was opened', async () => {
  for (const page of ['/invitation', '/forgot-password']) {
    const answer = await fetch(`${arus.url}${page}?token=abc`, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

it('has no mailbox where letters are mailed', async () => {
  const answer = await fetch(`${arus.url}/mailbox`, { headers: { accept: 'application/json' } })
  expect(answer.status).toBe(404)
})

it('answers 429 with the time to wait to whoever asks for too many letters, and only where nothing else was asked', async () => {
  const field = (alias: string) =>
    `${alias}: requestPasswordReset(input: { email: "siapa@saja.example" }) { userErrors { code } }`
  const refused = await until(async () => {
    const answer = await arus.ask(`mutation { ${field('a')} }`, {}, { language: 'id' })
    return answer.status !== 200 && answer
  })
  const { retryAfter, message, code } = { ...refused.errors[0]?.extensions, message: refused.errors[0]?.message }
  expect([refused.status, code, message]).toEqual([429, 'R-3', expect.stringMatching('Terlalu banyak permintaan')])
  expect(retryAfter).toBeGreaterThan(0)
  expect(refused.retryAfter).toBe(String(retryAfter))
  const beside = await arus.ask(`mutation { __typename ${field('a')} }`)
  expect([beside.status, beside.retryAfter]).toEqual([200, expect.stringMatching(/^\d+$/)])
})
