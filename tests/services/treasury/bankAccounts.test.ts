import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import type { Tx } from '../../../services/kit/database/database.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { createBankAccount } from '../../../services/treasury/bankAccounts/createBankAccount.ts'
import { storeOrganization } from '../../../services/treasury/projection/store.ts'
import { entity } from '../../../services/treasury/projection/table.ts'
import { openTreasuryApi, type Problem } from './support/api.ts'

const api = await openTreasuryApi()
const ours = await api.organization()
const theirs = await api.organization('PT Samudra Logistik')
const maker = api.as(ours.id)

type Account = {
  id: string
  alias: string
  accountNumber: string
  bank: { code: string; name: string; bic: string }
  currency: string
  entityId: string
  balance: unknown
  version: number
  lastCheckedOn: string | null
}

let counter = 10_000
const fields = (over: object = {}) => ({
  bankCode: '014',
  accountNumber: String(2_081_100_000 + counter++),
  alias: `Rekening ${counter}`,
  entityId: ours.entityId,
  currency: 'IDR',
  ...over,
})
const create = (over: object = {}) => maker.post<Account>('/v1/bank-accounts', fields(over))
const refused = (over: object = {}) => maker.post<Problem>('/v1/bank-accounts', fields(over))

describe('banks', () => {
  it('lists the six that hold accounts and the others for counterparties, each code once', async () => {
    const { body } = await maker.get<{ items: { code: string; bic: string; holdsAccounts: boolean }[] }>('/v1/banks')
    expect(body.items.filter(bank => bank.holdsAccounts).map(bank => bank.code)).toEqual([
      '002',
      '008',
      '009',
      '013',
      '014',
      '022',
    ])
    expect(body.items.length).toBeGreaterThan(90)
    expect(new Set(body.items.map(bank => bank.code)).size).toBe(body.items.length)
    expect(new Set(body.items.map(bank => bank.bic)).size).toBe(body.items.length)
    for (const { code, bic } of body.items) {
      expect(code).toMatch(/^\d{3}$/)
      expect(bic).toMatch(/^[A-Z0-9]{8}$/)
    }
  })
})

describe('creating', () => {
  it('makes a manual account without a balance', async () => {
    const { status, body } = await create({ alias: 'BCA Operasional' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      alias: 'BCA Operasional',
      bank: { code: '014', name: 'BCA', bic: 'CENAIDJA' },
      connectionType: 'MANUAL',
      currency: 'IDR',
      balance: null,
      lastStatementOn: null,
      version: 1,
    })
    expect((await maker.get<Account>(`/v1/bank-accounts/${body.id}`)).body).toEqual(body)
  })

  it('is shown to the account service alone, as documents print it', async () => {
    const { id, accountNumber } = (await create()).body
    const read = async (service: string, organizationId: string = ours.id) => {
      const token = await openServiceIdentity(api.serviceSecret, service).tokenFor('treasury')
      const answer = await fetch(`${api.origin}/v1/organizations/${organizationId}/own-accounts/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: answer.status, body: await answer.json() }
    }
    expect(await read('account')).toMatchObject({
      status: 200,
      body: {
        bankName: 'BCA',
        accountNumber,
        entityId: expect.any(String),
        holderName: expect.any(String),
        currency: 'IDR',
        isOpen: true,
      },
    })
    expect(await read('account', theirs.id)).toMatchObject({ status: 404, body: { code: 'G-7' } })
    expect(await read('bff')).toMatchObject({ status: 403, body: { code: 'G-20' } })
    expect(await maker.get(`/v1/organizations/${ours.id}/own-accounts/${id}`)).toMatchObject({ status: 401 })
  })

  it('refuses an alias that exists, whatever its case, on its field and in both languages', async () => {
    await create({ alias: 'Kas Kecil' })
    const english = await refused({ alias: 'KAS kecil' })
    expect(english.status).toBe(409)
    expect(english.body).toMatchObject({ code: 'U-TRSY-BA-2', errors: [{ path: 'alias', code: 'U-TRSY-BA-2' }] })
    const indonesian = await maker.post<Problem>('/v1/bank-accounts', fields({ alias: 'kas kecil' }), {
      'accept-language': 'id',
    })
    expect(indonesian.body.title).toBe('Rekening bank dengan alias ini sudah ada.')
  })

  it('refuses a number that exists at the same bank, and admits it at another', async () => {
    const { body } = await create()
    const again = await refused({ accountNumber: body.accountNumber })
    expect(again.body).toMatchObject({ code: 'U-TRSY-BA-3', errors: [{ path: 'accountNumber' }] })
    expect((await create({ accountNumber: body.accountNumber, bankCode: '008' })).status).toBe(201)
  })

  it('takes a number with leading zeros and without for one account, when it is added, corrected and looked for', async () => {
    const made = (await create({ accountNumber: '0003551234' })).body
    expect((await refused({ accountNumber: '3551234' })).body).toMatchObject({ code: 'U-TRSY-BA-3' })
    const other = (await create()).body
    const corrected = (accountNumber: string, { id, version }: Account) =>
      maker.patch<Problem>(`/v1/bank-accounts/${id}`, { accountNumber, version })
    expect((await corrected('03551234', other)).body).toMatchObject({
      code: 'U-TRSY-BA-3',
      errors: [{ path: 'accountNumber' }],
    })
    expect((await corrected('03551234', made)).status).toBe(200)
    const found = await maker.get<{ items: Account[] }>(
      `/v1/bank-accounts?account=${encodeURIComponent('014/00003551234')}`,
    )
    expect(found.body.items.map(({ id }) => id)).toEqual([made.id])
  })

  it('lets one of several win who add one number with other leading zeros at once', async () => {
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        ['', '0', '000'].map(zeros => create({ accountNumber: `${zeros}77${round}55501` })),
      )
      expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409])
    }
  })

  it('refuses a currency, a bank and an entity that cannot be', async () => {
    expect((await refused({ currency: 'EUR' })).body).toMatchObject({
      code: 'U-TRSY-BA-4',
      errors: [{ path: 'currency' }],
    })
    expect((await refused({ bankCode: '011' })).body.code).toBe('U-TRSY-BA-12')
    expect((await refused({ entityId: randomUUID() })).body.code).toBe('G-7')
    expect((await refused({ entityId: theirs.entityId })).body.code).toBe('G-7')
  })

  it('names every field that is not valid', async () => {
    const { status, body } = await refused({ accountNumber: '12a', alias: '  ', extra: 1 })
    expect(status).toBe(422)
    expect(body.code).toBe('G-2')
    expect(new Set(body.errors?.map(error => error.path))).toEqual(new Set(['accountNumber', 'alias', 'extra']))
  })

  it('lets one of two win who take the same alias at once', async () => {
    for (let round = 0; round < 20; round++) {
      const alias = `Rebutan ${round}`
      const answers = await Promise.all([create({ alias }), create({ alias }), create({ alias })])
      expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409])
    }
  })

  it('makes one account for one idempotency key', async () => {
    const body = fields()
    const key = { 'idempotency-key': randomUUID() }
    const first = await maker.post<Account>('/v1/bank-accounts', body, key)
    const second = await maker.post<Account>('/v1/bank-accounts', body, key)
    expect(second.body).toEqual(first.body)
    const other = await maker.post<Problem>('/v1/bank-accounts', fields(), key)
    expect(other).toMatchObject({ status: 422, body: { code: 'G-12' } })
  })

  it('finds an entity that the account service has just made', async () => {
    const entity = { id: randomUUID(), name: 'PT Nusantara Baru', isDefault: false }
    ours.snapshot.entities.push(entity)
    expect((await create({ entityId: entity.id })).status).toBe(201)
  })
})

describe('an entity that is deleted', () => {
  const owner = api.as(ours.id, ['account.company.manage'])
  const askFor = (id: string) => owner.post<Problem>(`/v1/entities/${id}/deletion-check`, {})
  async function newEntity() {
    const made = { id: randomUUID(), name: 'PT Sementara', isDefault: false }
    ours.snapshot.entities.push(made)
    await storeOrganization(api.database, ours.snapshot)
    return made.id
  }
  const inOurs = <T>(use: (tx: Tx) => Promise<T>) => api.database.inOrganization(ours.id, randomUUID(), use)

  it('gets no account once the account service does not have it', async () => {
    const entityId = await newEntity()
    ours.snapshot.entities.pop()
    await storeOrganization(api.database, ours.snapshot)
    expect((await refused({ entityId })).body).toMatchObject({ code: 'G-7', errors: [{ path: 'entityId' }] })
  })

  it('gets no account for the minute in which it may be', async () => {
    const entityId = await newEntity()
    expect((await askFor(entityId)).status).toBe(200)
    expect((await refused({ entityId })).body.code).toBe('G-7')
    await inOurs(tx =>
      tx
        .update(entity)
        .set({ closingUntil: sql`now()` })
        .where(eq(entity.id, entityId)),
    )
    expect((await create({ entityId })).status).toBe(201)
    expect((await askFor(entityId)).body.code).toBe('U-TRSY-BA-16')
    // It was rejected: nothing is closed.
    expect((await create({ entityId })).status).toBe(201)
  })

  it('waits for an account that is being opened', async () => {
    const entityId = await newEntity()
    const opened = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const opening = inOurs(async tx => {
      await createBankAccount(tx, fields({ entityId }))
      opened.resolve()
      await goOn.promise
    })
    await opened.promise
    const asked = askFor(entityId)
    await waitFor(async () => {
      const { rows } = await inOurs(tx =>
        tx.execute(sql`select 1 from pg_locks waiting where not granted and exists (
            select from pg_locks held where held.pid = waiting.pid
              and held.database = (select oid from pg_database where datname = current_database()))`),
      )
      expect(rows).not.toEqual([])
    })
    goOn.resolve()
    await opening
    expect((await asked).body.code).toBe('U-TRSY-BA-16')
  })
})

describe('updating', () => {
  it('changes alias and last-check date of the version that was seen', async () => {
    const { body } = await create()
    const path = `/v1/bank-accounts/${body.id}`
    const changed = await maker.patch<Account>(path, {
      version: 1,
      alias: `${body.alias} B`,
      lastCheckedOn: '2026-01-31',
    })
    expect(changed.body).toMatchObject({ alias: `${body.alias} B`, lastCheckedOn: '2026-01-31', version: 2 })
    const stale = await maker.patch<Problem>(path, { version: 1, alias: 'anders' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'G-3' } })
    expect((await maker.patch<Account>(path, { version: 2, lastCheckedOn: null })).body.lastCheckedOn).toBeNull()
  })

  it('refuses an alias that another account has, and a date after today', async () => {
    const [one, other] = [(await create()).body, (await create()).body]
    const alias = await maker.patch<Problem>(`/v1/bank-accounts/${one.id}`, { version: 1, alias: other.alias })
    expect(alias.body.code).toBe('U-TRSY-BA-2')
    const tomorrow = Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 1 }).toString()
    const date = await maker.patch<Problem>(`/v1/bank-accounts/${one.id}`, { version: 1, lastCheckedOn: tomorrow })
    expect(date.body).toMatchObject({ code: 'U-TRSY-BA-14', errors: [{ path: 'lastCheckedOn' }] })
  })

  it('writes what was before and after, and who, into the activity log', async () => {
    const { body } = await create()
    await maker.patch(`/v1/bank-accounts/${body.id}`, { version: 1, alias: `${body.alias} baru` })
    const rows = await api.database.inOrganization(ours.id, maker.actorId, async tx => {
      const { rows: found } = await tx.execute<{ action: string; changes: unknown; actor_name: string }>(
        `select action, changes, actor_name from activity_log where record_id = '${body.id}' order by at`,
      )
      return found
    })
    expect(rows.map(row => row.action)).toEqual(['CREATED', 'UPDATED'])
    expect(rows[1]).toMatchObject({
      actor_name: 'Rini Wulandari',
      changes: [{ field: 'alias', before: body.alias, after: `${body.alias} baru` }],
    })
  })
})

describe('lists', () => {
  it('gives by ids what is ours, filters, searches and sums', async () => {
    const { body: one } = await create({ bankCode: '022', alias: 'Niaga Dolar', currency: 'USD' })
    const byIds = await maker.get<{ items: Account[] }>(`/v1/bank-accounts?ids=${one.id},${randomUUID()}`)
    expect(byIds.body.items).toEqual([one])
    for (const query of ['search=niaga%20dolar', `search=${one.accountNumber}`, 'currency=USD', 'bankCodes=022,013']) {
      const { body } = await maker.get<{ items: Account[] }>(`/v1/bank-accounts?${query}`)
      expect(
        body.items.map(item => item.id),
        query,
      ).toEqual([one.id])
    }
    const none = await maker.get<{ items: Account[] }>('/v1/bank-accounts?search=%25')
    expect(none.body.items).toEqual([])
    const summary = await maker.get<{ totalCount: number; totals: unknown[] }>('/v1/bank-accounts/summary?currency=USD')
    expect(summary.body).toEqual({ totalCount: 1, totals: [{ amount: '0.00', currency: 'USD' }] })
  })

  it('sorts aliases as people do', async () => {
    const sorted = await api.organization('PT Urut')
    const person = api.as(sorted.id)
    for (const alias of ['zebra', 'Apel', 'apel kedua', 'Éclair', 'ember'])
      await person.post('/v1/bank-accounts', fields({ alias, entityId: sorted.entityId }))
    const { body } = await person.get<{ items: Account[] }>('/v1/bank-accounts')
    expect(body.items.map(item => item.alias)).toEqual(['Apel', 'apel kedua', 'Éclair', 'ember', 'zebra'])
  })

  it('counts no unreconciled lines where there are none', async () => {
    const { body } = await create()
    const counts = await maker.get(`/v1/bank-accounts/unreconciled-counts?ids=${body.id},${randomUUID()}`)
    expect(counts.body).toEqual({ items: [{ id: body.id, count: 0 }] })
  })
})

describe('tenancy and permissions', () => {
  it('does not find what is of another organization', async () => {
    const { body } = await create()
    const stranger = api.as(theirs.id)
    const unknown = await stranger.get<Problem>(`/v1/bank-accounts/${randomUUID()}`)
    const foreign = await stranger.get<Problem>(`/v1/bank-accounts/${body.id}`)
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect((await stranger.patch<Problem>(`/v1/bank-accounts/${body.id}`, { version: 1, alias: 'x' })).body.code).toBe(
      'G-7',
    )
    expect((await stranger.get<{ items: [] }>(`/v1/bank-accounts?ids=${body.id}`)).body.items).toEqual([])
    expect((await stranger.get(`/v1/bank-accounts/unreconciled-counts?ids=${body.id}`)).body).toEqual({ items: [] })
  })

  it('asks for the permission of each route', async () => {
    const viewer = api.as(ours.id, 'viewer')
    expect((await viewer.get('/v1/bank-accounts')).status).toBe(200)
    expect((await viewer.post<Problem>('/v1/bank-accounts', fields())).body.code).toBe('G-20')
    const nobody = api.as(ours.id, 'nobody')
    for (const path of ['', '/summary', `/${randomUUID()}`, `/unreconciled-counts?ids=${randomUUID()}`])
      expect((await nobody.get<Problem>(`/v1/bank-accounts${path}`)).body.code, path).toBe('G-20')
  })
})
