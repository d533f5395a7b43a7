// Every screen in both languages, both themes and three widths: no violation, no sideways scroll, nothing in the console.
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, person } from './support/browser.ts'
import { signIn } from './support/signIn.ts'

const SCREENS = [
  '/home',
  '/balances',
  '/bank-accounts',
  '/bank-accounts/internal-accounts',
  '/bank-accounts/internal-accounts/create',
  '/counterparties',
  '/counterparties/create',
  '/counterparties/create?by=file',
  '/expected-transactions',
  '/expected-transactions/create',
  '/statement-transactions',
  '/statement-transactions/create',
  '/statement-transactions/create?by=hand',
  '/exceptions',
  '/payments',
  '/payments/create',
  '/transfers',
  '/transfers/create',
  '/approvals',
  '/reconciliation?tab=unreconciled',
  '/reconciliation?tab=reconciled',
  '/management',
  '/management/customer/role',
  '/settings/team-members',
  '/settings/api-tokens',
  '/settings/payment-rules',
  '/settings/webhooks',
  '/log',
  '/no-access',
  '/403',
  '/404',
  '/forgot-password',
  '/invitation',
  '/mailbox',
]

const SHAPES = [
  { width: 1440, height: 900, language: 'en', dark: false },
  { width: 932, height: 800, language: 'id', dark: true },
  { width: 430, height: 860, language: 'id', dark: false },
] as const

describe.each(SHAPES)('$width px, $language, dark: $dark', shape => {
  test('every screen is accessible and keeps to its width', async () => {
    const { page, context, faults } = await person(shape)
    await page.goto('/')
    await expectAccessible(page, 'sign-in')
    // Who runs an organization is shown every screen of it.
    await signIn(page, 'admin@arus.test')
    for (const screen of SCREENS) {
      await page.goto(screen)
      await page.locator('h1').first().waitFor()
      const waiting = page.locator('.skeleton, [aria-busy=true]')
      await expect.poll(() => waiting.count(), { message: `data of ${screen}`, timeout: 10_000 }).toBe(0)
      await expectNoSidewaysScroll(page, screen)
      await expectAccessible(page, screen)
      expect(faults, `console of ${screen}`).toEqual([])
    }
    await context.close()
  })
})
