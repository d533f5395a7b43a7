// The workspace in real browsers: by keyboard only, and two users on the same lines simultaneously.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openBooks } from './support/books.ts'
import { expectAccessible, person, seat } from './support/browser.ts'
import { signIn } from './support/signIn.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')

const FULL = '/reconciliation?tab=unreconciled&match=FULL_MATCH'

const lines = (page: Page) => page.getByRole('listbox', { name: 'Statement transactions' })
const focused = (page: Page) => lines(page).getByRole('option', { selected: true })

/** Shows only the lines of one result, with the focus on the first. */
async function filterBy(page: Page, name: RegExp): Promise<void> {
  await page.goto('/reconciliation?tab=unreconciled')
  await page.getByRole('button', { name }).click()
  // The previous lines stay until the filtered ones are loaded.
  await page.getByRole('button', { name, pressed: true }).waitFor()
  await focused(page).first().click()
}

/** Opens the fully matched lines, and waits until the first can be confirmed. */
async function openFullMatches(page: Page): Promise<void> {
  await filterBy(page, /^Full \d/)
  await untilReady(page)
}

const untilReady = (page: Page) => page.getByRole('button', { name: /^Match ↵/ }).waitFor()

/** Three lines with full matches; returns the workspace's address. */
async function openBooksToMatch(): Promise<string> {
  const books = await openBooks('BCA Otomatis', '9100000005')
  const pairs = ['970001', '970002', '970003'].map((number, index) => ({
    daysAgo: index + 2,
    amount: `61${index}0000.00`,
    description: `INV-2026-${number}`,
  }))
  await books.addLines(pairs.map(line => ({ ...line, description: `BAYAR ${line.description}` })))
  await books.addExpected(pairs.map(expected => ({ ...expected, description: `Faktur ${expected.description}` })))
  return `/reconciliation?tab=unreconciled&account=${books.accountId}`
}

/** The count on a tab. */
async function count(page: Page, tab: 'Unreconciled' | 'Reconciled'): Promise<number> {
  // By address, not by role: an open dialog hides the page behind it from assistive technology.
  const text = await page.locator(`nav a[href*="tab=${tab.toLowerCase()}"]`).first().innerText()
  return Number(text.replaceAll(/\D/g, ''))
}

describe('the reconciliation workspace', () => {
  test('what one person matches leaves the list of the other by itself, and can be taken back', async () => {
    await openFullMatches(maker.page)
    await openFullMatches(admin.page)
    const before = await count(admin.page, 'Unreconciled')

    await maker.page.keyboard.press('Enter')
    await maker.page.getByText(/^Matched/).waitFor()
    await admin.page
      .getByText(/^Matched by/)
      .first()
      .waitFor()
    await expect.poll(() => count(admin.page, 'Unreconciled')).toBe(before - 1)
    await expectAccessible(maker.page, 'the workspace after a match')

    await maker.page.keyboard.press('u')
    await expect.poll(() => count(admin.page, 'Unreconciled')).toBe(before)
    // The user's own recent match needs no reason.
    expect(await maker.page.getByRole('dialog').count()).toBe(0)
  })

  test('a line that a colleague matched meanwhile is refused with a clear message', async () => {
    // This user's socket is cut, so that the screen still shows the line as open.
    const late = await person()
    await late.context.routeWebSocket(/graphql/, socket => socket.close())
    await signIn(late.page, 'admin@arus.test')
    await openFullMatches(maker.page)
    // On that same line: the first one may have changed, since one was just undone.
    const line = (await focused(maker.page).getAttribute('id'))?.replace('line-', '') ?? ''
    await late.page.goto(`${FULL}&line=${encodeURIComponent(line)}`)
    await untilReady(late.page)
    await maker.page.keyboard.press('Enter')
    await maker.page.getByText(/^Matched/).waitFor()
    await late.page.keyboard.press('Enter')
    const told = late.page.getByText(/already reconciled|matched it|Matched meanwhile/i)
    await expect.poll(() => told.count()).toBeGreaterThan(0)
    await late.context.close()
  })

  test('a maker is not offered the automatic run; an admin reviews it before anything is matched', async () => {
    // In separate books: other journeys need the demo's remaining lines.
    const workspace = await openBooksToMatch()
    await maker.page.goto(workspace)
    await lines(maker.page).waitFor()
    expect(await maker.page.getByRole('button', { name: 'Run auto-match' }).count()).toBe(0)

    await admin.page.goto(workspace)
    await lines(admin.page).waitFor()
    await admin.page.getByRole('button', { name: 'Run auto-match' }).click()
    await admin.page.getByRole('button', { name: 'Review', exact: true }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByText('Nothing is matched yet.').waitFor()
    await expectAccessible(admin.page, 'the review of a run')
    expect(await count(admin.page, 'Reconciled')).toBe(0)

    await dialog.getByRole('button', { name: 'Confirm 3 match' }).waitFor()
    await dialog.getByRole('checkbox', { checked: true }).first().click()
    await dialog.getByRole('button', { name: 'Confirm 2 match' }).click()
    await expect.poll(() => count(admin.page, 'Reconciled')).toBe(2)
    // The other browser was updated without a reload.
    await expect.poll(() => count(maker.page, 'Reconciled')).toBe(2)
  })

  test('an expected transaction is made from a line and matched with it', async () => {
    const { page } = maker
    await filterBy(page, /^None \d/)
    // One of the demo's without candidates: other journeys leave lines with some.
    await lines(page)
      .getByRole('option', { name: /BIAYA ADM/ })
      .first()
      .click()
    const before = await count(page, 'Reconciled')
    await page.getByRole('button', { name: 'Create expected ↵' }).waitFor()
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create and match' }).click()
    await expect.poll(() => count(page, 'Reconciled')).toBe(before + 1)
  })

  test('the activity log tells who did it', async () => {
    await maker.page.goto('/log')
    // The menu shows her name too.
    await maker.page
      .getByRole('row', { name: /Sari Puspita/ })
      .first()
      .waitFor()
    await expectAccessible(maker.page, 'the activity log')
  })
})
