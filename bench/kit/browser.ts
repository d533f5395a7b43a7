// For benchmarks that use Arus as a user does: the product started by `npm start`, and a Chromium.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import bundledChromium from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const ROOT = resolve(import.meta.dirname, '../..')
const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const PORT = Number(process.env.BENCH_PORT ?? 16_900)

/** A demo user with the permissions of the measured screens. */
export const MAKER = { email: 'maker@arus.test', password: 'Arus1234!' }

export type Arus = { url: string; pid: number; stop: () => Promise<void> }

/** Arus with its demo data, in its own folder; `BENCH_URL` and `BENCH_PID` name a running one. */
export async function startArus(env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Arus> {
  const running = process.env.BENCH_URL
  if (running !== undefined) return { url: running, pid: Number(process.env.BENCH_PID ?? 0), stop: async () => {} }
  const directory = mkdtempSync(join(tmpdir(), 'arus-bench-'))
  const arus = spawn(process.execPath, ['tools/start.ts', ...flags], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: directory, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(arus, 'exit')
  // It keeps writing: a closed pipe would end it.
  for await (const chunk of arus.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('open http')) break
  arus.stdout.resume()
  return {
    url: `http://localhost:${PORT}`,
    pid: arus.pid ?? 0,
    stop: async () => {
      arus.kill('SIGTERM')
      await gone
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The system's Chromium if there is one, else the one from npm. */
export async function chromiumPath(): Promise<string> {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : bundledChromium.executablePath()
}

export async function openBrowser(): Promise<Browser> {
  // Not with the bundled one's default arguments: in a single process it ends with its first context.
  return chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
}

export type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>

/** The cookies of the maker's session. The page sends trusted documents; local mode also accepts any others. */
export async function signedIn(browser: Browser, url: string): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: url })
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }'
  const answer = await context.request.post('/graphql', { data: { query, variables: { input: MAKER } } })
  if (!answer.ok()) throw new Error(`nobody could sign in: ${answer.status()}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}
