// `npm run bench -- lighthouse`: what Lighthouse says of sign-in, a list, the workspace and a form, on a desktop and on a phone with a slow
// network. Lighthouse is no dependency: npm fetches this version of it when it is run.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { chromiumPath, type Cookies, openBrowser, signedIn, startArus } from './kit/browser.ts'
import { printLine, printTable } from './kit/report.ts'
import { isSmoke } from './kit/scale.ts'

const VERSION = '13.5.0'
const execute = promisify(execFile)
/** A report is some megabytes of JSON. */
const MOST_BYTES = 64 * 1024 * 1024

const SCREENS = ['/', '/statement-transactions', '/reconciliation', '/counterparties/create']
const DEVICES = ['desktop', 'mobile'] as const
type Device = (typeof DEVICES)[number]

type Audit = { score: number | null; title: string; numericValue?: number }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/** Measures and prints. */
export async function run(): Promise<void> {
  const arus = await startArus()
  try {
    const browser = await openBrowser()
    const cookies = await signedIn(browser, arus.url)
    // Lighthouse itself is fetched, and wants a whole Chromium: tried is what it is given.
    if (isSmoke) await openScreens(browser, arus.url, cookies)
    await browser.close()
    if (isSmoke) return
    const reports = []
    for (const screen of SCREENS)
      for (const device of DEVICES) {
        const report = await lighthouse(arus.url + screen, device, screen === '/' ? [] : cookies)
        reports.push({ name: `${screen} ${device}`, report })
      }
    printTable(
      ['screen', 'performance', 'accessibility', 'best practices', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
      reports.map(({ name, report }) => [name, ...figures(report)]),
      `Lighthouse ${VERSION}`,
    )
    const failed = [...missed(reports)].map(([title, screens]) => [title, String(screens)])
    if (failed.length > 0) printTable(['audit that is not passed', 'screens'], failed)
    else printLine('Every audit of accessibility and best practices is passed on every screen.')
  } finally {
    await arus.stop()
  }
}

/** As Lighthouse opens them: what asks for a session has one. */
async function openScreens(browser: Browser, url: string, cookies: Cookies): Promise<void> {
  const rows: string[][] = []
  for (const screen of SCREENS) {
    const context = await browser.newContext({ baseURL: url })
    if (screen !== '/') await context.addCookies(cookies)
    const page = await context.newPage()
    const answer = await page.goto(screen)
    await page.getByRole('heading').first().waitFor()
    const { pathname } = new URL(page.url())
    if (answer?.status() !== 200 || pathname !== screen)
      throw new Error(`${screen} answered ${answer?.status()} and led to ${pathname}`)
    rows.push([screen, await page.title()])
    await context.close()
  }
  printTable(['screen', 'title'], rows, 'Opened')
}

async function lighthouse(url: string, device: Device, cookies: Cookies): Promise<Report> {
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const { stdout } = await execute(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${VERSION}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--only-categories=performance,accessibility,best-practices',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ...(cookies.length > 0 ? [`--extra-headers=${JSON.stringify(headers)}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: MOST_BYTES },
  )
  return JSON.parse(stdout) as Report
}

function figures({ categories, audits }: Report): string[] {
  const score = (category: string) => String(Math.round((categories[category]?.score ?? 0) * 100))
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  return [
    ...['performance', 'accessibility', 'best-practices'].map(score),
    (value('first-contentful-paint') / 1000).toFixed(1),
    (value('largest-contentful-paint') / 1000).toFixed(1),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
  ]
}

/** Accessibility and best practices are passed or not; how fast is in the figures. */
function missed(reports: readonly { report: Report }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { report } of reports)
    for (const category of ['accessibility', 'best-practices'])
      for (const { id, weight } of report.categories[category]?.auditRefs ?? []) {
        const { score = null, title = id } = report.audits[id] ?? {}
        if (weight > 0 && score !== null && score < 1) counts.set(title, (counts.get(title) ?? 0) + 1)
      }
  return counts
}
