// Outgoing money, with two users in two browsers: one creates a payment, the other approves it with a code or rejects it, and both see its
// status change.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Books, dayAgo, openBooks } from './support/books.ts'
import { expectAccessible, expectNoSidewaysScroll, person, type Person, seat } from './support/browser.ts'
import { confirmCode, typeCode, unusedCode } from './support/codes.ts'
import { forgetFactors, setUpPasskey } from './support/factors.ts'
import { signIn, typePassword } from './support/signIn.ts'

const ALIAS = 'BCA Pembayaran'
const OWNER = 'owner@arus.test'
const APPROVER = 'both@arus.test'

const maker = seat('maker@arus.test')
let approver: Person
let books: Books
let payee: { id: string; bankAccounts: { id: string }[] }

beforeAll(async () => {
  books = await openBooks(ALIAS, '9100000021')
  const found = await books.client.run<{ organization: { counterparties: { edges: { node: typeof payee }[] } } }>(
    `{ organization { counterparties(first: 1, filter: { search: "Semen" }) { edges { node { id bankAccounts { id } } } } } }`,
  )
  payee = found.organization.counterparties.edges[0]!.node
  approver = await person()
  await typePassword(approver.page, APPROVER)
  await typeCode(approver.page, await unusedCode(APPROVER))
  await approver.page.waitForURL(/\/home/)
})
afterAll(async () => {
  await approver?.context.close()
  await forgetFactors(OWNER)
})

/** A payment for today that needs approval; returns its number. */
async function pay(amount: string): Promise<{ number: string; uuid: string }> {
  const { createPayment } = await books.client.run<{ createPayment: { payment: { number: string; uuid: string } } }>(
    `mutation ($input: CreatePaymentInput!) {
      createPayment(input: $input) { payment { number uuid } userErrors { code message field } }
    }`,
    {
      input: {
        kind: 'PAYMENT',
        fromAccountId: books.accountId,
        counterpartyId: payee.id,
        counterpartyAccountId: payee.bankAccounts[0]?.id,
        amount: { amount, currency: 'IDR' },
        method: 'BI_FAST',
        date: dayAgo(0),
        idempotencyKey: randomUUID(),
      },
    },
  )
  return createPayment.payment
}

const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' })
const row = (page: Page, text: string | RegExp) => page.getByRole('row', { name: text })
/** In the queue, not in the approval next to it. */
const card = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Approvals' }).getByRole('listitem').filter({ hasText: text })

/** A spreadsheet's clipboard, pasted into the first cell. */
async function paste(page: Page, rows: readonly (readonly string[])[]) {
  const cell = page
    .getByRole('textbox', { name: 'From account, 2' })
    .or(page.getByRole('combobox', { name: 'From account, 2' }))
  await cell.focus()
  await cell.evaluate(
    (target, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    rows.map(row => row.join('\t')).join('\n'),
  )
}

describe('many payments', () => {
  test('are pasted from a spreadsheet, corrected on their cells, made at once, and brought again as a file only with a tick', async () => {
    const { page } = maker
    await page.goto('/payments')
    await page.getByRole('link', { name: 'Bulk create' }).click()
    const [day, month, year] = [dayAgo(0).slice(8), dayAgo(0).slice(5, 7), dayAgo(0).slice(0, 4)]
    const date = `${day}/${month}/${year}`
    await paste(page, [
      ['from_account_number', 'counterparty_alias', 'amount', 'currency', 'method', 'date', 'memo'],
      ['9100000021', 'Semen Nusantara', '1.234.567', 'idr', 'BI Fast', date, 'BULK-1'],
      ['9100000021', 'Siapa', '7.654.321', 'idr', 'BI Fast', date, 'BULK-2'],
    ])
    await page.getByText('IDR 8,888,888.00').waitFor()
    await page.getByRole('button', { name: /Check rows/ }).click()
    await page.getByText('No counterparty has the alias Siapa.').first().waitFor()
    await expectAccessible(page, 'pasted rows with errors')
    await page.getByRole('button', { name: 'Go to cell' }).click()
    await page.locator('[aria-label="Counterparty, 3"]:focus').waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    // A part of the name suggests the counterparty in the cell, and its accounts in the next one.
    await page.keyboard.type('nusan')
    await page.locator('#choices-counterparty_alias option[value="Semen Nusantara"]').waitFor({ state: 'attached' })
    await page.locator('[aria-label="Counterparty, 3"]').fill('Semen Nusantara')
    await page.keyboard.press('Tab')
    const accounts = page.locator('#choices-account_number option')
    await accounts.first().waitFor({ state: 'attached' })
    await page.keyboard.type((await accounts.first().getAttribute('value')) ?? '')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText('2 will need one approval').waitFor()
    await page.getByRole('button', { name: /^Import 2 rows/ }).click()
    await page.getByText('2 rows imported').waitFor()
    await expectAccessible(page, 'payments that were made')
    await page.getByRole('link', { name: 'View list' }).click()
    await row(page, /1,234,567\.00/).waitFor()
    await row(page, /7,654,321\.00/).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(3)

    await page.goto('/payments/import?by=file')
    await page.locator('input[type=file]').setInputFiles({
      name: 'again.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `from_account_number,counterparty_alias,amount,currency,method,date\n9100000021,Semen Nusantara,1234567,IDR,BI_FAST,${dayAgo(0)}\n`,
      ),
    })
    await page.getByRole('button', { name: 'Check file' }).click()
    const make = page.getByRole('button', { name: /^Import one row/ })
    await make.waitFor()
    expect(await make.isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'These are different payments' }).check()
    await expectAccessible(page, 'a file with a warning')
    await make.click()
    await page.getByText('One row imported').waitFor()
  })
})

describe('a payment', () => {
  test('is made in a form that says what it costs, when it leaves and how many must approve', async () => {
    const { page } = maker
    await page.goto('/payments/create')
    await page.getByRole('combobox', { name: 'From account' }).selectOption({ label: `${ALIAS} · BCA ··0021 · IDR` })
    await page.getByRole('combobox', { name: 'To counterparty' }).fill('Semen')
    await page.getByRole('option', { name: /Semen/ }).first().click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('12500000')
    await page.getByRole('radio', { name: /BI Fast/ }).waitFor()
    await page.getByText('Needs 1 approval').waitFor()
    await page.getByText('Minimum 100,000,000').waitFor()
    await expectAccessible(page, 'the form of a payment')
    await approver.page.goto('/approvals')
    await approver.page.getByRole('heading', { name: 'Approvals' }).waitFor()
    await page.getByRole('textbox', { name: 'Memo to beneficiary' }).fill('INV/2026/0431')
    await page.getByRole('button', { name: /^Submit for approval/ }).click()
    await row(page, /12,500,000.00/).waitFor()
    await expectAccessible(page, 'the list of payments')
  })

  test('reaches who must approve it, and is approved by keys and one code; its maker sees it at once', async () => {
    const { page } = approver
    await card(page, '12,500,000.00').waitFor()
    const second = await pay('13500000.00')
    // Clicking its card anywhere shows it: the keys act on the shown payment.
    await card(page, '13,500,000.00').click()
    await expect.poll(() => card(page, '13,500,000.00').getAttribute('aria-current')).toBe('true')
    for (const amount of ['12,500,000.00', '13,500,000.00']) await card(page, amount).getByRole('checkbox').check()
    await expectAccessible(page, 'the approvals')
    await page.keyboard.press('a')
    // Next to the list, which stays usable.
    const dialog = page.getByRole('dialog', { name: 'Approve 2 payments' })
    await dialog.getByText('26,000,000.00').waitFor()
    await dialog.getByText(/^PT Nusantara Retail, from BCA Pembayaran ··0021$/).waitFor()
    await codeField(page).waitFor()
    await expectAccessible(page, 'the approval of two payments')
    expect(await card(page, second.number).getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => card(page, second.number).getAttribute('aria-current')).toBe('false')
    await card(page, '12,500,000.00').getByRole('checkbox').uncheck()
    await page.getByRole('dialog', { name: 'Approve this payment' }).waitFor()
    await card(page, '12,500,000.00').getByRole('checkbox').check()
    await dialog.getByText('26,000,000.00').waitFor()
    await codeField(page).focus()
    await typeCode(page, '000000')
    // Until the list of two is prepared, the previous one stays readable and nothing can be submitted.
    await expect.poll(() => dialog.getByRole('button', { name: /^Approve 2 payments/ }).isEnabled()).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').waitFor()
    await confirmCode(page, await unusedCode(APPROVER))
    await dialog.waitFor({ state: 'detached' })
    await card(page, '12,500,000.00').waitFor({ state: 'detached' })
    // The account has no bank connection: the payment waits for its export.
    await row(maker.page, /12,500,000.00/)
      .getByText('Scheduled')
      .waitFor()
    await row(maker.page, new RegExp(second.number)).getByText('Scheduled').waitFor()
  })

  test('is exported for the portal of the bank, and tells its history', async () => {
    const { page } = maker
    await row(page, /12,500,000.00/).click()
    await page.getByRole('heading', { name: 'Approvals and history' }).waitFor()
    await page.getByText('Authenticator code').waitFor()
    await page.getByText('twelve million five hundred thousand rupiah').waitFor()
    const number = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: 'Next in list' }).waitFor()
    await page.keyboard.press(']')
    await page.getByRole('heading', { level: 1, name: number ?? '' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Previous in list' }).click()
    await page.getByRole('heading', { level: 1, name: number ?? '' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Export payment' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByText('In progress', { exact: true }).first().waitFor()
    await expectAccessible(page, 'a payment')
  })

  test('is made again from another one, which is told as its likely duplicate', async () => {
    const { page } = maker
    await page.getByRole('link', { name: 'Duplicate' }).click()
    await page.getByText('A similar payment was created in the last few days.').waitFor()
    await page.getByText('Needs 1 approval').waitFor()
    await expectAccessible(page, 'a payment that is made from another one')
    await expect.poll(() => page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('12,500,000.00')
  })

  test('is turned down for a reason, which its maker reads without a reload', async () => {
    const { number, uuid } = await pay('14500000.00')
    await maker.page.goto(`/payments/${uuid}`)
    await maker.page.getByRole('heading', { name: number }).waitFor()
    const { page } = approver
    await card(page, number).getByRole('checkbox').check()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject this payment' })
    await dialog.getByRole('button', { name: 'Wrong amount' }).click()
    await dialog.getByRole('button', { name: 'Reject payment' }).click()
    await card(page, number).waitFor({ state: 'detached' })
    await maker.page.getByText('Wrong amount').first().waitFor()
    await maker.page.getByText(/^Dewi Anggraini, /).waitFor()
    expect(approver.faults).toEqual([])
  })

  test('can be decided on with a phone', async () => {
    const { number } = await pay('15500000.00')
    const { page } = approver
    await page.setViewportSize({ width: 430, height: 932 })
    await card(page, number).getByRole('button', { name: 'Reject' }).waitFor()
    // The screen is made for phones.
    expect(await page.getByText('We recommend a desktop screen').count()).toBe(0)
    await card(page, number).getByRole('button', { name: 'Approve' }).click()
    await codeField(page).waitFor()
    await expectAccessible(page, 'an approval on a phone')
    await expectNoSidewaysScroll(page, 'an approval on a phone')
    await confirmCode(page, await unusedCode(APPROVER))
    await card(page, number).waitFor({ state: 'detached' })
    expect(approver.faults).toEqual([])
  })

  test('is approved with a passkey by whoever has no app, and tells so', async () => {
    const { number, uuid } = await pay('16500000.00')
    const owner = await person()
    const { page } = owner
    await signIn(page, OWNER)
    await setUpPasskey(owner)
    await page.goto('/approvals')
    await card(page, number).getByRole('checkbox').check()
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: 'Approve this payment' })
    const approve = dialog.getByRole('button', { name: 'Approve with passkey' })
    await approve.waitFor()
    await expectAccessible(page, 'an approval with a passkey')
    await approve.click()
    await card(page, number).waitFor({ state: 'detached' })
    await page.goto(`/payments/${uuid}`)
    await page.getByRole('heading', { name: 'Approvals and history' }).waitFor()
    await page.getByText('Passkey', { exact: true }).waitFor()
    expect(owner.faults).toEqual([])
    await owner.context.close()
  })
})
