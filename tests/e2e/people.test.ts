// Entering Arus: an invitation and a forgotten password, both by emails in the local mailbox.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, person } from './support/browser.ts'
import { typeCode, unusedCode } from './support/codes.ts'
import { followEmail } from './support/emails.ts'
import { ownArus } from './support/ownArus.ts'
import { signIn, typePassword } from './support/signIn.ts'

const NEWCOMER = 'nina.baru@example.com'
const PASSWORDS = { first: 'Kopi-tubruk 3 gelas', second: 'Hujan turun 7 hari' } as const

type Invited = { data: { inviteMembers: { results: { ok: boolean }[] } } }

/** Invites a user to the administrator's organization; the dialog has its own journey. */
async function invite(email: string, roleName: string): Promise<void> {
  const { page, context } = await person()
  await signIn(page, 'admin@arus.test')
  const headers = {
    'x-organization-id': '0198f000-0000-7000-8000-000000000101',
    origin: ownArus().url,
    'apollo-require-preflight': 'true',
  }
  const ask = async <Answer>(query: string, variables: object) => {
    const answer = await context.request.post('/graphql', { headers, data: { query, variables } })
    return (await answer.json()) as Answer
  }
  const { data } = await ask<{ data: { viewer: { memberships: { organization: { roles: Role[] } }[] } } }>(
    '{ viewer { memberships { organization { roles { id name } } } } }',
    {},
  )
  type Role = { id: string; name: string }
  const role = data.viewer.memberships[0]?.organization.roles.find(({ name }) => name === roleName)
  const { data: invited } = await ask<Invited>(
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { results { ok } } }',
    { input: { emails: [email], roleId: role?.id } },
  )
  expect(invited.inviteMembers.results).toEqual([{ ok: true }])
  await context.close()
}

test('an invited newcomer makes an account, sets up an authenticator, and is in', async () => {
  await invite(NEWCOMER, 'Viewer')
  const { page, context, faults } = await person({ width: 430, height: 860, language: 'id' })
  await followEmail(page, NEWCOMER, /invited you/)
  await page.getByRole('heading', { name: 'Bergabung dengan PT Nusantara Retail' }).waitFor()
  // The link's secret is removed from the address bar and the history.
  expect(page.url()).toBe(`${ownArus().url}/invitation`)
  await page.getByText('Agus Santoso mengundang Anda sebagai Viewer.').waitFor()
  await page.getByRole('button', { name: 'Buat akun saya' }).click()
  await page.getByText('Kolom ini wajib diisi').waitFor()
  await expectAccessible(page, 'an invitation with errors')
  await expectNoSidewaysScroll(page, 'an invitation')
  await page.getByLabel('Nama lengkap').fill('Nina Baru')
  await page.getByLabel('Kata sandi baru').fill(PASSWORDS.first)
  await page.getByLabel('Ulangi kata sandi').fill(PASSWORDS.first)
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/two-factor\/set-up/)
  await page.getByRole('button', { name: 'Aplikasi autentikator' }).click()
  const key = await page.locator('code').first().innerText()
  await typeCode(page, await unusedCode(NEWCOMER, key))
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await page.waitForURL(/\/home/)
  await page.getByRole('heading', { name: 'Beranda' }).waitFor()

  await followEmail(page, NEWCOMER, /invited you/)
  await page.getByRole('heading', { name: 'Undangan ini tidak berlaku lagi' }).waitFor()
  await expectAccessible(page, 'an invitation that was used')
  expect(faults).toEqual([])
  await context.close()
})

test('a forgotten password is set anew by the link of a letter, once; the second factor stays', async () => {
  const { page, context, faults } = await person()
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Email is Required').waitFor()
  await expectAccessible(page, 'the request of a link')
  await page.getByLabel('Email').fill(NEWCOMER)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expectAccessible(page, 'the word that a link is on its way')
  await page.getByRole('link', { name: 'Open its mailbox' }).click()
  await page.getByRole('heading', { name: 'Mailbox' }).waitFor()
  await expectAccessible(page, 'the mailbox')

  // She accepted with the interface in Indonesian: so are her emails.
  await followEmail(page, NEWCOMER, /Buat kata sandi baru/)
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  expect(page.url()).toBe(`${ownArus().url}/forgot-password`)
  await page.getByLabel('New password').fill('Password1')
  await page.getByLabel('Confirm password').fill('Password2')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password did not match').waitFor()
  await page.getByLabel('Confirm password').fill('Password1')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('This password is too common. Choose another one.').waitFor()
  await expectAccessible(page, 'a new password that is refused')
  await page.getByLabel('New password').fill(PASSWORDS.second)
  await page.getByLabel('Confirm password').fill(PASSWORDS.second)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await typePassword(page, NEWCOMER, PASSWORDS.second)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()

  await followEmail(page, NEWCOMER, /Buat kata sandi baru/)
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await expectAccessible(page, 'a link that was used')
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
