// One person in two tabs of one browser, at the same work: nothing is done twice, and both tabs tell what became of it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Books, openBooks } from './support/books.ts'
import { seat } from './support/browser.ts'

const maker = seat('maker@arus.test')

/** A second tab beside the first. */
async function secondTab(address: string): Promise<Page> {
  const tab = await maker.context.newPage()
  tab.on('pageerror', error => maker.faults.push(String(error)))
  await tab.goto(address)
  return tab
}

/** What is stored of an account: lines by state. */
async function linesOf({ client, accountId }: Books) {
  const { organization } = await client.run<{
    organization: {
      statementTransactions: {
        edges: { node: { status: string; reconciliations: { id: string }[] } }[]
      }
    }
  }>(
    `query ($account: ID!) { organization { statementTransactions(first: 50, filter: { bankAccountId: $account }) {
      edges { node { status reconciliations { id } } } } } }`,
    { account: accountId },
  )
  return organization.statementTransactions.edges.map(({ node }) => node)
}

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
