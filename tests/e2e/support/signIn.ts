import type { Page } from 'playwright-core'

/** The password of everybody in the demo. */
export const PASSWORD = 'Arus1234!'

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
