// The cash position over HTTP: balances as of a day, pending amounts, and the records behind each figure.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openServiceIdentity } from '../../../../services/kit/tokens.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { recordBalance } from '../../../../services/treasury/balances/public.ts'
import { fewestRoundTrips } from '../../../support/roundTrips.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'
import { bcaFile, importFile, openAccount, openWorker } from '../statementTransactions/support.ts'

const NOW = '2026-11-23T03:05:00Z'
const clock = stoppedClock(NOW)
const api = await openTreasuryApi({ clock })
await openWorker(api)

type Money = { amount: string; currency: string }
type Pending = { amount: Money; count: number }
type Totals = {
  ledger: Money | null
  available: Money | null
  spendable: Money | null
  restricted: Money
  stale: Money
  projected: Money | null
  unknown: number
  accounts: number
  pendingIn: Pending
  pendingOut: Pending
}
type Account = Totals & { bankAccountId: string; asOf: string | null; isStale: boolean; restriction: object | null }
type Position = {
  asOf: string
  today: string
  staleAfter: { apiHours: number; fileDays: number; manualDays: number; version: number }
  currencies: {
    currency: string
    totals: Totals
    groups: {
      bank: { code: string } | null
      entityId: string | null
      totals: Totals
      groups: { accounts: Account[] }[]
    }[]
    unassignedIn: Pending
    unassignedOut: Pending
    leftOutIn: Pending
    leftOutOut: Pending
  }[]
}
type Records = {
  items: { expectedTransactionId: string; remaining: Money; leftOut: string | null }[]
  totalCount: number
  total: Money
}

async function openScene() {
  const organization = await api.organization()
  const maker = api.as(organization.id, [...ROLES.maker, 'treasury.analysis.view'])
  const account = (values: Parameters<typeof openAccount>[2] = {}) => openAccount(maker, organization.entityId, values)
  const line = (bankAccountId: string, date: string, endingBalance: string, direction = 'CREDIT', amount = '1.00') =>
    maker.post('/v1/statement-transactions', {
      bankAccountId,
      date,
      description: 'X',
      direction,
      amount,
      endingBalance,
    })
  const expectMoney = async (values: object) => {
    const answer = await maker.post<{ id: string }>('/v1/expected-transactions', {
      date: '2026-11-23',
      description: 'X',
      direction: 'CREDIT',
      amount: { amount: '1.00', currency: 'IDR' },
      ...values,
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  /** The bank's balance of an account, set directly: connections are tested elsewhere. */
  const said = (bankAccountId: string, ledgerMinor: bigint, availableMinor: bigint, at: string) =>
    api.database.inOrganization(organization.id, null, tx =>
      recordBalance(tx, bankAccountId, { ledgerMinor, availableMinor, at: Temporal.Instant.from(at) }),
    )
  return { ...organization, maker, account, line, expectMoney, said }
}

const position = async (person: Person, query = '') => {
  const answer = await person.get<Position>(`/v1/analysis/cash-position${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const accountsOf = ({ currencies }: Position) =>
  currencies.flatMap(({ groups }) => groups.flatMap(group => group.groups.flatMap(each => each.accounts)))

it('case 15: an API account with a minimum, an old balance by hand, an unknown one and dollars', async () => {
  const { id, maker, account, line, expectMoney, said } = await openScene()
  const [a, b, c, d] = [
    await account(),
    await account({ bankCode: '008' }),
    await account({ bankCode: '008' }),
    await account({ currency: 'USD' }),
  ]
  await withAdmin(api.adminUrl, admin =>
    admin.query(`update bank_account set connection_type = 'API' where organization_id = $1 and id = $2`, [id, a]),
  )
  await said(a, 50_000_000_000n, 48_000_000_000n, '2026-11-23T03:00:00Z')
  const { body: before } = await maker.get<{ version: number }>(`/v1/bank-accounts/${a}`)
  const restricted = await maker.patch<{ restriction: object }>(`/v1/bank-accounts/${a}`, {
    version: before.version,
    restriction: { kind: 'MINIMUM_BALANCE', amount: '50000000.00', reason: 'Loan covenant' },
  })
  expect(restricted.body.restriction).toEqual({
    kind: 'MINIMUM_BALANCE',
    amount: { amount: '50000000.00', currency: 'IDR' },
    reason: 'Loan covenant',
    from: '2026-11-23',
    until: null,
  })
  await line(b, '2026-11-13', '120000000.00')
  await line(d, '2026-11-23', '10000.00')
  await expectMoney({ bankAccountId: a, direction: 'DEBIT', amount: { amount: '30000000.00', currency: 'IDR' } })
  const receipt = await expectMoney({ bankAccountId: a, amount: { amount: '2384065.00', currency: 'IDR' } })
  await expectMoney({ bankAccountId: a, date: '2026-11-24' })

  const found = await position(maker)
  expect(found).toMatchObject({ asOf: '2026-11-23', today: '2026-11-23' })
  const [rupiah, dollars] = found.currencies
  expect(rupiah?.totals).toMatchObject({
    accounts: 3,
    ledger: { amount: '620000000.00' },
    available: { amount: '600000000.00' },
    spendable: { amount: '550000000.00' },
    stale: { amount: '120000000.00' },
    unknown: 1,
    projected: { amount: '592384065.00' },
  })
  expect(dollars).toMatchObject({ currency: 'USD', totals: { ledger: { amount: '10000.00', currency: 'USD' } } })
  expect(accountsOf(found).find(each => each.bankAccountId === c)).toMatchObject({
    ledger: null,
    asOf: null,
    isStale: false,
  })
  expect(accountsOf(found).find(each => each.bankAccountId === b)).toMatchObject({ isStale: true })

  // The records behind each figure add up to it.
  const { body: records } = await maker.get<Records>(
    `/v1/analysis/cash-position/records?currency=IDR&direction=CREDIT&accountIds=${a}`,
  )
  expect(records).toEqual({
    items: [{ expectedTransactionId: receipt, remaining: { amount: '2384065.00', currency: 'IDR' }, leftOut: null }],
    totalCount: 1,
    total: rupiah!.totals.pendingIn.amount,
  })
  expect((await position(maker, '?currency=USD')).currencies.map(({ currency }) => currency)).toEqual(['USD'])
  expect(accountsOf(await position(maker, `?accountIds=${b},${d}`)).map(each => each.bankAccountId)).toEqual([b, d])
  expect((await position(maker, '?groupBy=ENTITY')).currencies[0]?.groups).toHaveLength(1)
  expect(await fewestRoundTrips(() => position(maker))).toBe(1)
})

it('as of a past day it is what was known by its end, and nothing is pending', async () => {
  const { maker, account, line, expectMoney, said } = await openScene()
  const [a, b] = [await account(), await account()]
  await line(a, '2026-10-01', '100.00')
  await line(a, '2026-11-10', '250.00')
  await said(b, 90_000n, 80_000n, '2026-11-11T16:59:59Z')
  await said(b, 70_000n, 60_000n, '2026-11-11T17:00:00Z')
  await expectMoney({ bankAccountId: a, date: '2026-11-01' })
  const ledgers = async (day: string) =>
    accountsOf(await position(maker, `?asOf=${day}`)).map(each => each.ledger?.amount ?? null)
  expect(await ledgers('2026-09-30')).toEqual([null, null])
  expect(await ledgers('2026-11-09')).toEqual(['100.00', null])
  // The end of the 11th in Jakarta is 17:00 UTC.
  expect(await ledgers('2026-11-11')).toEqual(['250.00', '900.00'])
  expect(await ledgers('2026-11-12')).toEqual(['250.00', '700.00'])
  expect(await ledgers('2026-11-23')).toEqual(['250.00', '700.00'])
  expect((await position(maker, '?asOf=2026-11-11')).currencies[0]?.totals).toMatchObject({
    pendingIn: { count: 0 },
    unknown: 0,
  })
  expect((await position(maker)).currencies[0]?.totals).toMatchObject({ pendingIn: { count: 1 } })
  const { body: history } = await maker.get<{ items: { on: string; ledger: Money; accounts: number }[] }>(
    '/v1/analysis/cash-position/history?currency=IDR&from=2026-11-09&to=2026-11-12',
  )
  expect(history.items.map(({ on, ledger, accounts }) => [on, ledger.amount, accounts])).toEqual([
    ['2026-11-09', '100.00', 1],
    ['2026-11-10', '250.00', 1],
    ['2026-11-11', '1150.00', 2],
    ['2026-11-12', '950.00', 2],
  ])
})

it.each(['2026-11-24', '2024-11-22', '2026-13-01', 'yesterday'])('refuses to tell of %s', async day => {
  const { maker } = await openScene()
  const answer = await maker.get<Problem>(`/v1/analysis/cash-position?asOf=${day}`)
  expect([answer.status, answer.body.code]).toEqual([422, 'G-2'])
})

it.each([
  // The day after the last one with four digits comes, as text, before it.
  ['9999-12-31', '9999-12-31'],
  ['2026-11-01', '2026-11-24'],
  ['2024-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-22'],
])('refuses to tell of the days from %s to %s, in any history', async (from, to) => {
  const { maker } = await openScene()
  for (const path of ['/v1/analysis/cash-position/history', '/v1/balance-history']) {
    const answer = await maker.get<Problem>(`${path}?currency=IDR&from=${from}&to=${to}`)
    expect([path, answer.status, answer.body.code]).toEqual([path, 422, 'G-2'])
  }
})

it('two years back is a day like any other', async () => {
  const { maker } = await openScene()
  expect((await position(maker, '?asOf=2024-11-23')).asOf).toBe('2024-11-23')
})

it('what names no account stands apart, and what a balance holds already is left out, with the reason', async () => {
  const { id, maker, account, line, expectMoney } = await openScene()
  const a = await account()
  await line(a, '2026-11-22', '1000.00')
  const unassigned = await expectMoney({ direction: 'DEBIT', amount: { amount: '7.00', currency: 'IDR' } })
  const matched = await expectMoney({ bankAccountId: a, amount: { amount: '400.00', currency: 'IDR' } })
  const half = await expectMoney({ bankAccountId: a, amount: { amount: '50.00', currency: 'IDR' } })
  const [line1] = (await maker.get<{ items: { id: string }[] }>('/v1/statement-transactions')).body.items
  const recommend = (result: string, status: string, expected: string) =>
    withAdmin(api.adminUrl, admin =>
      admin.query(
        `with run as (
           insert into reconciliation_run (organization_id, id, bank_account_id, mode, status) values ($1, gen_random_uuid(), $2, 'RECOMMEND', 'COMPLETED')
           returning id),
         made as (
           insert into recommendation (organization_id, id, run_id, bank_account_id, result, status, currency, difference_minor, score, automatic, reasons)
           select $1, gen_random_uuid(), run.id, $2, $3, $4, 'IDR', 0, 90, false, '[]' from run returning id)
         insert into recommendation_part (organization_id, recommendation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
         select $1, made.id, 0, $5, $6, 100 from made`,
        [id, a, result, status, line1!.id, expected],
      ),
    )
  await recommend('FULL_MATCH', 'PENDING', matched)
  await recommend('PARTIAL_MATCH', 'PENDING', half)
  await recommend('FULL_MATCH', 'REJECTED', half)
  const [rupiah] = (await position(maker)).currencies
  expect(rupiah).toMatchObject({
    totals: { pendingIn: { count: 1, amount: { amount: '50.00' } }, projected: { amount: '1050.00' } },
    unassignedOut: { count: 1, amount: { amount: '7.00' } },
    leftOutIn: { count: 1, amount: { amount: '400.00' } },
  })
  const records = async (query: string) =>
    (await maker.get<Records>(`/v1/analysis/cash-position/records?currency=IDR&${query}`)).body.items.map(each => [
      each.expectedTransactionId,
      each.leftOut,
    ])
  expect(await records('direction=CREDIT')).toEqual([[half, null]])
  expect(await records('direction=DEBIT&which=UNASSIGNED')).toEqual([[unassigned, null]])
  expect(await records('direction=CREDIT&which=LEFT_OUT')).toEqual([[matched, 'PENDING_MATCH']])
})

it('of a file that states its balance behind its lines, that balance held on its last day', async () => {
  const { maker, account } = await openScene()
  const a = await account({ accountNumber: '5220399001' })
  const ofx = `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>IDR<BANKACCTFROM><ACCTID>5220399001</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261101<TRNAMT>100.00<FITID>1<MEMO>X</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>640.00<DTASOF>20261101</LEDGERBAL></STMTRS></OFX>`
  await importFile(maker, a, ofx, { ignoreWarnings: true, name: 'lines.ofx' })
  expect(accountsOf(await position(maker, '?asOf=2026-11-02'))[0]?.ledger?.amount).toBe('640.00')
  await importFile(
    maker,
    a,
    bcaFile({ date: '03/11/2026', description: 'X', amount: '40.00', type: 'CR', balance: '680.00' }),
    { ignoreWarnings: true },
  )
  expect(accountsOf(await position(maker, '?asOf=2026-11-03'))[0]?.ledger?.amount).toBe('680.00')
  expect(accountsOf(await position(maker))[0]?.ledger?.amount).toBe('680.00')
})

it('a restriction can be changed and taken away, and needs an amount, a reason and a day that is not over', async () => {
  const { maker, account } = await openScene()
  const a = await account()
  const version = async () => (await maker.get<{ version: number }>(`/v1/bank-accounts/${a}`)).body.version
  const patch = async (restriction: unknown) =>
    maker.patch<Problem & { restriction: { until: string | null } | null }>(`/v1/bank-accounts/${a}`, {
      version: await version(),
      restriction,
    })
  const given = { kind: 'BLOCKED', amount: '10.00', reason: 'Court order', until: '2026-12-31' }
  expect((await patch(given)).body.restriction?.until).toBe('2026-12-31')
  for (const wrong of [{ amount: '0' }, { amount: '1.234' }, { reason: '' }, { kind: 'LOST' }, { until: '2026-11-22' }])
    expect((await patch({ ...given, ...wrong })).body.code, JSON.stringify(wrong)).toBe('G-2')
  expect(
    (await maker.patch<{ restriction: object }>(`/v1/bank-accounts/${a}`, { version: await version(), alias: 'Other' }))
      .body.restriction,
  ).toMatchObject({ reason: 'Court order' })
  expect((await patch(null)).body.restriction).toBeNull()
})

it('needs the permission, and tells nothing of other organizations', async () => {
  const { id, maker, account } = await openScene()
  await account()
  const answer = await api.as(id, ROLES.maker).get<Problem>('/v1/analysis/cash-position')
  expect([answer.status, answer.body.code]).toEqual([403, 'G-20'])
  const other = await openScene()
  expect((await position(other.maker)).currencies).toEqual([])
  const [mine] = accountsOf(await position(maker))
  expect((await position(other.maker, `?accountIds=${mine!.bankAccountId}`)).currencies).toEqual([])
})

it('a balance is old after as long as the organization says, which is logged and refused when it is stale itself', async () => {
  const { id, maker, account, line } = await openScene()
  const b = await account({ bankCode: '008' })
  await line(b, '2026-11-13', '120000000.00')
  const isStale = async () => {
    const found = await position(maker)
    return [found.staleAfter, accountsOf(found).find(each => each.bankAccountId === b)?.isStale]
  }
  expect(await isStale()).toEqual([{ apiHours: 24, fileDays: 1, manualDays: 3, version: 0 }, true])
  const PATH = '/v1/analysis/balance-staleness'
  const ten = { apiHours: 24, fileDays: 1, manualDays: 10, version: 0 }
  expect((await maker.put<Problem>(PATH, ten)).status).toBe(200)
  expect(await isStale()).toEqual([{ ...ten, version: 1 }, false])
  expect((await maker.put<Problem>(PATH, ten)).body.code).toBe('G-3')
  const two = await Promise.all([5, 6].map(manualDays => maker.put<Problem>(PATH, { ...ten, manualDays, version: 1 })))
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const wrong of [{ manualDays: 0 }, { fileDays: 31 }, { apiHours: 1.5 }])
    expect((await maker.put<Problem>(PATH, { ...ten, version: 2, ...wrong })).body.code).toBe('G-2')
  expect((await api.as(id, ['treasury.analysis.view']).put<Problem>(PATH, { ...ten, version: 2 })).status).toBe(403)
  const other = await openScene()
  expect((await position(other.maker)).staleAfter.version).toBe(0)
})

it('is counted for the account service alone, which mails of it', async () => {
  const { id, maker, account, line } = await openScene()
  const [b] = [await account({ bankCode: '008' }), await account(), await account({ currency: 'USD' })]
  await line(b, '2026-11-13', '120000000.00')
  const counts = `/v1/organizations/${id}/cash-position-counts`
  expect((await maker.get<Problem>(counts)).status).toBeGreaterThanOrEqual(401)
  const ask = async (service: 'account' | 'bff') => {
    const token = await openServiceIdentity(api.serviceSecret, service).tokenFor('treasury')
    return fetch(api.origin + counts, { headers: { authorization: `Bearer ${token}` } })
  }
  expect((await ask('bff')).status).toBe(403)
  expect(await (await ask('account')).json()).toEqual({ accounts: 3, stale: 1, unknown: 2 })
})
