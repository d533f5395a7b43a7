// `npm run bench -- web`: what a person feels in a list of 10,000 rows with the processor slowed down four times, median of
// 5 runs, and what each screen fetches before it answers (gzip of all scripts and styles, from the build's manifest).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import bundledChromium from '@sparticuz/chromium'
import react from '@vitejs/plugin-react'
import { type Browser, type Page, chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { messages } from '../web/tools/messagesPlugin.ts'
import { relay } from '../web/tools/relayPlugin.ts'
import { median, printTable } from './kit/report.ts'

/** Their versions are kept with the figures. */
export const packages = ['vite', 'react', 'react-relay', '@tanstack/react-virtual']
const root = path.resolve(import.meta.dirname, '..')
const RUNS = 5
const SLOWDOWN = 4
/** A flick of the wheel. */
const PIXELS_A_FRAME = 400
const SCROLL_MS = 3_000

type Run = { worstFrame: number; framesPerSecond: number; selectOne: number; selectAll: number; rowsInPage: number }

/** Measures and prints. */
export async function run(): Promise<void> {
  const dist = mkdtempSync(path.join(tmpdir(), 'arus-bench-web-'))
  const page = {
    configFile: false as const,
    root: path.join(root, 'bench/web'),
    plugins: [relay(path.join(root, 'relay.config.json')), messages(path.join(root, 'web')), react()],
    logLevel: 'error' as const,
    build: { outDir: dist, emptyOutDir: true },
  }
  await build(page)
  const server = await preview({ ...page, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await openBrowser()
  try {
    const url = server.resolvedUrls?.local[0] ?? ''
    const runs: Run[] = []
    for (let index = 0; index < RUNS; index += 1) {
      const opened = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await opened.goto(url)
      await opened.getByRole('row').nth(5).waitFor()
      const session = await opened.context().newCDPSession(opened)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      runs.push(await measure(opened))
      await opened.close()
    }
    print(runs)
  } finally {
    await browser.close()
    await server.close()
    rmSync(dist, { recursive: true, force: true })
  }
  spawnSync(process.execPath, [path.join(root, 'web/tools/budget.ts')], { stdio: 'inherit', cwd: root })
}

/** The system's Chromium where there is one, else the one that came with npm. */
async function openBrowser(): Promise<Browser> {
  const system = '/usr/bin/chromium'
  if (existsSync(system)) return chromium.launch({ executablePath: system, args: ['--no-sandbox', '--disable-gpu'] })
  return chromium.launch({ executablePath: await bundledChromium.executablePath(), args: bundledChromium.args })
}

async function measure(page: Page): Promise<Run> {
  const frames = await page.evaluate(
    ([pixels, duration]) =>
      new Promise<number[]>(resolve => {
        const grid = document.querySelector('[role=grid]')
        const times: number[] = []
        const began = performance.now()
        let last = began
        const step = (now: number) => {
          times.push(now - last)
          last = now
          if (now - began > duration) return resolve(times.slice(1))
          grid?.scrollBy(0, pixels)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    [PIXELS_A_FRAME, SCROLL_MS] as const,
  )
  const rowsInPage = await page.getByRole('row').count()
  await page.evaluate(() => document.querySelector('[role=grid]')?.scrollTo(0, 0))
  const selectOne = await clickTime(page, '[data-index="3"] input')
  const selectAll = await clickTime(page, '.datagrid-head input')
  const total = frames.reduce((sum, frame) => sum + frame, 0)
  return {
    worstFrame: Math.max(...frames),
    framesPerSecond: (frames.length / total) * 1000,
    selectOne,
    selectAll,
    rowsInPage,
  }
}

/** From the click to the second frame after it: by then the first is on the screen. */
async function clickTime(page: Page, selector: string): Promise<number> {
  await page.locator(selector).waitFor()
  return page.evaluate(
    target =>
      new Promise<number>(resolve => {
        const began = performance.now()
        document.querySelector<HTMLElement>(target)?.click()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
      }),
    selector,
  )
}

function print(runs: readonly Run[]): void {
  const of = (pick: (run: Run) => number) => median(runs.map(pick))
  const row = (label: string, value: number, target: string) => [label, value.toFixed(0), target]
  printTable(
    [`10,000 rows, processor ÷ ${SLOWDOWN}, median of ${RUNS}`, 'measured', 'target'],
    [
      row(
        'worst frame while scrolling, ms',
        of(run => run.worstFrame),
        '≤ 150',
      ),
      row(
        'frames per second while scrolling',
        of(run => run.framesPerSecond),
        '',
      ),
      row(
        'select a row, ms',
        of(run => run.selectOne),
        '≤ 100',
      ),
      row(
        'select all 10,000, ms',
        of(run => run.selectAll),
        '≤ 150',
      ),
      row(
        'rows in the page',
        of(run => run.rowsInPage),
        '≤ 60',
      ),
    ],
  )
}
