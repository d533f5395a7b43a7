// The statuses of bank accounts, and when they can be closed, reopened and deleted.
import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import {
  ACCOUNT_ACTIONS,
  ACCOUNT_STATUSES,
  allowedAccountActions,
  MANAGE_ACCOUNTS,
  statusByBank,
  statusByLines,
} from '../../../services/treasury/bankAccounts/lifecycle.ts'
import { markDormant } from '../../../services/treasury/bankAccounts/status.ts'
import { markingDormant } from '../../../services/treasury/bankAccounts/watchDormant.ts'
import { recordBalance } from '../../../services/treasury/balances/recordBalance.ts'
import { importWorkers } from '../../../services/treasury/statementTransactions/imports/workers.ts'
import { openTreasuryApi, type Problem } from './support/api.ts'
import { openWorker } from './support/worker.ts'
import { atRest, confirmImport } from './statementTransactions/support.ts'

const clock = stoppedClock('2026-11-20T03:00:00Z')
const api = await openTreasuryApi({ clock })
const ours = await api.organization()
const maker = api.as(ours.id)
await openWorker(api, importWorkers)

type Account = {
  id: string
  accountNumber: string
  status: string
  bankStatus: string | null
  allowedActions: string[]
  version: number
}

let number = 7_100_000_000
async function account(): Promise<Account> {
  const accountNumber = String(number++)
  const { body } = await maker.post<Account>('/v1/bank-accounts', {
    bankCode: '014',
    accountNumber,
    alias: `Rekening ${accountNumber}`,
    entityId: ours.entityId,
    currency: 'IDR',
  })
  return body
}
const now = async ({ id }: Pick<Account, 'id'>) => (await maker.get<Account>(`/v1/bank-accounts/${id}`)).body
const addLine = ({ id }: Pick<Account, 'id'>, date = '2026-11-19') =>
  maker.post<Problem & { id: string }>('/v1/statement-transactions', {
    bankAccountId: id,
    date,
    description: `SETORAN ${randomUUID()}`,
    direction: 'CREDIT',
    amount: '1000000.00',
  })
const close = async (of: Pick<Account, 'id'>, version?: number) =>
  maker.post<Account & Problem>(`/v1/bank-accounts/${of.id}/close`, {
    version: version ?? (await now(of)).version,
    reason: 'No longer used',
  })
const reopen = async (of: Pick<Account, 'id'>) =>
  maker.post<Account & Problem>(`/v1/bank-accounts/${of.id}/reopen`, { version: (await now(of)).version })
const remove = async (of: Pick<Account, 'id'>) =>
  maker.remove<Problem>(`/v1/bank-accounts/${of.id}?version=${(await now(of)).version}`)
const bankSays = ({ id }: Pick<Account, 'id'>, status: 'NEW' | 'ACTIVE' | 'DORMANT' | 'CLOSED') =>
  api.database.inOrganization(ours.id, null, tx =>
    recordBalance(tx, id, { ledgerMinor: 100n, availableMinor: 100n, at: clock.now(), status }),
  )
const logOf = async ({ id }: Pick<Account, 'id'>) => {
  const { rows } = await api.database.inOrganization(ours.id, null, tx =>
    tx.execute<{ before: string; after: string; reason: string | null }>(
      `select c ->> 'before' as before, c ->> 'after' as after, reason
       from activity_log, jsonb_array_elements(changes) c where record_id = '${id}' and c ->> 'field' = 'status' order by at`,
    ),
  )
  return rows.map(({ before, after }) => `${before} ${after}`)
}
const FILE = [
  'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
  '19/11/2026,SETORAN TUNAI,0000,"1,000,000.00 CR","1,000,000.00"',
].join('\n')

test('people do in each state what the table says', () => {
  const all = new Set([MANAGE_ACCOUNTS])
  const offered = ACCOUNT_STATUSES.flatMap(status =>
    ([null, 'CLOSED'] as const).map(bankStatus => [
      `${status}, bank says ${bankStatus}`,
      allowedAccountActions({ status, bankStatus, closedByHand: false }, all).join(),
    ]),
  )
  expect(Object.fromEntries(offered)).toEqual({
    'NEW, bank says null': 'CLOSE,DELETE',
    'NEW, bank says CLOSED': 'CLOSE,DELETE',
    'ACTIVE, bank says null': 'CLOSE,DELETE',
    'ACTIVE, bank says CLOSED': 'CLOSE,DELETE',
    'DORMANT, bank says null': 'CLOSE,DELETE',
    'DORMANT, bank says CLOSED': 'CLOSE,DELETE',
    'CLOSED, bank says null': 'REOPEN,DELETE',
    'CLOSED, bank says CLOSED': 'DELETE',
  })
  expect(allowedAccountActions({ status: 'NEW', bankStatus: null, closedByHand: false }, new Set())).toEqual([])
  expect(ACCOUNT_ACTIONS).toHaveLength(3)
})

test('lines make an account active, 180 days without make it dormant', () => {
  const by = (lastStatementOn: string | null, quietSince: string) =>
    statusByLines({ lastStatementOn, quietSince }, '2026-11-20', 180)
  expect(by(null, '2026-11-20')).toBe('NEW')
  expect(by('2026-11-19', '2026-11-19')).toBe('ACTIVE')
  expect(by('2026-05-25', '2026-05-25')).toBe('ACTIVE')
  expect(by('2026-05-24', '2026-05-24')).toBe('DORMANT')
  expect(by(null, '2026-05-24')).toBe('DORMANT')
})

test('the bank’s word is taken, and opens nothing that a person closed', () => {
  for (const word of ACCOUNT_STATUSES)
    for (const status of ACCOUNT_STATUSES) {
      expect(statusByBank({ status, bankStatus: null, closedByHand: false }, word)).toBe(word)
      expect(statusByBank({ status: 'CLOSED', bankStatus: null, closedByHand: true }, word)).toBe('CLOSED')
    }
})

describe('states', () => {
  it('is new without lines, active with them, and new again when its only line is deleted', async () => {
    const made = await account()
    expect(made).toMatchObject({ status: 'NEW', bankStatus: null, allowedActions: ['CLOSE', 'DELETE'] })
    const line = await addLine(made)
    expect(await now(made)).toMatchObject({ status: 'ACTIVE' })
    await maker.post('/v1/statement-transactions/delete', { ids: [line.body.id] })
    expect(await now(made)).toMatchObject({ status: 'NEW' })
    expect(await logOf(made)).toEqual(['NEW ACTIVE', 'ACTIVE NEW'])
  })

  it('is marked dormant once by however many look at once, and wakes with a line', async () => {
    const own = await api.organization()
    const person = api.as(own.id)
    const { body: made } = await person.post<Account>('/v1/bank-accounts', {
      bankCode: '014',
      accountNumber: '7999999999',
      alias: 'Lama',
      entityId: own.entityId,
      currency: 'IDR',
    })
    await person.post('/v1/statement-transactions', {
      bankAccountId: made.id,
      date: '2026-11-19',
      description: 'SETORAN',
      direction: 'CREDIT',
      amount: '1.00',
    })
    const mark = () => api.database.inOrganization(own.id, null, markDormant)
    expect(await mark()).toBe(0)
    clock.set('2027-05-17T03:00:00Z')
    expect(await mark()).toBe(0)
    clock.set('2027-05-18T03:00:00Z')
    const marked = await Promise.all([mark(), mark(), mark()])
    expect(marked.toSorted()).toEqual([0, 0, 1])
    await markingDormant(api)()
    const read = async () => (await person.get<Account>(`/v1/bank-accounts/${made.id}`)).body
    expect(await read()).toMatchObject({ status: 'DORMANT' })
    await person.post('/v1/statement-transactions', {
      bankAccountId: made.id,
      date: '2027-05-18',
      description: 'SETORAN',
      direction: 'CREDIT',
      amount: '2.00',
    })
    expect(await read()).toMatchObject({ status: 'ACTIVE' })
    clock.set('2026-11-20T03:00:00Z')
    const list = await person.get<{ items: Account[] }>('/v1/bank-accounts?status=ACTIVE')
    expect(list.body.items.map(({ id }) => id)).toEqual([made.id])
    expect((await person.get<{ items: [] }>('/v1/bank-accounts?status=CLOSED,DORMANT')).body.items).toEqual([])
  })

  it('follows its bank, whose CLOSED nobody undoes here', async () => {
    const made = await account()
    await bankSays(made, 'DORMANT')
    expect(await now(made)).toMatchObject({ status: 'DORMANT', bankStatus: 'DORMANT' })
    await bankSays(made, 'CLOSED')
    expect(await now(made)).toMatchObject({ status: 'CLOSED', bankStatus: 'CLOSED', allowedActions: ['DELETE'] })
    expect((await reopen(made)).body.code).toBe('U-TRSY-BA-33')
    expect((await addLine(made)).body).toMatchObject({ code: 'U-TRSY-BA-31', errors: [{ path: 'bankAccountId' }] })
    await bankSays(made, 'ACTIVE')
    expect(await now(made)).toMatchObject({ status: 'ACTIVE' })
    // A manually closed account stays closed, whatever the bank reports.
    await close(made)
    await bankSays(made, 'DORMANT')
    expect(await now(made)).toMatchObject({ status: 'CLOSED', allowedActions: ['REOPEN', 'DELETE'] })
    expect((await reopen(made)).body).toMatchObject({ status: 'DORMANT' })
  })
})

describe('a closed account', () => {
  it('is closed and reopened by hand, with a reason and a line in the log', async () => {
    const made = await account()
    await addLine(made)
    expect((await close(made, 99)).body.code).toBe('G-3')
    expect((await close(made)).body).toMatchObject({ status: 'CLOSED', allowedActions: ['REOPEN', 'DELETE'] })
    expect((await close(made)).body.code).toBe('U-TRSY-BA-34')
    expect((await reopen(made)).body).toMatchObject({ status: 'ACTIVE' })
    expect((await reopen(made)).body.code).toBe('U-TRSY-BA-34')
    expect(await logOf(made)).toEqual(['NEW ACTIVE', 'ACTIVE CLOSED', 'CLOSED ACTIVE'])
    const viewer = api.as(ours.id, 'viewer')
    expect(
      (await viewer.post<Problem>(`/v1/bank-accounts/${made.id}/close`, { version: 1, reason: 'x' })).body.code,
    ).toBe('G-20')
    const stranger = api.as((await api.organization()).id)
    expect(
      (await stranger.post<Problem>(`/v1/bank-accounts/${made.id}/close`, { version: 1, reason: 'x' })).body.code,
    ).toBe('G-7')
  })

  it('takes no line by hand and no import, and fails one that was on its way', async () => {
    const made = await account()
    const fileId = await maker.upload('STATEMENT', 'bca.csv', FILE)
    const checked = await maker.post<{ id: string }>('/v1/statement-imports', {
      bankAccountId: made.id,
      fileId,
      dryRun: true,
    })
    expect(await atRest(maker, checked.body.id)).toMatchObject({ status: 'READY' })
    await close(made)
    expect((await addLine(made)).body).toMatchObject({ code: 'U-TRSY-BA-31' })
    expect((await maker.post<Problem>('/v1/statement-imports', { bankAccountId: made.id, fileId })).body.code).toBe(
      'U-TRSY-BA-31',
    )
    expect((await confirmImport(maker, checked.body.id, { ignoreWarnings: true })).body.code).toBe('U-TRSY-BA-31')
  })

  it('pays nothing and is paid nothing', async () => {
    const [closed, open] = [await account(), await account()]
    await close(closed)
    const pay = (fromAccountId: string, toAccountId: string) =>
      maker.post<Problem>(
        '/v1/payments',
        {
          kind: 'TRANSFER',
          fromAccountId,
          toAccountId,
          amount: { amount: '1000000.00', currency: 'IDR' },
          date: '2026-11-20',
        },
        { 'idempotency-key': randomUUID() },
      )
    expect((await pay(closed.id, open.id)).body).toMatchObject({
      code: 'U-TRSY-BA-31',
      errors: [{ path: 'fromAccountId' }],
    })
    expect((await pay(open.id, closed.id)).body).toMatchObject({
      code: 'U-TRSY-BA-31',
      errors: [{ path: 'toAccountId' }],
    })

    const third = await account()
    expect((await pay(open.id, third.id)).status).toBe(201)
    expect((await close(open)).body.code).toBe('U-TRSY-BA-32')
    expect((await close(third)).body.code).toBe('U-TRSY-BA-32')
  })

  it('is never closed with a line that came at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const made = await account()
      const [closing, line] = await Promise.all([close(made, 1), addLine(made)])
      const lines = await maker.get<{ items: [] }>(`/v1/statement-transactions?bankAccountId=${made.id}`)
      expect(closing.status).toBe(200)
      // Either the line was first, or it was rejected.
      expect(lines.body.items).toHaveLength(line.status === 201 ? 1 : 0)
      if (line.status !== 201) expect(line.body.code).toBe('U-TRSY-BA-31')
      expect(await now(made)).toMatchObject({ status: 'CLOSED' })
      expect((await addLine(made)).body.code).toBe('U-TRSY-BA-31')
    }
  })
})

describe('deleting', () => {
  it('deletes an account on which nothing rests, with the imports that brought nothing', async () => {
    const made = await account()
    const fileId = await maker.upload('STATEMENT', 'bca.csv', FILE)
    const checked = await maker.post<{ id: string }>('/v1/statement-imports', {
      bankAccountId: made.id,
      fileId,
      dryRun: true,
    })
    expect(await atRest(maker, checked.body.id)).toMatchObject({ status: 'READY' })
    await bankSays(made, 'ACTIVE')
    expect((await maker.remove<Problem>(`/v1/bank-accounts/${made.id}?version=99`)).body.code).toBe('G-3')
    expect((await remove(made)).status).toBe(200)
    expect((await maker.get<Problem>(`/v1/bank-accounts/${made.id}`)).body.code).toBe('G-7')
    const { rows } = await api.database.inOrganization(ours.id, null, tx =>
      tx.execute<{ action: string }>(
        `select action from activity_log where record_id = '${made.id}' order by at desc limit 1`,
      ),
    )
    expect(rows).toEqual([{ action: 'DELETED' }])
    expect((await addLine(made)).body.code).toBe('G-7')
  })

  it('says what rests on it', async () => {
    const withLine = await account()
    const line = await addLine(withLine)
    expect((await remove(withLine)).body.code).toBe('U-TRSY-BA-35')
    const expected = await maker.post<{ id: string }>('/v1/expected-transactions', {
      date: '2026-11-19',
      description: 'Penjualan',
      direction: 'CREDIT',
      amount: { amount: '1000000.00', currency: 'IDR' },
      bankAccountId: withLine.id,
    })
    await maker.post(
      '/v1/reconciliations',
      { statementTransactionIds: [line.body.id], expectedTransactionIds: [expected.body.id] },
      { 'idempotency-key': randomUUID() },
    )
    expect((await remove(withLine)).body).toMatchObject({
      code: 'U-TRSY-BA-40',
      title: expect.stringContaining('has reconciled transactions') as unknown,
    })

    const withExpected = await account()
    await maker.post('/v1/expected-transactions', {
      date: '2026-11-19',
      description: 'Penjualan',
      direction: 'CREDIT',
      amount: { amount: '1.00', currency: 'IDR' },
      bankAccountId: withExpected.id,
    })
    expect((await remove(withExpected)).body.code).toBe('U-TRSY-BA-37')

    const [from, to] = [await account(), await account()]
    await maker.post(
      '/v1/payments',
      {
        kind: 'TRANSFER',
        fromAccountId: from.id,
        toAccountId: to.id,
        amount: { amount: '1.00', currency: 'IDR' },
        date: '2026-11-20',
      },
      { 'idempotency-key': randomUUID() },
    )
    expect((await remove(from)).body.code).toBe('U-TRSY-BA-36')
    expect((await remove(to)).body.code).toBe('U-TRSY-BA-36')
    const viewer = api.as(ours.id, 'viewer')
    expect((await viewer.remove<Problem>(`/v1/bank-accounts/${to.id}?version=1`)).body.code).toBe('G-20')
    const stranger = api.as((await api.organization()).id)
    expect((await stranger.remove<Problem>(`/v1/bank-accounts/${to.id}?version=1`)).body.code).toBe('G-7')
  })

  it('of a deletion and an import that begin at once one is refused, and nothing is left without its account', async () => {
    const fileId = await maker.upload('STATEMENT', 'bca.csv', FILE)
    for (let round = 0; round < 10; round++) {
      const made = await account()
      const [deleted, started, line] = await Promise.all([
        maker.remove<Problem>(`/v1/bank-accounts/${made.id}?version=1`),
        maker.post<Problem & { id: string }>('/v1/statement-imports', { bankAccountId: made.id, fileId }),
        addLine(made),
      ])
      if (deleted.status === 200) {
        expect([started.body.code, line.body.code]).toEqual(['G-7', 'G-7'])
      } else {
        expect(['U-TRSY-BA-35', 'U-TRSY-BA-39', 'G-3']).toContain(deleted.body.code)
        if (started.status === 202) await atRest(maker, started.body.id)
        expect((await now(made)).id).toBe(made.id)
      }
      const { rows } = await api.database.inOrganization(ours.id, null, tx =>
        tx.execute<{ n: number }>(
          `select count(*)::int as n from statement_transaction s where s.bank_account_id = '${made.id}'
           and not exists (select from bank_account a where a.id = s.bank_account_id)`,
        ),
      )
      expect(rows).toEqual([{ n: 0 }])
    }
  })
})
