// Syncs and notifications with a fake provider over HTTP: any order, number and state of arrivals.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { type FakeTransaction, openFakeProvider } from './fakeProvider.ts'
import { CREDENTIALS, openScene, type ProviderBody, secretOf } from './support.ts'

const NOW = '2026-11-23T03:00:00Z'
const clock = stoppedClock(NOW)
const provider = await openFakeProvider()
const api = await openTreasuryApi({
  clock,
  providerHosts: { XENDIT: { url: provider.url }, MIDTRANS: { url: provider.url } },
})
const scene = await openScene(api)
const syncs = await scene.openSyncs()
const { maker } = scene

beforeEach(() => {
  clock.set(NOW)
  provider.transactions = []
  provider.override = undefined
  provider.pageSize = 2
  provider.held = Promise.resolve()
  provider.asked.length = 0
  provider.orders.clear()
})

const payment = (n: number, over: Partial<FakeTransaction> = {}): FakeTransaction => ({
  id: `txn_${n}`,
  type: 'PAYMENT',
  status: 'SUCCESS',
  reference_id: `INV-${n}`,
  amount: '1000000',
  updated: `2026-11-2${n % 3}T03:00:0${n % 10}.000Z`,
  fee: ['4000', '440'],
  settlement_status: 'PENDING',
  ...over,
})
const five = () => [1, 2, 3, 4, 5].map(n => payment(n))

describe('syncs', () => {
  it('stores every page, once, with fees and the day on which the money should come', async () => {
    provider.transactions = five()
    const made = await scene.connect()
    const done = await syncs.sync(made)
    expect(done).toMatchObject({ health: 'WORKING', lastError: null, syncedCount: 5 })
    const stored = await scene.transactionsOf(made)
    expect(stored.map(({ externalId }) => externalId).toSorted()).toEqual(['txn_1', 'txn_2', 'txn_3', 'txn_4', 'txn_5'])
    expect(stored[0]).toMatchObject({
      gross: { amount: '1000000.00', currency: 'IDR' },
      fee: { amount: '4000.00' },
      vat: { amount: '440.00' },
      net: { amount: '995560.00' },
      status: 'SUCCESS',
      result: 'SUCCESS',
      settlement: 'PENDING',
      channel: 'VIRTUAL_ACCOUNT',
    })
    await syncs.sync(made)
    expect((await scene.transactionsOf(made)).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1])
  })

  it('looks 3 days back from where it was, and never lets a transaction go back', async () => {
    provider.transactions = [payment(1)]
    const made = await scene.connect()
    await syncs.sync(made)
    provider.asked.length = 0
    clock.set('2026-11-25T03:00:00Z')
    provider.transactions = [payment(1, { status: 'PENDING', updated: '2026-11-24T03:00:00.000Z' })]
    await syncs.sync(made)
    expect(new URLSearchParams(provider.asked[0]!.split('?')[1]).get('updated[gte]')).toBe('2026-11-20T03:00:00Z')
    expect(await scene.transactionsOf(made)).toMatchObject([{ status: 'SUCCESS' }])
    provider.transactions = [payment(1, { status: 'REVERSED', updated: '2026-11-24T04:00:00.000Z' })]
    await syncs.sync(made)
    expect(await scene.transactionsOf(made)).toMatchObject([{ status: 'REVERSED', result: 'REFUNDED' }])
  })

  it('is run again for who asks in the moment between its last word and the end of its job', async () => {
    provider.transactions = [payment(1)]
    const made = await scene.connect()
    // The queue can't record the end of a job whose row is locked; what the sync itself wrote is there.
    await withAdmin(api.adminUrl, async admin => {
      await admin.query('begin')
      await admin.query(`create function pgboss.hold() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(77); return new; end $$`)
      await admin.query(`create trigger hold before update on pgboss.job_common
        for each row when (new.name = 'provider-sync' and new.state = 'completed') execute function pgboss.hold()`)
      await admin.query('commit')
      await admin.query('select pg_advisory_lock(77)')
      await syncs.sync(made)
      provider.asked.length = 0
      const asked = await maker.post<ProviderBody>(`/v1/payment-providers/${made.id}/sync`, {})
      expect(asked).toMatchObject({ status: 202, body: { isSyncing: true } })
      await admin.query('select pg_advisory_unlock(77)')
      await syncs.atRest(made)
      expect(provider.asked.length).toBeGreaterThan(0)
      await admin.query('drop trigger hold on pgboss.job_common')
      await admin.query('drop function pgboss.hold')
    })
  })

  it('makes one batch of a withdrawal, and one expected transaction of that', async () => {
    provider.transactions = [
      payment(9, { type: 'WITHDRAWAL', id: 'wd_1', reference_id: 'wd', amount: '95550341', fee: ['0', '0'] }),
    ]
    const made = await scene.connect()
    await syncs.sync(made)
    await syncs.sync(made)
    const [record, ...more] = await scene.recordsOf(made)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      externalId: 'wd_1',
      payoutOn: '2026-11-20',
      net: { amount: '95550341.00', currency: 'IDR' },
      gross: null,
      settlement: 'SETTLED',
      reconciliationStatus: 'UNRECONCILED',
    })
    const expected = await scene.expectedOf(record!)
    expect(expected).toMatchObject([
      {
        date: '2026-11-20',
        dateFrom: '2026-11-19',
        dateTo: '2026-11-25',
        direction: 'CREDIT',
        amount: { amount: '95550341.00' },
        source: 'PROVIDER',
        bankAccountId: scene.bca.id,
        allowedActions: ['RECONCILE'],
      },
    ])
  })

  it('counts a withdrawal once while its report has not come: on its way, and no longer withdrawable', async () => {
    const of = (name: string, n: number) => payment(n, { id: `${name}_${n}`, settlement_status: 'SETTLED' })
    const withdrawal = (name: string, amount: string) =>
      payment(9, { type: 'WITHDRAWAL', id: name, reference_id: name, amount, fee: ['0', '0'] })
    const layersOf = async (alias: string) => {
      type Layers = Record<'pending' | 'withdrawable' | 'onItsWay', { amount: string }>
      const path = `/v1/payment-providers/summary?search=${encodeURIComponent(alias)}`
      const { body } = await maker.get<{ atProviders: Layers[] }>(path)
      return body.atProviders.map(({ pending, withdrawable, onItsWay }) =>
        [pending, withdrawable, onItsWay].map(({ amount }) => amount),
      )
    }
    // Three orders are credited, one is not yet; two of them are withdrawn.
    provider.transactions = [
      ...[1, 2, 3].map(n => of('once', n)),
      payment(4, { id: 'once_4' }),
      withdrawal('wd_once', '1991120'),
    ]
    const made = await scene.connect({ alias: 'Layers one' })
    await syncs.sync(made)
    expect(await layersOf('Layers one')).toEqual([['995560.00', '995560.00', '1991120.00']])

    // The withdrawal exceeds the known orders, because of orders before the first sync: no debt results, and no other connection is
    // affected.
    provider.transactions = [of('more', 1), withdrawal('wd_more', '5000000')]
    const more = await scene.connect({ alias: 'Layers two' })
    await syncs.sync(more)
    expect(await layersOf('Layers two')).toEqual([['0.00', '0.00', '5000000.00']])
    expect(await layersOf('Layers')).toEqual([['995560.00', '995560.00', '6991120.00']])

    // Money at the bank is no longer at the provider, whether its report has arrived or not.
    const [record] = await scene.recordsOf(made)
    const line = await scene.line('1991120.00', '2026-11-20')
    const [expected] = await scene.expectedOf(record!)
    expect((await scene.reconcile(line.id, expected!.id)).status).toBe(201)
    expect(await layersOf('Layers one')).toEqual([['995560.00', '995560.00', '0.00']])
  })

  it('refuses a batch that is not in the currency of its account', async () => {
    provider.transactions = [payment(9, { type: 'WITHDRAWAL', id: 'wd_2', currency: 'USD', fee: ['0', '0'] })]
    const made = await scene.connect()
    expect(await syncs.sync(made)).toMatchObject({ health: 'FAILING', lastError: { code: 'U-TRSY-PP-10' } })
    expect(await scene.recordsOf(made)).toEqual([])
  })

  const FAULTS: [string, () => { status: number; body: string; headers?: Record<string, string> }, string][] = [
    ['wrong credentials', () => ({ status: 401, body: '{}' }), 'U-TRSY-PP-5'],
    ['no permission', () => ({ status: 403, body: '{}' }), 'U-TRSY-PP-6'],
    ['an error of its own', () => ({ status: 500, body: 'oops' }), 'U-TRSY-PP-9'],
    ['half an answer', () => ({ status: 200, body: '{"has_more":false,"data":[{' }), 'U-TRSY-PP-10'],
    ['an amount that is none', () => ({ status: 200, body: badAmount('1e6') }), 'U-TRSY-PP-10'],
    ['an amount with 3 decimals', () => ({ status: 200, body: badAmount('1.005') }), 'U-TRSY-PP-10'],
    ['an empty page and more', () => ({ status: 200, body: '{"has_more":true,"data":[]}' }), 'U-TRSY-PP-11'],
  ]
  const badAmount = (amount: string) =>
    `{"has_more":false,"data":[{"id":"t","type":"PAYMENT","status":"SUCCESS","reference_id":"r","currency":"IDR","amount":${amount},"created":"2026-11-20T00:00:00Z","updated":"2026-11-20T00:00:00Z"}]}`
  test.each(FAULTS)('ends with an error on %s, and stores nothing of it', async (_name, answer, code) => {
    const made = await scene.connect()
    provider.override = answer
    expect(await syncs.sync(made)).toMatchObject({ health: 'FAILING', lastError: { code } })
    expect(await scene.transactionsOf(made)).toEqual([])
    provider.override = undefined
    provider.transactions = five()
    expect(await syncs.sync(made)).toMatchObject({ health: 'WORKING', lastError: null })
    expect(await scene.transactionsOf(made)).toHaveLength(5)
  })

  it('stops at a cursor that goes in circles', async () => {
    provider.transactions = five()
    const made = await scene.connect()
    provider.override = (_request, query) => {
      if (query.get('after_id') === null || !query.getAll('types').includes('PAYMENT')) return undefined
      query.delete('after_id')
      return undefined
    }
    expect(await syncs.sync(made)).toMatchObject({ lastError: { code: 'U-TRSY-PP-11' } })
    expect(await scene.transactionsOf(made)).toHaveLength(2)
  })

  it('has one effect when two are asked for at once', async () => {
    provider.transactions = five()
    const made = await scene.connect()
    let go = () => {}
    provider.held = new Promise(resolve => {
      go = resolve
    })
    const path = `/v1/payment-providers/${made.id}/sync`
    const asked = await Promise.all(Array.from({ length: 5 }, () => maker.post(path, {})))
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    go()
    expect(await syncs.atRest(made)).toMatchObject({ lastError: null })
    expect(provider.asked.filter(path => !path.includes('after_id') && path.includes('types=PAYMENT'))).toHaveLength(1)
    expect((await scene.transactionsOf(made)).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1])
  })

  it('goes on where a sync that was cut off had come to', async () => {
    provider.transactions = five()
    const made = await scene.connect()
    await api.database.inOrganization(scene.organization.id, null, tx =>
      tx.execute(
        `update payment_provider set sync_list = 'TRANSACTIONS', sync_cursor = 'txn_2', sync_from = '2026-11-01', sync_count = 2 where id = '${made.id}'`,
      ),
    )
    const done = await syncs.sync(made)
    expect(done).toMatchObject({ lastError: null, syncedCount: 5 })
    expect(provider.asked.filter(path => path.includes('types=PAYMENT'))[0]).toContain('after_id=txn_2')
    expect((await scene.transactionsOf(made)).map(({ externalId }) => externalId).toSorted()).toEqual([
      'txn_3',
      'txn_4',
      'txn_5',
    ])
  })

  it('loses nothing and does nothing twice when its worker is killed between two pages', async () => {
    provider.transactions = five()
    const made = await scene.connect()
    let go = () => {}
    provider.override = (_request, query) => {
      // The second page is not answered before the worker is gone.
      if (query.get('after_id') === 'txn_2') provider.held = new Promise(resolve => (go = resolve))
      return undefined
    }
    const script = new URL('./syncProcess.ts', import.meta.url).pathname
    const whose = [scene.organization.id, made.id, secretOf(made)]
    const worker = spawn(process.execPath, [script, api.url, NOW, provider.url, ...whose])
    await until(async () => (await scene.read(made)).syncedCount >= 4)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    go()
    provider.held = Promise.resolve()
    provider.override = undefined
    provider.asked.length = 0
    expect((await scene.transactionsOf(made)).map(({ externalId }) => externalId).toSorted()).toEqual([
      'txn_1',
      'txn_2',
      'txn_3',
      'txn_4',
    ])
    expect(await syncs.sync(made)).toMatchObject({ lastError: null, syncedCount: 5 })
    expect(provider.asked.find(path => path.includes('types=PAYMENT'))).toContain('after_id=txn_4')
    const stored = await scene.transactionsOf(made)
    expect(stored.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1])
  })

  it('is asked for when its time has come, and each 15 minutes from then', async () => {
    provider.transactions = [payment(1)]
    const made = await scene.connect()
    expect(made.nextSyncAt).toBe('2026-11-23T03:00:00.000000Z')
    await syncs.look()
    const done = await syncs.atRest(made)
    expect(done).toMatchObject({ lastError: null, nextSyncAt: '2026-11-23T03:15:00.000000Z' })
    expect(await scene.transactionsOf(made)).toHaveLength(1)
    // Those of the tests before were due at the same time, and ask the same provider.
    await until(async () => {
      const { items } = (await maker.get<{ items: ProviderBody[] }>('/v1/payment-providers')).body
      return items.length > 1 && items.every(({ isSyncing }) => !isSyncing)
    })
    provider.asked.length = 0
    clock.set('2026-11-23T03:14:59Z')
    await syncs.look()
    expect((await scene.read(made)).isSyncing).toBe(false)
    expect(provider.asked).toEqual([])
  })
})

describe('Midtrans, which lists nothing', () => {
  const order = (over: object = {}) => ({
    order_id: 'ORDER-1',
    status_code: '200',
    gross_amount: '150000.00',
    currency: 'IDR',
    payment_type: 'qris',
    transaction_status: 'pending',
    transaction_time: '2026-11-23 09:00:00',
    ...over,
  })
  const signed = (by: ProviderBody, over: object = {}) => {
    const body = order(over)
    const text = `${body.order_id}${body.status_code}${body.gross_amount}${secretOf(by)}`
    return JSON.stringify({ ...body, signature_key: createHash('sha512').update(text).digest('hex') })
  }
  const connect = () => scene.connect({ provider: 'MIDTRANS' })

  it('is asked about an order when it says something of it, and again at each sync until that is at its end', async () => {
    const made = await connect()
    provider.orders.set('ORDER-1', order())
    expect((await scene.notify(made.hookPath!, signed(made))).status).toBe(200)
    await until(async () => (await scene.transactionsOf(made)).length === 1)
    expect(await scene.transactionsOf(made)).toMatchObject([
      { externalId: 'ORDER-1', status: 'PENDING', channel: 'QRIS', gross: { amount: '150000.00' }, fee: null },
    ])
    provider.orders.set('ORDER-1', order({ transaction_status: 'settlement', settlement_time: '2026-11-23 09:05:00' }))
    expect(await syncs.sync(made)).toMatchObject({ lastError: null })
    // Paid, and not paid out.
    expect(await scene.transactionsOf(made)).toMatchObject([{ status: 'SUCCESS', settlement: 'PENDING' }])
  })

  it('adds a refund of a part as a transaction of its own', async () => {
    const made = await connect()
    const refunds = [{ refund_key: 'r1', refund_amount: '50000.00', created_at: '2026-11-23 09:30:00' }]
    provider.orders.set('ORDER-1', order({ transaction_status: 'partial_refund', refunds }))
    await scene.notify(made.hookPath!, signed(made, { transaction_status: 'partial_refund' }))
    await until(async () => (await scene.transactionsOf(made)).length === 2)
    const stored = (await scene.transactionsOf(made)).toSorted((one, other) => one.kind.localeCompare(other.kind))
    expect(stored).toMatchObject([
      { kind: 'PAYMENT', status: 'SUCCESS', gross: { amount: '150000.00' } },
      { kind: 'REFUND', originalExternalId: 'ORDER-1', gross: { amount: '-50000.00' } },
    ])
  })
})

/** Pending or running status requests of orders. */
const openQuestions = () =>
  withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<{ count: number }>(
      `select count(*)::int from pgboss.job where name = 'provider-ask' and state < 'completed'`,
    )
    return rows[0]!.count
  })

describe('notifications', () => {
  const said = (reference: string, n = 0) => JSON.stringify({ external_id: reference, n })
  const token = { 'x-callback-token': CREDENTIALS.webhookToken }

  it('T29: makes us ask, and books nothing of what it says', async () => {
    const made = await scene.connect()
    provider.transactions = [payment(7, { amount: '777000' })]
    const forged = JSON.stringify({ external_id: 'INV-7', amount: 1, status: 'FAILED' })
    expect((await scene.notify(made.hookPath!, forged, token)).status).toBe(200)
    await until(async () => (await scene.transactionsOf(made)).length === 1)
    expect(await scene.transactionsOf(made)).toMatchObject([{ gross: { amount: '777000.00' }, status: 'SUCCESS' }])
    expect((await scene.read(made)).lastNotifiedAt).not.toBeNull()
  })

  it('T29: answers a replay with 200 and asks once', async () => {
    const made = await scene.connect()
    provider.transactions = [payment(7)]
    expect((await scene.notify(made.hookPath!, said('INV-7'), token)).status).toBe(200)
    await until(async () => (await scene.transactionsOf(made)).length === 1)
    provider.asked.length = 0
    for (let times = 0; times < 3; times++)
      expect((await scene.notify(made.hookPath!, said('INV-7'), token)).status).toBe(200)
    // A later request would be queued after all of these.
    await scene.notify(made.hookPath!, said('INV-8'), token)
    await until(async () => provider.asked.some(path => path.includes('INV-8')))
    expect(provider.asked.filter(path => path.includes('INV-7'))).toEqual([])
  })

  it('T29: refuses an unknown address and a wrong proof in the same words', async () => {
    const made = await scene.connect()
    const wrong = await scene.notify(made.hookPath!, said('INV-7'), { 'x-callback-token': 'guessed' })
    const bare = await scene.notify(made.hookPath!, said('INV-7'))
    const unknown = await scene.notify(`/hooks/providers/${'x'.repeat(43)}`, said('INV-7'), token)
    const malformed = await scene.notify('/hooks/providers/short', said('INV-7'), token)
    const bodies = [wrong, bare, unknown, malformed].map(({ status, text }) => {
      const { requestId: _own, ...same }: Record<string, unknown> = JSON.parse(text)
      return { status, ...same }
    })
    expect(bodies[0]).toMatchObject({ status: 401, code: 'G-10' })
    expect(new Set(bodies.map(each => JSON.stringify(each))).size).toBe(1)
    expect((await scene.read(made)).lastNotifiedAt).toBeNull()
  })

  it('T29: takes nothing that another organization’s secret proves, at neither address', async () => {
    const made = await scene.connect()
    const others = await openScene(api)
    const credentials = { ...CREDENTIALS, webhookToken: 'token-of-the-others' }
    const theirs = await others.connect({ credentials })
    provider.transactions = [payment(7)]
    const byThem = { 'x-callback-token': credentials.webhookToken }
    expect((await scene.notify(made.hookPath!, said('INV-7'), byThem)).status).toBe(401)
    expect((await scene.notify(theirs.hookPath!, said('INV-7'), token)).status).toBe(401)
    expect(provider.asked.filter(path => path.includes('INV-7'))).toEqual([])

    // A verified notification makes only its own connection poll.
    expect((await scene.notify(theirs.hookPath!, said('INV-7'), byThem)).status).toBe(200)
    await until(async () => (await others.transactionsOf(theirs)).length === 1)
    expect(await scene.transactionsOf(made)).toEqual([])
    expect((await scene.read(made)).lastNotifiedAt).toBeNull()
    expect((await maker.get(`/v1/payment-transactions/${(await others.transactionsOf(theirs))[0]!.id}`)).status).toBe(
      404,
    )
  })

  it('is for services alone', async () => {
    const made = await scene.connect()
    const path = `/v1/provider-notifications/${made.hookPath!.split('/').at(-1)}`
    const person = await maker.post<Problem>(path, {}, { 'x-hook-path': made.hookPath!, ...token })
    expect(person.status).toBe(401)
    expect((await fetch(api.origin + path, { method: 'POST', headers: token, body: '{}' })).status).toBe(401)
  })

  it('refuses more than 256 KB', async () => {
    const made = await scene.connect()
    const large = JSON.stringify({ external_id: 'INV-7', filler: 'x'.repeat(257 * 1024) })
    expect((await scene.notify(made.hookPath!, large, token)).status).toBe(413)
  })

  it('has no use for an order that the provider does not know', async () => {
    const made = await scene.connect()
    expect((await scene.notify(made.hookPath!, said('FOREIGN'), token)).status).toBe(200)
    await until(async () => provider.asked.some(path => path.includes('FOREIGN')))
    expect(await syncs.sync(made)).toMatchObject({ lastError: null })
    expect(await scene.transactionsOf(made)).toEqual([])
  })

  it('takes the proof of the credentials before for 24 hours, and no longer', async () => {
    const made = await scene.connect()
    const { body: rotated } = await maker.put<ProviderBody>(`/v1/payment-providers/${made.id}/credentials`, {
      version: made.version,
      credentials: { ...CREDENTIALS, webhookToken: 'next-token' },
    })
    expect(rotated.previousCredentialsUntil).toBe('2026-11-24T03:00:00.000000Z')
    const by = async (shown: string, n: number) =>
      (await scene.notify(made.hookPath!, said('INV-1', n), { 'x-callback-token': shown })).status
    expect([await by('next-token', 1), await by(CREDENTIALS.webhookToken, 2)]).toEqual([200, 200])
    clock.set('2026-11-24T02:59:59Z')
    expect(await by(CREDENTIALS.webhookToken, 3)).toBe(200)
    clock.set('2026-11-24T03:00:00Z')
    expect([await by('next-token', 4), await by(CREDENTIALS.webhookToken, 5)]).toEqual([200, 401])
  })

  it('takes nothing for a connection that is disabled', async () => {
    const made = await scene.connect()
    await maker.post(`/v1/payment-providers/${made.id}/disable`, { version: made.version })
    expect((await scene.notify(made.hookPath!, said('INV-1'), token)).status).toBe(401)
  })

  it('T29: withstands a storm: 1,000, of 10 orders, twice each and in any order, and as many forged ones', async () => {
    const made = await scene.connect()
    provider.pageSize = 50
    provider.transactions = Array.from({ length: 11 }, (_none, n) => payment(n))
    const bodies = Array.from({ length: 1_000 }, (_none, n) => said(`INV-${(n >> 1) % 10}`, n >> 1))
    expect(new Set(bodies).size).toBe(500)
    const statuses = new Map<number, number>()
    const send = async (body: string, proof: Record<string, string>) => {
      const { status } = await scene.notify(made.hookPath!, body, proof)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const lanes = Array.from({ length: 8 }, (_none, lane) => bodies.filter((_body, n) => n % 8 === lane).toReversed())
    await Promise.all(
      lanes.map(async (mine, lane) => {
        for (const [n, body] of mine.entries()) {
          // About an existing order, unverified.
          await send(said('INV-10', lane * 1_000 + n), { 'x-callback-token': `guess-${lane}-${n}` })
          await send(body, token)
        }
      }),
    )
    expect(Object.fromEntries(statuses)).toEqual({ 200: 1_000, 401: 1_000 })
    await until(async () => (await openQuestions()) === 0)
    const stored = await scene.transactionsOf(made)
    expect(stored.map(({ version }) => version)).toEqual(Array.from({ length: 10 }, () => 1))
    expect(stored.map(({ orderReference }) => orderReference)).not.toContain('INV-10')
    // One request answers many of them.
    expect(provider.asked.length).toBeLessThan(500)
    expect(provider.asked.filter(path => path.includes('INV-10'))).toEqual([])
  })

  it('asks again at a wish, and tells what came of it', async () => {
    const made = await scene.connect()
    provider.transactions = [payment(1, { status: 'PENDING' })]
    await syncs.sync(made)
    const [stored] = await scene.transactionsOf(made)
    provider.transactions = [payment(1, { status: 'SUCCESS', updated: '2026-11-23T02:00:00.000Z' })]
    const { status, body } = await maker.post<{ status: string }>(`/v1/payment-transactions/${stored!.id}/ask`, {})
    expect([status, body.status]).toEqual([200, 'SUCCESS'])
    provider.override = () => ({ status: 500, body: '' })
    const down = await maker.post<Problem>(`/v1/payment-transactions/${stored!.id}/ask`, {})
    expect([down.status, down.body.code]).toEqual([422, 'U-TRSY-PP-9'])
  })
})

// Must be the last test: the paused provider stays paused for the other tests of this file.
it('leaves a provider alone that wants fewer calls, for as long as it says', async () => {
  const made = await scene.connect()
  provider.override = () => ({ status: 429, body: '', headers: { 'retry-after': '30' } })
  expect(await syncs.sync(made)).toMatchObject({ lastError: { code: 'U-TRSY-PP-8' } })
  provider.override = undefined
  provider.asked.length = 0
  expect(await syncs.sync(made)).toMatchObject({ lastError: { code: 'U-TRSY-PP-8' } })
  expect(provider.asked).toEqual([])
  clock.set('2026-11-23T03:00:31Z')
  expect(await syncs.sync(made)).toMatchObject({ lastError: null })
})
