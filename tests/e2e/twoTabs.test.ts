// One user in two tabs of one browser, with the same work: nothing is lost, nothing is done twice, and both tabs show the result.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Books, openBooks } from './support/books.ts'
import { seat } from './support/browser.ts'
import { bankDay, openFolder } from './support/files.ts'

const maker = seat('maker@arus.test')
const folder = openFolder()

/** A second tab next to the first. */
async function secondTab(address: string): Promise<Page> {
  const tab = await maker.context.newPage()
  tab.on('pageerror', error => maker.faults.push(String(error)))
  await tab.goto(address)
  return tab
}

/** The stored lines of an account, by status. */
async function linesOf({ client, accountId }: Books) {
  const { organization } = await client.run<{
    organization: {
      statementTransactions: {
        edges: { node: { description: string; status: string; reconciliations: { id: string }[] } }[]
      }
    }
  }>(
    `query ($account: ID!) { organization { statementTransactions(first: 50, filter: { bankAccountId: $account }) {
      edges { node { description status reconciliations { id } } } } } }`,
    { account: accountId },
  )
  return organization.statementTransactions.edges.map(({ node }) => node)
}

test('a file that is corrected and stored in both tabs at once keeps both corrections, and is stored once', async () => {
  const books = await openBooks('BCA Dua Tab', '9100000023')
  const { page: one } = maker
  await one.goto('/statement-transactions/create')
  const account = one.getByRole('combobox', { name: 'Account' })
  await account.selectOption(await account.locator('option', { hasText: 'BCA Dua Tab' }).getAttribute('value'))
  const file = folder.statement('two-tabs.csv', [
    [bankDay(9), 'SETORAN DUA TAB', '0000', '40,000.00 CR', '1,040,000.00'],
    [bankDay(8), 'BIAYA DUA TAB', '0000', '15,O00.00 DB', '1,025,000.00'],
    [bankDay(7), 'TARIK DUA TAB', '0000', '25,O00.00 DB', '1,000,000.00'],
  ])
  await one.locator('input[type=file]').setInputFiles(file)
  await one.getByRole('button', { name: 'Check file' }).click()
  await one.waitForURL(/import=/)
  const two = await secondTab(one.url())
  const cell = (tab: Page, row: number) =>
    tab.getByRole('region', { name: 'To fix' }).getByRole('textbox', { name: new RegExp(`^Row ${row},`) })
  const fix = async (tab: Page, row: number, text: string) => {
    await cell(tab, row).fill(text)
    await cell(tab, row).press('Enter')
  }
  await Promise.all([cell(one, 3).waitFor(), cell(two, 4).waitFor()])
  await Promise.all([fix(one, 3, '15,000.00'), fix(two, 4, '25,000.00')])

  const tabs = [one, two]
  const store = (tab: Page) => tab.getByRole('button', { name: /^Import 3 rows/ })
  for (const tab of tabs) {
    // Switching to a tab shows what was done in the other one.
    const isReady = async () => {
      await tab.evaluate(() => dispatchEvent(new Event('focus')))
      return store(tab).isEnabled()
    }
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  }
  // Both click simultaneously; the later one is told that it is done, and does nothing.
  await Promise.all(tabs.map(tab => store(tab).evaluate((button: HTMLButtonElement) => button.click())))
  for (const tab of tabs) {
    const question = tab.getByRole('alertdialog', { name: 'Import with warnings?' })
    const result = tab.getByText(/3 transactions imported into BCA Dua Tab/)
    await question.or(result).first().waitFor()
    if (await question.isVisible()) await question.getByRole('button', { name: 'Import 3 rows' }).click()
  }
  for (const tab of tabs) await tab.getByText(/3 transactions imported into BCA Dua Tab/).waitFor()
  expect((await linesOf(books)).map(({ description }) => description).toSorted()).toEqual([
    'BIAYA DUA TAB',
    'SETORAN DUA TAB',
    'TARIK DUA TAB',
  ])
  await two.close()
})

test('a line that is matched in both tabs at once is matched once, and both say so', async () => {
  const books = await openBooks('BCA Dua Tab Cocok', '9100000022')
  await books.addLines([{ daysAgo: 2, amount: '735000.00', description: 'BAYAR INV-2026-980001' }])
  await books.addExpected([{ daysAgo: 2, amount: '735000.00', description: 'Faktur INV-2026-980001' }])
  const address = `/reconciliation?tab=unreconciled&account=${encodeURIComponent(books.accountId)}`
  const { page: one } = maker
  await one.goto(address)
  const two = await secondTab(address)
  const tabs = [one, two]
  const match = (tab: Page) => tab.getByRole('button', { name: /^Match ↵/ })
  for (const tab of tabs) {
    await tab.getByRole('listbox', { name: 'Statement transactions' }).getByRole('option').first().click()
    await match(tab).waitFor()
  }
  await Promise.all(tabs.map(tab => match(tab).evaluate((button: HTMLButtonElement) => button.click())))
  const count = async (tab: Page, name: string) =>
    Number((await tab.locator(`nav a[href*="tab=${name}"]`).first().innerText()).replaceAll(/\D/g, ''))
  for (const tab of tabs) {
    await expect.poll(() => count(tab, 'reconciled')).toBe(1)
    await expect.poll(() => count(tab, 'unreconciled')).toBe(0)
  }
  const lines = await linesOf(books)
  expect(lines).toMatchObject([{ status: 'RECONCILED' }])
  expect(lines[0]?.reconciliations).toHaveLength(1)
  await two.close()
})
