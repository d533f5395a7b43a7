import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { newId } from '../../../../services/kit/ids.ts'
import { allocateStatement } from '../../../../services/treasury/statementTransactions/allocate.ts'
import { keepTexts } from '../../../../services/treasury/statementTransactions/imports/repository.ts'
import {
  allowedActions,
  STATEMENT_ACTIONS,
  STATEMENT_LIFECYCLE,
} from '../../../../services/treasury/statementTransactions/lifecycle.ts'
import { RECONCILIATION_STATUSES } from '../../../../services/treasury/reconciliationStatuses.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'
import { bcaFile, codeOf, importFile, linesOf, openAccount, openWorker, type Page, type Statement } from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const viewer = api.as(organizationId, 'viewer')

type Summary = {
  totalCount: number
  totals: { currency: string; incoming: { amount: string }; outgoing: { amount: string } }[]
}

const entry = (bankAccountId: string, values: object = {}) => ({
  bankAccountId,
  date: '2026-11-20',
  description: 'SETORAN TUNAI PT BUMI KARSA',
  direction: 'CREDIT',
  amount: '150000.00',
  ...values,
})
const enter = (bankAccountId: string, values?: object, person: Person = maker) =>
  person.post<Statement>('/v1/statement-transactions', entry(bankAccountId, values))

describe('the list', () => {
  let rupiah: string
  let dollars: string
  beforeAll(async () => {
    rupiah = await openAccount(maker, entityId)
    dollars = await openAccount(maker, entityId, { currency: 'USD', bankCode: '013' })
    const days = Array.from({ length: 25 }, (_, at) => String(at + 1).padStart(2, '0'))
    await importFile(
      maker,
      rupiah,
      bcaFile(
        ...days.slice(0, 20).map(day => ({
          date: `${day}/11/2026`,
          description: `TRSF ${day} PT BUMI KARSA 50%_`,
          amount: `${Number(day) % 5}1.00`,
          type: Number(day) % 4 === 0 ? ('DB' as const) : ('CR' as const),
        })),
      ),
    )
    await enter(dollars, { amount: '99.50', description: 'FEE INV/2026/7' })
  })

  it.each(['-date', 'date', '-amount', 'amount'])('pages by key in the order %s, and misses nothing', async sort => {
    const seen: Statement[] = []
    let after = ''
    do {
      const { body } = await maker.get<Page<Statement>>(
        `/v1/statement-transactions?first=3&sort=${sort}&bankAccountId=${rupiah}${after}`,
      )
      seen.push(...body.items)
      after = body.next === null ? '' : `&after=${body.next}`
    } while (after !== '')
    expect(new Set(seen.map(({ id }) => id)).size).toBe(20)
    const keys = seen.map(line => (sort.endsWith('date') ? line.date : line.amount.amount.padStart(10)))
    expect(keys).toEqual(sort.startsWith('-') ? keys.toSorted().toReversed() : keys.toSorted())
  })

  const count = async (query: string) =>
    (await maker.get<Page<Statement>>(`/v1/statement-transactions?first=200&${query}`)).body.items.length

  it('filters by account, day, amount, direction, currency, state, source and import', async () => {
    const of = `bankAccountId=${rupiah}`
    expect(await count(`${of}&dateFrom=2026-11-05&dateTo=2026-11-07`)).toBe(3)
    expect(await count(`${of}&amountAtLeast=31&amountNoMoreThan=41.00`)).toBe(8)
    expect(await count(`${of}&direction=DEBIT`)).toBe(5)
    expect(await count('currency=USD')).toBe(1)
    expect(await count(`${of}&status=UNRECONCILED,RECONCILED`)).toBe(20)
    expect(await count(`${of}&status=ARCHIVED`)).toBe(0)
    expect(await count(`${of}&source=MANUAL`)).toBe(20)
    expect(await count(`${of}&source=CRAWLER,API`)).toBe(0)
    const [line] = await linesOf(maker, rupiah)
    expect(await count(`importId=${line?.importId}`)).toBe(20)
    expect(await count(`importId=${newId()}`)).toBe(0)
    // No run has covered them.
    expect(await count(`${of}&matchResult=NO_MATCH`)).toBe(0)
    expect(await count(`${of}&matchResult=FULL_MATCH`)).toBe(0)
    expect(codeOf(await maker.get('/v1/statement-transactions?amountAtLeast=5&amountNoMoreThan=5'))).toBe('G-2')
  })

  it('searches text, party and amount; each word must be found, and wildcards are letters', async () => {
    expect(await count('search=bumi%20karsa')).toBe(20)
    expect(await count('search=karsa%2007')).toBe(1)
    expect(await count('search=99.50')).toBe(1)
    expect(await count('search=99,5')).toBe(1)
    expect(await count(`search=${encodeURIComponent('50%_')}`)).toBe(20)
    expect(await count('search=nothing')).toBe(0)
  })

  it('finds lines of a long file and of the same texts by hand, as long as they are there', async () => {
    const account = await openAccount(maker, entityId)
    const rows = Array.from({ length: 300 }, (_, at) => ({
      date: '20/11/2026',
      description: `TRSF KTR/${at}/ZAMRUD ${'PEMBAYARAN '.repeat(10)}Ñandú`,
      amount: `${at + 1}.00`,
      type: 'CR' as const,
    }))
    const { id } = await importFile(maker, account, bcaFile(...rows), { ignoreWarnings: true })
    const texts = async () =>
      (
        await api.database.inOrganization(organizationId, null, tx =>
          tx.execute<{ texts: string }>(
            sql`select texts from statement_text where texts like '%zamrud%' order by first_id`,
          ),
        )
      ).rows.map(({ texts: text }) => text)
    // They are divided into rows of less than a page, so that a search reads only those that have the word.
    const stored = await until(async () => {
      const found = await texts()
      return found.length > 2 && found
    })
    expect(stored.filter(text => Buffer.byteLength(text) > 8_000)).toEqual([])
    for (const at of [0, 51, 150, 299]) expect(await count(`search=ktr/${at}/zamrud`)).toBe(1)
    expect(await count(`search=${encodeURIComponent('ktr/299/ ñANDÚ')}`)).toBe(1)
    // Before they are divided, and where that failed, the lines themselves are read.
    await withAdmin(api.adminUrl, async admin => {
      await admin.query(`delete from statement_text where texts like '%zamrud%'`)
      await admin.query('update statement_import set are_texts_kept = false where id = $1', [id])
    })
    expect(await count('search=ktr/150/zamrud')).toBe(1)
    await api.database.inOrganization(organizationId, null, keepTexts)
    expect(await texts()).toEqual(stored)
    expect(await count('search=ktr/150/zamrud')).toBe(1)
    const entered = await enter(account, { description: 'ktr/51/Zamrud again' })
    expect(await count('search=KTR/51/zamrud')).toBe(2)
    await maker.post(`/v1/statement-imports/${id}/undo`, undefined)
    expect(await count('search=KTR/51/zamrud')).toBe(1)
    expect(await texts()).toEqual(['ktr/51/zamrud again\nzamrud again'])
    await maker.post('/v1/statement-transactions/delete', { ids: [entered.body.id] })
    expect(await texts()).toEqual([])
  })

  it('sums what the filter admits, by currency', async () => {
    const { body } = await maker.get<Summary>('/v1/statement-transactions/summary?dateFrom=2026-11-01')
    expect(body).toMatchObject({
      totalCount: 21,
      totals: [{ currency: 'IDR' }, { currency: 'USD', incoming: { amount: '99.50' }, outgoing: { amount: '0.00' } }],
    })
    const lines = await linesOf(maker, rupiah)
    const sum = (direction: string) =>
      lines.filter(line => line.direction === direction).reduce((total, line) => total + Number(line.amount.amount), 0)
    expect(Number(body.totals[0]?.incoming.amount)).toBe(sum('CREDIT'))
    expect(Number(body.totals[0]?.outgoing.amount)).toBe(sum('DEBIT'))
  })

  it('gives those of some ids, and is not open to everybody', async () => {
    const [first, second] = await linesOf(maker, rupiah)
    const { body } = await viewer.get<Page<Statement>>(
      `/v1/statement-transactions?ids=${second?.id},${first?.id},${newId()}`,
    )
    expect(new Set(body.items.map(({ id }) => id))).toEqual(new Set([first?.id, second?.id]))
    expect(codeOf(await api.as(organizationId, 'nobody').get('/v1/statement-transactions'))).toBe('G-20')
    expect(codeOf(await maker.get(`/v1/statement-transactions/${newId()}`))).toBe('G-7')
  })
})

describe('entry by hand', () => {
  it('stores a line with what its text tells, and the balance that it states', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    const { status, body } = await enter(bankAccountId, { endingBalance: '-10.00' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'UNRECONCILED',
      amount: { amount: '150000.00', currency: 'IDR' },
      remaining: { amount: '150000.00' },
      endingBalance: { amount: '-10.00' },
      importId: null,
      source: 'MANUAL',
      version: 1,
      allowedActions: ['RECONCILE', 'DELETE', 'ARCHIVE'],
    })
    expect((await maker.get(`/v1/bank-accounts/${bankAccountId}`)).body).toMatchObject({
      lastStatementOn: '2026-11-20',
      balance: { ledger: { amount: '-10.00' } },
    })
  })

  it('is forgotten by its account when it is deleted', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    await enter(bankAccountId, { date: '2026-11-18' })
    const { body } = await enter(bankAccountId, { date: '2026-11-20' })
    const newest = async () =>
      (await maker.get<{ lastStatementOn: string | null }>(`/v1/bank-accounts/${bankAccountId}`)).body.lastStatementOn
    expect(await newest()).toBe('2026-11-20')
    await maker.post('/v1/statement-transactions/delete', { ids: [body.id] })
    expect(await newest()).toBe('2026-11-18')
  })

  it('takes an equal line as another one, and a repeated request as the same', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    await enter(bankAccountId)
    await enter(bankAccountId)
    const key = { 'idempotency-key': newId() }
    const first = await maker.post<Statement>('/v1/statement-transactions', entry(bankAccountId), key)
    const again = await maker.post<Statement>('/v1/statement-transactions', entry(bankAccountId), key)
    expect(again.body.id).toBe(first.body.id)
    expect(await linesOf(maker, bankAccountId)).toHaveLength(3)
  })

  it('is found again by an import of the same line', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    await enter(bankAccountId, { amount: '10.00', description: 'Setoran  tunai' })
    const file = bcaFile({ date: '20/11/2026', description: 'SETORAN TUNAI', amount: '10.00', type: 'CR' })
    expect(await importFile(maker, bankAccountId, file)).toMatchObject({
      status: 'IMPORTED',
      counts: { ready: 0, duplicates: 1 },
    })
  })

  it.each([
    [{ amount: '0' }, 'amount', 'U-TRSY-ST-26'],
    [{ amount: '-5.00' }, 'amount', 'U-TRSY-ST-51'],
    [{ date: '2026-11-22' }, 'date', 'U-TRSY-ST-19'],
    [{ amount: '1.234' }, 'amount', 'INVALID_AMOUNT'],
    [{ amount: '99999999999999999.99' }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    [{ description: ' ' }, 'description', 'REQUIRED'],
    [{ direction: 'SIDEWAYS' }, 'direction', 'INVALID_VALUE'],
    [{ date: '2026-02-30' }, 'date', 'INVALID_DATE'],
    [{ endingBalance: 'x' }, 'endingBalance', 'INVALID_AMOUNT'],
    [{ version: 1 }, 'version', 'UNKNOWN_FIELD'],
  ])('refuses %j on its field', async (values, path, code) => {
    const bankAccountId = await openAccount(maker, entityId)
    const { status, body } = await enter(bankAccountId, values)
    expect(status).toBe(422)
    expect((body as unknown as Problem).errors).toMatchObject([{ path, code }])
    expect(await linesOf(maker, bankAccountId)).toEqual([])
  })

  it('knows today by the organization’s own clock', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    clock.set('2026-11-21T16:59:00Z')
    expect((await enter(bankAccountId, { date: '2026-11-22' })).status).toBe(422)
    clock.set('2026-11-21T17:01:00Z')
    expect((await enter(bankAccountId, { date: '2026-11-22' })).status).toBe(201)
    clock.set('2026-11-21T03:00:00Z')
  })

  it('takes seventeen digits', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    const { body } = await enter(bankAccountId, { amount: '12845076639000000.00' })
    expect(body.amount.amount).toBe('12845076639000000.00')
  })

  it('needs the right, and an account of the organization', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    expect(codeOf(await enter(bankAccountId, {}, viewer))).toBe('G-20')
    const other = await api.organization('PT Samudra Logistik')
    expect(codeOf(await enter(bankAccountId, {}, api.as(other.id)))).toBe('G-7')
  })
})

describe('the lifecycle', () => {
  const ACTS = { ARCHIVE: 'archive', UNARCHIVE: 'unarchive', DELETE: 'delete' } as const
  const everything = new Set<string>(ROLES.maker)
  type Result = { results: { id: string; ok: boolean; errors: { code: string }[] }[] }

  async function lineIn(status: (typeof RECONCILIATION_STATUSES)[number], imported: boolean): Promise<Statement> {
    const bankAccountId = await openAccount(maker, entityId)
    if (imported)
      await importFile(
        maker,
        bankAccountId,
        bcaFile({ date: '20/11/2026', description: 'X', amount: '10.00', type: 'CR' }),
      )
    else await enter(bankAccountId, { amount: '10.00' })
    const [line] = await linesOf(maker, bankAccountId)
    if (!line) throw new Error('no line')
    const allocated = { UNRECONCILED: 0n, PARTIALLY_RECONCILED: 400n, RECONCILED: 1_000n, ARCHIVED: 0n }[status]
    if (allocated > 0n)
      await api.database.inOrganization(organizationId, newId(), tx => allocateStatement(tx, line.id, allocated))
    if (status === 'ARCHIVED') await maker.post('/v1/statement-transactions/archive', { ids: [line.id] })
    return (await maker.get<Statement>(`/v1/statement-transactions/${line.id}`)).body
  }

  const cases = RECONCILIATION_STATUSES.flatMap(status =>
    (['ARCHIVE', 'UNARCHIVE', 'DELETE'] as const).flatMap(action => [
      { status, action, imported: false },
      { status, action, imported: true },
    ]),
  )
  it.each(cases)(
    '$action on $status (imported: $imported) does what the table says',
    async ({ status, action, imported }) => {
      const line = await lineIn(status, imported)
      const { from, enteredByHandOnly } = STATEMENT_LIFECYCLE[action]
      const outcome = enteredByHandOnly && imported ? undefined : from[status]
      expect(line.allowedActions.includes(action)).toBe(outcome !== undefined)
      const { body } = await maker.post<Result>(`/v1/statement-transactions/${ACTS[action]}`, { ids: [line.id] })
      expect(body.results).toMatchObject([{ id: line.id, ok: outcome !== undefined }])
      const after = await maker.get<Statement>(`/v1/statement-transactions/${line.id}`)
      expect(outcome === 'GONE' ? after.status : after.body.status).toBe(outcome === 'GONE' ? 404 : (outcome ?? status))
    },
  )

  it('writes what was before and after in the activity log', async () => {
    const { id } = await lineIn('UNRECONCILED', false)
    for (const action of ['archive', 'unarchive', 'delete'])
      await maker.post(`/v1/statement-transactions/${action}`, { ids: [id] })
    const { rows } = await api.database.inOrganization(organizationId, newId(), tx =>
      tx.execute<{ action: string; changes: { field: string; before: string | null; after: string | null }[] }>(
        `select action, changes from activity_log where record_id = '${id}' order by at`,
      ),
    )
    const values = {
      bankAccount: expect.stringContaining('Account'),
      date: '2026-11-20',
      description: 'SETORAN TUNAI PT BUMI KARSA',
      direction: 'CREDIT',
      amount: '10.00 IDR',
    }
    const fields = (side: 'before' | 'after', other: 'before' | 'after') =>
      Object.entries(values).map(([field, value]) => ({ field, [side]: value, [other]: null }))
    expect(rows).toEqual([
      { action: 'CREATED', changes: fields('after', 'before') },
      { action: 'ARCHIVED', changes: [{ field: 'status', before: 'UNRECONCILED', after: 'ARCHIVED' }] },
      { action: 'UNARCHIVED', changes: [{ field: 'status', before: 'ARCHIVED', after: 'UNRECONCILED' }] },
      { action: 'DELETED', changes: fields('before', 'after') },
    ])
  })

  it('shows nobody what they may not do', () => {
    for (const status of RECONCILIATION_STATUSES) {
      const row = { status, importId: null, source: 'MANUAL' as const, wasReconciled: false }
      expect(allowedActions(row, new Set())).toEqual([])
      expect(allowedActions(row, everything)).toEqual(
        STATEMENT_ACTIONS.filter(action => status in STATEMENT_LIFECYCLE[action].from),
      )
    }
  })

  it('keeps a line whose reconciliation was taken back, and does not offer to delete it', async () => {
    const { id } = await lineIn('RECONCILED', false)
    await api.database.inOrganization(organizationId, newId(), tx => allocateStatement(tx, id, -1_000n))
    const { body } = await maker.get<Statement>(`/v1/statement-transactions/${id}`)
    expect(body).toMatchObject({ status: 'UNRECONCILED', allowedActions: ['RECONCILE', 'ARCHIVE'] })
    const deletion = await maker.post<Result>('/v1/statement-transactions/delete', { ids: [id] })
    expect(deletion.body.results).toMatchObject([{ ok: false, errors: [{ code: 'U-TRSY-ST-54' }] }])
  })

  it('does to each what it can, and says of each what it was', async () => {
    const open = await lineIn('UNRECONCILED', false)
    const reconciled = await lineIn('RECONCILED', false)
    const unknown = newId()
    const { body } = await maker.post<Result>('/v1/statement-transactions/archive', {
      ids: [open.id, reconciled.id, unknown],
    })
    expect(body.results.map(({ ok, errors }) => [ok, errors[0]?.code])).toEqual([
      [true, undefined],
      [false, 'U-TRSY-ST-34'],
      [false, 'G-7'],
    ])
    const deletion = await maker.post<Result>('/v1/statement-transactions/delete', {
      ids: [(await lineIn('UNRECONCILED', true)).id],
    })
    expect(deletion.body.results[0]?.errors[0]?.code).toBe('U-TRSY-ST-40')
    expect((await viewer.post('/v1/statement-transactions/archive', { ids: [open.id] })).status).toBe(403)
  })

  it('takes as many at once as a list can hold selected', async () => {
    const { id } = await lineIn('UNRECONCILED', false)
    // Repetitions count once.
    const ids = Array.from({ length: 1_000 }, () => id)
    for (const what of ['archive', 'unarchive', 'delete']) {
      const { body } = await maker.post<Result>(`/v1/statement-transactions/${what}`, { ids })
      expect(body.results, what).toEqual([{ id, ok: true, errors: [] }])
    }
  })

  it('keeps count of what is open on the account', async () => {
    const bankAccountId = await openAccount(maker, entityId)
    const ids = [(await enter(bankAccountId)).body.id, (await enter(bankAccountId)).body.id]
    const open = async () => {
      const path = `/v1/bank-accounts/unreconciled-counts?ids=${bankAccountId}`
      return (await maker.get<{ items: { count: number }[] }>(path)).body.items.map(({ count }) => count)
    }
    expect(await open()).toEqual([2])
    await maker.post('/v1/statement-transactions/archive', { ids: [ids[0]] })
    expect(await open()).toEqual([1])
  })
})
