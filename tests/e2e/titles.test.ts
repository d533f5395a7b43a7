// Every page says in its title which one it is, in both languages: tabs, history and screen readers tell pages apart by nothing else. The
// pages are those of the server's table, which is generated from the application's own routes.
import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ENTRIES_APART, WEB_ROUTES } from '../../bff/pages/webRoutes.generated.ts'
import { person } from './support/browser.ts'
import { recordsOfPages } from './support/records.ts'
import { signIn } from './support/signIn.ts'

const UNKNOWN = '0198f000-0000-7000-8000-00000000ffff'
/** They lead on to another page, and have none of their own. */
const LEAD_ON = ['/dashboard', '/o', '/settings', '/u']
/** Pages of visitors, and of who has left. */
const FOR_VISITORS = ['/', '/forgot-password', '/invitation', '/setup', '/logout']
/** For a session that lacks a second factor: whoever has none yet is led on to setting it up. */
const FOR_FACTORS = ['/two-factor']
/** Pages of applications of their own: the one of staff has no route there, and without a link or a session each has one page to show. */
const APART: readonly string[] = ENTRIES_APART.flatMap(entry => entry.routes)
const isForMembers = (route: string) => ![...LEAD_ON, ...FOR_VISITORS, ...FOR_FACTORS, ...APART].includes(route)

/** A record for each page that shows one, by the path of its list. */
let records: ReadonlyMap<string, string>
beforeAll(async () => {
  records = await recordsOfPages()
})

const withRecord = (route: string, uuid?: string): string =>
  route.replace(/^(.*)\/:uuid/, (_, list: string) => `${list}/${uuid ?? records.get(list) ?? 'none'}`)

/** The title that a page sets; nothing when it sets none. Of a page that still loads, the rest would set it again after it was left. */
async function titleAt(page: Page, address: string): Promise<string> {
  await page.evaluate(to => {
    document.title = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => document.title !== '', undefined, { timeout: 15_000 }).catch(() => {})
  await page.waitForFunction(
    () =>
      document.querySelector('.progress[aria-hidden=true]') !== null &&
      document.querySelector('.skeleton, [aria-busy=true]') === null,
    undefined,
    { timeout: 30_000 },
  )
  return page.title()
}

/** Titles by the address at which they were found, and addresses that have none or one of another page. */
function expectOwn(titles: ReadonlyMap<string, string>): void {
  expect(
    [...titles].filter(([, title]) => !/^\S.* · Arus$/.test(title)),
    'pages without a title',
  ).toEqual([])
  const pagesOf = Map.groupBy(titles, ([, title]) => title)
  const shared = [...pagesOf.values()].filter(pages => pages.length > 1)
  expect(shared, 'titles of several pages').toEqual([])
}

const OF_RECORDS = WEB_ROUTES.filter(each => isForMembers(each) && each.includes('/:uuid'))

/** What pages are called whose record is missing, by the words of their lists. */
function wordsForMissing(language: string): string[] {
  const words = globSync(`web/**/_locales/${language}.json`).map(file =>
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))),
  )
  const lists = new Set(
    OF_RECORDS.map(route => (route.split('/')[1] ?? '').replaceAll(/-./g, ([, next]) => next!.toUpperCase())),
  )
  return [...lists]
    .flatMap(list => words.flatMap(of => of[`shell.missing.${list}.title`] ?? []))
    .map(title => `${title} · Arus`)
}

describe.each(['en', 'id'] as const)('in %s', language => {
  test('every page has a title of its own, and so has one whose record is missing', async () => {
    const titles = new Map<string, string>()
    const { page, context } = await person({ language })
    for (const { routes } of ENTRIES_APART) {
      const [route] = routes
      await page.goto(route)
      await page.waitForFunction(() => document.querySelector('h1') !== null)
      titles.set(route, await page.title())
    }
    await page.goto('/')
    // What is still loading would set the title of the first page after the next one has taken it away.
    await page.waitForFunction(() => document.title !== '')
    for (const route of FOR_VISITORS)
      if (route !== '/') titles.set(route, await titleAt(page, route === '/logout' ? '/logout?session=expired' : route))
    titles.set('/', await titleAt(page, '/'))
    titles.set('/logout', await titleAt(page, '/logout'))
    await signIn(page, 'admin@arus.test')
    // The address of the first screen is there before the screen: its title would be taken for that of the next one.
    await page.locator('.app #main h1').waitFor()
    for (const route of WEB_ROUTES.filter(isForMembers)) titles.set(route, await titleAt(page, withRecord(route)))
    expectOwn(titles)

    const words = wordsForMissing(language)
    expect(words.length).toBeGreaterThan(10)
    expect(words.filter((title, place) => words.indexOf(title) !== place)).toEqual([])
    expect(words.filter(title => [...titles.values()].includes(title))).toEqual([])
    // Which page says which of them does not depend on the language.
    const missing = new Map<string, string>()
    for (const route of language === 'en' ? OF_RECORDS : []) {
      const title = await titleAt(page, withRecord(route, UNKNOWN))
      const list = route.slice(0, route.indexOf('/:uuid'))
      // A record that can't be seen can't be edited either: one answer for both.
      expect(missing.get(list) ?? title, route).toBe(title)
      missing.set(list, title)
      expect([...titles.values()]).not.toContain(title)
    }
    expectOwn(missing)
    await context.close()
  }, 240_000)
})
