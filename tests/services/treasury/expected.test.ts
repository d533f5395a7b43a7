import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateExpected, allocateExpectedMany } from '../../../services/treasury/expectedTransactions/allocate.ts'
import {
  EXPECTED_ACTIONS,
  type ExpectedAction,
  type ExpectedStatus,
  LIFECYCLE,
} from '../../../services/treasury/expectedTransactions/lifecycle.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from './support/api.ts'

const api = await openTreasuryApi()
const ours = await api.organization()
const theirs = await api.organization('PT Samudra Logistik')
const maker = api.as(ours.id)
const stranger = api.as(theirs.id)

type Expected = {
  id: string
  number: string
  date: string
  status: string
  amount: { amount: string; currency: string }
  remaining: { amount: string }
  allowedActions: string[]
  createdAt: string
  version: number
}
type List = { items: Expected[]; next: string | null }
type Bulk = { results: { id: string; ok: boolean; errors: { code: string }[] }[] }

const fields = (over: object = {}) => ({
  date: '2026-12-01',
  description: 'Invoice INV-1',
  direction: 'CREDIT',
  amount: { amount: '1500000.00', currency: 'IDR' },
  ...over,
})
const create = async (over: object = {}, person: Person = maker) => {
  const answer = await person.post<Expected>('/v1/expected-transactions', fields(over))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const refused = async (over: object = {}) => (await maker.post<Problem>('/v1/expected-transactions', fields(over))).body
const get = async (id: string, person: Person = maker) =>
  (await person.get<Expected>(`/v1/expected-transactions/${id}`)).body

const { body: account } = await maker.post<{ id: string }>('/v1/bank-accounts', {
  bankCode: '014',
  accountNumber: '2081134471',
  alias: 'BCA Operasional',
  entityId: ours.entityId,
  currency: 'IDR',
})
const { body: party } = await maker.post<{ id: string }>('/v1/counterparties', {
  legalName: 'PT Sinar Makmur Abadi',
  alias: 'Sinar Makmur',
  type: 'COMPANY',
  bankAccounts: [],
})

describe('creating', () => {
  it('keeps all that is given', async () => {
    const body = await create({
      counterpartyId: party.id,
      bankAccountId: account.id,
      internalDescription: 'November',
      externalId: 'INV-2026-1',
      data: [{ key: 'po', value: 'PO-7781' }],
      amountFrom: '1499000',
      amountTo: '1500000.5',
      dateFrom: '2026-11-20',
      dateTo: '2026-12-10',
    })
    expect(body).toMatchObject({
      status: 'UNRECONCILED',
      amount: { amount: '1500000.00', currency: 'IDR' },
      remaining: { amount: '1500000.00' },
      counterpartyId: party.id,
      bankAccountId: account.id,
      externalId: 'INV-2026-1',
      data: [{ key: 'po', value: 'PO-7781' }],
      amountFrom: { amount: '1499000.00', currency: 'IDR' },
      amountTo: { amount: '1500000.50', currency: 'IDR' },
      source: 'MANUAL',
      version: 1,
    })
    expect(body.number).toMatch(/^ET-\d{4}-\d{6}$/)
    expect(await get(body.id)).toEqual(body)
  })

  it('refuses an account that is closed, and leaves it where something was expected on it before it closed', async () => {
    const { body: closing } = await maker.post<{ id: string; version: number }>('/v1/bank-accounts', {
      bankCode: '014',
      accountNumber: '2081134499',
      alias: 'BCA Lama',
      entityId: ours.entityId,
      currency: 'IDR',
    })
    const before = await create({ bankAccountId: closing.id })
    const path = `/v1/bank-accounts/${closing.id}/close`
    expect((await maker.post(path, { version: closing.version, reason: 'Moved' })).status).toBe(200)
    expect(await refused({ bankAccountId: closing.id })).toMatchObject({
      code: 'U-TRSY-BA-31',
      errors: [{ path: 'bankAccountId' }],
    })
    const kept = await maker.put<Expected>(`/v1/expected-transactions/${before.id}`, {
      ...fields({ bankAccountId: closing.id, description: 'Invoice INV-1, sent again' }),
      version: before.version,
    })
    expect(kept.status).toBe(200)
    const other = await create()
    const moved = await maker.put<Problem>(`/v1/expected-transactions/${other.id}`, {
      ...fields({ bankAccountId: closing.id }),
      version: other.version,
    })
    expect(moved.body.code).toBe('U-TRSY-BA-31')
  })

  it('keeps every amount exactly, up to the largest', async () => {
    for (const amount of ['0.01', '12345678901234567.00', '92233720368547758.07']) {
      expect((await create({ amount: { amount, currency: 'IDR' } })).amount.amount).toBe(amount)
    }
  })

  it.each([
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['0.00', 'AMOUNT_NOT_POSITIVE'],
    ['-5', 'AMOUNT_NOT_POSITIVE'],
    ['1.234', 'INVALID_AMOUNT'],
    ['1e3', 'INVALID_AMOUNT'],
    ['1.500.000,00', 'INVALID_AMOUNT'],
    ['92233720368547758.08', 'AMOUNT_OUT_OF_RANGE'],
    ['99999999999999999.99', 'AMOUNT_OUT_OF_RANGE'],
  ])('refuses %s as %s', async (amount, code) => {
    const problem = await refused({ amount: { amount, currency: 'IDR' } })
    expect(problem).toMatchObject({ code: 'G-2', status: 422, errors: [{ path: 'amount.amount', code }] })
  })

  it('refuses what does not fit together', async () => {
    await create({ externalId: 'EXT-1' })
    expect(await refused({ externalId: 'EXT-1' })).toMatchObject({
      code: 'U-TRSY-ET-6',
      errors: [{ path: 'externalId' }],
    })
    expect(await refused({ bankAccountId: account.id, amount: { amount: '1', currency: 'USD' } })).toMatchObject({
      code: 'U-TRSY-ET-13',
      errors: [{ path: 'amount.currency' }],
    })
    expect(await refused({ amountFrom: '2', amountTo: '1' })).toMatchObject({
      code: 'U-TRSY-ET-14',
      errors: [{ path: 'amountFrom' }],
    })
    expect(await refused({ dateFrom: '2026-02-02', dateTo: '2026-02-01' })).toMatchObject({
      errors: [{ path: 'dateFrom' }],
    })
    expect(
      await refused({
        data: [
          { key: 'a', value: '1' },
          { key: 'a', value: '2' },
        ],
      }),
    ).toMatchObject({
      code: 'U-TRSY-ET-19',
      errors: [{ path: 'data.1.key' }],
    })
    for (const date of ['2026-02-30', '0026-12-01', '9999-12-31'])
      expect(await refused({ date })).toMatchObject({ errors: [{ path: 'date', code: 'INVALID_DATE' }] })
  })

  it('refuses references to what is unknown or of another organization alike', async () => {
    const foreign = await stranger.post<{ id: string }>('/v1/counterparties', {
      legalName: 'PT Asing',
      alias: 'Asing',
      type: 'COMPANY',
      bankAccounts: [],
    })
    for (const over of [
      { counterpartyId: foreign.body.id },
      { counterpartyId: randomUUID() },
      { bankAccountId: randomUUID() },
    ])
      expect((await refused(over)).code).toBe('G-7')
  })

  it('numbers without gaps, also when many come at once and some are refused', async () => {
    const fresh = await api.organization('PT Nomor')
    const person = api.as(fresh.id)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        person.post<Expected>('/v1/expected-transactions', fields({ externalId: `N-${at % 20}` })),
      ),
    )
    const numbers = answers.filter(answer => answer.status === 201).map(answer => answer.body.number)
    expect(numbers).toHaveLength(20)
    const year = numbers[0]!.slice(3, 7)
    expect(numbers.sort()).toEqual(
      Array.from({ length: 20 }, (_, at) => `ET-${year}-${String(at + 1).padStart(6, '0')}`),
    )
  })

  it('makes one for one idempotency key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await maker.post<Expected>('/v1/expected-transactions', fields(), key),
      await maker.post<Expected>('/v1/expected-transactions', fields(), key),
    ]
    expect(second.body.id).toBe(first.body.id)
  })
})

describe('lifecycle', () => {
  /** Moves a new record into a status, as reconciliation would. */
  async function inState(status: ExpectedStatus): Promise<Expected> {
    const made = await create({ amount: { amount: '100.00', currency: 'IDR' } })
    const allocated = { UNRECONCILED: 0n, PARTIALLY_RECONCILED: 4_000n, RECONCILED: 10_000n, ARCHIVED: 0n }[status]
    if (allocated > 0n)
      await api.database.inOrganization(ours.id, maker.actorId, tx => allocateExpected(tx, made.id, allocated))
    if (status === 'ARCHIVED') await bulk('archive', [made.id])
    return get(made.id)
  }
  const bulk = async (what: string, ids: string[], person: Person = maker) =>
    (await person.post<Bulk>(`/v1/expected-transactions/${what}`, { ids })).body

  /** The result of an action: the new status, or the error code. */
  async function attempt(action: ExpectedAction, { id, version }: Expected): Promise<string> {
    if (action === 'UPDATE') {
      const { body } = await maker.put<Expected & Problem>(`/v1/expected-transactions/${id}`, fields({ version }))
      return body.code ?? body.status
    }
    if (action === 'RECONCILE') {
      const row = await api.database.inOrganization(ours.id, maker.actorId, tx => allocateExpected(tx, id, 1_000n))
      return row ? 'DERIVED' : 'REFUSED'
    }
    const [result] = (await bulk(action.toLowerCase(), [id])).results
    if (!result!.ok) return result!.errors[0]!.code
    return action === 'DELETE' ? 'GONE' : (await get(id)).status
  }

  const cells = EXPECTED_ACTIONS.flatMap(action =>
    (['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED'] as const).map(
      state => [state, action, LIFECYCLE[action].from[state]] as const,
    ),
  )
  it.each(cells)('%s, %s → %s', async (state, action, outcome) => {
    const record = await inState(state)
    expect(record.status).toBe(state)
    expect(record.allowedActions.includes(action)).toBe(outcome !== undefined)
    const became = await attempt(action, record)
    if (outcome !== undefined) expect(became).toBe(outcome)
    else expect(became).toMatch(/^(U-TRSY-ET-\d+|REFUSED)$/)
  })

  it('says what its permissions allow', async () => {
    const record = await create()
    expect(record.allowedActions).toEqual(['UPDATE', 'DELETE', 'RECONCILE', 'ARCHIVE'])
    expect((await get(record.id, api.as(ours.id, 'viewer'))).allowedActions).toEqual([])
    const reconciler = api.as(ours.id, ['treasury.expected.view', 'treasury.reconciliation.manage'])
    expect((await get(record.id, reconciler)).allowedActions).toEqual(['RECONCILE', 'ARCHIVE'])
    expect((await bulk('delete', [record.id], reconciler)) as unknown as Problem).toMatchObject({ code: 'G-20' })
  })

  it('leaves records that follow another one to that one', async () => {
    const record = await create()
    await api.database.inOrganization(ours.id, maker.actorId, tx =>
      tx.execute(`update expected_transaction set source = 'PAYMENT' where id = '${record.id}'`),
    )
    expect((await get(record.id)).allowedActions).toEqual(['RECONCILE'])
    expect(await attempt('ARCHIVE', record)).toBe('U-TRSY-ET-16')
    expect(await attempt('UPDATE', await get(record.id))).toBe('U-TRSY-ET-16')
    expect(await attempt('DELETE', record)).toBe('U-TRSY-ET-16')
  })

  it('deletes each for itself, and says what became of each', async () => {
    const [one, two] = [await create(), await inState('RECONCILED')]
    const unknown = randomUUID()
    const foreign = await create({}, stranger)
    const { results } = await bulk('delete', [one.id, two.id, unknown, foreign.id])
    expect(results.map(({ ok, errors }) => [ok, errors.map(error => error.code)])).toEqual([
      [true, []],
      [false, ['U-TRSY-ET-7']],
      [false, ['G-7']],
      [false, ['G-7']],
    ])
    expect((await maker.get(`/v1/expected-transactions/${one.id}`)).status).toBe(404)
    expect((await stranger.get(`/v1/expected-transactions/${foreign.id}`)).status).toBe(200)
  })

  it('takes as many at once as a list can hold selected', async () => {
    const record = await create()
    // Repetitions count once.
    const many = Array.from({ length: 1_000 }, () => record.id)
    for (const what of ['archive', 'unarchive', 'delete'])
      expect((await bulk(what, many)).results, what).toEqual([{ id: record.id, ok: true, errors: [] }])
  })

  it('keeps what was reconciled and taken back, for its history points at it', async () => {
    const record = await create({ bankAccountId: account.id, amount: { amount: '77.00', currency: 'IDR' } })
    const { body: line } = await maker.post<{ id: string }>('/v1/statement-transactions', {
      bankAccountId: account.id,
      date: '2026-01-05',
      description: 'TRSF E-BANKING CR',
      direction: 'CREDIT',
      amount: '77.00',
    })
    const match = {
      statementTransactionIds: [line.id],
      expectedTransactionIds: [record.id],
      allowPartial: false,
      adjustments: [],
    }
    const matched = await maker.post<{ id: string }>('/v1/reconciliations', match, { 'idempotency-key': randomUUID() })
    expect(matched.status, JSON.stringify(matched.body)).toBe(201)
    expect((await get(record.id)).status).toBe('RECONCILED')
    await maker.post(`/v1/reconciliations/${matched.body.id}/remove`, { reason: 'Salah baris' })
    expect(await get(record.id)).toMatchObject({
      status: 'UNRECONCILED',
      // Its history prevents deleting it; it can be archived.
      allowedActions: ['UPDATE', 'RECONCILE', 'ARCHIVE'],
    })
    const { results } = await bulk('delete', [record.id])
    expect(results).toMatchObject([{ ok: false, errors: [{ code: 'U-TRSY-ET-8' }] }])
  })

  it('T17: refuses a stale version before anything else', async () => {
    const record = await create()
    await maker.put(`/v1/expected-transactions/${record.id}`, fields({ version: 1 }))
    const stale = await maker.put<Problem>(`/v1/expected-transactions/${record.id}`, fields({ version: 1 }))
    expect(stale).toMatchObject({ status: 409, body: { code: 'G-3' } })
  })

  it('writes what was before and after, by name, and emits one event', async () => {
    const record = await create({ counterpartyId: party.id, externalId: 'LOG-1' })
    await maker.put(
      `/v1/expected-transactions/${record.id}`,
      fields({ version: 1, bankAccountId: account.id, externalId: 'LOG-1' }),
    )
    const { rows } = await api.database.inOrganization(ours.id, maker.actorId, tx =>
      tx.execute<{ action: string; record_label: string; changes: object[] }>(
        `select action, record_label, changes from activity_log where record_id = '${record.id}' order by at`,
      ),
    )
    expect(rows[1]).toEqual({
      action: 'UPDATED',
      record_label: record.number,
      changes: [
        { field: 'counterparty', before: 'Sinar Makmur', after: null },
        { field: 'bankAccount', before: null, after: 'BCA Operasional' },
      ],
    })
  })
})

describe('allocating', () => {
  const allocate = (id: string, minor: bigint, organizationId = ours.id) =>
    api.database.inOrganization(organizationId, maker.actorId, tx => allocateExpected(tx, id, minor))

  it('derives the state from the sum, and never passes the amount', async () => {
    const { id } = await create({ amount: { amount: '10.00', currency: 'IDR' } })
    const steps = fc.array(fc.bigInt(-1_200n, 1_200n), { minLength: 1, maxLength: 12 })
    let sum = 0n
    await fc.assert(
      fc.asyncProperty(steps, async deltas => {
        for (const delta of deltas) {
          const row = await allocate(id, delta)
          const next = sum + delta
          if (next < 0n || next > 1_000n) expect(row).toBeUndefined()
          else sum = next
          const { status, remaining } = await get(id)
          expect(remaining.amount).toBe(`${(1_000n - sum) / 100n}.${String((1_000n - sum) % 100n).padStart(2, '0')}`)
          expect(status).toBe(sum === 0n ? 'UNRECONCILED' : sum === 1_000n ? 'RECONCILED' : 'PARTIALLY_RECONCILED')
        }
      }),
      { numRuns: 15 },
    )
  })

  it('lets one of ten win who take the last remainder at once', async () => {
    for (let round = 0; round < 25; round++) {
      const { id } = await create({ amount: { amount: '1.00', currency: 'IDR' } })
      const won = await Promise.all(Array.from({ length: 10 }, () => allocate(id, 100n)))
      expect(won.filter(Boolean)).toHaveLength(1)
    }
  })

  it('takes many in one statement, sums what names one twice, and leaves out what does not fit', async () => {
    const [one, two] = [await create(), await create({ amount: { amount: '1.00', currency: 'IDR' } })]
    const rows = await api.database.inOrganization(ours.id, maker.actorId, tx =>
      allocateExpectedMany(tx, [
        { id: one.id, deltaMinor: 100n },
        { id: one.id, deltaMinor: 200n },
        { id: two.id, deltaMinor: 101n },
      ]),
    )
    expect(rows.map(row => [row.id, row.allocatedMinor])).toEqual([[one.id, 300n]])
    expect(await allocate(one.id, 1n, theirs.id)).toBeUndefined()
  })
})

describe('lists', async () => {
  const listed = await api.organization('PT Daftar')
  const person = api.as(listed.id)
  const { body: known } = await person.post<{ id: string }>('/v1/counterparties', {
    legalName: 'PT Cahaya Timur',
    alias: 'Cahaya',
    type: 'COMPANY',
    bankAccounts: [],
  })
  const all: Expected[] = []
  for (let at = 0; at < 60; at++)
    all.push(
      await create(
        {
          date: `2026-0${1 + (at % 3)}-1${at % 4}`,
          direction: at % 3 ? 'CREDIT' : 'DEBIT',
          amount: { amount: `${(at % 7) + 1}00.50`, currency: at % 5 ? 'IDR' : 'USD' },
          description: `Invoice nomor ${at}`,
          ...(at % 10 === 0 && { counterpartyId: known.id, internalDescription: 'khusus' }),
        },
        person,
      ),
    )
  await person.post('/v1/expected-transactions/archive', { ids: all.slice(0, 5).map(item => item.id) })
  const list = async (query: string, of: Person = person) =>
    (await of.get<List>(`/v1/expected-transactions?${query}`)).body

  async function pages(query: string, first: number): Promise<Expected[]> {
    const items: Expected[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: List = await list(`${query}&first=${first}${after && `&after=${after}`}`)
      expect(page.items.length).toBeLessThanOrEqual(first)
      items.push(...page.items)
      after = page.next
    }
    return items
  }

  it('gives every row once, in order, whatever the page size, sort and filter', async () => {
    const sorts = ['-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt']
    const filters = [
      '',
      'direction=CREDIT',
      'currency=USD',
      'status=UNRECONCILED,ARCHIVED',
      'search=invoice',
      'dateFrom=2026-02-01',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.constantFrom(...filters),
        fc.integer({ min: 1, max: 70 }),
        async (sort, filter, first) => {
          const query = `sort=${sort}&${filter}`
          const whole = (await list(`${query}&first=200`)).items
          const paged = await pages(query, first)
          expect(paged.map(item => item.id)).toEqual(whole.map(item => item.id))
          const keyOf = (item: Expected) =>
            sort.endsWith('date')
              ? item.date
              : sort.endsWith('amount')
                ? item.amount.amount.padStart(20, '0')
                : item.createdAt
          const keys = whole.map(keyOf)
          expect(keys).toEqual(sort.startsWith('-') ? [...keys].sort().reverse() : [...keys].sort())
        },
      ),
      { numRuns: 25 },
    )
  })

  it('filters by each field', async () => {
    const count = async (query: string) => (await list(`${query}&first=200`)).items.length
    expect(await count('')).toBe(60)
    expect(await count('status=ARCHIVED')).toBe(5)
    expect(await count('direction=DEBIT')).toBe(20)
    expect(await count(`counterpartyId=${known.id}`)).toBe(6)
    expect(await count('dateFrom=2026-02-01&dateTo=2026-02-28')).toBe(20)
    expect(await count('amountAtLeast=600&amountNoMoreThan=700.50')).toBe(
      all.filter(item => /^[67]00/.test(item.amount.amount)).length,
    )
    expect(await count('source=IMPORT')).toBe(0)
    expect(await count(`bankAccountId=${account.id}`)).toBe(0)
  })

  it('searches number, descriptions, counterparty and the amount in every way of writing it', async () => {
    const count = async (search: string) => (await list(`search=${encodeURIComponent(search)}&first=200`)).items.length
    expect(await count(all[7]!.number)).toBe(1)
    expect(await count('khusus')).toBe(6)
    expect(await count('cahaya')).toBe(6)
    expect(await count('cahaya nomor')).toBe(6)
    const threeHundred = all.filter(item => item.amount.amount === '300.50').length
    for (const text of ['300.50', '300,50', 'Rp300,5']) expect(await count(text), text).toBe(threeHundred)
    expect(await count('%')).toBe(0)
  })

  it('finds each word of a search anywhere in the record, whichever of them leads to it', async () => {
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}&first=200`)).items.map(({ id }) => id).toSorted()
    const those = all.filter((item, at) => at % 10 === 0 && item.amount.amount === '400.50').map(({ id }) => id)
    expect(those.length).toBeGreaterThan(0)
    // The amount, the counterparty's name, and two of the record's own texts.
    for (const search of ['400,50 cahaya', 'timur 400.50', 'khusus 400.50 cahaya', 'nomor cahaya Rp400,5 khusus'])
      expect(await found(search), search).toEqual(those.toSorted())
    expect(await found('cahaya khususnya')).toEqual([])
    expect(await found('cahaya 999.99')).toEqual([])
  })

  it('sums by currency and direction what the filter admits, exactly', async () => {
    const { body } = await person.get<{
      totalCount: number
      totals: { currency: string; incoming: { amount: string } }[]
    }>('/v1/expected-transactions/summary?direction=CREDIT&currency=IDR')
    const minor = all
      .filter((_, at) => at % 3 && at % 5)
      .reduce((sum, item) => sum + BigInt(item.amount.amount.replace('.', '')), 0n)
    expect(body).toMatchObject({
      totals: [
        {
          currency: 'IDR',
          incoming: { amount: `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` },
          outgoing: { amount: '0.00' },
        },
      ],
    })
  })

  it('refuses an amount range that is upside down, on both of its ends', async () => {
    for (const bounds of ['amountAtLeast=5&amountNoMoreThan=5', 'amountAtLeast=6&amountNoMoreThan=5.50']) {
      const { status, body } = await person.get<Problem>(`/v1/expected-transactions?${bounds}`)
      expect(status).toBe(422)
      expect(body.errors?.map(error => error.path)).toEqual(['amountAtLeast', 'amountNoMoreThan'])
    }
  })

  it('refuses a cursor of another order, filter or making', async () => {
    const { next } = await list('first=5')
    for (const query of [`sort=date&after=${next}`, `direction=DEBIT&after=${next}`, 'after=bm8'])
      expect((await person.get<Problem>(`/v1/expected-transactions?${query}`)).body.errors).toMatchObject([
        { path: 'after' },
      ])
  })

  it('shows another organization nothing of this one', async () => {
    const ids = all.map(item => item.id).join(',')
    expect((await list(`ids=${ids}`)).items).toHaveLength(60)
    expect((await list(`ids=${ids}`, stranger)).items).toEqual([])
    expect((await list(`search=${all[7]!.number}&first=200`, stranger)).items.map(item => item.id)).not.toContain(
      all[7]!.id,
    )
    expect((await list('search=khusus', stranger)).items).toEqual([])
  })
})

describe('permissions', () => {
  it('are asked for by each route', async () => {
    const nobody = api.as(ours.id, 'nobody')
    for (const path of ['', '/summary', `/${randomUUID()}`])
      expect((await nobody.get<Problem>(`/v1/expected-transactions${path}`)).body.code, path).toBe('G-20')
    const viewer = api.as(ours.id, ROLES.viewer)
    const body = { ids: [randomUUID()] }
    expect((await viewer.post<Problem>('/v1/expected-transactions', fields())).body.code).toBe('G-20')
    expect(
      (await viewer.put<Problem>(`/v1/expected-transactions/${randomUUID()}`, fields({ version: 1 }))).body.code,
    ).toBe('G-20')
    for (const what of ['delete', 'archive', 'unarchive'])
      expect((await viewer.post<Problem>(`/v1/expected-transactions/${what}`, body)).body.code, what).toBe('G-20')
  })
})
