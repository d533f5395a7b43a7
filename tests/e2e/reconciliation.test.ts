// The workspace in real browsers: by keyboard alone, and two people on the same lines at once.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, person, seat } from './support/browser.ts'
import { signIn } from './support/signIn.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')

const FULL = '/reconciliation?tab=unreconciled&match=FULL_MATCH'

const lines = (page: Page) => page.getByRole('listbox', { name: 'Statement lines' })
const focused = (page: Page) => lines(page).getByRole('option', { selected: true })

/** Opens the lines that the engine matched in full, and waits until the first is ready to be matched. */
async function openFullMatches(page: Page): Promise<void> {
  await page.goto('/reconciliation?tab=unreconciled')
  await page.getByRole('button', { name: /^Full \d/ }).click()
  await focused(page).first().click()
  await page.getByRole('button', { name: /^Match ↵/ }).waitFor()
}

/** The count on a tab. */
async function count(page: Page, tab: 'Unreconciled' | 'Reconciled'): Promise<number> {
  // By address, not by role: an open dialog hides the page behind it from assistive technology.
  const text = await page.locator(`nav a[href*="tab=${tab.toLowerCase()}"]`).first().innerText()
  return Number(text.replaceAll(/\D/g, ''))
}

describe('the reconciliation workspace', () => {
  test('what one person matches leaves the list of the other within a second, and can be taken back', async () => {
    await openFullMatches(maker.page)
    await openFullMatches(admin.page)
    const before = await count(admin.page, 'Unreconciled')

    await maker.page.keyboard.press('Enter')
    await maker.page.getByText(/^Matched/).waitFor()
    const began = Date.now()
    await admin.page
      .getByText(/matched it/)
      .first()
      .waitFor()
    // The mechanism is what is tested; the bound is generous for a machine under load.
    expect(Date.now() - began).toBeLessThan(5_000)
    await expect.poll(() => count(admin.page, 'Unreconciled')).toBe(before - 1)
    await expectAccessible(maker.page, 'the workspace after a match')

    await maker.page.keyboard.press('u')
    await maker.page.getByRole('button', { name: 'By mistake' }).click()
    await maker.page.getByRole('button', { name: 'Take it back' }).click()
    await expect.poll(() => count(admin.page, 'Unreconciled')).toBe(before)
  })

  test('a line that a colleague matched meanwhile is refused with a clear message', async () => {
    // This person's socket is cut, so that the screen still shows the line as open.
    const late = await person()
    await late.context.routeWebSocket(/graphql/, socket => socket.close())
    await signIn(late.page, 'admin@arus.test')
    await openFullMatches(late.page)
    await openFullMatches(maker.page)
    await maker.page.keyboard.press('Enter')
    await maker.page.getByText(/^Matched/).waitFor()
    await late.page.keyboard.press('Enter')
    const told = late.page.getByText(/already reconciled|matched it|Matched meanwhile/i).first()
    await told.waitFor()
    expect(await told.isVisible()).toBe(true)
    await late.context.close()
  })

  test('a maker is not offered the automatic run; an admin reviews it before anything is matched', async () => {
    await maker.page.goto(FULL)
    await lines(maker.page).waitFor()
    expect(await maker.page.getByRole('button', { name: 'Run auto-match' }).count()).toBe(0)

    await admin.page.goto('/reconciliation?tab=unreconciled')
    await lines(admin.page).waitFor()
    const before = await count(admin.page, 'Reconciled')
    await admin.page.getByRole('button', { name: 'Run auto-match' }).click()
    const review = admin.page.getByRole('button', { name: 'Review', exact: true })
    const dialog = admin.page.getByRole('dialog')
    await review.or(dialog).first().waitFor({ timeout: 60_000 })
    if (!(await dialog.isVisible())) await review.click()
    await dialog.getByText('Nothing is matched yet.').waitFor()
    await expectAccessible(admin.page, 'the review of a run')
    expect(await count(admin.page, 'Reconciled')).toBe(before)

    const confirm = dialog.getByRole('button', { name: /^Confirm \d+ match/ })
    const offered = Number((await confirm.innerText()).replaceAll(/\D/g, ''))
    expect(offered).toBeGreaterThan(1)
    await dialog.getByRole('checkbox', { checked: true }).first().click()
    await dialog.getByRole('button', { name: `Confirm ${offered - 1} match` }).click()
    await expect.poll(() => count(admin.page, 'Reconciled'), { timeout: 60_000 }).toBe(before + offered - 1)
    // The other browser followed without a reload.
    await expect.poll(() => count(maker.page, 'Reconciled'), { timeout: 10_000 }).toBe(before + offered - 1)
  })

  test('an expected transaction is made from a line and matched with it', async () => {
    const { page } = maker
    await page.goto('/reconciliation?tab=unreconciled')
    await page.getByRole('button', { name: /^None \d/ }).click()
    await focused(page).first().click()
    const before = await count(page, 'Reconciled')
    await page.getByRole('button', { name: 'Create expected ↵' }).waitFor()
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create and match' }).click()
    await expect.poll(() => count(page, 'Reconciled')).toBe(before + 1)
  })

  test('the activity log tells who did it', async () => {
    await maker.page.goto('/log')
    await maker.page.getByText('Sari Puspita').first().waitFor()
    await expectAccessible(maker.page, 'the activity log')
  })
})
