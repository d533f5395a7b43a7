// A bill and two users: one creates and submits it, the other approves it; it is paid by a payment for exactly this bill, or matched with a
// statement line.
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Books, openBooks } from './support/books.ts'
import { expectAccessible, seat } from './support/browser.ts'

const ALIAS = 'BCA Tagihan'

const maker = seat('maker@arus.test')
/** Approves bills, and matches them with statement lines. */
const owner = seat('owner@arus.test')
let books: Books

beforeAll(async () => {
  books = await openBooks(ALIAS, '9100000049')
})

/** Fills in the form of a bill, which then shows it; returns its number. */
async function makeBill(amount: string): Promise<string> {
  const { page } = maker
  await page.goto('/bills/create')
  await page.getByRole('combobox', { name: 'Counterparty' }).fill('Semen')
  await page.getByRole('option', { name: /Semen/ }).first().click()
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('textbox', { name: 'Due date' }).fill('31/12/2030')
  await page.getByRole('textbox', { name: 'Category' }).fill('Material')
  await page.getByRole('button', { name: /^Create bill/ }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Submitted', { exact: true }).first().waitFor()
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** The other user finds it in the list, and approves it there. */
async function approve(number: string) {
  const { page } = owner
  await page.goto('/bills?tab=submitted')
  const row = page.getByRole('row', { name: number })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Approve/ }).click()
  await row.waitFor({ state: 'detached' })
}

/** It appears in the other user's open inbox, and is approved there by keyboard. */
async function approveInInbox(makeOne: () => Promise<string>): Promise<string> {
  const { page } = owner
  await page.goto('/approvals')
  await page.getByRole('heading', { name: 'Approvals' }).waitFor()
  const number = await makeOne()
  const card = page.getByRole('listitem').filter({ hasText: number })
  await card.getByRole('link').click()
  await page.getByRole('complementary', { name: number }).getByText('Material').waitFor()
  await expectAccessible(page, 'a bill in the inbox')
  await page.keyboard.press('a')
  const dialog = page.getByRole('alertdialog', { name: 'Approve this bill' })
  await dialog.getByText(number).waitFor()
  await expectAccessible(page, 'the approval of a bill')
  await page.keyboard.press('Enter')
  await card.waitFor({ state: 'detached' })
  return number
}

describe('a bill', () => {
  test('is approved by somebody else, and paid by a payment of exactly it', async () => {
    const number = await makeBill('12345678')
    const { page } = maker
    await expectAccessible(page, 'a bill')
    expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
    await approve(number)
    await expectAccessible(owner.page, 'the list of bills')
    // Its creator sees it without a reload.
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    await page.getByText(`Pays bill ${number}`).waitFor()
    await page.getByRole('textbox', { name: 'Amount', disabled: true }).waitFor()
    await page.getByRole('combobox', { name: 'From account' }).selectOption({ label: `${ALIAS} · BCA ··0049 · IDR` })
    await page.getByRole('radio', { name: /BI Fast/ }).waitFor()
    await expectAccessible(page, 'the payment of a bill')
    await page.getByRole('button', { name: /^Submit for approval/ }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await page.getByText('being paid').waitFor()
    await page.getByText('Needs approval', { exact: true }).waitFor()
    // It can't be paid again, or canceled meanwhile.
    expect(await page.getByRole('link', { name: 'Pay', exact: true }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Cancel bill' }).count()).toBe(0)
  })

  test('is approved in the inbox, and found paid on a statement, by a line of its amount alone', async () => {
    const number = await approveInInbox(() => makeBill('23456789'))
    await books.addLines([
      { direction: 'DEBIT', amount: '23456789.00', description: 'TRF SEMEN NOV' },
      { direction: 'DEBIT', amount: '23456788.00', description: 'TRF SEMEN OTHER' },
    ])
    const { page } = owner
    await page.goto(new URL(maker.page.url()).pathname)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const dialog = page.getByRole('dialog', { name: `Which transaction paid ${number}?` })
    await dialog.getByRole('radio', { name: /TRF SEMEN NOV/ }).waitFor()
    expect(await dialog.getByRole('radio').count()).toBe(1)
    await expectAccessible(page, 'the lines that may have paid a bill')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await dialog.waitFor({ state: 'detached' })
    await maker.page.getByText('Paid', { exact: true }).first().waitFor()
    await maker.page.getByText('Reconciled', { exact: true }).waitFor()
  })

  test('is called off for a reason', async () => {
    await makeBill('3456789')
    const { page } = maker
    await page.getByRole('button', { name: 'Cancel bill' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel bill' }).click()
    await dialog.getByText('Enter a reason').waitFor()
    await expectAccessible(page, 'the reason of a bill')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent twice')
    await dialog.getByRole('button', { name: 'Cancel bill' }).click()
    await page.getByText('Sent twice').waitFor()
  })
})

/** The text of the file that the button downloads. */
async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return text(await (await download).createReadStream())
}

test('a bill with tax is approved as it was seen, paid net, and stands in the list of withheld tax', async () => {
  const { page } = maker
  await page.goto('/bills/create')
  await page.getByRole('combobox', { name: 'Counterparty' }).fill('Semen')
  await page.getByRole('option', { name: /Semen/ }).first().click()
  await page.getByText('VAT or withheld tax', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Price before VAT' }).fill('100000000')
  await page.getByRole('textbox', { name: 'Due date' }).fill('31/12/2030')
  await page
    .getByRole('combobox', { name: 'Tax we withhold' })
    .selectOption({ label: 'PPh 4(2), 10% \u00b7 land and building rent' })
  await page.getByRole('textbox', { name: 'Tax invoice number' }).fill('040.026-00.09881120.4')
  await page.getByRole('textbox', { name: 'Tax object code' }).fill('28-403-02')
  const sum = page.locator('.tax-sum')
  await sum.getByText('101,000,000.00').waitFor()
  await expectAccessible(page, 'the form of a bill with tax')
  await page.getByRole('button', { name: /^Create bill/ }).click()
  await page.getByText('Tax invoice 04002600098811204, tax as calculated').waitFor()
  await expectAccessible(page, 'a bill with tax')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Submitted', { exact: true }).first().waitFor()
  const number = await page.getByRole('heading', { level: 1 }).innerText()

  // The approver sees the withholding.
  await owner.page.goto('/approvals')
  await owner.page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  const panel = owner.page.getByRole('complementary', { name: number })
  await panel.getByText('10,000,000.00').waitFor()
  await approve(number)

  await books.addLines([{ direction: 'DEBIT', amount: '101000000.00', description: 'TRF SEMEN NET' }])
  await owner.page.goto(new URL(page.url()).pathname)
  await owner.page.getByRole('button', { name: 'Mark as paid' }).click()
  await owner.page
    .getByRole('dialog')
    .getByRole('radio', { name: /TRF SEMEN NET/ })
    .waitFor()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByText('Paid', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Record number' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Slip number' }).fill('2600000123')
  await expectAccessible(page, 'the number of a withholding slip')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('2600000123').waitFor()

  await page.getByRole('link', { name: /^\w+ \d{4}$/ }).click()
  const row = page.getByRole('row', { name: number })
  await row.getByText('10,000,000.00').waitFor()
  await expectAccessible(page, 'the withheld tax of a month')
  const file = await downloaded(page, 'CSV for e-Bupot')
  expect(file).toContain(`,PPH4_2,28-403-02,IDR,100000000.00,10,no,10000000.00,${number},`)
  expect(file).toContain('04002600098811204')
})

describe.each([932, 430])('on a screen of %i', width => {
  test.each(['/bills', '/payments', '/transfers'])('%s tells where each stands without being scrolled', async path => {
    const { page } = maker
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const statuses = page.getByRole('grid').locator('.st')
    await statuses.first().waitFor()
    // Rows further down are rendered before they are scrolled into view.
    const hidden = () =>
      statuses.evaluateAll(elements => {
        const places = elements.map(element => ({ element, ...element.getBoundingClientRect().toJSON() }))
        const near = places.filter(({ bottom }) => bottom < innerHeight / 2 + 100)
        const unseen = near.filter(({ element, left, right, top, bottom }) => {
          const seen = document.elementFromPoint(right - 2, (top + bottom) / 2)
          return left < 0 || right > innerWidth || !element.contains(seen)
        })
        return near.length === 0 ? 'no rows' : unseen.map(({ element }) => element.textContent)
      })
    await expect.poll(hidden).toEqual([])
    const grid = page.locator('.datagrid')
    const room = await grid.evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth)
    if (width > 430) expect(room, 'room beside the columns').toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

test('the tab that is shown lies within the edges of a phone', async () => {
  const { page } = maker
  await page.setViewportSize({ width: 430, height: 800 })
  for (const path of ['/payments?tab=cancelled_rejected', '/approvals?tab=rejected']) {
    await page.goto(path)
    const tab = page.locator('.tabs [aria-current=page]')
    await tab.waitFor()
    await expect.poll(() => tab.evaluate(element => element.getBoundingClientRect().right <= innerWidth)).toBe(true)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})
