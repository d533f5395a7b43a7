// A deposit in a real browser: computed as one types, made, closed early after a look at what is lost, and copied.
import { expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')

test('a deposit is computed while it is filled in, made, closed early and copied', async () => {
  const { page } = maker
  await page.goto('/deposits')
  await page.getByRole('heading', { name: 'Maturities by month' }).waitFor()
  await expectAccessible(page, 'the list of deposits')

  await page
    .getByRole('link', { name: /New deposit/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Bank' }).selectOption({ label: 'Permata' })
  await page.getByRole('textbox', { name: 'Alias' }).fill('Journey 2026')
  await page.getByRole('textbox', { name: 'Principal' }).fill('1000000000')
  await page.getByRole('textbox', { name: /^Rate/ }).fill('5.25')
  await page.getByRole('textbox', { name: 'Tenor' }).fill('12')
  const rail = page
    .getByRole('region', { name: 'What it earns' })
    .or(page.locator('.card', { hasText: 'What it earns' }))
  await rail.getByText('Net yield a year').first().waitFor()
  const net = await rail.locator('.deposit-sum-total dd').first().innerText()
  await expectAccessible(page, 'a new deposit with its calculation')
  await page.getByRole('button', { name: /^Create deposit/ }).click()

  await page.getByRole('heading', { level: 1, name: 'Journey 2026' }).waitFor()
  // What the calculator said is what the deposit earns.
  await page.getByText(net).first().waitFor()
  await expectAccessible(page, 'a deposit')

  await page.getByRole('button', { name: 'Close early' }).click()
  const dialog = page.getByRole('dialog', { name: /Close Journey 2026 early/ })
  await dialog.getByRole('textbox', { name: 'Closing date' }).fill(inWeeks(1))
  await dialog.getByText('You receive').waitFor()
  await expectAccessible(page, 'the preview of an early close')
  await dialog.getByRole('button', { name: 'Close early' }).click()
  await page.getByText(/Closed early on/).waitFor()

  await page.getByRole('link', { name: 'Copy' }).click()
  const copied = page.getByRole('textbox', { name: 'Principal' })
  await copied.waitFor()
  expect(await copied.inputValue()).toContain('1,000,000,000')
  expect(await page.getByRole('textbox', { name: 'Alias' }).inputValue()).toBe('')
})

/** A Wednesday after today, as people type it: banks are open then but for holidays. */
function inWeeks(weeks: number): string {
  const today = Temporal.Now.plainDateISO('Asia/Jakarta')
  const wednesday = today.add({ days: 3 - today.dayOfWeek + 7 * weeks })
  return wednesday.toLocaleString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
}
