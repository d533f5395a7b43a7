// What happens at the sandbox of payment providers: payers pay, the shop is paid out.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownArus } from './ownArus.ts'

/** The sandbox of payment providers is so many ports after the web. */
const SANDBOX_PROVIDER = 5

/** Where the demo's shop is paid out to. */
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

/** Of the shop; without a body it is read as text. */
export async function atShop<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await ask(path, body && { provider: 'XENDIT', ...body })
  // What a test does with it is its check.
  return (await (body ? answer.json() : answer.text())) as Answer
}

/** Somebody pays to a virtual account, at their bank. */
export async function payAtBank(number: string, more: object = {}): Promise<void> {
  await ask('virtual-accounts/pay', { number, ...more })
}

/** What a batch is made of comes by its report, on the page of its provider. */
export async function uploadReport(page: Page, batch: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload report' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload report' })
  const buffer = Buffer.from(await atShop<string>(`reports/${batch}`))
  await upload.locator('input[type=file]').setInputFiles({ name: 'withdrawal.csv', mimeType: 'text/csv', buffer })
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await upload.getByText('Payment records: 0 new, 1 updated, 0 already there').waitFor()
  await upload.getByRole('button', { name: 'Close' }).last().click()
}

/** The bank's line of a payout comes with the bank's own sync; a run is certain enough of it to match it. Ends where lines are matched. */
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
  // What else is certain belongs to other journeys.
  for (const other of await matches.filter({ hasNotText: amount }).all()) await other.getByRole('checkbox').uncheck()
  await review.getByRole('button', { name: 'Confirm 1 match' }).click()
}
