// The period lock: before its date nothing is dated, matched or undone, except by the owner with a reason and a fresh factor.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requireOpenPeriod } from '../../../../services/treasury/projection/periodLock.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { waitFor } from '../../../support/waitFor.ts'
import type { Results } from '../payments/support.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { type Desk, openDesk, type ReconciliationBody } from './support.ts'

const api = await openTreasuryApi()

/** The account service's event: the lock, and the organization's owner. */
const tell = ({ organizationId, entityId }: Desk, lockedBefore: string | null, ownerId?: string) =>
  storeOrganization(api.database, {
    id: organizationId,
    name: 'PT Contoh',
    legalName: 'PT Contoh',
    defaultCurrency: 'IDR',
    timeZone: 'Asia/Jakarta',
    modes: ['TREASURY'],
    controls: { lockedBefore },
    entities: [{ id: entityId, name: 'PT Contoh', isDefault: true }],
    members:
      ownerId === undefined
        ? []
        : [{ userId: ownerId, fullName: 'Rini Wulandari', mayApprovePayments: false, isOwner: true }],
  })

test('refuses to match, undo and enter before the lock, and lets through what is on its day', async () => {
  const desk = await openDesk(api)
  const [before, other, onTheDay] = [await desk.line(), await desk.line(), await desk.line({ date: '2026-11-03' })]
  const [one, two] = [await desk.expected(), await desk.expected()]
  const standing = await desk.reconcile([before.id], [one.id])
  await tell(desk, '2026-11-03')
  const locked = { status: 403, body: { code: 'U-TRSY-ST-105' } }
  expect(await desk.reconcile([other.id], [two.id])).toMatchObject(locked)
  expect(await desk.remove(standing.body.id)).toMatchObject(locked)
  expect(await desk.lineNow(before.id)).toMatchObject({ status: 'RECONCILED' })
  const line = { bankAccountId: desk.account, description: 'SETORAN', direction: 'CREDIT', amount: '5.00' }
  const entered = await desk.maker.post<Problem>('/v1/statement-transactions', { ...line, date: '2026-11-02' })
  expect(entered).toMatchObject({ status: 422, body: { code: 'U-TRSY-ST-104' } })
  expect(entered.body.title).toContain('3 Nov 2026')
  expect((await desk.reconcile([onTheDay.id], [two.id])).status).toBe(201)
})

test('lets the owner match and undo with a reason and a proof, and tells of it', async () => {
  const desk = await openDesk(api)
  const rights = ['treasury.reconciliation.view', 'treasury.reconciliation.manage']
  const owner = api.as(desk.organizationId, rights, randomUUID(), { showsFactor: false })
  const line = await desk.line()
  const expected = await desk.expected()
  await tell(desk, '2026-11-03', owner.actorId)
  const match = { statementTransactionIds: [line.id], expectedTransactionIds: [expected.id] }
  const send = (body: object) =>
    owner.post<ReconciliationBody & Problem>('/v1/reconciliations', body, { 'idempotency-key': randomUUID() })
  expect(await send(match)).toMatchObject({ status: 422, body: { code: 'U-TRSY-ST-104' } })
  const reasoned = { ...match, lockReason: 'The auditor asked' }
  const asked = await send(reasoned)
  expect(asked).toMatchObject({ status: 403, body: { code: 'U-TRSY-BA-29' } })
  const done = await send({ ...reasoned, proof: await owner.changeProof(asked.body.proofOf ?? '') })
  expect(done.status).toBe(201)
  const undo = (body: object) =>
    owner.post<Problem>(`/v1/reconciliations/${done.body.id}/remove`, { reason: 'Wrong pair', ...body })
  const wanted = await undo({})
  expect(wanted).toMatchObject({ status: 403, body: { code: 'U-TRSY-BA-29' } })
  expect((await undo({ proof: await owner.changeProof(wanted.body.proofOf ?? '') })).status).toBe(200)
  const { rows } = await api.database.inOrganization(desk.organizationId, null, tx =>
    tx.execute(`select (select count(*)::int from protected_change where action = 'PERIOD_LOCK_PASSED') as told,
      (select count(*)::int from activity_log where reason = 'The auditor asked') as logged`),
  )
  expect(rows).toEqual([{ told: 2, logged: 1 }])
})

test('a lock that is set while something is being matched waits for it, and holds from then on', async () => {
  const desk = await openDesk(api)
  const [entered, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const matching = api.database.inOrganization(desk.organizationId, null, async tx => {
    await requireOpenPeriod(tx, ['2026-11-02'])
    entered.resolve()
    await gate.promise
    order.push('match')
  })
  await entered.promise
  const locking = tell(desk, '2026-11-03').then(() => order.push('lock'))
  await waitFor(async () => {
    const waiting = await api.database.runAs<{ waiting: number }>(
      'system',
      'select count(*)::int as waiting from pg_locks where not granted',
    )
    expect(waiting[0]?.waiting).toBeGreaterThan(0)
  })
  gate.resolve()
  await Promise.all([matching, locking])
  expect(order).toEqual(['match', 'lock'])
})

test(
  'of matches that race with a lock each stands or is refused, and none comes after it',
  { timeout: 60_000 },
  async () => {
    const desk = await openDesk(api)
    for (let round = 0; round < 10; round++) {
      await tell(desk, null)
      const pairs = await Promise.all(
        Array.from({ length: 6 }, async () => [await desk.line(), await desk.expected()] as const),
      )
      const [late, ...racing] = pairs
      const answers = racing.map(([line, expected]) => desk.reconcile([line.id], [expected.id]))
      await tell(desk, '2026-11-03')
      if (late) expect((await desk.reconcile([late[0].id], [late[1].id])).body.code).toBe('U-TRSY-ST-105')
      for (const { status, body } of await Promise.all(answers))
        expect(status === 201 || body.code === 'U-TRSY-ST-105').toBe(true)
    }
  },
)

test('refuses bills dated before the lock', async () => {
  const desk = await openDesk(api)
  const counterpartyId = await desk.counterparty('PT Surya')
  await tell(desk, '2026-11-03')
  const maker = api.as(desk.organizationId, ['treasury.bills.manage', 'treasury.bills.view'])
  const bill = { counterpartyId, amount: { amount: '100.00', currency: 'IDR' }, dueDate: '2026-12-01' }
  const dated = (date: string) =>
    maker.post<Problem>('/v1/bills', { ...bill, date }, { 'idempotency-key': randomUUID() })
  expect(await dated('2026-11-02')).toMatchObject({
    status: 422,
    body: { code: 'U-TRSY-ST-104', errors: [{ path: 'date' }] },
  })
  expect((await dated('2026-11-03')).status).toBe(201)
})

test('puts no line before the lock out of sight', async () => {
  const desk = await openDesk(api)
  const line = await desk.line()
  await tell(desk, '2026-11-03')
  const archived = await desk.maker.post<Results>('/v1/statement-transactions/archive', { ids: [line.id] })
  expect(archived.body.results).toMatchObject([{ ok: false, errors: [{ code: 'U-TRSY-ST-104' }] }])
  expect(await desk.lineNow(line.id)).toMatchObject({ status: 'UNRECONCILED' })
})
