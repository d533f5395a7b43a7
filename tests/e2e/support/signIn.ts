import { createGuardrails, generateSync } from 'otplib'
import type { Page } from 'playwright-core'

const PASSWORD = 'Arus1234!'
/** The authenticator of approver@ and both@ in the demo. */
const SECRET = 'JBSWY3DPEHPK3PXP'

/** Fills the sign-in form as a person does. */
export async function typePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

/** Signs in and waits for the first screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await typePassword(page, email)
  await page.waitForURL(/\/home/)
}

/** What the authenticator app shows now. */
export function currentCode(): string {
  return generateSync({ secret: SECRET, guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }) })
}
