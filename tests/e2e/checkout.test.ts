// A customer pays an invoice by a link on a phone, or to a virtual account of its own: staff create it, the payer needs no sign-in, and both see
// the money without a reload. Late payments and other amounts are booked as they are.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, type Person, person, seat } from './support/browser.ts'
import { chooseBank, issueInvoice, linkTo } from './support/checkout.ts'
import { ownArus } from './support/ownArus.ts'
import { payAtBank } from './support/sandboxProvider.ts'
import { until } from '../support/until.ts'

const maker = seat('maker@arus.test')

const PHONE = { width: 390, height: 844, language: 'id' } as const
async function expectGood({ page }: Person, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

test('an invoice is paid on a phone by a link, and the payer and staff see it without a reload', async () => {
  const invoice = await issueInvoice()
  const link = await linkTo(maker, invoice)
  await expectGood(maker, 'an invoice with a payment link')
  const guest = await person(PHONE)
  const { page } = guest
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: /1\.200\.000,00/ }).waitFor()
  // The link's secret is removed from the address bar and the history.
  expect(page.url()).toBe(`${ownArus().url}/checkout`)
  const number = await chooseBank(guest, 'BNI')
  await expectGood(guest, 'a virtual account to pay to')
  await payAtBank(number)
  await page.getByRole('heading', { level: 1, name: 'Pembayaran diterima' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/checkout/success')
  await page.getByText(/^PAY-\d{4}-\d{6}$/).waitFor()
  await expectGood(guest, 'a payment that was received')

  await maker.page.getByText('Paid', { exact: true }).first().waitFor()
  await maker.page.getByText('Nothing is left to pay.').waitFor()
  await maker.page.getByRole('link', { name: 'Payments', exact: true }).click()
  await maker.page.getByRole('link', { name: /^PAY-\d{4}-\d{6}$/ }).waitFor()
  await maker.page.getByRole('cell', { name: 'Virtual account' }).waitFor()
  expect(guest.faults).toEqual([])
  await guest.context.close()
})

test('another amount leaves the rest, a late payment is booked all the same, and a revoked link shows nothing', async () => {
  const invoice = await issueInvoice()
  const link = await linkTo(maker, invoice)
  const guest = await person(PHONE)
  const { page } = guest
  await page.goto(link)
  const first = await chooseBank(guest, 'BNI')
  await page.getByRole('button', { name: 'Pilih cara lain' }).click()
  const second = await chooseBank(guest, 'BRI')
  await payAtBank(second, { amount: '700000.00' })
  await page.getByText(/^Sisa Rp\s500\.000,00 dari INV-/).waitFor()
  await expectGood(guest, 'a part that was received')
  await maker.page.getByText('Partially paid', { exact: true }).first().waitFor()

  // The first chosen number has expired; a payment to it still arrives.
  await payAtBank(first, { amount: '500000.00', late: true })
  await page.getByText(/^INV-\S+ lunas\.$/).waitFor()
  await maker.page.getByText('Paid', { exact: true }).first().waitFor()

  await maker.page.getByRole('button', { name: 'Revoke links' }).click()
  await maker.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke links' }).click()
  await maker.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Tautan ini sudah berakhir' }).waitFor()
  await expectGood(guest, 'a link that has ended')
  expect(guest.faults).toEqual([])
  await guest.context.close()
})

test('a customer has a virtual account of its own: what is paid to it pays the invoice of that amount, the rest waits for staff', async () => {
  const invoice = await issueInvoice()
  const { page: desk } = maker
  await desk.goto(invoice)
  await desk.getByRole('main').locator('a[href^="/buyer/"]').first().click()
  await desk.waitForURL(/\/buyer\/[\da-f-]{36}/)
  const customer = desk.url()
  const card = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Virtual accounts' }) })
  await card.getByRole('button', { name: 'Open virtual account' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Open a virtual account' })
  await dialog.getByRole('combobox', { name: 'Bank' }).selectOption({ label: 'BNI (Xendit)' })
  await expectGood(maker, 'opening a virtual account')
  await dialog.getByRole('button', { name: 'Open virtual account' }).click()
  const shown = card.getByText(/^BNI \d{10,}$/)
  await shown.waitFor()
  const number = ((await shown.textContent()) ?? '').replace('BNI ', '')
  await expectGood(maker, 'a customer with a virtual account')

  await desk.goto(invoice)
  await payAtBank(number, { amount: '1200000.00' })
  await desk.getByText('Nothing is left to pay.').waitFor()
  await payAtBank(number, { amount: '54321.00' })
  await until(async () => {
    await desk.goto('/payment?tab=unapplied')
    const row = desk.getByRole('row', { name: /54,321\.00/ })
    return row.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    )
  })

  await desk.goto(customer)
  await card.getByRole('button', { name: `Close account ${number}` }).click()
  const closing = desk.getByRole('alertdialog')
  await closing.getByRole('button', { name: 'Close account' }).click()
  await closing.waitFor({ state: 'detached' })
  await card.getByText(/^Closed/).waitFor()
})
