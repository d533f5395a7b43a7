// Signing in and out: the messages of product.md §5, the second factor, the end of a session.
import { describe, expect, test } from 'vitest'
import { expectAccessible, person } from './support/browser.ts'
import { typeCode, unusedCode } from './support/codes.ts'
import { ownArus } from './support/ownArus.ts'
import { signIn, typePassword } from './support/signIn.ts'

describe('sign-in', () => {
  test('says what is missing and what does not match, and lets the maker in', async () => {
    const { page, context, faults } = await person()
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
    const { page, context } = await person()
    await typePassword(page, 'approver@arus.test')
    // The field has the focus as soon as the code is requested, and after a wrong one.
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await typeCode(page, '000000')
    await page.getByText('Invalid 2FA code.').waitFor()
    await expectAccessible(page, 'the code step')
    await typeCode(page, await unusedCode('approver@arus.test'))
    await page.waitForURL(/\/home/)
    await context.close()
  })

  test('speaks English to whoever asks for what it does not speak, and keeps the language that they choose', async () => {
    const { page, context } = await person()
    const spoken = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value
    await context.addCookies([{ name: 'language', value: 'fr', url: ownArus().url }])
    await page.goto('/')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await spoken()).toBe('en')
    await page.getByText('Indonesia', { exact: true }).click()
    await page.getByRole('heading', { name: 'Masuk' }).waitFor()
    expect(await spoken()).toBe('id')

    await signIn(page, 'maker@arus.test')
    await page.goto('/dashboard')
    await page.waitForURL(/\/home$/)
    await page.getByRole('heading', { name: 'Beranda' }).waitFor()
    await context.close()
  })

  test('ends an expired session on the logout page, in the language of the person', async () => {
    const { page, context } = await person({ language: 'id' })
    await signIn(page, 'viewer@arus.test')
    await context.clearCookies({ name: 'arus' })
    await page.goto('/bank-accounts')
    await page.waitForURL(/\/logout\?session=expired/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^id/)
    await expectAccessible(page, 'the end of a session')
    await context.close()
  })
})
