// Money out, by two people in two browsers: one makes a payment, the other approves it with a code or turns it down, and both see its
// state as it changes.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Books, dayAgo, openBooks } from './support/books.ts'
import { expectAccessible, expectNoSidewaysScroll, person, type Person, seat } from './support/browser.ts'
import { currentCode, typePassword } from './support/signIn.ts'

const ALIAS = 'BCA Pembayaran'

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
  await typePassword(approver.page, 'both@arus.test')
  await approver.page
    .getByRole('textbox', { name: /pin code/i })
    .first()
    .waitFor()
  await approver.page.keyboard.type(currentCode(-1))
  await approver.page.waitForURL(/\/home/)
})
afterAll(async () => {
  await approver?.context.close()
})

/** A payment of today that needs approval; answers its number. */
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

const row = (page: Page, text: string | RegExp) => page.getByRole('row', { name: text })
const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

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
    await page.getByText('Takes 100,000,000 or more').waitFor()
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
    await card(page, '13,500,000.00').waitFor()
    for (const amount of ['12,500,000.00', '13,500,000.00']) await card(page, amount).getByRole('checkbox').check()
    await expectAccessible(page, 'the approvals')
    await page.keyboard.press('a')
    const dialog = page.getByRole('alertdialog', { name: 'Approve 2 payments' })
    await dialog.getByText('26,000,000.00').waitFor()
    await dialog.getByText(/From PT Nusantara Retail/).waitFor()
    const firstBox = dialog.getByRole('textbox').first()
    await firstBox.waitFor()
    await expectAccessible(page, 'the approval of two payments')
    await page.keyboard.type('000000')
    await dialog.getByRole('alert').waitFor()
    await expect.poll(() => firstBox.evaluate(box => box === document.activeElement)).toBe(true)
    await page.keyboard.type(currentCode())
    await dialog.waitFor({ state: 'detached' })
    await card(page, '12,500,000.00').waitFor({ state: 'detached' })
    // The account has no connection to its bank: it waits to be exported.
    await row(maker.page, /12,500,000.00/)
      .getByText('Scheduled')
      .waitFor()
    await row(maker.page, new RegExp(second.number)).getByText('Scheduled').waitFor()
  })

  test('is exported for the portal of the bank, and tells its history', async () => {
    const { page } = maker
    await row(page, /12,500,000.00/).dblclick()
    await page.getByRole('heading', { name: 'Approvals and history' }).waitFor()
    await page.getByText('Authenticator code').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByText('In progress', { exact: true }).first().waitFor()
    await expectAccessible(page, 'a payment')
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
    await card(page, number).getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('alertdialog').getByRole('textbox').first().waitFor()
    await expectAccessible(page, 'an approval on a phone')
    await expectNoSidewaysScroll(page, 'an approval on a phone')
    await page.keyboard.type(currentCode(1))
    await card(page, number).waitFor({ state: 'detached' })
    expect(approver.faults).toEqual([])
  })
})
