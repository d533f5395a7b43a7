// Every page has a title of its own, in both languages: tabs, history and screen readers distinguish pages only by title. The pages are
// those of the server's table, which is generated from the application's routes.
import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ENTRIES_APART, WEB_ROUTES } from '../../bff/pages/webRoutes.generated.ts'
import { person } from './support/browser.ts'
import { recordsOfPages } from './support/records.ts'
import { signIn } from './support/signIn.ts'

const UNKNOWN = '0198f000-0000-7000-8000-00000000ffff'
/** Redirects without a title of their own. */
const LEAD_ON = ['/dashboard', '/o', '/settings', '/u']
/** Pages for visitors and former members. */
const FOR_VISITORS = ['/', '/forgot-password', '/invitation', '/setup', '/logout']
/** For a session without its second factor: a user who has none is redirected to its setup. */
const FOR_FACTORS = ['/two-factor']
/** Pages of separate applications: staff's has no route there, and without a link or a session each shows one page. */
const APART: readonly string[] = ENTRIES_APART.flatMap(entry => entry.routes)
const isForMembers = (route: string) => ![...LEAD_ON, ...FOR_VISITORS, ...FOR_FACTORS, ...APART].includes(route)

/** A record for each page that shows one, by the path of its list. */
let records: ReadonlyMap<string, string>
beforeAll(async () => {
  records = await recordsOfPages()
})

const withRecord = (route: string, uuid?: string): string =>
  route.replace(/^(.*)\/:uuid/, (_, list: string) => `${list}/${uuid ?? records.get(list) ?? 'none'}`)

/** The title that a page sets; empty when it sets none. A page that is still loading could set it after it was left. */
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

/** Titles by address, and addresses without one or with another page's title. */
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

/** Titles of pages with a missing record, from their lists' messages. */
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
    // A page that is still loading would set its title after the next one has removed it.
    await page.waitForFunction(() => document.title !== '')
    for (const route of FOR_VISITORS)
      if (route !== '/') titles.set(route, await titleAt(page, route === '/logout' ? '/logout?session=expired' : route))
    titles.set('/', await titleAt(page, '/'))
    titles.set('/logout', await titleAt(page, '/logout'))
    await signIn(page, 'admin@arus.test')
    // Home's address is there before Home: its title would be taken for that of the next page.
    await page.locator('.app #main h1').waitFor()
    for (const route of WEB_ROUTES.filter(isForMembers)) titles.set(route, await titleAt(page, withRecord(route)))
    expectOwn(titles)

    const words = wordsForMissing(language)
    expect(words.length).toBeGreaterThan(10)
    expect(words.filter((title, place) => words.indexOf(title) !== place)).toEqual([])
    expect(words.filter(title => [...titles.values()].includes(title))).toEqual([])
    // The assignment of titles to pages does not depend on the language.
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
