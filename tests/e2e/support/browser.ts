// Users in the one browser of all tests; each gets their own context (cookies, storage).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result, RunOptions } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { ownArus } from './ownArus.ts'
import { signIn } from './signIn.ts'
import { within } from '../../support/until.ts'

export type Person = { readonly context: BrowserContext; readonly page: Page; readonly faults: string[] }

type Look = {
  width?: number
  height?: number
  language?: 'en' | 'id'
  dark?: boolean
  /** For another Arus than that of this file. */
  url?: string
}

/** Default timeout of a user's actions. */
const TIMEOUT_MS = 30_000

let connected: Promise<Browser> | undefined
/** The users currently in the browser. */
const people = new Set<Person>()

/** A user in the browser. `faults` collects errors of the console and the page. */
export async function person(look: Look = {}): Promise<Person> {
  const { width = 1440, height = 900, language = 'en', dark = false, url = ownArus().url } = look
  connected ??= chromium.connect(inject('browserEndpoint'))
  const browser = await connected
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: language, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  const one: Person = { context, page, faults }
  people.add(one)
  context.once('close', () => people.delete(one))
  return one
}

/** Closes contexts left by a failed journey, before the next file begins. */
export async function sendEverybodyAway(): Promise<void> {
  await Promise.all([...people].map(({ context }) => context.close()))
}

const MAX_SCREEN_LENGTH = 4_000
const ANSWER_WITHIN_MS = 5_000

/** Describes what all users see, to help find out why a journey failed. */
export async function describeScreens(): Promise<string> {
  const screens = [...people].flatMap(({ context, faults }) =>
    context.pages().map(page => describeScreen(page, faults)),
  )
  return (await Promise.all(screens)).join('\n\n')
}

async function describeScreen(page: Page, faults: readonly string[]): Promise<string> {
  const asked = page.evaluate(
    () => `${document.body.innerText}\nFocus: ${document.activeElement?.outerHTML.slice(0, 200) ?? 'none'}`,
  )
  // A page that hangs never answers.
  const shown = (await within(ANSWER_WITHIN_MS, asked.catch(String))) ?? 'It does not answer.'
  return [`At ${page.url()}`, shown.slice(-MAX_SCREEN_LENGTH), `Console: ${faults.join('\n') || 'nothing'}`].join('\n')
}

/** A user who is signed in before the first test of a file and leaves after the last, asserting an empty console. */
export function seat(email: string, look: Look = {}): Person {
  let seated: Person | undefined
  const present = (): Person => {
    if (!seated) throw new Error(`${email} sits down before the first test`)
    return seated
  }
  beforeAll(async () => {
    seated = await person(look)
    await signIn(seated.page, email)
  })
  afterAll(async () => {
    await seated?.context.close()
    expect(seated?.faults ?? [], `console of ${email}`).toEqual([])
  })
  return {
    get context() {
      return present().context
    },
    get page() {
      return present().page
    },
    get faults() {
      return present().faults
    },
  }
}

/** WCAG 2.2 A and AA. Passes are not reported: axe spends most of its time on that. */
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Beyond the standard: all content is in a landmark, and an accessible name contains the visible label.
  rules: { region: { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
}
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** For a page without frames: the Playwright package would search frames, and open a second page to merge the results. */
const FIND_VIOLATIONS = `axe.run(document, ${JSON.stringify(AXE_OPTIONS)}).then(({ violations }) => violations)`

/** A folder for a picture of each page that is checked, to look through. */
const PICTURES = process.env.E2E_PICTURES

/** Asserts that axe finds no violations on the page. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const name = `${what}-${page.viewportSize()?.width}`.replaceAll(/[^\p{L}\d]+/gu, '-')
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
  expect(page.frames(), `frames of ${what}`).toHaveLength(1)
  // Half a megabyte, which a document has only the first time.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  // The loading bar is outside of the landmarks, above them all.
  await page.waitForFunction(() => document.querySelector('.progress[aria-hidden=false]') === null)
  const violations = await page.evaluate<Result[]>(FIND_VIOLATIONS)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
  // In the message, since a report keeps that and not the two lists.
  expect(found, `accessibility of ${what}: ${found.join('; ')}`).toEqual([])
}

/** Asserts that the menu, where it stands beside the page, has scrolled to the entry of the page. */
export async function expectCurrentEntryInView(page: Page, what: string): Promise<void> {
  const isOut = () =>
    page.evaluate(() => {
      const entry = document.querySelector('.nav [aria-current=page]')
      const menu = entry?.closest('.nav')
      if (!entry || !menu || !entry.checkVisibility()) return false
      const [inner, outer] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()]
      return inner.top < outer.top || inner.bottom > outer.bottom
    })
  await expect.poll(isOut, { message: `current menu entry of ${what} is out of view` }).toBe(false)
}

/** Asserts that the page does not scroll sideways, once the layout is stable. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: `sideways scroll of ${what}` }).toBeLessThanOrEqual(0)
}
