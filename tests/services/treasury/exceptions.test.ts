// Exceptions: detection, users' actions, and automatic resolution.
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { newId } from '../../../services/kit/ids.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import { exceptionSearches } from '../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../services/treasury/exceptions/findExceptions.ts'
import {
  allowedActions,
  EXCEPTION_ACTIONS,
  EXCEPTION_LIFECYCLE,
  MANAGE_EXCEPTIONS,
} from '../../../services/treasury/exceptions/lifecycle.ts'
import { exception, EXCEPTION_STATUSES } from '../../../services/treasury/exceptions/table.ts'
import { exceptionWatcher } from '../../../services/treasury/exceptions/watch.ts'
import { storeOrganization } from '../../../services/treasury/projection/store.ts'
import { openTreasuryApi, type Problem, ROLES } from './support/api.ts'

const NOW = '2026-11-21T03:00:00Z'
const clock = stoppedClock(NOW)
const api = await openTreasuryApi({ clock })
const SITI = '0190a000-0000-7000-8000-0000000000a1'

type Exception = {
  id: string
  type: string
  status: string
  subjectId: string
  since: string
  assigneeId: string | null
  resolution: string | null
  resolutionNote: string | null
  commentCount: number
  allowedActions: string[]
}
type Made = { id: string } & Problem
type Bulk = { results: { id: string; ok: boolean; errors: { code: string }[] }[] }

async function openScene({ lastCheckedOn = '2026-11-21' }: { lastCheckedOn?: string | null } = {}) {
  const { id, entityId, snapshot } = await api.organization()
  await storeOrganization(api.database, {
    ...snapshot,
    members: [{ userId: SITI, fullName: 'Siti Rahmawati', mayApprovePayments: true, isOwner: false }],
  })
  const maker = api.as(id, [...ROLES.maker, 'treasury.exceptions.view', MANAGE_EXCEPTIONS], SITI)
  const { body: account } = await maker.post<Made>('/v1/bank-accounts', {
    bankCode: '014',
    accountNumber: '2081134471',
    alias: 'Operasional',
    entityId,
    currency: 'IDR',
  })
  // Its statements are complete, so that it is not stale itself.
  if (lastCheckedOn !== null)
    await api.database.inOrganization(id, null, tx =>
      tx.execute(sql`update bank_account set last_checked_on = ${lastCheckedOn} where id = ${account.id}`),
    )
  const line = async (date: string, amount: string) => {
    const { body } = await maker.post<Made>('/v1/statement-transactions', {
      bankAccountId: account.id,
      date,
      description: `TRSF ${amount}`,
      direction: 'DEBIT',
      amount,
    })
    return body.id
  }
  const expected = async (date: string, amount: string) => {
    const { body } = await maker.post<Made>('/v1/expected-transactions', {
      date,
      description: 'Rent',
      direction: 'DEBIT',
      amount: { amount, currency: 'IDR' },
    })
    return body.id
  }
  const look = () => api.database.inOrganization(id, null, tx => findExceptions(tx, exceptionSearches))
  const listed = async (filter = '') => (await maker.get<{ items: Exception[] }>(`/v1/exceptions?${filter}`)).body.items
  return { id, maker, account, line, expected, look, listed }
}

/** All events have their position in the order. */
async function expectPlaced(): Promise<void> {
  const unplaced = () => api.database.runAs('feed', 'select 1 from outbox where position is null limit 1')
  await expect.poll(unplaced, { timeout: 10_000 }).toEqual([])
}

describe('what is found', () => {
  it('is what stays open longer than the organization wants, once', async () => {
    const { line, expected, look, listed } = await openScene()
    const [old] = [await line('2026-11-13', '100'), await line('2026-11-14', '200'), await line('2026-11-20', '300')]
    const overdue = await expected('2026-11-01', '50')
    expect(await look()).toEqual({ raised: 2, resolved: 0 })
    expect(await look()).toEqual({ raised: 0, resolved: 0 })
    expect(await listed()).toMatchObject([
      { type: 'UNMATCHED_EXPECTED', subjectId: overdue, since: '2026-11-01', status: 'OPEN' },
      { type: 'UNMATCHED_STATEMENT', subjectId: old, since: '2026-11-13', status: 'OPEN' },
    ])
  })

  it('goes when its cause goes, and comes back with it', async () => {
    const { maker, line, look, listed } = await openScene()
    const subject = await line('2026-11-01', '100')
    await look()
    await maker.post('/v1/statement-transactions/archive', { ids: [subject] })
    expect(await look()).toEqual({ raised: 0, resolved: 1 })
    expect(await listed()).toMatchObject([{ status: 'RESOLVED', resolution: 'BY_SYSTEM' }])
    await maker.post('/v1/statement-transactions/unarchive', { ids: [subject] })
    expect(await look()).toEqual({ raised: 1, resolved: 0 })
    expect(await listed()).toMatchObject([{ status: 'OPEN', resolution: null }])
  })

  it('is told of one by one, as it is raised, goes, and comes back, with the account that it is in', async () => {
    const { id, account, maker, line, expected, look, listed } = await openScene()
    const told = () =>
      api.database.runAs<{ subject_id: string; scope_id: string | null }>(
        'feed',
        "select subject_id, scope_id from outbox where organization_id = $1 and type = 'exception.changed' order by id",
        [id],
      )
    const [subject] = [await line('2026-11-01', '100'), await expected('2026-11-01', '50')]
    await look()
    const items = await listed()
    const inAccount = items.find(({ subjectId }) => subjectId === subject)?.id
    const elsewhere = items.find(({ subjectId }) => subjectId !== subject)?.id
    const event = { subject_id: inAccount, scope_id: account.id }
    expect(await told()).toEqual([event, { subject_id: elsewhere, scope_id: null }])
    await look()
    expect(await told()).toHaveLength(2)
    await maker.post('/v1/statement-transactions/archive', { ids: [subject] })
    await look()
    await maker.post('/v1/statement-transactions/unarchive', { ids: [subject] })
    await look()
    expect((await told()).slice(2)).toEqual([event, event])
  })

  it('names what was matched in part as a mismatch', async () => {
    const { maker, line, expected, look, listed } = await openScene()
    const [part, wanted] = [await line('2026-11-01', '100'), await expected('2026-11-01', '60')]
    await look()
    const both = { statementTransactionIds: [part], expectedTransactionIds: [wanted], allowPartial: true }
    await maker.post('/v1/reconciliations', both, { 'idempotency-key': newId() })
    expect(await look()).toEqual({ raised: 1, resolved: 2 })
    expect(await listed('status=OPEN')).toMatchObject([{ type: 'AMOUNT_MISMATCH', subjectId: part }])
  })

  it('is an account of which no statement came for three banking days, until one comes', async () => {
    const { account, line, look, listed } = await openScene({ lastCheckedOn: null })
    // It is Saturday, when no bank settles: three banking days before is a Wednesday.
    await line('2026-11-17', '100')
    await look()
    expect(await listed('type=STALE_CONNECTION')).toMatchObject([
      { subjectType: 'BANK_ACCOUNT', subjectId: account.id, since: '2026-11-17', status: 'OPEN' },
    ])
    await line('2026-11-18', '100')
    await look()
    expect(await listed('type=STALE_CONNECTION')).toMatchObject([{ status: 'RESOLVED', resolution: 'BY_SYSTEM' }])
  })

  it('is an account that never had one, from the day that it was made, and one whose folder brings none', async () => {
    const { id, account, look, listed } = await openScene({ lastCheckedOn: null })
    const inside = (statement: ReturnType<typeof sql>) =>
      api.database.inOrganization(id, null, tx => tx.execute(statement))
    // Just after midnight in Jakarta, where it is Wednesday already.
    await inside(sql`update bank_account set created_at = '2026-11-17T17:30:00Z' where id = ${account.id}`)
    await look()
    expect(await listed('type=STALE_CONNECTION')).toEqual([])
    await inside(sql`update bank_account set created_at = '2026-11-17T16:30:00Z' where id = ${account.id}`)
    const connect = (type: string, syncedAt: string) =>
      inside(sql`insert into bank_connection (organization_id, bank_account_id, type, sealed, last_synced_at)
        values (${id}, ${account.id}, ${type}, ${type === 'API' ? Buffer.from('sealed') : null}, ${syncedAt})
        on conflict (organization_id, bank_account_id) do update
          set type = excluded.type, sealed = excluded.sealed, last_synced_at = excluded.last_synced_at`)
    const open = async () => (await listed('type=STALE_CONNECTION&status=OPEN')).map(({ since }) => since)
    await connect('CRAWLER', '2026-11-21T02:00:00Z')
    await look()
    expect(await open()).toEqual(['2026-11-17'])
    // An unreadable folder is one exception, not two.
    await connect('CRAWLER', '2026-11-18T02:00:00Z')
    await look()
    expect(await open()).toEqual(['2026-11-18'])
    await connect('API', '2026-11-21T02:00:00Z')
    await look()
    expect(await open()).toEqual([])
  })

  it('is an account without a statement for as long as the organization wants, over its own holidays', async () => {
    const { id, account, line, look, listed } = await openScene({ lastCheckedOn: null })
    const admin = api.as(id, ROLES.admin)
    const settings = { duplicateDays: 7, unmatchedDays: 7, toleranceRupiah: 0 }
    await admin.put('/v1/payment-settings', { ...settings, staleBankingDays: 2, version: 0 })
    await admin.put('/v1/banking-days/2026-11-24', { name: 'Founded', isOpen: false, closesAt: null })
    await line('2026-11-20', '100')
    onTestFinished(() => clock.set(NOW))
    clock.set('2026-11-25T03:00:00Z')
    await look()
    expect(await listed('type=STALE_CONNECTION')).toEqual([])
    clock.set('2026-11-26T03:00:00Z')
    await look()
    expect(await listed('type=STALE_CONNECTION')).toMatchObject([{ subjectId: account.id, status: 'OPEN' }])
    for (const staleBankingDays of [0, 61, 2.5])
      expect(
        (await admin.put<Problem>('/v1/payment-settings', { ...settings, staleBankingDays, version: 1 })).body.code,
      ).toBe('G-2')
  })

  it('is a bill like an earlier one of its counterparty within seven days, once for all who look', async () => {
    const { id, look, listed } = await openScene()
    const maker = api.as(id, [...ROLES.maker, 'treasury.bills.view', 'treasury.bills.manage'], SITI)
    const party = { legalName: 'PT Graha', alias: 'Graha', type: 'COMPANY', bankAccounts: [] }
    const { body: graha } = await maker.post<Made>('/v1/counterparties', party)
    const bill = async (date: string) => {
      const amount = { amount: '109000000.00', currency: 'IDR' }
      const values = { date, dueDate: '2026-12-20', counterpartyId: graha.id, amount }
      return (await maker.post<Made>('/v1/bills', values, { 'idempotency-key': newId() })).body.id
    }
    await bill('2026-11-01')
    const [, second] = [await bill('2026-11-09'), await bill('2026-11-16')]
    const found = await Promise.all([look(), look(), look()])
    expect(found.reduce((sum, { raised }) => sum + raised, 0)).toBe(1)
    expect(await listed('type=DUPLICATE_SUSPICION')).toMatchObject([
      { subjectType: 'BILL', subjectId: second, since: '2026-11-16' },
    ])
    await maker.post('/v1/bills/cancel', { ids: [second], reason: 'Sent twice' })
    await look()
    expect(await listed('type=DUPLICATE_SUSPICION')).toMatchObject([{ status: 'RESOLVED', resolution: 'BY_SYSTEM' }])
  })

  it('is the earlier of two bills alike once the later one is paid', async () => {
    const { id, look, listed } = await openScene()
    const maker = api.as(id, [...ROLES.maker, 'treasury.bills.view', 'treasury.bills.manage'], SITI)
    const party = { legalName: 'PT Graha', alias: 'Graha', type: 'COMPANY', bankAccounts: [] }
    const { body: graha } = await maker.post<Made>('/v1/counterparties', party)
    const bill = async () => {
      const amount = { amount: '109000000.00', currency: 'IDR' }
      const values = { date: '2026-11-10', dueDate: '2026-12-20', counterpartyId: graha.id, amount }
      return (await maker.post<Made>('/v1/bills', values, { 'idempotency-key': newId() })).body.id
    }
    const [first, second] = [await bill(), await bill()]
    const open = async () => (await listed('type=DUPLICATE_SUSPICION&status=OPEN')).map(({ subjectId }) => subjectId)
    await look()
    expect(await open()).toEqual([second])
    const pay = (of: string) =>
      api.database.inOrganization(id, null, tx =>
        tx.execute(sql`update bill set status = 'PAID', paid_at = now() where id = ${of}`),
      )
    await pay(second)
    await look()
    expect(await open()).toEqual([first])
    await pay(first)
    await look()
    expect(await open()).toEqual([])
  })

  it('is raised once although two workers look at the same time', async () => {
    const { id, look, line, listed } = await openScene()
    for (let day = 1; day <= 9; day++) await line(`2026-10-0${day}`, '100')
    const found = await Promise.all([look(), look(), look()])
    expect(found.reduce((sum, { raised }) => sum + raised, 0)).toBe(9)
    expect(await listed()).toHaveLength(9)
    const told = "select subject_id from outbox where organization_id = $1 and type = 'exception.changed'"
    expect(await api.database.runAs('feed', told, [id])).toHaveLength(9)
  })

  it('is looked for in every organization once, and then only where something happened or a day began', async () => {
    const [quiet, busy] = [await openScene(), await openScene()]
    await quiet.line('2026-11-01', '100')
    await busy.line('2026-11-01', '200')
    const ids = [quiet.id, busy.id].toSorted()
    const feed = await openFeed(api.database)
    onTestFinished(feed.close)
    // Events without a position yet would count as new for the second run.
    await expectPlaced()
    const look = exceptionWatcher({ database: api.database, log: api.log, exceptionSearches })
    expect(await look()).toEqual(expect.arrayContaining(ids))
    expect([await quiet.listed(), await busy.listed()]).toMatchObject([[{ status: 'OPEN' }], [{ status: 'OPEN' }]])
    // The run's own events are no reason to run again.
    await expectPlaced()
    expect(await look()).toEqual([])

    await busy.line('2026-11-02', '300')
    await expectPlaced()
    expect(await look()).toEqual([busy.id])
    expect(await busy.listed()).toHaveLength(2)

    clock.set('2026-11-22T03:00:00Z')
    onTestFinished(() => clock.set(NOW))
    expect(await look()).toEqual(expect.arrayContaining(ids))
    expect(await look()).toEqual([])
  })

  it('is looked for again where looking failed', async () => {
    const { id } = await openScene()
    let isSlow = false
    const inOrganization: typeof api.database.inOrganization = (...given) =>
      isSlow ? Promise.reject(new Error('too slow')) : api.database.inOrganization(...given)
    const look = exceptionWatcher({
      database: { ...api.database, inOrganization },
      log: api.log,
      exceptionSearches,
    })
    await look()
    expect(await look()).toEqual([])
    isSlow = true
    clock.set('2026-11-22T03:00:00Z')
    onTestFinished(() => clock.set(NOW))
    expect(await look()).toContain(id)
    expect(await look()).toContain(id)
    isSlow = false
    expect(await look()).toContain(id)
    expect(await look()).toEqual([])
  })
})

describe('what people do', () => {
  it('follows the lifecycle table in every cell', async () => {
    const { id: organizationId, maker, line, look, listed } = await openScene()
    await line('2026-11-01', '100')
    await look()
    const [found] = await listed()
    const { id } = found!
    const reset = () =>
      api.database.inOrganization(organizationId, null, tx =>
        tx.update(exception).set({ status: 'OPEN', resolution: null, resolvedAt: null }),
      )
    const into = {
      OPEN: async () => {},
      IN_PROGRESS: () => maker.post('/v1/exceptions/start', { ids: [id] }),
      RESOLVED: () => maker.post('/v1/exceptions/resolve', { ids: [id], note: 'Known' }),
    }
    const bodies = {
      ASSIGN: ['/v1/exceptions/assign', { ids: [id], assigneeId: SITI }],
      START: ['/v1/exceptions/start', { ids: [id] }],
      RESOLVE: ['/v1/exceptions/resolve', { ids: [id], note: 'Known' }],
      REOPEN: ['/v1/exceptions/reopen', { ids: [id] }],
    } as const
    for (const status of EXCEPTION_STATUSES)
      for (const action of ['ASSIGN', 'START', 'RESOLVE', 'REOPEN'] as const) {
        await reset()
        await into[status]()
        const outcome = EXCEPTION_LIFECYCLE[action][status]
        const [path, body] = bodies[action]
        const { results } = (await maker.post<Bulk>(path, body)).body
        expect([status, action, results[0]?.ok]).toEqual([status, action, outcome !== undefined])
        if (!outcome) expect(results[0]?.errors[0]?.code).toBe('U-TRSY-XC-1')
        const after = (await listed())[0]
        expect([status, action, after?.status]).toEqual([
          status,
          action,
          outcome && outcome !== 'SAME' ? outcome : status,
        ])
        expect(after?.allowedActions).toEqual(
          allowedActions(
            EXCEPTION_STATUSES.find(each => each === after?.status)!,
            new Set([MANAGE_EXCEPTIONS]),
          ),
        )
      }
    expect(allowedActions('OPEN', new Set())).toEqual([])
    expect(EXCEPTION_ACTIONS).toHaveLength(5)
  })

  it('takes as many at once as a list can hold selected', async () => {
    const { maker, line, look, listed } = await openScene()
    await line('2026-11-01', '100')
    await look()
    const [{ id }] = (await listed()) as [Exception]
    // Repetitions count once.
    const ids = Array.from({ length: 1_000 }, () => id)
    const acts = { start: {}, assign: { assigneeId: SITI }, resolve: { note: 'Known' }, reopen: {} }
    for (const [what, more] of Object.entries(acts)) {
      const { body } = await maker.post<Bulk>(`/v1/exceptions/${what}`, { ids, ...more })
      expect(body.results, what).toEqual([{ id, ok: true, errors: [] }])
    }
  })

  it('stays settled while its cause lasts', async () => {
    const { maker, line, look, listed } = await openScene()
    await line('2026-11-01', '100')
    await look()
    const [{ id }] = (await listed()) as [Exception]
    await maker.post('/v1/exceptions/resolve', { ids: [id], note: 'The owner’s private money' })
    expect(await look()).toEqual({ raised: 0, resolved: 0 })
    expect(await listed()).toMatchObject([
      { status: 'RESOLVED', resolution: 'BY_PERSON', resolutionNote: 'The owner’s private money' },
    ])
  })

  it('is taken on by whoever starts, given to members alone, and talked about', async () => {
    const { id: organizationId, maker, line, look, listed } = await openScene()
    await line('2026-11-01', '100')
    await look()
    const [{ id }] = (await listed()) as [Exception]
    const stranger = await maker.post<Bulk>('/v1/exceptions/assign', { ids: [id], assigneeId: organizationId })
    expect(stranger.body.results[0]?.errors[0]?.code).toBe('U-TRSY-XC-2')
    await maker.post('/v1/exceptions/start', { ids: [id] })
    await maker.post(`/v1/exceptions/${id}/comments`, { text: 'Asked the bank' })
    expect(await listed(`assigneeId=${SITI}`)).toMatchObject([{ status: 'IN_PROGRESS', commentCount: 1 }])
    const comments = await maker.get<{ items: object[] }>(`/v1/exception-comments?exceptionIds=${id}`)
    expect(comments.body.items).toMatchObject([
      { text: 'Asked the bank', authorId: SITI, authorName: 'Rini Wulandari' },
    ])
    await maker.post('/v1/exceptions/assign', { ids: [id], assigneeId: null })
    expect(await listed()).toMatchObject([{ assigneeId: null }])

    const viewer = api.as(organizationId, ['treasury.exceptions.view'])
    expect((await viewer.post<Problem>('/v1/exceptions/start', { ids: [id] })).body.code).toBe('G-20')
    const elsewhere = (await openScene()).maker
    expect((await elsewhere.get<Problem>(`/v1/exceptions/${id}`)).body.code).toBe('G-7')
    expect((await elsewhere.post<Bulk>('/v1/exceptions/start', { ids: [id] })).body.results[0]?.errors[0]?.code).toBe(
      'G-7',
    )
  })
})
