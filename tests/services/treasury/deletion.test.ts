// Deleting unreferenced counterparties and drafts of bills, over real HTTP and Postgres, and concurrently with their use.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { createBill } from '../../../services/treasury/bills/createBill.ts'
import { deleteCounterparty } from '../../../services/treasury/counterparties/deleteCounterparty.ts'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import { type BillBody, openScene } from './bills/support.ts'
import { codesOf, type PaymentBody, type Results } from './payments/support.ts'
import { type Answer, openTreasuryApi, type Problem } from './support/api.ts'
import { openWorker } from './support/worker.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
await openWorker(api, recordImportWorkers)
const scene = await openScene(api)

type Import = { status: string; issues: { row: number; column: string; code: string }[] }
type Party = { id: string; alias: string; bankAccounts: { id: string }[] }
const party = () => scene.party() as Promise<Party & { version: number }>
const remove = (...of: { id: string }[]) =>
  scene.maker.post<Results>('/v1/counterparties/delete', { ids: of.map(({ id }) => id) })
const statusOf = async ({ id }: { id: string }) => (await scene.maker.get(`/v1/counterparties/${id}`)).status
const activityOf = async ({ id }: { id: string }) => {
  const { body } = await api
    .as(scene.organization.id, ['account.activity.view'])
    .get<{ items: { action: string; recordLabel: string; changes: { field: string; before: string | null }[] }[] }>(
      `/v1/activity?recordId=${id}`,
    )
  return body.items
}
const eventsOf = async ({ id }: { id: string }) =>
  (
    await api.database.runAs<{ type: string }>('feed', 'select type from outbox where subject_id = $1 order by id', [
      id,
    ])
  ).map(({ type }) => type)
const expectedOf = (counterpartyId: string) => ({
  date: '2026-12-01',
  description: 'Invoice',
  direction: 'DEBIT',
  amount: { amount: '100.00', currency: 'IDR' },
  counterpartyId,
})

describe('a counterparty', () => {
  it('is deleted with its accounts, and the log and the feed tell of it', async () => {
    const made = await party()
    expect(codesOf(await remove(made))).toEqual([])
    expect(await statusOf(made)).toBe(404)
    const [last] = await activityOf(made)
    expect(last).toMatchObject({ action: 'DELETED', recordLabel: made.alias })
    expect(last?.changes).toContainEqual(expect.objectContaining({ field: 'alias', before: made.alias, after: null }))
    expect(await eventsOf(made)).toEqual(['counterparty.changed', 'counterparty.deleted'])
    const [left] = await scene.inside(
      async tx =>
        (await tx.execute(`select count(*)::int as n from counterparty_account where counterparty_id = '${made.id}'`))
          .rows,
    )
    expect(left).toEqual({ n: 0 })
  })

  it('stays while a payment, a bill or an expected transaction names it, and the refusal names these', async () => {
    const paid = await party()
    const payment = await scene.make<PaymentBody>(
      'payments',
      scene.values({ counterpartyAccountId: paid.bankAccounts[0]!.id }),
    )
    const billed = await party()
    const bill = await scene.createBill({ counterpartyId: billed.id })
    const expected = await party()
    const lines = await Promise.all(
      Array.from({ length: 5 }, () => scene.make<{ number: string }>('expected-transactions', expectedOf(expected.id))),
    )
    const free = await party()
    const { body } = await remove(paid, billed, expected, free)
    const messages = body.results.map(({ errors }) => errors.map(({ code, message }) => `${code} ${message}`).join())
    expect(messages.slice(0, 2)).toEqual([
      `U-TRSY-CP-15 This counterparty is used by ${payment.number} and can’t be deleted.`,
      `U-TRSY-CP-15 This counterparty is used by ${bill.number} and can’t be deleted.`,
    ])
    expect(messages[2]).toMatch(/used by (ET-[\d-]+, ){2}ET-[\d-]+ \(\+2\) and/)
    expect(lines.filter(({ number }) => messages[2]?.includes(number))).toHaveLength(3)
    expect(messages[3]).toBe('')
    expect(await Promise.all([paid, billed, expected, free].map(statusOf))).toEqual([200, 200, 200, 404])
  })

  it('of an entity of the organization is kept, as one of another organization is unknown', async () => {
    const { body } = await scene.maker.get<{ items: { id: string; isDefault: boolean }[] }>('/v1/counterparties')
    expect(codesOf(await remove(body.items.find(({ isDefault }) => isDefault)!))).toEqual(['U-TRSY-CP-10'])
    const stranger = api.as((await api.organization('PT Lain')).id)
    const made = await party()
    expect(codesOf(await stranger.post<Results>('/v1/counterparties/delete', { ids: [made.id] }))).toEqual(['G-7'])
    expect(codesOf(await remove({ id: randomUUID() }))).toEqual(['G-7'])
    expect(codesOf(await scene.approver.post<Problem>('/v1/counterparties/delete', { ids: [made.id] }))).toEqual([
      'G-20',
    ])
    expect(await statusOf(made)).toBe(200)
  })

  it('waits for a bill that is being made for it, and is then in use', async () => {
    const made = await party()
    let deleting: Promise<Answer<Results>> | undefined
    await scene.inside(async tx => {
      await createBill(tx, api.files, {
        ...scene.billValues({ counterpartyId: made.id }),
        amount: { amount: '5.00', currency: 'IDR' },
      })
      deleting = remove(made)
      await waitFor(async () => expect(await waiting()).toBeGreaterThan(0))
    })
    expect(codesOf(await deleting!)).toEqual(['U-TRSY-CP-15'])
    expect(await statusOf(made)).toBe(200)
  })

  it('is gone for a bill, a payment and a line that wait for its deletion', async () => {
    const made = await party()
    let making: Promise<Answer<Problem>[]> | undefined
    await scene.inside(async tx => {
      await deleteCounterparty(tx, made.id)
      making = Promise.all(attempts(made))
      await waitFor(async () => expect(await waiting()).toBe(3))
    })
    expect((await making!).map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'G-7'],
      [404, 'G-7'],
      [404, 'G-7'],
    ])
  })

  it('is gone for an import that was checked before: it says in which row', async () => {
    const made = await party()
    const columns = 'date,direction,amount,currency,description,counterparty_alias,bank_account_number'
    const file = `${columns}\n2026-12-01,DEBIT,5,IDR,a,${made.alias},`
    const fileId = await scene.maker.upload('EXPECTED_TRANSACTIONS', 'file.csv', file)
    let started: Answer<{ id: string }> | undefined
    await scene.inside(async tx => {
      await deleteCounterparty(tx, made.id)
      started = await scene.maker.post<{ id: string }>('/v1/expected-transaction-imports', { fileId })
      await waitFor(async () => expect(await waiting()).toBe(1))
    })
    const ended = await waitFor(async () => {
      const { body } = await scene.maker.get<Import>(`/v1/record-imports/${started!.body.id}`)
      expect(body.status).toBe('HAS_ERRORS')
      return body
    })
    expect(ended.issues).toMatchObject([{ row: 2, column: 'counterparty_alias', code: 'U-TRSY-ET-5' }])
  })

  it('is either deleted or used, whoever comes first', async () => {
    for (let round = 0; round < 25; round++) {
      const made = await party()
      const use = attempts(made)[round % 3]!
      const [deleted, used] = await Promise.all([remove(made), use])
      const isDeleted = codesOf(deleted).length === 0
      expect([round, isDeleted, used.status]).toEqual([round, isDeleted, isDeleted ? 404 : 201])
      expect(await statusOf(made)).toBe(isDeleted ? 404 : 200)
    }
  })
})

/** A bill, a payment and an expected transaction of the counterparty. */
const attempts = ({ id, bankAccounts }: Party): Promise<Answer<Problem>>[] => [
  scene.billMaker.post<Problem>('/v1/bills', scene.billValues({ counterpartyId: id }), {
    'idempotency-key': randomUUID(),
  }),
  scene.tryCreate(scene.values({ counterpartyAccountId: bankAccounts[0]!.id })),
  scene.maker.post<Problem>('/v1/expected-transactions', expectedOf(id)),
]

/** How many connections of this database wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await scene.inside(
    async tx =>
      (await tx.execute<{ n: number }>(`select count(distinct pid)::int as n from pg_locks where not granted`)).rows,
  )
  return row!.n
}

describe('a draft', () => {
  it('is deleted with its links to documents, and its number is not used again', async () => {
    const fileId = await scene.billMaker.upload('BILL_DOCUMENT', 'bill.pdf', Buffer.from('%PDF-1.7 bill'))
    const made = await scene.createBill({ fileIds: [fileId] })
    expect(made.allowedActions).toContain('DELETE')
    expect(codesOf(await scene.deleteBill(made))).toEqual([])
    expect((await scene.billMaker.get(`/v1/bills/${made.id}`)).status).toBe(404)
    const [last] = await activityOf(made)
    expect(last).toMatchObject({ action: 'DELETED', recordLabel: made.number })
    expect(await eventsOf(made)).toEqual(['bill.changed', 'bill.deleted'])
    expect((await scene.createBill()).number).not.toBe(made.number)
  })

  it('is deleted or submitted, whoever comes first', async () => {
    for (let round = 0; round < 10; round++) {
      const made = await scene.createBill()
      const [deleted, submitted] = await Promise.all([scene.deleteBill(made), scene.submit(made)])
      const outcomes = [codesOf(deleted), codesOf(submitted)]
      const left = (await scene.billMaker.get<BillBody>(`/v1/bills/${made.id}`)).body.status
      const isDeleted = outcomes[0]!.length === 0
      expect(outcomes).toEqual(isDeleted ? [[], ['G-7']] : [['U-TRSY-BI-8'], []])
      if (!isDeleted) expect(left).toBe('SUBMITTED')
    }
  })
})
