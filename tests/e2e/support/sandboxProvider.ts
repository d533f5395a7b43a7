// Actions at the payment provider sandbox: payers pay, the shop is paid out.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownArus } from './ownArus.ts'

/** The sandbox's port, relative to the web's. */
const SANDBOX_PROVIDER = 5

/** The payout account of the demo's shop. */
export const SHOP_ACCOUNT = { bankCode: '014', accountNumber: '2081134471' }

async function ask(path: string, body?: object): Promise<Response> {
  const url = new URL(ownArus().url)
  url.port = String(Number(url.port) + SANDBOX_PROVIDER)
  const answer = await fetch(new URL(`/sandbox/${path}`, url), {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  expect(answer.status, path).toBe(200)
  return answer
}

/** Calls the shop; without a body it reads text. */
export async function atShop<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await ask(path, body && { provider: 'XENDIT', ...body })
  // Checked by the test's assertions.
  return (await (body ? answer.json() : answer.text())) as Answer
}

/** A payment to a virtual account, at the payer's bank. */
export async function payAtBank(number: string, more: object = {}): Promise<void> {
  await ask('virtual-accounts/pay', { number, ...more })
}

/** The transactions of a batch arrive by its report, uploaded on the provider's page. */
export async function uploadReport(page: Page, batch: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload report' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload report' })
  const buffer = Buffer.from(await atShop<string>(`reports/${batch}`))
  await upload.locator('input[type=file]').setInputFiles({ name: 'withdrawal.csv', mimeType: 'text/csv', buffer })
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await upload.getByText('Payment records: 0 new, 1 updated, 0 already there').waitFor()
  await upload.getByRole('button', { name: 'Close' }).last().click()
}

/** The payout's bank line arrives with the bank's own sync; a run matches it automatically. Ends on the reconciliation page. */
export async function matchPayout(page: Page, amount: string): Promise<void> {
  await page.goto('/bank-accounts')
  await page.getByRole('link', { name: /^BCA Operasional/ }).click()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await page.getByRole('region', { name: 'Connection' }).getByText('1 new').waitFor()
  await page.goto('/bank-accounts')
  await page.getByRole('link', { name: /to reconcile.*BCA Operasional/ }).click()
  await page.getByRole('button', { name: 'Run auto-match' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('dialog')
  const matches = review.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await matches.filter({ hasText: amount }).waitFor()
  // Other automatic matches belong to other journeys.
  for (const other of await matches.filter({ hasNotText: amount }).all()) await other.getByRole('checkbox').uncheck()
  await review.getByRole('button', { name: 'Confirm 1 match' }).click()
}
