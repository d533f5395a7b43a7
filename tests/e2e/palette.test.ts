// The palette in a real browser: opened by keyboard, a record found by its number, a page by its name, and returning to recent records.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')
const phone = seat('maker@arus.test', { width: 430, height: 932 })

test('a record and a page are found by the keyboard alone', async () => {
  const { page } = maker
  await page.goto('/payments')
  const number = await page.getByRole('link', { name: /^PMT-/ }).first().innerText()
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('option', { name: 'New payment' }).waitFor()
  await expectAccessible(page, 'the palette')

  await page.keyboard.type(number)
  await palette.getByRole('group', { name: 'Best match' }).getByRole('option', { name: number }).waitFor()
  await expectAccessible(page, 'what the palette found')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('> bank acc')
  await palette.getByRole('option', { name: 'Bank accounts' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bank-accounts')

  // What is typed at once, before its code is there, arrives: no key is lost, and the list's shortcuts get none.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Bank accounts' }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('cash pos')
  await palette.getByRole('option', { name: 'Cash position' }).waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })

  // Recent records are one key away.
  await page.keyboard.press('ControlOrMeta+k')
  await palette.getByRole('group', { name: 'Recent' }).getByRole('option', { name: number }).waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/bank-accounts')
})

test('on a phone it fills the window, and goes where it is told', async () => {
  const { page } = phone
  await page.goto('/bills')
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('button', { name: 'Close' }).click()
  await palette.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await palette.getByRole('textbox').fill('depos')
  await expectNoSidewaysScroll(page, 'the palette on a phone')
  await palette.getByRole('option', { name: 'Deposits' }).click()
  await page.waitForURL('**/deposits')
})
