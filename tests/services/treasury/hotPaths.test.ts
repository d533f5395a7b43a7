// Frequent requests at a million rows: their round trips to Postgres, and that Postgres reads no more rows than it returns or counts. No
// time is measured: a plan that reads few rows stays fast, and one that doesn't is found here.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expectCharges } from '../../../services/treasury/payments/expectCharges.ts'
import { contractOf } from '../../../services/kit/contract.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import { treasuryModules } from '../../../services/treasury/modules.ts'
import { plansOf, logPlans } from '../../support/plans.ts'
import { fewestRoundTrips } from '../../support/roundTrips.ts'
import { openTreasuryApi } from './support/api.ts'
import { makeCharges, makeMillionRows, nth, SAMPLES, SCALE } from './support/millionRows.ts'

const api = await openTreasuryApi()
beforeAll(async () => {
  await logPlans(api.adminUrl)
  await makeMillionRows(api.adminUrl)
}, 300_000)

/** All of treasury's permissions. */
const PERMISSIONS = [
  'account.activity.view',
  'account.members.view',
  'exports.create',
  ...Object.keys(contractOf(treasuryModules).permissions),
]
/** In an organization with a fifth of all rows, and in one with a thousandth. */
const inLarge = api.as(nth(0), PERMISSIONS, nth(1))
const inSmall = api.as(nth(1), PERMISSIONS, nth(1))

const PAGE = 50
/** A page and the extra row that indicates the next page: each with its index entry, itself, and related records. */
const ROWS_OF_PAGE = 4 * (PAGE + 1)
/**
 * With the three measured ones, enough for a statement to be prepared, and for Postgres to consider a generic plan, which it must not use.
 */
const REPEATS = 5

/** A line, its references, and their index entries. */
const FEW_A_LINE = 12

const { account, ids, filtered } = SCALE
const requested = SAMPLES.map(({ requests }) => requests?.(SCALE) ?? {})
const activity = '/v1/activity'

/** Requests that return at most a page, from the large organization. */
const PAGES = [
  ...requested.flatMap(({ pages = [] }) => pages),
  ...filtered(
    activity,
    '',
    `recordType=EXPECTED_TRANSACTION&recordId=${nth(0)}`,
    `actorId=${nth(1)}`,
    'action=CREATED',
    'from=2023-02-01T00:00:00Z&to=2023-02-02T00:00:00Z',
    `ids=${ids()}`,
  ),
]

/** Searches: of all amounts similar to a line's the closest in time are kept, and all open ones of an organization may be similar. */
const SEARCHES = requested.flatMap(({ searches = [] }) => searches)
const ROWS_OF_SEARCH = 15_000

/** Requests that count or sum, from the small organization: they read what they count. */
const SUMS = requested.flatMap(({ sums = [] }) => sums)
/** The organization's thousand lines and its hundred matches, each with an index entry and a row. */
const ROWS_OF_SUM = 2 * 1_100 + 100

/** Routes with more than one round trip, or none. */
const TRIPS: Readonly<Record<string, number>> = Object.assign({}, ...SAMPLES.map(({ trips }) => trips))
/** Files, and rare actions. */
const UNCOUNTED = [
  '/v1/files/{id}',
  '/v1/files/{id}/content',
  // It reads the whole log, in its own transactions.
  '/v1/activity/proof',
  ...SAMPLES.flatMap(({ uncounted = [] }) => uncounted),
]

const pathOf = (request: string) => request.replace(/\?.*/, '').replace(/[\da-f-]{36}/, '{id}')

describe.each([
  { person: inLarge, requests: PAGES, most: ROWS_OF_PAGE },
  { person: inLarge, requests: SEARCHES, most: ROWS_OF_SEARCH },
  { person: inSmall, requests: SUMS, most: ROWS_OF_SUM },
])('at a million rows', ({ person, requests, most }) => {
  it.each(requests)('GET %s', async request => {
    const ask = async () => expect((await person.get(request)).status).toBe(200)
    let trips: number | undefined
    const plans = await plansOf(async () => {
      for (let time = 0; time < REPEATS; time++) await ask()
      trips = await fewestRoundTrips(ask)
    })
    const worst = plans.toSorted((one, other) => other.touched - one.touched)[0]
    expect(worst?.touched ?? 0, `${worst?.scans.join('\n')}\n${worst?.text}`).toBeLessThanOrEqual(most)
    expect(trips).toBe(TRIPS[pathOf(request)] ?? 1)
  })
})

it('asks for every route of the contract', () => {
  const contract = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  const { paths } = contract.parse(JSON.parse(readFileSync('services/treasury/openapi.json', 'utf8')))
  const routes = Object.keys(paths).filter(path => 'get' in (paths[path] ?? {}))
  const asked = new Set([...PAGES, ...SEARCHES, ...SUMS].map(pathOf))
  const missing = routes.filter(route => !asked.has(route) && !UNCOUNTED.includes(route))
  expect(missing, 'to be requested in the sample.ts of its module, with its rows').toEqual([])
})

it('reads the feed from any place on', async () => {
  const plans = await plansOf(async () => {
    const feed = await openFeed(api.database)
    for await (const page of feed.read(50_000, new AbortController().signal)) {
      expect(page[0]?.position).toBe(50_001)
      break
    }
    expect(await feed.resume(70_000)).toEqual({ from: 70_000, lost: false })
    await feed.close()
  })
  expect(plans.length).toBeGreaterThanOrEqual(3)
  for (const { touched, text } of plans) expect(touched, text).toBeLessThanOrEqual(500)
})

it('finds what the bank charged by what the lines name, however many fees are alike', async () => {
  const lines = 2_000
  const named = 500
  await makeCharges(api.adminUrl, { lines, named })
  const plans = await plansOf(async () => {
    while (await api.database.inOrganization(nth(0), null, tx => expectCharges(tx, account)));
  })
  const [search] = plans.filter(({ text }) => text.includes('payment_attempt'))
  expect(search?.touched, search?.scans.join('\n')).toBeLessThanOrEqual(FEW_A_LINE * lines)
  const stored = await inLarge.get<{ items: unknown[] }>(
    `/v1/expected-transactions?search=${encodeURIComponent('CHARGE PMT-')}`,
  )
  expect(stored.body.items).toHaveLength(PAGE)
})
