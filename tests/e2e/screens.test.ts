// Every screen in both languages, both themes and three widths: no violation, no sideways scroll, nothing in the console.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectCurrentEntryInView, expectNoSidewaysScroll, person } from './support/browser.ts'
import { screensOf } from './support/featureScreens.ts'
import { signIn } from './support/signIn.ts'

/** Of every feature, and those of none. */
const SCREENS = [...screensOf('axe'), '/no-access', '/403', '/404', '/forgot-password', '/invitation', '/mailbox']

type Shape = { width: number; height: number; dark: boolean }

/** Each language has its own page; only the width and theme of the page change. */
const JOURNEYS: { language: 'en' | 'id'; shapes: readonly [Shape, ...Shape[]] }[] = [
  { language: 'en', shapes: [{ width: 1440, height: 900, dark: false }] },
  {
    language: 'id',
    shapes: [
      { width: 932, height: 800, dark: true },
      { width: 430, height: 860, dark: false },
    ],
  },
]

/** Narrows the window, and changes the theme as theme/colorMode.ts does. */
async function take(page: Page, { width, height, dark }: Shape): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(isDark => void document.documentElement.classList.toggle('dark', isDark), dark)
}

/** The browser logs that the page itself was answered with 403 or 404, as these pages should be. */
const tellsStatusOf = (screen: string, fault: string): boolean =>
  ['/403', '/404'].includes(screen) && fault.includes(`status of ${screen.slice(1)} `)

async function expectToFit(page: Page, screen: string, shapes: readonly Shape[]): Promise<void> {
  for (const shape of shapes) {
    await take(page, shape)
    const what = `${screen}, ${shape.width} px`
    const waiting = page.locator('.skeleton, [aria-busy=true]')
    await expect.poll(() => waiting.count(), { message: `data of ${what}` }).toBe(0)
    await expectNoSidewaysScroll(page, what)
    await expectCurrentEntryInView(page, what)
    await expectAccessible(page, what)
  }
}

describe.each(JOURNEYS)('in $language', ({ language, shapes }) => {
  const [first] = shapes
  const look = { ...first, language }
  let inside: Awaited<ReturnType<typeof person>>

  // The owner of an organization sees all its screens.
  beforeAll(async () => {
    inside = await person(look)
    await signIn(inside.page, 'admin@arus.test')
  })
  afterEach(() => void inside.faults.splice(0))
  afterAll(() => inside?.context.close())

  test('the sign-in is accessible and keeps to its width', async () => {
    const { page, context } = await person(look)
    await page.goto('/')
    await page.locator('input[autocomplete=username]').waitFor()
    await expectToFit(page, 'sign-in', shapes)
    await context.close()
  })

  test.each(SCREENS)('%s is accessible and keeps to its width', async screen => {
    const { page, faults } = inside
    await page.setViewportSize(first)
    await page.goto(screen)
    await page.locator('h1').first().waitFor()
    await expectToFit(page, screen, shapes)
    const unexpected = faults.filter(fault => !tellsStatusOf(screen, fault))
    expect(unexpected, `console of ${screen}`).toEqual([])
  })
})
