// The month end: an open step links to exactly its records, and is completed once they are done; the owner closes a month.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, seat } from './support/browser.ts'

const owner = seat('owner@arus.test')
const phone = seat('maker@arus.test', { width: 430, language: 'id', dark: true })

/** The first day of the month that many months ago. */
const monthAgo = (months: number) =>
  Temporal.Now.plainDateISO('Asia/Jakarta').with({ day: 1 }).subtract({ months }).toString().slice(0, 7)

test('what is open opens as a list of as many records, and its way back', async () => {
  const { page } = owner
  await page.goto('/month-end')
  const step = page.locator('.month-steps > li', { hasText: 'Statement transactions are reconciled' })
  const open = step.getByRole('link', { name: /unreconciled/ })
  const count = Number.parseInt((await open.textContent())!, 10)
  expect(count).toBeGreaterThan(0)
  await open.click()
  await page.getByRole('heading', { level: 1, name: 'Statement transactions' }).waitFor()
  await expect.poll(async () => page.locator('h1').textContent()).toMatch(new RegExp(`${count}$`))
  await page.goBack()
  await open.waitFor()
  await expectAccessible(page, 'month end')
})

test('a month of long ago is closed by the owner with a reason, and says so to everybody', async () => {
  const { page } = owner
  // A time without data of the demo: other journeys continue.
  const month = monthAgo(14)
  await page.goto(`/month-end?month=${month}`)
  await page.getByRole('button', { name: /^Close / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Months before', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: /^Close .+\d{4}$/ }).click()
  await page.getByRole('heading', { level: 2, name: /is closed$/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Close / }).count()).toBe(0)

  await phone.page.goto(`/month-end?month=${month}`)
  await phone.page.getByRole('heading', { level: 2, name: /telah ditutup$/ }).waitFor()
  await expectNoSidewaysScroll(phone.page, 'month end')
  await expectAccessible(phone.page, 'month end on a phone')
})
