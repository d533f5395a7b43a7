// `npm run bench -- web [runs]`: what a person feels in the product's own list of 10,000 statement lines, imported through the product,
// with the processor slowed down four times; and what each screen fetches before it answers, from the build's manifest.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type Cookies, openBrowser, signedIn, startArus } from './kit/browser.ts'
import { median, printTable } from './kit/report.ts'
import { type Frames, framesOfClick, framesWhile, scroll } from './web/frames.ts'
import { importedAccount } from './web/statement.ts'
import { scaled } from './kit/scale.ts'

/** Their versions are kept with the figures. */
export const packages = ['vite', 'react', 'react-relay', '@tanstack/react-virtual']
const root = path.resolve(import.meta.dirname, '..')
const ROWS = scaled(10_000, 300)
const SLOWDOWN = 4
const FRAME_GOAL = 100
/** A flick of the wheel. */
const PIXELS_A_FRAME = 400
const SCROLL_MS = scaled(3_000, 300)
const SELECT_ALL = '.datagrid-head input'

/** In this order, each in the list as the one before has left it. */
type Run = {
  arriving: Frames
  scrolling: Frames
  selectOne: Frames
  selectAll: Frames
  filter: Frames
  sort: Frames
  rowsInPage: number
}

/** Measures and prints. */
export async function run([runs = scaled('5', '1')]: string[]): Promise<void> {
  const arus = await startArus()
  const browser = await openBrowser()
  try {
    const account = await importedAccount(arus.url, ROWS)
    const cookies = await signedIn(browser, arus.url)
    const address = `${arus.url}/statement-transactions?account=${account}`
    const measured: Run[] = []
    for (let index = 0; index < Number(runs); index += 1) measured.push(await measure(browser, address, cookies))
    print(measured)
  } finally {
    await browser.close()
    await arus.stop()
  }
  spawnSync(process.execPath, [path.join(root, 'web/tools/budget.ts')], { stdio: 'inherit', cwd: root })
}

async function measure(browser: Browser, address: string, cookies: Cookies): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[data-index="5"]').waitFor()
  const session = await context.newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

  await slowDown(SLOWDOWN)
  const arriving = await framesWhile(page, () => scroll(page, PIXELS_A_FRAME, SCROLL_MS))
  await slowDown(1)
  await loadAll(page)
  await slowDown(SLOWDOWN)
  await toTop(page)
  const scrolling = await framesWhile(page, () => scroll(page, PIXELS_A_FRAME, SCROLL_MS))
  const rowsInPage = await page.getByRole('row').count()
  await toTop(page)
  const selectOne = await framesOfClick(page, '[data-index="3"] input')
  const selectAll = await framesOfClick(page, SELECT_ALL)
  const search = page.locator('input[type=search]')
  const filter = await framesWhile(page, async () => {
    await search.pressSequentially('makmur')
    await page.waitForURL(/q=makmur/)
    await idle(page)
  })
  await slowDown(1)
  await search.fill('')
  await page.waitForURL(address)
  await idle(page)
  await loadAll(page)
  await slowDown(SLOWDOWN)
  const sort = await framesOfClick(page, '.num .datagrid-sort', async () => {
    await page.waitForURL(/sort=/)
    await idle(page)
  })
  await context.close()
  return { arriving, scrolling, selectOne, selectAll, filter, sort, rowsInPage }
}

/** Until the list shows what was asked for. */
async function idle(page: Page): Promise<void> {
  await page.locator('.list-body[aria-busy=false]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Scrolls to the end again and again, until every row is there. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async expected => {
    const grid = document.querySelector('[role=grid]')
    const body = document.querySelector('.datagrid-body')
    const row = document.querySelector('.datagrid-body [role=row]')?.clientHeight ?? 1
    while (grid && body && body.clientHeight / (row + 1) < expected) {
      grid.scrollTo(0, grid.scrollHeight)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }, ROWS)
}

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[role=grid]')?.scrollTo(0, 0))
  await page.locator('[data-index="3"]').waitFor()
}

function print(runs: readonly Run[]): void {
  const worst = (label: string, pick: (run: Run) => Frames) => [
    label,
    median(runs.map(run => pick(run).worst)).toFixed(0),
    String(FRAME_GOAL),
    median(runs.map(run => pick(run).perSecond)).toFixed(0),
  ]
  printTable(
    [`10,000 rows, processor ÷ ${SLOWDOWN}, median of ${runs.length}`, 'worst frame ms', 'goal', 'frames per second'],
    [
      worst('scrolling while pages arrive', run => run.arriving),
      worst('scrolling', run => run.scrolling),
      worst('select a row', run => run.selectOne),
      worst('select all', run => run.selectAll),
      worst('filter', run => run.filter),
      worst('sort', run => run.sort),
    ],
  )
  printTable(
    ['grid', 'most', 'goal'],
    [['rows in the page', String(Math.max(...runs.map(run => run.rowsInPage))), '60']],
  )
}
