// Treasury and invoicing: the menu is that of the user's area, the choice is stored, and a link into the other area shows its menu.
import { expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')

test('a person changes the area, finds it again, and follows a link into the other', async () => {
  const { page } = maker
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/home')
  await menu.getByRole('link', { name: 'Counterparties' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Products' }).count()).toBe(0)
  await page.getByRole('radio', { name: 'Invoicing' }).check({ force: true })
  await menu.getByRole('link', { name: 'Products' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Counterparties' }).count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await expectAccessible(page, 'home of invoicing')
  await page.goto('/u')
  await page.waitForURL('**/home')
  await menu.getByRole('link', { name: 'Products' }).waitFor()
  await page.goto('/bills')
  await menu.getByRole('link', { name: 'Counterparties' }).waitFor()
  // Back in their own area. A pending answer would otherwise arrive after the next choice.
  await page.goto('/home', { waitUntil: 'networkidle' })
  await menu.getByRole('link', { name: 'Products' }).waitFor()
  await page.getByRole('radio', { name: 'Treasury' }).check({ force: true })
  await menu.getByRole('link', { name: 'Counterparties' }).waitFor()
})
