// Manual matching in separate books: several to one, one to several, differences explained and left open, a wrong suggestion, and matches
// undone with a reason. By keyboard where that is natural, else by mouse.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBooks } from './support/books.ts'
import { expectAccessible, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')
/** Undoing a colleague's match needs a reason. */
const colleague = seat('admin@arus.test')
let page: Page
let workspace: string

beforeAll(async () => {
  const books = await openBooks('BCA Mencocokkan', '9100000001')
  workspace = `/reconciliation?tab=unreconciled&account=${books.accountId}`
  await books.addLines([
    { daysAgo: 1, amount: '1000000.00', description: 'SETORAN TOKO SATU' },
    { daysAgo: 2, amount: '2000000.00', description: 'SETORAN TOKO DUA' },
    { daysAgo: 3, amount: '3000000.00', description: 'SETORAN TOKO TIGA' },
    { daysAgo: 4, amount: '5500000.00', description: 'BAYAR DUA FAKTUR' },
    { daysAgo: 5, amount: '1246300.00', description: 'BAYAR DIPOTONG BANK' },
    { daysAgo: 6, amount: '400000.00', description: 'CICILAN KE 1' },
    { daysAgo: 7, amount: '7654321.00', description: 'BAYAR INV-2026-880001' },
    { daysAgo: 8, amount: '8765432.00', description: 'SETOR INV-2026-880002' },
  ])
  await books.addExpected([
    { daysAgo: 3, amount: '6000000.00', description: 'Setoran mingguan UJI-101' },
    { daysAgo: 4, amount: '2300000.00', description: 'Faktur UJI-201' },
    { daysAgo: 4, amount: '3200000.00', description: 'Faktur UJI-202' },
    { daysAgo: 5, amount: '1250000.00', description: 'Faktur UJI-301' },
    { daysAgo: 6, amount: '999000.00', description: 'Faktur UJI-401' },
    { daysAgo: 7, amount: '7654321.00', description: 'Faktur INV-2026-880001' },
  ])
  const elsewhere = await openBooks('BCA Rekening Lain', '9100000091')
  await elsewhere.addExpected([{ daysAgo: 8, amount: '8765432.00', description: 'Faktur INV-2026-880002' }])
  page = maker.page
})

const lines = () => page.getByRole('listbox', { name: 'Statement transactions' })
const line = (text: string | RegExp) => lines().getByRole('option', { name: text })
const pane = (text: RegExp) => page.getByRole('region', { name: text })
const found = (description: string) => page.getByRole('article').filter({ hasText: description })

async function openWorkspace(): Promise<void> {
  await page.goto(workspace)
  await line(/\d/).first().waitFor()
}

/** Focuses a line and waits until its candidates are loaded. */
async function goTo(text: string): Promise<void> {
  await line(text).click()
  await pane(/^Candidates for/)
    .getByText(text)
    .first()
    .waitFor()
}

/** Searches an expected transaction by keyboard, picks the result, and leaves the search. */
async function findAndPick(description: string): Promise<void> {
  await page.keyboard.press('f')
  // In one go: typed slowly, a prefix would find the same, which disappears again while the rest is searched.
  await page.keyboard.insertText(description)
  await found(description).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(() => found(description).getByRole('checkbox').isChecked()).toBe(true)
  await page.keyboard.press('Escape')
}

describe('matching by hand', () => {
  test('three lines with one expected transaction, by keyboard alone', async () => {
    await openWorkspace()
    await line(/TOKO SATU/).click()
    for (const name of [/TOKO SATU/, /TOKO DUA/, /TOKO TIGA/]) {
      await page.keyboard.press('Space')
      await expect.poll(() => line(name).getAttribute('aria-selected')).toBe('true')
      if (name.source !== 'TOKO TIGA') await page.keyboard.press('ArrowDown')
    }
    await pane(/Toko Tiga/)
      .getByRole('heading', { name: '3 transactions selected' })
      .waitFor()
    await page.getByText('Nothing is selected yet.').waitFor()
    await findAndPick('UJI-101')
    await page.getByText('No difference remains.').waitFor()
    await expectAccessible(page, 'several lines with one expected transaction')

    await page.keyboard.press('Enter')
    await page.getByText(/^Matched 6,000,000\.00 to ET-/).waitFor()
    await expect.poll(() => line(/TOKO/).count()).toBe(0)
    // The position is kept: the line after those that left.
    await expect.poll(() => line(/DUA FAKTUR/).getAttribute('aria-selected')).toBe('true')
  })

  test('one line with two expected transactions, by mouse', async () => {
    await openWorkspace()
    await goTo('BAYAR DUA FAKTUR')
    const search = page.getByRole('textbox', { name: 'Find an expected transaction' })
    for (const description of ['UJI-201', 'UJI-202']) {
      await search.fill(description)
      await found(description).getByRole('checkbox').check()
      await search.fill('')
      // Search results stay picked when the search ends.
      await page.getByRole('heading', { name: 'Selected' }).waitFor()
    }
    await page.getByText('Selected, 2').waitFor()
    await page.getByText('No difference remains.').waitFor()
    await page.getByRole('button', { name: 'Match ↵', exact: true }).click()
    await page.getByText(/^Matched 5,500,000\.00 to ET-\S+, ET-/).waitFor()
    await expect.poll(() => line(/DUA FAKTUR/).count()).toBe(0)
  })

  test('a difference that the bank kept is a fee: both sides are done', async () => {
    await openWorkspace()
    await goTo('BAYAR DIPOTONG BANK')
    await findAndPick('UJI-301')
    await page.getByText(/^3,700\.00 of .* stays open\./).waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('The amounts differ by 3,700.00.').waitFor()
    await dialog.getByRole('radio', { name: /Bank fee/ }).check()
    await expectAccessible(page, 'the warning before a partial match')
    await dialog.getByRole('button', { name: 'Match in full' }).click()
    await page.getByText(/^Matched 1,246,300\.00 to ET-/).waitFor()
    await expect.poll(() => line(/DIPOTONG/).count()).toBe(0)

    await page.goto('/expected-transactions?q=UJI-301')
    await page.getByRole('row', { name: /UJI-301.*Reconciled/ }).waitFor()
  })

  test('a difference that is still open leaves the rest for the next line', async () => {
    await openWorkspace()
    await goTo('CICILAN KE 1')
    await findAndPick('UJI-401')
    await page.getByRole('button', { name: 'Reconcile partially… ↵' }).click()
    const dialog = page.getByRole('alertdialog')
    // Going back changes nothing, and the focus is where it was.
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Reconcile partially')
    await page.keyboard.press('Enter')
    await dialog.getByText(/^599,000\.00 of .* stays open for another transaction/).waitFor()
    await dialog.getByRole('button', { name: 'Reconcile partially', exact: true }).click()
    await page.getByText(/^Partially matched: 400,000\.00 to ET-/).waitFor()

    await page.goto('/expected-transactions?q=UJI-401')
    await page.getByRole('row', { name: /UJI-401.*Partially reconciled/ }).waitFor()
  })

  test('a line that was expected on another own account says on which, and leads there', async () => {
    await openWorkspace()
    await goTo('BAYAR INV-2026-880001')
    const hint = page.getByRole('note').filter({ hasText: 'Expected on' })
    expect(await hint.count()).toBe(0)
    await goTo('SETOR INV-2026-880002')
    await hint.getByText('Expected on BCA Rekening Lain').waitFor()
    await hint.getByText(/^ET-\S+ · Faktur INV-2026-880002 · /).waitFor()
    await expectAccessible(page, 'the hint of another account')
    await hint.getByRole('link', { name: /^Open ET-/ }).click()
    const description = page.getByRole('textbox', { name: 'Description', exact: true })
    await expect.poll(() => description.inputValue()).toBe('Faktur INV-2026-880002')
    await page
      .getByRole('combobox', { name: /account/i })
      .filter({ hasText: 'BCA Rekening Lain' })
      .waitFor()
  })

  test('a suggestion that is wrong is rejected, and does not come back with the next run', async () => {
    await openWorkspace()
    const done = page.getByText(/^Done\. /)
    await page.getByRole('button', { name: 'Find matches' }).click()
    await done.waitFor()
    await expectAccessible(page, 'the result of a run')
    await line(/880001.*Full match/).click()
    const suggestion = pane(/880001/).getByRole('heading', { name: 'Suggested', exact: true })
    await suggestion.waitFor()
    await page.keyboard.press('x')
    await page.getByText('Suggestion for BAYAR INV-2026-880001 rejected').waitFor()
    await line(/880001.*No match/).waitFor()

    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('button', { name: 'Find matches' }).click()
    await done.waitFor()
    await line(/880001.*No match/).waitFor()
  })
})

describe('taking a match back', () => {
  test('of a colleague wants a reason, which the history keeps with who and when', async () => {
    const { page } = colleague
    const reconciled = () => page.getByRole('link', { name: /^Reconciled/ })
    await page.goto(workspace.replace('unreconciled', 'reconciled'))
    await page.getByRole('option', { name: /6,000,000\.00/ }).click()
    const before = Number((await reconciled().innerText()).replaceAll(/\D/g, ''))
    await page.getByRole('button', { name: /^Unmatch/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Unmatch' }).click()
    await dialog.getByText('Enter a reason, so colleagues understand it later.').waitFor()
    await expectAccessible(page, 'the question for a reason')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Setoran milik toko lain')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.count()).toBe(0)
    // The tab counts matches, and this one had three lines.
    await expect.poll(async () => Number((await reconciled().innerText()).replaceAll(/\D/g, ''))).toBe(before - 1)
    await page.getByText('Setoran milik toko lain').waitFor()
    await page.getByText('Agus Santoso unmatched it').waitFor()
    await expectAccessible(page, 'the history of a match')

    await openWorkspace()
    await expect.poll(() => line(/TOKO/).count()).toBe(3)
    await page.goto('/log')
    await page.getByRole('row', { name: /Agus Santoso.*IDR 6,000,000\.00.*Setoran milik toko lain/ }).waitFor()
  })

  test("of one's own, made a moment ago, wants none", async () => {
    await page.goto(workspace.replace('unreconciled', 'reconciled'))
    await page.getByRole('option', { name: /5,500,000\.00/ }).click()
    await page.getByRole('button', { name: /^Unmatch/ }).click()
    await page.getByText('Undone immediately').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await openWorkspace()
    await line(/BAYAR DUA FAKTUR/).waitFor()
  })
})
