import type { Page } from 'playwright-core'

/** The password of all demo users. */
export const PASSWORD = 'Arus1234!'

/** Fills in the sign-in form. Finds fields by their purpose, so that it works in every language. */
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
