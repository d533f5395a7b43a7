// `npm run bench -- firstLoad`: gzipped scripts and styles that a real browser with an empty cache fetches until the page answers input.
// `web/tools/budget.ts` computes the same from the build's manifest at every check; this verifies it in a browser.
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type Cookies, openBrowser, signedIn, startArus } from './kit/browser.ts'
import { printTable } from './kit/report.ts'

/** `answers` selects the first element that a user would touch. */
type Screen = { path: string; limit: number; answers: string; phone?: true }

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const SCREENS: readonly Screen[] = [
  { path: '/', limit: 165, answers: 'input[type=password]' },
  { path: '/statement-transactions', limit: 245, answers: '.datagrid-body [role=row]' },
  // Pages that customers open by a link. Such a page loads completely, whatever the state of the link.
  { path: '/customer-request', limit: 120, answers: 'h1', phone: true },
  { path: '/checkout', limit: 120, answers: 'h1', phone: true },
]

/** Screens that need a session. */
const isForMembers = ({ path, phone }: Screen) => path !== '/' && phone !== true

export async function run(): Promise<void> {
  const arus = await startArus()
  const browser = await openBrowser()
  try {
    const cookies = await signedIn(browser, arus.url)
    const rows: string[][] = []
    for (const screen of SCREENS)
      rows.push(await measure(browser, arus.url, screen, isForMembers(screen) ? cookies : []))
    printTable(['first load', 'kB gzip', 'allowed', 'files', 'after it, idle kB'], rows)
  } finally {
    await browser.close()
    await arus.stop()
  }
}

/** In its own context, which has no cache; what arrives after the page answers is counted separately. */
async function measure(
  browser: Browser,
  url: string,
  { path, limit, answers, phone }: Screen,
  cookies: Cookies,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, viewport: phone ? PHONE : DESKTOP })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return
    const size = response.body().then(body => gzipSync(body, { level: 9 }).length)
    // Responses after the count are aborted with the page.
    size.catch(() => {})
    sizes.set(response.url(), size)
  })
  await page.addInitScript(noteWhenThere, answers)
  await page.goto(path)
  await page.locator(answers).first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = new Set(await page.evaluate(askedForBefore))
  const all = await Promise.all([...sizes].map(async ([url, size]) => ({ url, size: await size })))
  await context.close()
  const [first, later] = [true, false].map(isFirst => all.filter(({ url }) => before.has(url) === isFirst))
  const kilobytes = (some: readonly { size: number }[] = []) =>
    (some.reduce((sum, { size }) => sum + size, 0) / 1_000).toFixed(1)
  return [path, kilobytes(first), String(limit), String(first?.length ?? 0), kilobytes(later)]
}

/** Runs in the page: records when it answered by the page's own clock, since a busy machine detects it late from outside. */
function noteWhenThere(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    performance.mark('answers')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: the addresses requested by then. */
function askedForBefore(): string[] {
  const [answered] = performance.getEntriesByName('answers')
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= (answered?.startTime ?? Infinity))
    .map(({ name }) => name)
}
