// One browser for a test file; each person gets a context (cookies, storage) of their own.
import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import bundledChromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** The system's Chromium where there is one, else the one that came with npm. */
export async function launchBrowser(): Promise<Browser> {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  if (existsSync(SYSTEM_CHROMIUM) && !process.env.ARUS_BUNDLED_CHROMIUM)
    return chromium.launch({ executablePath: SYSTEM_CHROMIUM, args: ['--no-sandbox', '--disable-gpu', ...quiet] })
  // Its own flags put all into one process, which ends with the first context that is closed.
  const flags = bundledChromium.args.filter(flag => !['--single-process', '--no-zygote'].includes(flag))
  return chromium.launch({
    executablePath: await bundledChromium.executablePath(),
    args: [...flags, ...quiet],
  })
}

export type Person = { context: BrowserContext; page: Page; faults: string[] }

/** A person at a browser. `faults` collects what the console and the page report as errors. */
export async function person(
  browser: Browser,
  options: { width?: number; height?: number; language?: 'en' | 'id'; dark?: boolean } = {},
): Promise<Person> {
  const { width = 1440, height = 900, language = 'en', dark = false } = options
  const url = inject('arusUrl')
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: language, url }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { context, page, faults }
}

/** Asserts that axe finds nothing against WCAG 2.2 A and AA on what is shown. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
  expect(found, `accessibility of ${what}`).toEqual([])
}

/** Asserts that the page itself does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scroll of ${what}`).toBeLessThanOrEqual(0)
}
