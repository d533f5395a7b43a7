// The emails of an installation, as shown by its mailbox.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits for the latest email with a subject to an address, opens it, and follows its button; returns the secret of its link. */
export async function followEmail(page: Page, email: string, subject: RegExp): Promise<string> {
  const letter = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first()
  const look = () => page.goto('/mailbox').then(() => letter.count())
  await expect.poll(look, { message: `a letter to ${email}` }).toBe(1)
  await letter.click()
  const button = page.frameLocator('iframe').getByRole('link')
  const token = /[?&]token=([^&]+)/.exec((await button.getAttribute('href')) ?? '')?.[1]
  await button.click()
  if (token === undefined) throw new Error(`the link of a letter to ${email} has no secret`)
  return token
}
