// The daily sums of lines: maintained by the database under all changes, also concurrent ones; verified daily, and rebuilt.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { brokenDays, rebuild } from '../../../../services/treasury/balances/accountDays.ts'
import { checkingAccountDays, repairAccountDays } from '../../../../services/treasury/balances/watchAccountDays.ts'
import { treasurySchema } from '../../../../services/treasury/schema.ts'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { migrated } from '../../../support/migrated.ts'
import { openTreasuryApi } from '../support/api.ts'
import { randomOf } from '../statementTransactions/formats/faults.ts'
import { bcaFile, importFile, openAccount, openWorker } from '../statementTransactions/support.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

const inside = <T>(use: Parameters<typeof api.database.inOrganization<T>>[2]) =>
  api.database.inOrganization(organizationId, null, use)
const broken = (account: string) => inside(tx => brokenDays(tx, account))

type Day = { day: string; in_minor: string; out_minor: string; lines: number; closing_minor: string | null }
const daysOf = (account: string) =>
  withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<Day>(
      'select day::text, in_minor, out_minor, lines, closing_minor from account_day where bank_account_id = $1 order by day',
      [account],
    )
    return rows.map(row => [row.day, row.in_minor, row.out_minor, row.lines, row.closing_minor])
  })

type Month = { month: string; in_minor: string; out_minor: string; lines: number }
const monthsOf = (account: string) =>
  withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<Month>(
      'select month::text, in_minor, out_minor, lines from account_month where bank_account_id = $1 order by month',
      [account],
    )
    return rows.map(row => [row.month, row.in_minor, row.out_minor, row.lines])
  })

/** A seeded random number between 0 and 1. */
function chanceOf(seed: number): () => number {
  const below = randomOf(seed)
  return () => below(1_000_000) / 1_000_000
}

const FILE = bcaFile(
  { date: '19/11/2026', description: 'SETORAN', amount: '500.00', type: 'DB', balance: '1,500.00' },
  { date: '20/11/2026', description: 'SETORAN', amount: '1,000.00', type: 'CR', balance: '2,500.00' },
  { date: '20/11/2026', description: 'BIAYA', amount: '25.50', type: 'DB', balance: '2,474.50' },
)

it('an import, lines by hand, deleting one, and undo keep the sums and the balance of each day', async () => {
  const account = await openAccount(maker, entityId)
  const imported = await importFile(maker, account, FILE, { ignoreWarnings: true })
  expect(imported.status).toBe('IMPORTED')
  expect(await daysOf(account)).toEqual([
    ['2026-11-19', '0', '50000', 1, '150000'],
    ['2026-11-20', '100000', '2550', 2, '247450'],
  ])
  const entered = await maker.post<{ id: string }>('/v1/statement-transactions', {
    bankAccountId: account,
    date: '2026-11-20',
    description: 'TUNAI',
    direction: 'CREDIT',
    amount: '10.00',
    endingBalance: '2484.50',
  })
  expect(entered.status).toBe(201)
  expect((await daysOf(account))[1]).toEqual(['2026-11-20', '101000', '2550', 3, '248450'])
  await maker.post('/v1/statement-transactions/delete', { ids: [entered.body.id] })
  expect((await daysOf(account))[1]).toEqual(['2026-11-20', '100000', '2550', 2, '247450'])
  expect(await monthsOf(account)).toEqual([['2026-11-01', '100000', '52550', 3]])
  expect((await maker.post(`/v1/statement-imports/${imported.id}/undo`, undefined)).status).toBe(200)
  expect(await daysOf(account)).toEqual([])
  expect(await monthsOf(account)).toEqual([])
  expect(await broken(account)).toEqual([])
})

it(
  'of a thousand random files, entries and undos the sums are always those of the lines',
  async () => {
    const runs = rounds(25, 1_000)
    const random = chanceOf(20_261_123)
    const account = await openAccount(maker, entityId)
    const imports: string[] = []
    for (let run = 0; run < runs; run++) {
      const dice = random()
      if (dice < 0.55 || imports.length === 0) {
        const rows = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, at) => ({
          date: `${String(1 + Math.floor(random() * 22)).padStart(2, '0')}/11/2026`,
          description: `LINE ${run} ${at}`,
          amount: `${1 + Math.floor(random() * 900)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`,
          type: random() < 0.5 ? ('CR' as const) : ('DB' as const),
        }))
        const { id, status } = await importFile(maker, account, bcaFile(...rows), { ignoreWarnings: true })
        if (status === 'IMPORTED') imports.push(id)
      } else if (dice < 0.8) {
        const [id] = imports.splice(Math.floor(random() * imports.length), 1)
        await maker.post(`/v1/statement-imports/${id}/undo`, undefined)
      } else
        await maker.post('/v1/statement-transactions', {
          bankAccountId: account,
          date: `2026-11-${String(1 + Math.floor(random() * 22)).padStart(2, '0')}`,
          description: `HAND ${run}`,
          direction: random() < 0.5 ? 'DEBIT' : 'CREDIT',
          amount: '12.34',
        })
      expect(await broken(account), `after step ${run}`).toEqual([])
    }
    expect((await daysOf(account)).length).toBeGreaterThan(0)
  },
  roundsLimit(120_000),
)

it('statements that store and delete lines of the same days in parallel, in any order, never lock each other out', async () => {
  const accounts = [await openAccount(maker, entityId), await openAccount(maker, entityId)]
  const random = chanceOf(7)
  const writers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const client = new pg.Client({ connectionString: api.adminUrl })
      await client.connect()
      return client
    }),
  )
  onTestFinished(async () => void (await Promise.all(writers.map(client => client.end()))))
  await Promise.all(
    writers.map(async client => {
      for (let round = 0; round < 25; round++) {
        const ids = Array.from({ length: 40 }, () => randomUUID())
        const lines = ids.map(id => [id, accounts[Math.floor(random() * 2)], 1 + Math.floor(random() * 20)] as const)
        // One statement per transaction, its rows in no order of days: like the batches of a long import.
        await client.query(
          `insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, fingerprint)
           select $1, id, account, date '2026-10-01' + day, 'X', 'CREDIT', 100, 'IDR', id
           from unnest($2::uuid[], $3::uuid[], $4::int[]) as line (id, account, day)`,
          [organizationId, ...[0, 1, 2].map(column => lines.map(line => line[column]))],
        )
        if (round % 2 === 1)
          await client.query('delete from statement_transaction where organization_id = $1 and id = any ($2)', [
            organizationId,
            ids.filter(() => random() < 0.7).toReversed(),
          ])
      }
    }),
  )
  for (const account of accounts) expect(await broken(account)).toEqual([])
}, 240_000)

it('two files of one account at once, and one that is undone meanwhile, end with the sums of their lines', async () => {
  const account = await openAccount(maker, entityId)
  const first = await importFile(maker, account, FILE, { ignoreWarnings: true })
  const other = (name: string) => bcaFile({ date: '20/11/2026', description: name, amount: '77.00', type: 'CR' })
  await Promise.all([
    importFile(maker, account, other('SATU'), { ignoreWarnings: true }),
    importFile(maker, account, other('DUA'), { ignoreWarnings: true }),
    maker.post(`/v1/statement-imports/${first.id}/undo`, undefined),
  ])
  expect(await broken(account)).toEqual([])
  expect(await daysOf(account)).toEqual([['2026-11-20', '15400', '0', 2, null]])
})

it('a line that is deleted by hand waits for an import of its account, and not in a circle', async () => {
  const account = await openAccount(maker, entityId)
  const lines = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      maker.post<{ id: string }>('/v1/statement-transactions', {
        bankAccountId: account,
        date: '2026-11-20',
        description: `TUNAI ${at}`,
        direction: 'CREDIT',
        amount: '1.00',
      }),
    ),
  )
  const [imported, ...deleted] = await Promise.all([
    importFile(maker, account, FILE, { ignoreWarnings: true }),
    ...lines.map(line =>
      maker.post<{ items: { ok: boolean }[] }>('/v1/statement-transactions/delete', { ids: [line.body.id] }),
    ),
  ])
  expect(imported.status).toBe('IMPORTED')
  expect(deleted.map(({ status }) => status)).toEqual(deleted.map(() => 200))
  expect(await broken(account)).toEqual([])
  expect((await daysOf(account)).map(([day, , , count]) => [day, count])).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 2],
  ])
})

it('once a day a break is told and repaired, in every organization; a rebuild of a span leaves other days alone', async () => {
  const account = await openAccount(maker, entityId)
  await importFile(maker, account, FILE, { ignoreWarnings: true })
  const before = await daysOf(account)
  const told: object[] = []
  const log = { ...api.log, error: (fields: object) => void told.push(fields), warn: () => {} }
  const check = checkingAccountDays({ database: api.database, log: Object.assign(Object.create(api.log), log) })
  await check()
  expect(await check(), 'a day has one look').toEqual([])
  const spoil = () =>
    withAdmin(api.adminUrl, async admin => {
      // Other accounts are not sampled then.
      await admin.query(`update account_day set in_minor = in_minor + 1 where bank_account_id = $1`, [account])
    })
  await spoil()
  expect(await broken(account)).toEqual(['2026-11-19', '2026-11-20'])
  await inside(tx => rebuild(tx, account, { from: '2026-11-20', to: '2026-11-20' }))
  expect(await broken(account)).toEqual(['2026-11-19'])
  // Five different accounts each night: within a few nights each is verified.
  for (let day = 24; day <= 30 && told.length === 0; day++) {
    clock.set(`2026-11-${day}T03:00:00Z`)
    expect(await check()).toContain(organizationId)
  }
  clock.set('2026-11-23T03:00:00Z')
  expect(told).toEqual([{ organizationId, bankAccountId: account, days: ['2026-11-19'], count: 1 }])
  expect(await daysOf(account)).toEqual(before)
})

it('a month that is not the sum of its days is repaired alone', async () => {
  const account = await openAccount(maker, entityId)
  await importFile(maker, account, FILE, { ignoreWarnings: true })
  const before = await monthsOf(account)
  await withAdmin(api.adminUrl, admin =>
    admin.query('update account_month set out_minor = out_minor + 1 where bank_account_id = $1', [account]),
  )
  expect(await broken(account)).toEqual(['2026-11-01'])
  expect(await inside(tx => repairAccountDays(tx, account))).toEqual(['2026-11-01'])
  expect(await monthsOf(account)).toEqual(before)
  expect(await broken(account)).toEqual([])
})

it('0330 adds up the days that were there', async () => {
  const [organization, account] = [randomUUID(), randomUUID()]
  const url = await migrated(treasurySchema, '0330-account-months.sql', async admin => {
    for (const [day, inMinor, outMinor, lines] of [
      ['2026-10-31', 100, 30, 2],
      ['2026-11-01', 70, 0, 1],
      ['2026-11-30', 0, 5, 3],
    ])
      await admin.query(
        `insert into account_day (organization_id, bank_account_id, day, in_minor, out_minor, lines) values ($1, $2, $3, $4, $5, $6)`,
        [organization, account, day, inMinor, outMinor, lines],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select month::text, in_minor, out_minor, lines from account_month order by month'),
  )
  expect(rows).toEqual([
    { month: '2026-10-01', in_minor: '100', out_minor: '30', lines: 2 },
    { month: '2026-11-01', in_minor: '70', out_minor: '5', lines: 4 },
  ])
})

it('0120 adds up the lines that were there', async () => {
  const [organization, account] = [randomUUID(), randomUUID()]
  const url = await migrated(treasurySchema, '0120-account-days.sql', async admin => {
    await admin.query('alter table statement_transaction disable trigger statement_belongs')
    for (const [date, direction, amount, ending] of [
      ['2026-11-20', 'CREDIT', 100, 500],
      ['2026-11-20', 'DEBIT', 30, null],
      ['2026-11-21', 'DEBIT', 70, null],
    ])
      await admin.query(
        `insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency,
           ending_balance_minor, fingerprint)
         values ($1, gen_random_uuid(), $2, $3, 'X', $4, $5, 'IDR', $6, gen_random_uuid())`,
        [organization, account, date, direction, amount, ending],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select day::text, in_minor, out_minor, lines, closing_minor from account_day order by day'),
  )
  expect(rows).toEqual([
    { day: '2026-11-20', in_minor: '100', out_minor: '30', lines: 2, closing_minor: '500' },
    { day: '2026-11-21', in_minor: '0', out_minor: '70', lines: 1, closing_minor: null },
  ])
})
