// Payment providers of the demo's shop: an order from the payer to the matched bank line, as two users see it; and a file-based provider:
// connected with a second factor, one wrong and one right report, and navigating from its batch to an order.
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'
import { forgetFactors, setUpPasskey } from './support/factors.ts'
import { atShop, matchPayout, SHOP_ACCOUNT, uploadReport } from './support/sandboxProvider.ts'

const admin = seat('admin@arus.test')
/** Watches without reloading. */
const colleague = seat('maker@arus.test')

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('follows orders from the payer to the bank line, live in a second browser', async () => {
  const { page } = admin
  const watched = colleague.page
  // Batches contain everything open: the demo's remains go first, and their money does not arrive.
  await atShop('settle', {})
  const [one, other] = [`JNY-${randomInt(100_000, 999_999)}`, `JNY-${randomInt(100_000, 999_999)}`]

  await watched.goto('/payment-transactions?q=JNY-')
  await watched.getByText('Nothing matches these filters').waitFor()
  for (const reference of [one, other]) {
    await atShop('orders', { reference, amount: '1000000.00', channel: 'VIRTUAL_ACCOUNT' })
    await atShop('pay', { reference })
  }
  // After the shop's notification Arus polls the provider, and shows the result.
  for (const reference of [one, other]) {
    await rowOf(watched, reference).getByText('995,560.00').waitFor()
    await rowOf(watched, reference).getByText('Success').waitFor()
  }

  // The shop pays out, and the sandbox bank books it in the provider's name.
  const { batch, net, members } = await atShop<{ batch: string; net: string; members: number }>('settle', {
    account: SHOP_ACCOUNT,
  })
  expect([net, members]).toEqual(['1991120.00', 2])
  await watched.goto(`/payment-records?q=${batch}`)
  await page.goto('/payment-providers')
  await page.getByRole('link', { name: 'Toko online' }).click()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await rowOf(watched, batch).getByText('Unreconciled').waitFor()
  await watched.getByRole('link', { name: batch }).click()
  const inBank = watched.getByRole('region', { name: 'In the bank' })
  await inBank.getByText('Unreconciled').waitFor()
  await watched.getByText('The provider has reported the net amount only.', { exact: false }).waitFor()

  // The batch's transactions arrive with its report.
  await uploadReport(page, batch)
  const orders = watched.getByRole('region', { name: 'Orders' })
  for (const reference of [one, other]) await orders.getByRole('link', { name: reference }).waitFor()
  await watched.getByText('2,000,000.00').first().waitFor()
  await expectAccessible(watched, 'a settlement with its orders')

  // The bank line arrives with the bank's own sync. The run matches it with this batch automatically.
  await matchPayout(page, '1,991,120.00')
  await inBank.getByText('Reconciled', { exact: true }).waitFor()
  await inBank.getByText('IDR 1,991,120.00').waitFor()
})

const alias = `Durianpay ${randomInt(10_000, 99_999)}`
const order = `JNY-${randomInt(100_000, 999_999)}`

const report = (gross: string) => ({
  name: 'report.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`ID,Order,Amount,Fee,Paid out\nd-${order},${order},${gross},4440.00,2026-11-20\n`),
})

test('connects by file, is told what is wrong with a report, and finds its money', async () => {
  const { page } = admin
  await setUpPasskey(admin)
  await page.goto('/payment-providers')
  await page
    .getByRole('link', { name: /^Connect a provider/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Connect Durianpay' }).click()
  const connecting = page.getByRole('dialog', { name: 'Connect Durianpay' })
  await connecting.getByRole('textbox', { name: /^Alias/ }).fill(alias)
  const account = connecting.getByRole('combobox', { name: /^Payout account/ })
  await account.selectOption(await account.locator('option', { hasText: 'BCA Operasional' }).getAttribute('value'))
  await expectAccessible(page, 'the dialog that connects a provider')
  await connecting.getByRole('button', { name: 'Connect' }).click()
  // Requested only when everything else is valid, and for exactly this change.
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.getByRole('heading', { level: 1, name: alias }).waitFor()

  await page.getByRole('button', { name: 'Upload report' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload report' })
  for (const [label, column] of [
    ['Transaction ID', 'ID'],
    ['Gross amount', 'Amount'],
    ['Payout date', 'Paid out'],
    ['Order', 'Order'],
    ['Fee', 'Fee'],
  ] as const)
    await upload.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(column)
  await upload.locator('input[type=file]').setInputFiles(report('1.5.0'))
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await upload.getByText('Nothing was stored. Fix 1 error and upload the report again.').waitFor()
  await upload.getByText(/^Row 2 Amount/).waitFor()
  await expectAccessible(page, 'a report that is refused')
  await upload.locator('input[type=file]').setInputFiles(report('150000.00'))
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await upload.getByText('Payment records: 1 new, 0 updated, 0 already there').waitFor()
  await upload.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('link', { name: 'Payment records' }).last().click()
  await page.getByRole('link', { name: '2026-11-20' }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${alias}, `) }).waitFor()
  await page.getByText('IDR 145,560.00').first().waitFor()
  await page.getByRole('link', { name: /^ET-/ }).waitFor()
  await page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: order }).click()
  await page.getByRole('heading', { level: 1, name: order }).waitFor()
  expect(await page.getByRole('button', { name: 'Ask provider' }).count()).toBe(0)
  await expectAccessible(page, 'an order at a provider')
  await forgetFactors('admin@arus.test')
})
