import { createGuardrails, generateSync } from 'otplib'
import type { Page } from 'playwright-core'

/** The password of everybody in the demo. */
export const PASSWORD = 'Arus1234!'
/** The authenticator of approver@ and both@ in the demo. */
const SECRET = 'JBSWY3DPEHPK3PXP'

/** Fills the sign-in form as a person does. The fields are found by what they are for, so that it serves every language. */
export async function typePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/')
  await page.locator('input[autocomplete=username]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.keyboard.press('Enter')
}

/** Signs in and waits for the first screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await typePassword(page, email)
  await page.waitForURL(/\/home/)
}

/** What the authenticator app shows now, or so many steps of 30 seconds away: each is taken once, and its neighbors are taken too. */
export function currentCode(steps = 0): string {
  const epoch = Math.floor(Date.now() / 1_000) + steps * 30
  return generateSync({ secret: SECRET, epoch, guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }) })
}
