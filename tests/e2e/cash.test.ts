// The cash position in two browsers: what one books and matches, the other sees in its figures without a reload; and a figure followed to its
// records and added up.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Books, openBooks } from './support/books.ts'
import { expectAccessible, seat } from './support/browser.ts'
import { bankDay, openFolder } from './support/files.ts'

const ALIAS = 'BCA Posisi Kas'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const folder = openFolder()
let workspace: string
let books: Books

beforeAll(async () => {
  books = await openBooks(ALIAS, '9100000077')
  workspace = `/reconciliation?tab=unreconciled&account=${books.accountId}`
  await books.addExpected([
    { daysAgo: 3, amount: '700000.00', description: 'Faktur INV-2026-770001' },
    { daysAgo: 2, amount: '50000.00', description: 'Faktur INV-2026-770002' },
  ])
})

const row = (page: Page) => page.getByRole('row', { name: new RegExp(ALIAS) })
const cell = (page: Page, at: number) => row(page).getByRole('cell').nth(at)
const [LEDGER, IN] = [1, 2]

test('an import and a match move the position of a colleague, live', async () => {
  await admin.page.goto('/cash-position')
  await row(admin.page).getByText('No balance').waitFor()
  await cell(admin.page, IN).getByText('750,000.00').waitFor()

  await maker.page.goto('/statement-transactions/create')
  const account = maker.page.getByRole('combobox', { name: 'Account' })
  await account.selectOption(await account.locator('option', { hasText: ALIAS }).getAttribute('value'))
  const file = folder.statement('posisi.csv', [
    [bankDay(3), 'BAYAR INV-2026-770001', '0000', '700,000.00 CR', '1,700,000.00'],
  ])
  await maker.page.locator('input[type=file]').setInputFiles(file)
  await maker.page.getByRole('button', { name: 'Check file' }).click()
  await maker.page.getByRole('button', { name: /^Import one row/ }).click()
  // Whether the row carries a warning depends on the weekday that it is of.
  const despite = maker.page.getByRole('alertdialog')
  const done = maker.page.getByText(`One transaction imported into ${ALIAS}`)
  await despite.or(done).first().waitFor()
  if (await despite.isVisible()) await despite.getByRole('button', { name: /^Import one row/ }).click()
  await done.waitFor()
  // The line is booked, and what it will be matched with is in the balance: it stops counting.
  await cell(admin.page, LEDGER).getByText('1,700,000.00').waitFor()

  await maker.page.goto(workspace)
  const line = maker.page
    .getByRole('listbox', { name: 'Statement transactions' })
    .getByRole('option', { name: /770001/ })
  await line.click()
  await maker.page.getByRole('button', { name: 'Match ↵', exact: true }).waitFor()
  await maker.page.keyboard.press('Enter')
  await maker.page.getByText(/^Matched 700,000\.00 to ET-/).waitFor()
  await cell(admin.page, IN).getByText('50,000.00', { exact: true }).waitFor()
  expect(await cell(admin.page, LEDGER).innerText()).toBe('1,700,000.00')
})

test('a figure opens to its records, which add up to it', async () => {
  const { page } = admin
  await cell(page, IN).getByRole('button').click()
  const drawer = page.getByRole('dialog', { name: 'Receipts expected' })
  await drawer.getByText('1 record').waitFor()
  expect(await drawer.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('50,000.00')])
  await expectAccessible(page, 'the records of a figure')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
})

test('a past day is one date away, has nothing pending, and stays in the address', async () => {
  const { page } = admin
  await page.getByRole('textbox', { name: 'As of' }).fill(bankDay(4))
  await page.getByRole('heading', { name: 'End of the day' }).waitFor()
  await page.waitForURL(`**/cash-position?day=${dateBefore(4)}`)
  expect(await page.getByRole('columnheader', { name: 'In, today' }).count()).toBe(0)
  await row(page).getByText('No balance').waitFor()
})

test('a line that a colleague books moves the flow, live, opens to it, and every column adds up', async () => {
  const { page } = admin
  await page.goto('/cash-flow?period=last-7-days')
  const total = page.getByRole('row', { name: /^In / }).getByRole('button').last()
  const before = minorOf(await total.innerText())
  await books.addLines([{ daysAgo: 1, amount: '1234.56', description: 'SETORAN 770003' }])
  await expect.poll(async () => minorOf(await total.innerText())).toBe(before + 123_456n)

  const column = async (name: string) =>
    (
      await page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .allInnerTexts()
    ).map(minorOf)
  const [opening, net, unexplained, closing] = await Promise.all(
    ['Opening balance', 'Net', 'Unexplained', 'Closing balance'].map(column),
  )
  for (let place = 0; place < 8; place++)
    expect((opening?.[place] ?? 0n) + (net?.[place] ?? 0n) + (unexplained?.[place] ?? 0n)).toBe(closing?.[place])

  await total.click()
  const drawer = page.getByRole('dialog', { name: 'Money in' })
  await drawer.getByRole('listitem').filter({ hasText: '+1,234.56' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
})

/** `−1,234.50` in the smallest unit; a dash is nothing. */
const minorOf = (text: string): bigint => BigInt(text.replace('−', '-').replaceAll(/[^\d-]/g, '') || '0')

const dateBefore = (days: number) => Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days }).toString()
