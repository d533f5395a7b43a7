// Getting in and out: the messages of product.md §5, the second factor, the end of a session, what a role is shown.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, launchBrowser, person } from './support/browser.ts'
import { currentCode, signIn, typePassword } from './support/signIn.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('sign-in', () => {
  test('says what is missing and what does not match, and lets the maker in', async () => {
    const { page, context, faults } = await person(browser)
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Email is Required').waitFor()
    await page.getByText('Password is Required').waitFor()
    await expectAccessible(page, 'sign-in with errors')

    await typePassword(page, 'nobody-in-this-test@arus.test', 'Wrong1234!')
    await page.getByText('Your email or password does not match.').waitFor()

    await signIn(page, 'maker@arus.test')
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).not.toContain('arus=')
    expect(faults).toEqual([])
    await context.close()
  })

  test('asks whoever has an authenticator for the six digits', async () => {
    const { page, context } = await person(browser)
    await typePassword(page, 'approver@arus.test')
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await expectAccessible(page, 'the code step')
    // The first box has the focus.
    await page.keyboard.type('000000')
    await page.getByText('Invalid 2FA code.').waitFor()
    await page.keyboard.type(currentCode())
    await page.waitForURL(/\/home/)
    await context.close()
  })

  test('ends an expired session on the logout page, in the language of the person', async () => {
    const { page, context } = await person(browser, { language: 'id' })
    await signIn(page, 'viewer@arus.test')
    await context.clearCookies({ name: 'arus' })
    await page.goto('/bank-accounts')
    await page.waitForURL(/\/logout\?session=expired/)
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^id/)
    await expectAccessible(page, 'the end of a session')
    await context.close()
  })

  test('offers a viewer nothing that would be refused', async () => {
    const { page, context } = await person(browser)
    await signIn(page, 'viewer@arus.test')
    await page.goto('/statement-transactions')
    await page.getByRole('heading', { name: 'Statement transactions' }).waitFor()
    await page.getByRole('grid').waitFor()
    expect(await page.getByRole('link', { name: 'Import statement' }).count()).toBe(0)
    await page.goto('/reconciliation?tab=unreconciled')
    await page.getByRole('listbox', { name: 'Statement lines' }).waitFor()
    expect(await page.getByRole('button', { name: 'Find matches' }).count()).toBe(0)
    await context.close()
  })
})
