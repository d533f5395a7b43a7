// A user's own access: an authenticator app and its backup codes, a company that requires a second factor of everyone, a passkey.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, person } from './support/browser.ts'
import { confirmCode, typeCode, unusedCode } from './support/codes.ts'
import { onAccount } from './support/database.ts'
import { forgetFactors, holdPasskeys } from './support/factors.ts'
import { startOidcProvider } from '../services/account/oidcProvider.ts'
import { providerPortOf } from './support/arus.ts'
import { ownArus } from './support/ownArus.ts'
import { signIn, typePassword } from './support/signIn.ts'

const LOGISTICS = '0198f000-0000-7000-8000-000000000102'
const OWNER = 'owner@arus.test'
const MAKER = 'maker@arus.test'

// Whatever happens here, later files find the users unchanged.
afterAll(async () => {
  await forgetFactors(OWNER, MAKER)
  await onAccount(`update controls set enforce_two_factor = false where organization_id = '${LOGISTICS}'`)
})

/** Waits until the server has ended the session: leaving sooner would stay signed in. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await page.getByText('You’ve signed out.').waitFor()
}

async function setUpApp(page: Page): Promise<{ key: string; codes: string[] }> {
  const key = await page.locator('code').first().innerText()
  await typeCode(page, '000000')
  await page.getByText('Invalid 2FA code.').waitFor()
  await typeCode(page, await unusedCode(OWNER, key))
  await page.getByText('Two-factor authentication is on.').waitFor()
  const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  return { key, codes }
}

test('comes in by a provider: turned away there, let in, and seen under security', async () => {
  const provider = await startOidcProvider(ownArus().url, providerPortOf(ownArus()))
  const { page, context, faults } = await person({ width: 932, height: 800 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue with Kencana' }).click()
  await page.getByText('Sign-in with Kencana wasn’t completed.').waitFor()
  await expectAccessible(page, 'a sign-in that a provider declined')
  provider.expectVisitor({ sub: 'viewer there', email: 'viewer@arus.test', email_verified: true })
  await page.getByRole('link', { name: 'Continue with Kencana' }).click()
  await page.waitForURL(/\/home/)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Unlink Kencana' }).waitFor()
  await expectNoSidewaysScroll(page, 'security with a provider')
  expect(faults).toEqual([])
  await context.close()
  await provider.close()
})

let key = ''
let codes: string[] = []

test('adds an authenticator, signs in with its code, and another way with a backup code', async () => {
  const { page, context, faults } = await person()
  await signIn(page, OWNER)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await expectAccessible(page, 'setting up an app')
  ;({ key, codes } = await setUpApp(page))
  await expectAccessible(page, 'backup codes')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('arus-backup-codes.txt')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: 'Rename Authenticator app' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone')
  await page.keyboard.press('Enter')
  await page.getByText('My phone').waitFor()
  await page.getByText('10 left').waitFor()
  expect(await page.getByRole('button', { name: /^Add/ }).count()).toBe(0)
  await expectAccessible(page, 'security')
  await page.setViewportSize({ width: 430, height: 860 })
  await page.reload()
  await page.getByText('My phone').waitFor()
  await expectNoSidewaysScroll(page, 'security')
  await page.setViewportSize({ width: 1440, height: 900 })

  await signOut(page)
  await typePassword(page, OWNER)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await typeCode(page, await unusedCode(OWNER, key))
  await page.waitForURL(/\/home/)

  await signOut(page)
  await typePassword(page, OWNER)
  await page.getByRole('button', { name: 'Try another way' }).click()
  await page.getByLabel('Backup code').fill(codes[0]?.toUpperCase() ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/home/)
  expect(faults).toEqual([])
  await context.close()
})

test('signs out everywhere else, and sees 30 days of what happened', async () => {
  const [here, elsewhere] = [await person({ language: 'id', dark: true }), await person()]
  for (const [{ page }, code] of [
    [here, codes[1]],
    [elsewhere, codes[2]],
  ] as const) {
    await typePassword(page, OWNER)
    await page.locator('main button.btn-ghost').click()
    await page.locator('main input').fill(code ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/home/)
  }
  await here.page.goto('/settings/security')
  await here.page.getByText('Sisa 7').waitFor()
  await here.page.getByText('Kode cadangan dipakai').first().waitFor()
  await expectAccessible(here.page, 'security, in Indonesian and dark')
  await here.page.getByRole('button', { name: 'Keluar dari semua sesi lain' }).click()
  // Its socket closes, and the page redirects without user action.
  await elsewhere.page.waitForURL(/\/logout\?session=expired/)
  await here.page.getByText('Sesi ini').waitFor()
  await expect.poll(() => here.page.getByRole('button', { name: 'Akhiri' }).count()).toBe(0)
  await here.context.close()
  await elsewhere.context.close()
})

test('a company wants a second factor: whoever is on a page sets up a passkey, goes on, and signs in with it', async () => {
  const maker = await person()
  const { page } = maker
  const takeAnotherDevice = await holdPasskeys(maker)
  await signIn(page, MAKER)
  await page.goto(`/o?id=${LOGISTICS}&next=/log`)
  await page.getByRole('heading', { name: 'Activity log' }).waitFor()

  const owner = await person()
  await typePassword(owner.page, OWNER)
  await owner.page.getByRole('button', { name: 'Try another way' }).click()
  await owner.page.getByLabel('Backup code').fill(codes[3] ?? '')
  await owner.page.keyboard.press('Enter')
  await owner.page.waitForURL(/\/home/)
  const setControl = async (enforceTwoFactor: boolean) => {
    const ask = async (query: string, variables: object = {}) => {
      const headers = { 'x-organization-id': LOGISTICS, origin: ownArus().url, 'apollo-require-preflight': 'true' }
      return (await owner.context.request.post('/graphql', { headers, data: { query, variables } })).json()
    }
    const { data } = await ask('{ organization { controls { version } } }')
    // Lowering the requirement is a protected action.
    const factor = enforceTwoFactor ? {} : { code: await unusedCode(OWNER, key) }
    const input = { enforceTwoFactor, version: data.organization.controls.version, ...factor }
    const change = 'mutation ($input: UpdateControlsInput!) { updateControls(input: $input) { userErrors { code } } }'
    expect((await ask(change, { input })).data.updateControls).toEqual({ userErrors: [] })
  }
  await setControl(true)

  await page.waitForURL(/\/two-factor\/set-up\?next=%2Flog/)
  await page.getByRole('button', { name: 'Passkey' }).click()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('Name the passkey first.').waitFor()
  await expectAccessible(page, 'setting up a passkey')
  await page.getByLabel('Name').fill('Laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.waitForURL(/\/log$/)
  await page.getByRole('heading', { name: 'Activity log' }).waitFor()

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/home/)

  await setControl(false)
  await page.goto('/settings/security')
  // The existing passkey confirms the next one, which is created on another device.
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('setUpFactorPasskeyMutation')) await takeAnotherDevice()
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Add another passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Phone')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Phone' }).waitFor()
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.getByText('Laptop removed').waitFor()
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove Phone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.getByRole('button', { name: 'Add passkey' }).waitFor()
  await maker.context.close()
  await owner.context.close()
})

test('an offer of ownership is found on the home page and in the settings, and turned down', async () => {
  const [owner, maker] = [await person(), await person({ language: 'id' })]
  await typePassword(owner.page, OWNER)
  await owner.page.getByRole('button', { name: 'Try another way' }).click()
  await owner.page.getByLabel('Backup code').fill(codes[4] ?? '')
  await owner.page.keyboard.press('Enter')
  await owner.page.waitForURL(/\/home/)
  await owner.page.goto('/management')
  await owner.page.getByRole('button', { name: 'Actions for Sari Puspita' }).click()
  await owner.page.getByRole('menuitem', { name: 'Offer ownership' }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Offer ownership' }).click()
  await confirmCode(owner.page, await unusedCode(OWNER, key))
  await owner.page.getByText('You offered ownership to Sari Puspita').waitFor()

  const offer = maker.page.getByRole('region', { name: 'Kepemilikan' })
  await signIn(maker.page, MAKER)
  await offer.waitFor()
  await expectAccessible(maker.page, 'an offer of ownership on the home page')
  await maker.page.goto('/settings')
  await offer.getByRole('button', { name: 'Tolak' }).click()
  await offer.waitFor({ state: 'detached' })
  expect([...owner.faults, ...maker.faults]).toEqual([])
  await owner.context.close()
  await maker.context.close()
})
