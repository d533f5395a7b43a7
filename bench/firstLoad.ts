// `npm run bench -- firstLoad`: what a real browser with an empty cache fetches of scripts and styles until the page answers input, gzipped.
// `web/tools/budget.ts` computes the same from the build's manifest at every check; this looks whether the browser agrees.
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { type Cookies, openBrowser, signedIn, startArus } from './kit/browser.ts'
import { printTable } from './kit/report.ts'

type Screen = { path: string; limit: number; answers: (page: Page) => Promise<unknown> }

/** A screen answers when what a person would first touch is there. */
const SCREENS: readonly Screen[] = [
  { path: '/', limit: 160, answers: page => page.locator('input[type=password]').waitFor() },
  { path: '/statement-transactions', limit: 230, answers: page => page.getByRole('row').nth(3).waitFor() },
]

export async function run(): Promise<void> {
  const arus = await startArus()
  const browser = await openBrowser()
  try {
    const cookies = await signedIn(browser, arus.url)
    const rows: string[][] = []
    for (const screen of SCREENS)
      rows.push(await measure(browser, arus.url, screen, screen.path === '/' ? [] : cookies))
    printTable(['first load', 'kB gzip', 'allowed', 'files', 'after it, idle kB'], rows)
  } finally {
    await browser.close()
    await arus.stop()
  }
}

/** In a context of its own, which has no cache; what arrives after the page answers is counted apart. */
async function measure(
  browser: Browser,
  url: string,
  { path, limit, answers }: Screen,
  cookies: Cookies,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return
    sizes.push(response.body().then(body => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(path, { waitUntil: 'commit' })
  await answers(page)
  const first = sizes.length
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(sizes)
  await context.close()
  const kilobytes = (some: number[]) => (some.reduce((sum, size) => sum + size, 0) / 1_000).toFixed(1)
  return [path, kilobytes(all.slice(0, first)), String(limit), String(first), kilobytes(all.slice(first))]
}
