// The cash position and forecast in two browsers: what one user imports, matches and pays updates the other's figures without a reload; and
// the records behind a figure add up to it.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Books, dayAgo, openBooks } from './support/books.ts'
import { expectAccessible, person, type Person, seat } from './support/browser.ts'
import { confirmCode, typeCode, unusedCode } from './support/codes.ts'
import { bankDay, openFolder } from './support/files.ts'
import { typePassword } from './support/signIn.ts'

const ALIAS = 'BCA Posisi Kas'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const folder = openFolder()
let workspace: string
let books: Books
/** In a separate tab next to the position. */
let forecast: Page
let approver: Person
const APPROVER = 'both@arus.test'

beforeAll(async () => {
  books = await openBooks(ALIAS, '9100000077')
  workspace = `/reconciliation?tab=unreconciled&account=${books.accountId}`
  await books.addExpected([
    { daysAgo: 3, amount: '700000.00', description: 'Faktur INV-2026-770001' },
    { daysAgo: 2, amount: '50000.00', description: 'Faktur INV-2026-770002' },
  ])
})

afterAll(async () => {
  await approver?.context.close()
})

/** The exact figure of the first period, even if abbreviated; out is negative. */
async function firstOf(figure: 'Opening' | 'In' | 'Out'): Promise<bigint> {
  const head = forecast.getByRole('rowheader', { name: figure, exact: true })
  const shown = forecast.getByRole('row').filter({ has: head }).getByRole('cell').first().locator('[title]')
  return minorOf((await shown.getAttribute('title')) ?? '')
}
/** How much each figure of the first period has changed since it was read. */
async function openForecast() {
  forecast = await admin.context.newPage()
  // Receipts stay on their due dates, whatever was learned about others.
  await forecast.goto('/cash-forecast?unit=day&dates=due')
  await forecast.getByRole('rowheader', { name: 'Opening', exact: true }).waitFor()
  const before = { Opening: await firstOf('Opening'), In: await firstOf('In'), Out: await firstOf('Out') }
  return async () => ({
    opening: (await firstOf('Opening')) - before.Opening,
    in: (await firstOf('In')) - before.In,
    out: (await firstOf('Out')) - before.Out,
  })
}

const row = (page: Page) => page.getByRole('row', { name: new RegExp(ALIAS) })
const cell = (page: Page, at: number) => row(page).getByRole('cell').nth(at)
const [LEDGER, IN, OUT] = [1, 2, 3]

test('an import and a match move position and forecast of a colleague, live', async () => {
  await admin.page.goto('/cash-position')
  await row(admin.page).getByText('No balance').waitFor()
  await cell(admin.page, IN).getByText('750,000.00').waitFor()
  const moved = await openForecast()

  await maker.page.goto('/statement-transactions/create')
  const account = maker.page.getByRole('combobox', { name: 'Account' })
  await account.selectOption(await account.locator('option', { hasText: ALIAS }).getAttribute('value'))
  const file = folder.statement('posisi.csv', [
    [bankDay(3), 'BAYAR INV-2026-770001', '0000', '700,000.00 CR', '1,700,000.00'],
  ])
  await maker.page.locator('input[type=file]').setInputFiles(file)
  await maker.page.getByRole('button', { name: 'Check file' }).click()
  await maker.page.getByRole('button', { name: /^Import one row/ }).click()
  // Whether the row has a warning depends on its weekday.
  const despite = maker.page.getByRole('alertdialog')
  const done = maker.page.getByText(`One transaction imported into ${ALIAS}`)
  await despite.or(done).first().waitFor()
  if (await despite.isVisible()) await despite.getByRole('button', { name: /^Import one row/ }).click()
  await done.waitFor()
  // The line is booked, and the balance includes its future match, which therefore stops counting.
  await cell(admin.page, LEDGER).getByText('1,700,000.00').waitFor()
  await expect.poll(moved).toEqual({ opening: 170_000_000n, in: -70_000_000n, out: 0n })

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
  await expect.poll(moved).toEqual({ opening: 170_000_000n, in: -70_000_000n, out: 0n })
})

test('a payment moves both as soon as it is approved; the figure of the forecast opens to it and adds up', async () => {
  const payee = await books.client.run<{
    organization: { counterparties: { edges: { node: { id: string; bankAccounts: { id: string }[] } }[] } }
  }>(
    `{ organization { counterparties(first: 1, filter: { search: "Semen" }) { edges { node { id bankAccounts { id } } } } } }`,
  )
  const { id, bankAccounts } = payee.organization.counterparties.edges[0]!.node
  const { createPayment } = await books.client.run<{ createPayment: { payment: { number: string } } }>(
    `mutation ($input: CreatePaymentInput!) {
      createPayment(input: $input) { payment { number } userErrors { code message field } }
    }`,
    {
      input: {
        kind: 'PAYMENT',
        fromAccountId: books.accountId,
        counterpartyId: id,
        counterpartyAccountId: bankAccounts[0]?.id,
        amount: { amount: '250000.25', currency: 'IDR' },
        method: 'BI_FAST',
        date: dayAgo(0),
        idempotencyKey: randomUUID(),
      },
    },
  )
  approver = await person()
  await typePassword(approver.page, APPROVER)
  await typeCode(approver.page, await unusedCode(APPROVER))
  await approver.page.waitForURL(/\/home/)
  await approver.page.goto('/approvals')
  const card = approver.page
    .getByRole('list', { name: 'Approvals' })
    .getByRole('listitem')
    .filter({ hasText: createPayment.payment.number })
  await card.waitFor()
  // Unapproved bills are not yet a cash flow.
  const before = await firstOf('Out')
  expect(await cell(admin.page, OUT).innerText()).not.toContain('250,000.25')
  await card.getByRole('checkbox').check()
  await approver.page.keyboard.press('a')
  await approver.page.getByRole('dialog', { name: 'Approve this payment' }).waitFor()
  await confirmCode(approver.page, await unusedCode(APPROVER))
  await card.waitFor({ state: 'detached' })
  await cell(admin.page, OUT).getByText('250,000.25').waitFor()
  await expect.poll(async () => (await firstOf('Out')) - before).toBe(-25_000_025n)

  const shown = await firstOf('Out')
  const head = forecast.getByRole('rowheader', { name: 'Out', exact: true })
  await forecast.getByRole('row').filter({ has: head }).getByRole('button').first().click()
  const drawer = forecast.getByRole('dialog', { name: 'Money out' })
  const records = drawer.getByRole('listitem')
  const ours = records.filter({ hasText: '250,000.25' })
  await ours.waitFor()
  // Sums every record's amount, in minor units.
  const texts = await records.locator('> :last-child').allInnerTexts()
  const sum = texts.map(minorOf).reduce((total, each) => total + each, 0n)
  expect(-sum).toBe(shown)
  await drawer.getByText(new RegExp(`^${texts.length} records?`)).waitFor()
  await ours.getByRole('link').click()
  await forecast.waitForURL(/\/expected-transactions\/[0-9a-f-]+\/edit/)
  const amount = forecast.getByRole('textbox', { name: 'Amount', exact: true })
  await expect.poll(() => amount.inputValue()).toBe('250,000.25')
  await forecast.close()
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
  await total.waitFor()
  const before = (await exactOf(total))[0]!
  await books.addLines([{ daysAgo: 1, amount: '1234.56', description: 'SETORAN 770003' }])
  await expect.poll(async () => (await exactOf(total))[0]).toBe(before + 123_456n)

  const column = (name: string) => exactOf(page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell'))
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

/** The exact values of possibly abbreviated figures, as for screen readers, in minor units. */
const exactOf = async (figures: Locator): Promise<bigint[]> =>
  (
    await figures.evaluateAll(all => all.map(each => (each.querySelector('.amount-exact') ?? each).textContent ?? ''))
  ).map(minorOf)

/** `−1,234.50` in minor units; a dash is zero. */
const minorOf = (text: string): bigint => BigInt(text.replace('−', '-').replaceAll(/[^\d-]/g, '') || '0')

const dateBefore = (days: number) => Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days }).toString()
