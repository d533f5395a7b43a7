// A payment provider that is kept by file: connected with a second factor, a report that is wrong and one that is right, and the way from
// its batch to an order and to the bank line that is expected.
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'
import { forgetFactors, setUpPasskey } from './support/factors.ts'

const admin = seat('admin@arus.test')

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
  await connecting.getByRole('combobox', { name: /^Payout account/ }).selectOption({ index: 1 })
  await expectAccessible(page, 'the dialog that connects a provider')
  await connecting.getByRole('button', { name: 'Connect' }).click()
  // It is asked for once nothing else is wrong, and for exactly this.
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
