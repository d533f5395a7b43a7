// Every page says in its title which one it is, in both languages: tabs, history and screen readers tell pages apart by nothing else. The
// pages are those of the server's table, which tests/web/shell/routes.test.ts holds against the application's own routes.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { WEB_ROUTES } from '../../bff/pages/webRoutes.ts'
import { newId } from '../../services/kit/ids.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import type { Client } from '../../tools/demo/client.ts'
import { dayAgo, openBooks } from './support/books.ts'
import { person } from './support/browser.ts'
import { postgresUrl } from './support/database.ts'
import { signIn } from './support/signIn.ts'

const UNKNOWN = '0198f000-0000-7000-8000-00000000ffff'
/** They lead on to another page, and have none of their own. */
const LEAD_ON = ['/dashboard', '/o', '/settings', '/u']
/** Pages of visitors, and of who has left. */
const FOR_VISITORS = ['/', '/forgot-password', '/invitation', '/setup', '/logout']
/** For a session that lacks a second factor: whoever has none yet is led on to setting it up. */
const FOR_FACTORS = ['/two-factor']
const isForMembers = (route: string) => ![...LEAD_ON, ...FOR_VISITORS, ...FOR_FACTORS].includes(route)

/** A record of each kind, by the path of its list. */
const records = new Map<string, string>()
type Ids = { edges: { node: { uuid: string } }[] }

beforeAll(async () => {
  const { client, addExpected } = await openBooks('BCA Judul', '9100000071')
  await addExpected([{ amount: '7100000.00', description: 'Judul' }])
  await addBill(client)
  const { organization } = await client.run<{
    organization: Record<'bankAccounts' | 'counterparties' | 'expected' | 'bills' | 'payments' | 'transfers', Ids> & {
      uuid: string
      roles: { uuid: string }[]
    }
  }>(`{ organization {
    uuid
    bankAccounts(first: 1) { edges { node { uuid } } }
    counterparties(first: 1) { edges { node { uuid } } }
    expected: expectedTransactions(first: 1, filter: { search: "Judul" }) { edges { node { uuid } } }
    bills(first: 1, filter: { search: "Judul" }) { edges { node { uuid } } }
    payments(first: 1, filter: { kind: PAYMENT, status: [NEEDS_APPROVAL] }) { edges { node { uuid } } }
    transfers: payments(first: 1, filter: { kind: TRANSFER }) { edges { node { uuid } } }
    roles { uuid }
  } }`)
  const keep = (path: string, { edges: [edge] }: Ids) => {
    if (edge === undefined) throw new Error(`the demo has nothing at ${path}`)
    records.set(path, edge.node.uuid)
  }
  keep('/bank-accounts', organization.bankAccounts)
  keep('/counterparties', organization.counterparties)
  keep('/expected-transactions', organization.expected)
  keep('/bills', organization.bills)
  keep('/payments', organization.payments)
  keep('/transfers', organization.transfers)
  records.set('/management/customer/role', organization.roles[0]?.uuid ?? '')
  // Making one takes a fresh second factor, which is not what this is about.
  const webhook = newId()
  records.set('/settings/webhooks', webhook)
  await withAdmin(postgresUrl('account'), admin =>
    admin.query(
      `insert into webhook (organization_id, id, url, events, secret, status, created_by)
       values ($1, $2, 'https://judul.example/hook', '{PAYMENT_CHANGED}', '\\x00', 'PAUSED', $2)`,
      [organization.uuid, webhook],
    ),
  )
})

/** A draft: what others have approved or paid can't be edited, and its form leads back to the bill. */
async function addBill(client: Client): Promise<void> {
  const { organization } = await client.run<{
    organization: { counterparties: { edges: { node: { id: string } }[] } }
  }>('{ organization { counterparties(first: 1, filter: { status: ACTIVE }) { edges { node { id } } } } }')
  await client.run(
    'mutation ($input: CreateBillInput!) { createBill(input: $input) { userErrors { code message field } } }',
    {
      input: {
        counterpartyId: organization.counterparties.edges[0]?.node.id,
        amount: { amount: '710000.00', currency: 'IDR' },
        date: dayAgo(1),
        dueDate: dayAgo(0),
        description: 'Judul',
        idempotencyKey: newId(),
      },
    },
  )
}

const withRecord = (route: string, uuid?: string): string =>
  route.replace(/^(.*)\/:uuid/, (_, list: string) => `${list}/${uuid ?? records.get(list) ?? 'none'}`)

/** The title that a page sets; nothing when it sets none. */
async function titleAt(page: Page, address: string): Promise<string> {
  await page.evaluate(to => {
    document.title = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => document.title !== '', undefined, { timeout: 15_000 }).catch(() => {})
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

describe.each(['en', 'id'] as const)('in %s', language => {
  test('every page has a title of its own, and so has one whose record is missing', async () => {
    const titles = new Map<string, string>()
    const { page, context } = await person({ language })
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

    const missing = new Map<string, string>()
    for (const route of WEB_ROUTES.filter(each => each.includes('/:uuid'))) {
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
