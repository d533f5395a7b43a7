// What people and machines wait for, at a million rows: how often a request waits for Postgres, and that Postgres looks at no more rows
// than it answers or counts. No time is measured: a plan that looks at few rows stays fast, and one that does not is found here.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expectCharges } from '../../../services/treasury/payments/expectCharges.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import { plansOf, tellPlans } from '../../support/plans.ts'
import { fewestRoundTrips } from '../../support/roundTrips.ts'
import { openTreasuryApi } from './support/api.ts'
import { makeCharges, makeMillionRows, nth } from './support/millionRows.ts'

const api = await openTreasuryApi()
beforeAll(async () => {
  await tellPlans(api.adminUrl)
  await makeMillionRows(api.adminUrl)
}, 300_000)

const AREAS = [
  'bankAccounts',
  'bills',
  'counterparties',
  'exceptions',
  'expected',
  'payments',
  'reconciliation',
  'statements',
]
const PERMISSIONS = [
  'account.activity.view',
  'treasury.payments.create',
  'treasury.payments.approve',
  'treasury.bills.approve',
  ...AREAS.map(area => `treasury.${area}.view`),
]
/** Of an organization with a fifth of all rows, and of one with a thousandth. */
const inLarge = api.as(nth(0), PERMISSIONS, nth(1))
const inSmall = api.as(nth(1), PERMISSIONS, nth(1))

const PAGE = 50
/** A page and the row that tells of the next page: each with what it is found by, itself, and what belongs to it. */
const ROWS_OF_PAGE = 4 * (PAGE + 1)
/** With the three that are counted, enough for a statement to be prepared, and for Postgres to think of a plan for all values, which it must not. */
const REPEATS = 5

/** A line, what it names, and what that is looked up by. */
const FEW_A_LINE = 12

const account = nth(1)
/** Open records, or with an offset others. */
const ids = (count: number, offset = 0) => Array.from({ length: count }, (_, at) => nth(at * 1000 + offset)).join(',')
const sorted = (path: string, ...sorts: string[]) => sorts.map(sort => `${path}?sort=${sort}`)
const filtered = (path: string, ...filters: string[]) => filters.map(filter => `${path}?${filter}`)

const [lines, expecteds] = ['/v1/statement-transactions', '/v1/expected-transactions']
const [reconciliations, recommendations, runs] = [
  '/v1/reconciliations',
  '/v1/recommendations',
  '/v1/reconciliation-runs',
]
const [payments, approvals, bills] = ['/v1/transfers', '/v1/approvals', '/v1/bills']
const [accounts, counterparties, imports, activity] = [
  '/v1/bank-accounts',
  '/v1/counterparties',
  '/v1/statement-imports',
  '/v1/activity',
]

/** Requests that answer a page or less, from the large organization. */
const PAGES = [
  ...sorted(lines, '-date', 'date', '-amount', 'amount'),
  ...filtered(
    lines,
    `bankAccountId=${account}`,
    `bankAccountId=${account}&status=UNRECONCILED`,
    'status=UNRECONCILED',
    'status=UNRECONCILED,PARTIALLY_RECONCILED&sort=date',
    'direction=DEBIT',
    'dateFrom=2024-03-01&dateTo=2024-03-31',
    'amountAtLeast=100.00&amountNoMoreThan=110.00&sort=amount',
    `importId=${nth(1)}`,
    `ids=${ids(PAGE)}`,
  ),
  `${lines}/${nth(0)}`,
  ...sorted(expecteds, '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'),
  ...filtered(
    expecteds,
    `bankAccountId=${account}`,
    `counterpartyId=${nth(0)}`,
    'status=UNRECONCILED',
    'source=MANUAL',
    'dateFrom=2024-03-01&dateTo=2024-03-31',
    'search=123000',
    `ids=${ids(PAGE)}`,
  ),
  `${expecteds}/${nth(0)}`,
  ...sorted(counterparties, 'alias', '-alias', '-createdAt', 'createdAt'),
  ...filtered(counterparties, 'status=ACTIVE', `ids=${ids(PAGE)}`),
  `${counterparties}/${nth(0)}`,
  ...sorted(accounts, 'alias', '-alias', '-createdAt', 'createdAt'),
  `${accounts}?ids=${account}`,
  `${accounts}/${account}`,
  `/v1/bank-connections?ids=${account}`,
  ...sorted(reconciliations, '-createdAt', 'createdAt'),
  ...filtered(
    reconciliations,
    `bankAccountId=${account}`,
    'dateFrom=2023-02-01&dateTo=2023-02-28',
    `ids=${ids(PAGE, 2)}`,
  ),
  `/v1/record-reconciliations?statementTransactionIds=${ids(PAGE, 2)}`,
  `/v1/record-reconciliations?expectedTransactionIds=${ids(PAGE, 2)}`,
  ...sorted(recommendations, '-id', 'id'),
  ...filtered(recommendations, `bankAccountId=${account}&status=PENDING`, `runId=${nth(0)}`, `ids=${ids(PAGE)}`),
  `/v1/line-recommendations?statementTransactionIds=${ids(PAGE)}`,
  ...sorted(runs, '-startedAt', 'startedAt'),
  `${runs}?ids=${ids(PAGE)}`,
  `/v1/active-runs?bankAccountIds=${account}`,
  imports,
  ...filtered(imports, `bankAccountId=${account}`, `ids=${ids(PAGE)}`),
  `${imports}/${nth(0)}`,
  `/v1/statement-import-issues?importIds=${ids(PAGE)}`,
  `/v1/statement-import-rows?importIds=${ids(PAGE)}`,
  activity,
  ...filtered(
    activity,
    `recordType=EXPECTED_TRANSACTION&recordId=${nth(0)}`,
    `actorId=${nth(1)}`,
    'action=CREATED',
    'from=2023-02-01T00:00:00Z&to=2023-02-02T00:00:00Z',
    `ids=${ids(PAGE)}`,
  ),
  ...sorted(payments, '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt').map(
    each => `${each}&kind=PAYMENT`,
  ),
  ...filtered(
    payments,
    'kind=TRANSFER',
    'kind=PAYMENT&status=NEEDS_APPROVAL',
    'kind=PAYMENT&status=CANCELLED,REJECTED',
    `kind=PAYMENT&fromAccountId=${account}`,
    `counterpartyId=${nth(0)}`,
    'kind=PAYMENT&dateFrom=2023-03-01&dateTo=2023-03-31',
    'search=2000123000',
    `ids=${ids(PAGE)}`,
  ),
  `${payments}/${nth(0)}`,
  `${payments}/approvals?paymentIds=${ids(PAGE, 2)}`,
  `${payments}/attempts?paymentIds=${ids(PAGE, 2)}`,
  `${payments}/duplicates?paymentIds=${ids(PAGE, 2)}`,
  `${payments}/options?fromAccountId=${account}&counterpartyAccountId=${nth(0)}&amount=1000&date=2030-01-02`,
  ...filtered(
    approvals,
    'tab=INBOX',
    'tab=NEEDS_APPROVAL',
    'tab=NEEDS_APPROVAL&sort=-since',
    'tab=INBOX&kind=BILL',
    'tab=INBOX&kind=PAYMENT,TRANSFER',
  ),
  ...sorted(bills, '-dueDate', 'dueDate', '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'),
  ...filtered(
    bills,
    'status=SUBMITTED',
    `counterpartyId=${nth(0)}`,
    'dueFrom=2023-01-10&dueTo=2023-01-12',
    'search=12000',
    `ids=${ids(10)}`,
  ),
  `${bills}/${nth(0)}`,
  ...sorted('/v1/exceptions', 'since', '-since'),
  ...filtered('/v1/exceptions', 'status=OPEN', 'type=AMOUNT_MISMATCH', `assigneeId=${nth(1)}`, `ids=${ids(PAGE)}`),
  `/v1/exceptions/${nth(0)}`,
  `/v1/exception-comments?exceptionIds=${ids(PAGE)}`,
  '/v1/approval-policies',
  '/v1/banking-days?year=2026',
  '/v1/payment-settings',
  '/v1/bill-settings',
  '/v1/banks',
]

/** Requests that search: of all amounts near a line's, those nearest in time are kept, and all that are open of an organization may be near. */
const SEARCHES = [
  `${lines}/${nth(0)}/candidates`,
  `/v1/statement-candidates?statementTransactionIds=${ids(5)}`,
  `/v1/statement-candidates/elsewhere?statementTransactionIds=${nth(0)}`,
  // All lines that wait with a recommendation are read, and then put in order.
  ...filtered(lines, 'matchResult=FULL_MATCH', 'matchResult=PARTIAL_MATCH'),
  // Of all lines of a bill's amount, those nearest to its due date.
  `${bills}/matching-lines?billIds=${ids(10)}`,
  // All that one person made or decided is read, and then put in order.
  ...filtered(approvals, 'tab=APPROVED', 'tab=CANCELLED', 'tab=REJECTED'),
]
const ROWS_OF_SEARCH = 15_000

/** Requests that count or add up, from the small organization: what they read is what there is to count. */
const SUMS = [
  ...[lines, expecteds, counterparties, accounts, reconciliations, recommendations].map(list => `${list}/summary`),
  `${bills}/summary`,
  `${bills}/counts`,
  `${payments}/summary?kind=PAYMENT`,
  `${payments}/counts?kind=PAYMENT`,
  `${approvals}/summary?tab=NEEDS_APPROVAL`,
  `${approvals}/counts`,
  '/v1/exceptions/summary',
  '/v1/reconciliation-counts',
  `/v1/reconciliation-counts?bankAccountId=${nth(4)}`,
  `/v1/reconciliation-counts?importId=${nth(4)}`,
  `/v1/bank-accounts/unreconciled-counts?ids=${nth(4)}`,
  '/v1/balances',
  '/v1/balance-history?currency=IDR&from=2024-01-01&to=2024-03-31',
]
/** The organization's thousand lines and its hundred matches: each is an entry of an index and a row. */
const ROWS_OF_SUM = 2 * 1_100 + 100

/** Routes that wait for Postgres not once: banks are code; the others read what they found a second time. */
const TRIPS: Record<string, number> = {
  '/v1/banks': 0,
  // What a form asks while it is filled in: both accounts, today, the calendar, policies, settings, and payments alike.
  '/v1/transfers/options': 7,
  '/v1/bank-accounts/unreconciled-counts': 2,
  // Candidates are ranked here, by what each search before finds: three for a line, and two for all.
  '/v1/statement-transactions/{id}/candidates': 5,
  '/v1/statement-candidates': 17,
  // Asked for the focused line alone: what it could be there, and only then what it could be here.
  '/v1/statement-candidates/elsewhere': 6,
}
/** Files, and what a person does once. */
const UNCOUNTED = [
  '/v1/files/{id}',
  '/v1/files/{id}/content',
  '/v1/templates/{name}',
  '/v1/record-imports/{id}',
  '/v1/record-imports/{id}/annotated.csv',
  '/v1/statement-imports/{id}/annotated.csv',
  // It reads the whole log, in transactions of its own.
  '/v1/activity/proof',
  // One row by its key, once for a mail.
  '/v1/organizations/{organizationId}/protected-changes/{id}',
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
  expect(missing, 'to be added to PAGES, SEARCHES or SUMS, and its rows to support/millionRows.ts').toEqual([])
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
  const stored = await inLarge.get<{ items: unknown[] }>(`${expecteds}?search=${encodeURIComponent('CHARGE PMT-')}`)
  expect(stored.body.items).toHaveLength(PAGE)
})
