// Two users in two browsers: both see the progress, success or failure of what one starts; and the other can't remove what one has used.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBooks } from './support/books.ts'
import { expectAccessible, seat } from './support/browser.ts'
import { whileHeld, whileRefusing } from './support/database.ts'
import { bankDay, openFolder } from './support/files.ts'

const ALIAS = 'BCA Dua Peramban'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const folder = openFolder()
let workspace: string
/** The lines of the account: those of other journeys would fill the first page. */
let lines: string

beforeAll(async () => {
  const books = await openBooks(ALIAS, '9100000002')
  workspace = `/reconciliation?tab=unreconciled&account=${books.accountId}`
  lines = `/statement-transactions?account=${books.accountId}`
  await books.addLines([
    { daysAgo: 2, amount: '4100000.00', description: 'BAYAR INV-2026-990001' },
    { daysAgo: 3, amount: '4200000.00', description: 'BAYAR INV-2026-990002' },
  ])
  await books.addExpected([
    { daysAgo: 2, amount: '4100000.00', description: 'Faktur INV-2026-990001' },
    { daysAgo: 3, amount: '4200000.00', description: 'Faktur INV-2026-990002' },
    { daysAgo: 9, amount: '4300000.00', description: 'Faktur INV-2026-990003' },
  ])
})

const line = (page: Page, text: string | RegExp) =>
  page.getByRole('listbox', { name: 'Statement transactions' }).getByRole('option', { name: text })

/** Visible to both; to the admin without a reload. */
const bothSee = (text: string | RegExp) =>
  Promise.all([maker, admin].map(({ page }) => page.getByText(text).first().waitFor()))

async function bothOpen(address: string): Promise<void> {
  for (const { page } of [maker, admin]) {
    await page.goto(address)
    await line(page, /990001/).waitFor()
  }
}

describe('a run', () => {
  test('shows its progress to whoever looks at the account, and its result to all', async () => {
    await bothOpen(workspace)
    const progress = (page: Page) => page.getByRole('progressbar', { name: 'Matching progress' })
    await whileHeld('recommendation', async () => {
      await maker.page.getByRole('button', { name: 'Find matches' }).click()
      await Promise.all([maker, admin].map(({ page }) => progress(page).waitFor()))
      await bothSee(/started by Sari Puspita/)
      // One run at a time: no second one is offered.
      expect(await admin.page.getByRole('button', { name: 'Find matches' }).isDisabled()).toBe(true)
      await expectAccessible(admin.page, 'a run at work')
    })
    await bothSee('Done. 2 of 2 transactions have a match.')
    for (const { page } of [maker, admin]) {
      await progress(page).waitFor({ state: 'detached' })
      await line(page, /990001.*Full match/).waitFor()
    }
  })

  test('that fails says so to both, leaves everything as it was, and can be started again', async () => {
    await bothOpen(workspace)
    await whileRefusing('recommendation', async () => {
      await maker.page.getByRole('button', { name: 'Find matches' }).click()
      await bothSee(/^Finding matches failed: /)
    })
    await line(admin.page, /990001.*Full match/).waitFor()
    await expectAccessible(maker.page, 'a run that failed')
    await maker.page.getByRole('button', { name: 'Run again' }).click()
    await bothSee('Done. 2 of 2 transactions have a match.')
  })
})

test('two people who match one line at the same moment: one does, the other is told who was faster', async () => {
  await bothOpen(workspace)
  for (const { page } of [maker, admin]) {
    await line(page, /990002/).click()
    await page.getByRole('button', { name: 'Match ↵', exact: true }).waitFor()
  }
  await Promise.all([maker, admin].map(({ page }) => page.keyboard.press('Enter')))
  const outcomes = await Promise.all(
    [maker, admin].map(async ({ page }) => {
      const won = page.getByText(/^Matched 4,200,000\.00 to ET-/)
      const lost = page.getByText(/^Matched by (Sari P\.|Agus S\.), \d/)
      await won.or(lost).first().waitFor()
      return (await won.count()) > 0
    }),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const other = outcomes[0] ? admin.page : maker.page
  await other
    .getByText(outcomes[0] ? /^Matched by Sari P\./ : /^Matched by Agus S\./)
    .first()
    .waitFor()
  await expectAccessible(other, 'a line that a colleague was faster with')
})

describe('an import', () => {
  async function check(path: string): Promise<void> {
    const { page } = maker
    await page.goto('/statement-transactions/create')
    const account = page.getByRole('combobox', { name: 'Account' })
    const value = await account.locator('option', { hasText: ALIAS }).getAttribute('value')
    await account.selectOption(value)
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: 'Check file' }).click()
  }

  test('goes on before the eyes of both, and is kept whole once a line of it is reconciled', async () => {
    await admin.page.goto(lines)
    await admin.page.getByRole('row').nth(1).waitFor()
    await check(
      folder.statement('bersama.csv', [
        [bankDay(9), 'BAYAR INV-2026-990003', '0000', '4,300,000.00 CR', '4,300,000.00'],
        [bankDay(8), 'BIAYA BERSAMA', '0000', '50,000.00 DB', '4,250,000.00'],
      ]),
    )
    const storing = maker.page.getByRole('button', { name: /^Import 2 rows/ })
    await storing.waitFor()
    await whileHeld('statement_transaction', async () => {
      await storing.click()
      // Whether rows have a warning depends on their weekday.
      const despite = maker.page.getByRole('alertdialog')
      const isStoring = maker.page.getByText('Importing transactions')
      await despite.or(isStoring).first().waitFor()
      if (await despite.isVisible()) await despite.getByRole('button', { name: /^Import 2 rows/ }).click()
      await isStoring.waitFor()
      await admin.page.getByRole('progressbar', { name: 'Importing transactions: bersama.csv' }).waitFor()
      await expectAccessible(admin.page, 'the lines while an import is at work')
      await expectAccessible(maker.page, 'an import at work')
    })
    await maker.page.getByText(`2 transactions imported into ${ALIAS}`).waitFor()
    await admin.page.getByRole('row', { name: /BIAYA BERSAMA/ }).waitFor()
    await admin.page.getByRole('progressbar').waitFor({ state: 'detached' })

    await admin.page.goto(workspace)
    await line(admin.page, /990003/).click()
    await admin.page.getByRole('button', { name: 'Match ↵', exact: true }).waitFor()
    await admin.page.keyboard.press('Enter')
    await admin.page.getByText(/^Matched 4,300,000\.00/).waitFor()

    const undo = maker.page.getByRole('button', { name: 'Undo import' })
    await undo.click()
    const dialog = maker.page.getByRole('alertdialog')
    await expectAccessible(maker.page, 'the question before an import is taken back')
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await maker.page.getByText('Some of its transactions are reconciled. Unmatch them first.').waitFor()
    await expectAccessible(maker.page, 'an import that can’t be taken back')
    await maker.page.getByText(`2 transactions imported into ${ALIAS}`).waitFor()
    await line(admin.page, /BIAYA BERSAMA/).waitFor()
  })
})
