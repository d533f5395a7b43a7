// What happens at the sandbox of payment providers: payers pay, the shop is paid out.
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
