// A customer's payments: recorded for an invoice with proof, cash confirmed by another user, a claim, and a canceled one.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, type Person, seat } from './support/browser.ts'
import { openFolder } from './support/files.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const files = openFolder()
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

async function expectGood({ page }: Person, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

/** Opens an invoice that can be paid, and its payment form. */
async function beginPayment({ page }: Person, place: number): Promise<string> {
  await page.goto('/invoices?tab=UNPAID')
  await page.getByRole('grid').getByRole('link', { name: /^INV-/ }).nth(place).click()
  await page.waitForURL(/\/invoices\/[0-9a-f-]+$/)
  const invoice = page.url()
  await page.getByRole('link', { name: 'Record payment' }).click()
  await page.getByRole('heading', { level: 1, name: 'Record payment' }).waitFor()
  return invoice
}

test('cash is recorded with its proof, waits, is confirmed by somebody else, and pays its invoice', async () => {
  const { page } = maker
  const invoice = await beginPayment(maker, 0)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText('Add proof of the payment').first().waitFor()
  await expectGood(maker, 'the form of a payment with errors')
  await page.getByLabel('Method').selectOption({ label: 'Cash' })
  await page.getByText('Cash pays its invoices once somebody else confirms it.').waitFor()
  await page.locator('input[type=file]').setInputFiles(files.text('kuitansi.pdf', PDF))
  await page.getByText('kuitansi.pdf').waitFor()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.waitForURL(/\/payment\/[0-9a-f-]+$/)
  await page.getByText('Waiting for confirmation').first().waitFor()
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  await expectGood(maker, 'cash that waits')
  const payment = page.url()

  const staff = admin.page
  await staff.goto(payment)
  await staff.getByRole('button', { name: 'Confirm' }).click()
  await staff.getByText('Received', { exact: true }).first().waitFor()
  await expectGood(admin, 'cash that was confirmed')
  await staff.goto(`${invoice}?tab=payments`)
  await staff.getByRole('link', { name: /^PAY-\d{4}-\d{6}$/ }).waitFor()
  await expectGood(admin, 'payments of an invoice')
})

test('a transfer is a claim, and says so on the invoice; canceled, the invoice is owed again', async () => {
  const { page } = maker
  const invoice = await beginPayment(maker, 1)
  await page.getByLabel('Method').selectOption({ label: 'Bank transfer' })
  await page.locator('input[type=file]').setInputFiles(files.text('transfer.pdf', PDF))
  await page.getByText('transfer.pdf').waitFor()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.waitForURL(/\/payment\/[0-9a-f-]+$/)
  await page.getByText('Unverified', { exact: true }).first().waitFor()
  const payment = page.url()
  await page.goto(invoice)
  await page.getByText('unverified', { exact: true }).waitFor()
  await page.goto(payment)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Bukti milik pelanggan lain')
  await dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^Canceled by .*: Bukti milik pelanggan lain$/).waitFor()
  await page.goto(invoice)
  await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor()
  await expect.poll(() => page.getByText('unverified', { exact: true }).count()).toBe(0)
  await page.goto('/payment?tab=CANCELED')
  await page.getByRole('grid').getByText('Canceled').first().waitFor()
})
