// `npm run bench -- firstLoad`: what a real browser with an empty cache fetches of scripts and styles until the page answers input, gzipped.
// `web/tools/budget.ts` computes the same from the build's manifest at every check; this looks whether the browser agrees.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import bundledChromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { printTable } from './kit/report.ts'

const PORT = Number(process.env.BENCH_PORT ?? 16_900)
const ORIGIN = `http://localhost:${PORT}`

type Screen = { path: string; limit: number; answers: (page: Page) => Promise<unknown> }

/** A screen answers when what a person would first touch is there. */
const SCREENS: readonly Screen[] = [
  { path: '/', limit: 160, answers: page => page.locator('input[type=password]').waitFor() },
  { path: '/statement-transactions', limit: 230, answers: page => page.getByRole('row').nth(3).waitFor() },
]

export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'arus-bench-load-'))
  const arus = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const chunk of arus.stdout) if (String(chunk).includes('open http')) break
    const browser = await openBrowser()
    try {
      const signedIn = await signIn(browser)
      const rows: string[][] = []
      for (const screen of SCREENS) rows.push(await measure(browser, screen, screen.path === '/' ? [] : signedIn))
      printTable(['first load', 'kB gzip', 'allowed', 'files', 'after it, idle kB'], rows)
    } finally {
      await browser.close()
    }
  } finally {
    const gone = once(arus, 'exit')
    arus.kill('SIGTERM')
    await gone
    rmSync(directory, { recursive: true, force: true })
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function signIn(browser: Browser): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: ORIGIN })
  const query = 'mutation { signIn(input: { email: "maker@arus.test", password: "Arus1234!" }) { viewer { id } } }'
  // The page itself sends trusted documents; this is local mode, where any are taken.
  const answer = await context.request.post('/graphql', { data: { query } })
  if (!answer.ok()) throw new Error(`nobody could sign in: ${answer.status()}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** In a context of its own, which has no cache; what arrives after the page answers is counted apart. */
async function measure(browser: Browser, { path, limit, answers }: Screen, cookies: Cookies): Promise<string[]> {
  const context = await browser.newContext({ baseURL: ORIGIN, viewport: { width: 1440, height: 900 } })
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

/** The system's Chromium where there is one, else the one that came with npm. */
async function openBrowser(): Promise<Browser> {
  const system = '/usr/bin/chromium'
  if (existsSync(system)) return chromium.launch({ executablePath: system, args: ['--no-sandbox', '--disable-gpu'] })
  return chromium.launch({ executablePath: await bundledChromium.executablePath(), args: bundledChromium.args })
}
