// Payment rules and exceptions: an administrator requires two approvals of large payments; a maker resolves an exception.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, seat } from './support/browser.ts'
import { forgetFactors, setUpPasskey } from './support/factors.ts'

const admin = seat('admin@arus.test')
const maker = seat('maker@arus.test', { width: 932, height: 800 })

test('a policy asks for two approvals above an amount and for a second factor, and is told in words', async () => {
  const { page } = admin
  const dialog = page.getByRole('dialog', { name: 'Add policy' })
  const factor = page.getByRole('alertdialog', { name: 'Confirm it’s you' })
  async function fillIn() {
    await page.goto('/settings/controls')
    await page.getByRole('link', { name: 'Open payment rules' }).click()
    await page.getByRole('button', { name: 'Add policy' }).click()
    await dialog.getByLabel('Name').fill('Large dollar payments')
    // Another currency than other journeys use.
    await dialog.getByLabel('Currency').selectOption('USD')
    await dialog.getByRole('button', { name: 'Add higher tier' }).click()
    // A click follows the last input: nothing may move away from the pointer.
    await dialog.getByLabel('Up to and including').fill('100000000')
    await dialog.getByRole('group', { name: 'Tier 2' }).getByRole('button', { name: 'Add approval' }).click()
    await dialog.getByText('2 approvals, by different approvers').waitFor()
  }
  await fillIn()
  await expectAccessible(page, 'a new policy')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // A user without a second factor gets a link to its setup, and typed values stay.
  await factor.getByRole('link', { name: 'Set up two-factor authentication' }).waitFor()
  await expectAccessible(page, 'a policy of somebody without a second factor')
  await factor.getByRole('button', { name: 'Cancel' }).click()
  await factor.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Large dollar payments')

  await setUpPasskey(admin)
  await fillIn()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await factor.getByRole('button', { name: 'Use passkey' }).click()
  const row = page.getByRole('row', { name: /Large dollar payments/ })
  await row.getByText('Over USD 100,000,000').waitFor()
  await row.getByText('2 approvals, by different approvers').waitFor()

  // Loosening a check requires a factor too, tightening it does not.
  const tolerance = page.getByLabel('Tolerance, in rupiah')
  const warnings = page.getByRole('form', { name: 'Warnings' })
  const save = warnings.getByRole('button', { name: 'Save' })
  await tolerance.fill('0')
  // A button is disabled while it sends, too: wait for the answer.
  const saved = page.waitForResponse(
    answer => answer.request().postData()?.includes('useUpdatePaymentSettingsMutation') ?? false,
  )
  await save.click()
  await saved
  await page.reload()
  expect(await tolerance.inputValue()).toBe('0')
  await tolerance.fill('1000')
  await save.click()
  await factor.getByRole('button', { name: 'Use passkey' }).click()
  await factor.waitFor({ state: 'detached' })
  await expect.poll(() => save.isDisabled()).toBe(true)

  await page.goto('/log')
  await page.getByText('Large dollar payments').first().waitFor()
  await page.goto('/mailbox')
  await page.getByText('Security alert for PT Nusantara Retail: approval policy created').first().waitFor()
  await page.getByText('Security alert for PT Nusantara Retail: payment checks relaxed').first().waitFor()
  await forgetFactors('admin@arus.test')
})

test('an exception is taken on, talked about, given to a colleague and resolved', async () => {
  const { page } = maker
  await page.goto('/exceptions')
  const first = page.getByRole('grid').getByRole('link').first()
  const label = (await first.textContent()) ?? ''
  // A colleague's list updates without a reload, and the menu counts open exceptions.
  const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec((await first.getAttribute('href')) ?? '')?.[0]
  await admin.page.goto('/exceptions?tab=in_progress')
  const shownToColleague = admin.page.getByRole('grid').locator(`a[href*="${uuid}"]`)
  expect(await shownToColleague.count()).toBe(0)
  expect(Number(await page.locator('.nav a[href$="/exceptions"] em').first().textContent())).toBeGreaterThan(0)
  await first.click()
  const drawer = page.locator('.drawer-box')
  await drawer.getByRole('button', { name: 'Start' }).click()
  await drawer.getByText('In progress').waitFor()
  await shownToColleague.waitFor()
  await drawer.getByLabel('Comment').fill('Asked the bank')
  await drawer.getByRole('button', { name: 'Add comment' }).click()
  await drawer.locator('li').getByText('Asked the bank').waitFor()
  await drawer.getByRole('button', { name: 'Assign…' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign this exception' })
  await assign.getByRole('combobox').selectOption({ label: 'Agus Santoso' })
  await assign.getByRole('button', { name: 'Assign' }).click()
  await drawer.getByText('Agus Santoso').waitFor()
  await expectAccessible(page, 'an exception')
  await expectNoSidewaysScroll(page, 'an exception')
  await drawer.getByRole('button', { name: 'Resolve' }).click()
  const resolve = page.getByRole('dialog', { name: 'Resolve this exception' })
  await resolve.getByRole('button', { name: 'Resolve' }).click()
  await resolve.getByText('Enter how it was resolved.').waitFor()
  await resolve.getByLabel('Resolution note').fill('Booked by hand')
  await resolve.getByRole('button', { name: 'Resolve' }).click()
  await resolve.waitFor({ state: 'detached' })
  await drawer.getByText('Booked by hand').waitFor()
  await shownToColleague.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Resolved' }).click()
  await page.getByRole('link', { name: label }).first().waitFor()
  expect(await page.getByText('No resolved exceptions yet').count()).toBe(0)
})
