// A deposit in a real browser: computed while typing, created by keyboard, visible in another browser, closed early after a preview of the
// loss, and copied.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const viewer = seat('viewer@arus.test')

const ALIAS = 'Journey 2026'
/** Maximum number of Tab presses between controls. */
const MAX_TABS = 8

async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate(element => element === document.activeElement)
  for (let count = 0; count < MAX_TABS && !(await hasFocus()); count++) await page.keyboard.press('Tab')
  expect(await hasFocus(), `the focus comes to ${String(control)}`).toBe(true)
}

test('a deposit is computed while it is filled in by keyboard, and made', async () => {
  const { page } = maker
  await admin.page.goto('/deposits')
  await admin.page.getByRole('grid', { name: 'Deposits' }).waitFor()
  await page.goto('/deposits')
  await page.getByRole('heading', { name: 'Maturities by month' }).waitFor()
  await expectAccessible(page, 'the list of deposits')

  await page.keyboard.press('c')
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const bank = page.getByRole('combobox', { name: 'Bank' })
  await bank.waitFor()
  await bank.focus()
  await page.keyboard.type('Permata')
  await tabTo(page, field('Alias'))
  await page.keyboard.type(ALIAS)
  await tabTo(page, field('Principal'))
  await page.keyboard.type('1000000000')
  await tabTo(page, field(/^Annual rate/))
  await page.keyboard.type('5.25')
  await tabTo(page, field('Tenor'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12')
  const rail = page.locator('.card', { hasText: 'What it earns' })
  await rail.getByText('Net yield a year').waitFor()
  const months = rail.getByRole('row', { name: /^12 months/ })
  await expect.poll(() => months.getAttribute('aria-current')).toBe('true')
  const net = await rail.locator('.deposit-sum-total dd').first().innerText()
  await expectAccessible(page, 'a new deposit with its calculation')
  await page.keyboard.press('ControlOrMeta+Enter')

  await page.getByRole('heading', { level: 1, name: ALIAS }).waitFor()
  // The deposit earns what the calculator said.
  await page.getByText(net).first().waitFor()
  await page.getByText('Active').first().waitFor()
  await expectAccessible(page, 'a deposit')
})

test('whoever looks at the list in another browser sees it come, and one who may only look finds no button', async () => {
  const row = admin.page.getByRole('grid').getByRole('link', { name: ALIAS })
  await row.waitFor()
  await row.click()
  await admin.page.getByRole('heading', { level: 1, name: ALIAS }).waitFor()

  const { page } = viewer
  await page.goto(maker.page.url())
  await page.getByRole('heading', { level: 1, name: ALIAS }).waitFor()
  const main = page.locator('#main')
  await main.getByText('Permata').first().waitFor()
  expect(
    (await main.getByRole('button').count()) + (await main.getByRole('link', { name: /^(Edit|Copy)$/ }).count()),
  ).toBe(0)
  await expectAccessible(page, 'a deposit of who may only look')
  await page.setViewportSize({ width: 430, height: 860 })
  await expectNoSidewaysScroll(page, 'a deposit, 430 px')
  await page.goto('/home')
  const needs = page.getByRole('region', { name: 'Needs you' })
  await needs.getByRole('link', { name: /deposits? matures? soon|Operasional Q4/ }).waitFor()
})

test('it is closed early after a look at what is lost, which the other browser learns, and copied', async () => {
  const { page } = maker
  await page.getByRole('button', { name: 'Close early' }).click()
  const dialog = page.getByRole('dialog', { name: `Close ${ALIAS} early?` })
  // It was issued today, so no bank closes it today.
  await dialog.getByText(/Choose a banking day/).waitFor()
  await dialog.getByRole('textbox', { name: 'Closing date' }).fill(inWeeks(1))
  await dialog.getByText('You receive').waitFor()
  await expectAccessible(page, 'the preview of an early close')
  await dialog.getByRole('button', { name: 'Close early' }).click()
  await page.getByText(/Closed early on/).waitFor()
  await admin.page.getByText(/Closed early on/).waitFor()

  await page.getByRole('link', { name: 'Copy' }).click()
  const copied = page.getByRole('textbox', { name: 'Principal' })
  await copied.waitFor()
  expect(await copied.inputValue()).toContain('1,000,000,000')
  expect(await page.getByRole('textbox', { name: 'Alias' }).inputValue()).toBe('')
})

/** A future Wednesday as users type it: a banking day unless it is a holiday. */
function inWeeks(weeks: number): string {
  const today = Temporal.Now.plainDateISO('Asia/Jakarta')
  const wednesday = today.add({ days: 3 - today.dayOfWeek + 7 * weeks })
  return wednesday.toLocaleString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
}
