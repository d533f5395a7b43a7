// Treasury's month-end facts over HTTP and Postgres: each counts exactly what its list shows.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openScene } from '../bills/support.ts'
import { openAccount } from '../reconciliation/support.ts'
import { openTreasuryApi, type Person } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

const SEES = [
  'treasury.journals.view',
  'treasury.statements.view',
  'treasury.reconciliation.view',
  'treasury.bills.view',
  'treasury.payments.view',
  'treasury.exceptions.view',
  'invoicing.settlements.view',
]

type MonthEnd = {
  statements: { total: number; missing: { bankAccountId: string; alias: string; through: string | null }[] } | null
  lines: { total: number; open: number } | null
  reconciliation: { total: number; differing: { bankAccountId: string; amount: { amount: string } }[] } | null
  settlements: { total: number; pending: number } | null
  bills: { drafts: number; submitted: number } | null
  payments: { payments: number; transfers: number } | null
  exceptions: { open: number; inProgress: number } | null
}
async function monthOf(person: Person, month: string): Promise<MonthEnd> {
  const { status, body } = await person.get<MonthEnd>(`/v1/month-end?month=${month}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const countOf = async (person: Person, path: string) => (await person.get<{ items: unknown[] }>(path)).body.items.length

it('has nothing to say of a month in which nothing was, and refuses one that has not begun', async () => {
  const { id } = await api.organization()
  const person = api.as(id, SEES)
  expect(await monthOf(person, '2026-10')).toEqual({
    month: '2026-10',
    statements: { total: 0, missing: [] },
    lines: { total: 0, open: 0 },
    reconciliation: { total: 0, differing: [] },
    settlements: { total: 0, pending: 0 },
    bills: { drafts: 0, submitted: 0 },
    payments: { payments: 0, transfers: 0 },
    exceptions: { open: 0, inProgress: 0 },
  })
  const ahead = await person.get<{ code: string }>('/v1/month-end?month=2026-12')
  expect([ahead.status, ahead.body.code]).toEqual([422, 'G-2'])
  expect((await person.get('/v1/month-end?month=2026-13')).status).toBe(422)
})

it('counts lines, bills and payments by their day, as the lists of the month do', async () => {
  const scene = await openScene(api)
  const clerk = api.as(scene.organization.id, [...SEES, 'treasury.statements.manage'])
  const october = { date: '2026-10-31' }
  await scene.line('10.00', october)
  await scene.line('11.00', { date: '2026-10-01' })
  await scene.line('12.00', { date: '2026-11-01' })
  const settled = await scene.line('2500000.00', { date: '2026-10-15' })
  const paid = await scene.approvedBill({ date: '2026-10-14', amount: { amount: '2500000.00', currency: 'IDR' } })
  expect((await scene.markPaid(paid, settled.id)).status).toBe(200)
  await scene.createBill(october)
  await scene.createBill({ date: '2026-11-01' })
  await scene.submit(await scene.createBill(october))

  const read = await monthOf(clerk, '2026-10')
  expect(read).toMatchObject({ lines: { total: 3, open: 2 }, bills: { drafts: 1, submitted: 1 } })
  const days = 'dateFrom=2026-10-01&dateTo=2026-10-31'
  expect(await countOf(clerk, `/v1/statement-transactions?${days}&status=UNRECONCILED,PARTIALLY_RECONCILED`)).toBe(2)
  expect(await countOf(clerk, `/v1/bills?${days}&status=DRAFT`)).toBe(1)
  expect(await countOf(clerk, `/v1/bills?${days}&status=SUBMITTED`)).toBe(1)
  expect(await monthOf(clerk, '2026-11')).toMatchObject({ lines: { total: 1, open: 1 }, bills: { drafts: 1 } })

  await scene.transfer({ date: '2026-11-24' })
  expect(await monthOf(clerk, '2026-11')).toMatchObject({ payments: { payments: 0, transfers: 1 } })
  expect(read).toMatchObject({ payments: { payments: 0, transfers: 0 } })
})

it('names accounts whose statements do not reach the last day, until they do or somebody says they are complete', async () => {
  const scene = await openScene(api)
  const { bca, mandiri } = scene
  const clerk = api.as(scene.organization.id, SEES)
  // The database's own clock stamps rows, whatever day the service's shows.
  const createdInNovember = () =>
    api.database.inOrganization(scene.organization.id, null, tx =>
      tx.execute(sql`update bank_account set created_at = '2026-11-23T03:00:00Z'`),
    )
  await createdInNovember()
  const missing = async (month: string) =>
    (await monthOf(clerk, month)).statements!.missing.map(({ bankAccountId, through }) => [bankAccountId, through])
  await scene.line('10.00', { date: '2026-10-29' })
  // Mandiri was created in November and has no line in October: October requires nothing of it.
  expect((await monthOf(clerk, '2026-10')).statements).toMatchObject({ total: 1 })
  expect(await missing('2026-10')).toEqual([[bca.id, '2026-10-29']])
  expect(await missing('2026-11')).toContainEqual([mandiri.id, null])
  expect((await missing('2026-11')).at(-1)).toEqual([bca.id, '2026-10-29'])
  await scene.line('11.00', { date: '2026-11-02' })
  expect(await missing('2026-10')).toEqual([])

  const other = await openAccount(scene.maker, scene.organization.entityId)
  await createdInNovember()
  const { version } = (await scene.maker.get<{ version: number }>(`/v1/bank-accounts/${other}`)).body
  expect(await missing('2026-11')).toContainEqual([other, null])
  const told = await scene.maker.patch(`/v1/bank-accounts/${other}`, { lastCheckedOn: '2026-11-23', version })
  expect(told.status, JSON.stringify(told.body)).toBe(200)
  // November has not ended: no statement covers its last day.
  expect(await missing('2026-11')).toContainEqual([other, '2026-11-23'])
})

it('names accounts whose balance moved otherwise than their lines, by how much', async () => {
  const scene = await openScene(api)
  const clerk = api.as(scene.organization.id, SEES)
  const line = (date: string, amount: string, endingBalance: string) =>
    scene.line(amount, { direction: 'CREDIT', date, endingBalance })
  await line('2026-10-01', '100.00', '100.00')
  await line('2026-10-31', '50.00', '150.00')
  expect((await monthOf(clerk, '2026-10')).reconciliation).toEqual({ total: 1, differing: [] })
  await line('2026-10-30', '7.00', '107.00')
  const { reconciliation } = await monthOf(clerk, '2026-10')
  expect(reconciliation).toMatchObject({ total: 1, differing: [{ bankAccountId: scene.bca.id }] })
  // As in that account's statement.
  const of = await clerk.get<{ sums: { kind: string; total: { amount: string } }[] }>(
    `/v1/bank-accounts/${scene.bca.id}/reconciliation-statement?date=2026-10-31`,
  )
  expect(reconciliation!.differing[0]!.amount).toEqual(of.body.sums.find(({ kind }) => kind === 'UNEXPLAINED')!.total)
})

it('tells each fact to who may see its records, and the whole to nobody else', async () => {
  const { organization } = await openScene(api)
  const nothing = await api.as(organization.id, ['treasury.payments.view']).get('/v1/month-end?month=2026-10')
  expect(nothing.status).toBe(403)
  const books = await monthOf(api.as(organization.id, ['treasury.journals.view', 'treasury.bills.view']), '2026-10')
  expect(books).toEqual({
    month: '2026-10',
    statements: null,
    lines: null,
    reconciliation: null,
    settlements: null,
    bills: { drafts: 0, submitted: 0 },
    payments: null,
    exceptions: null,
  })
})

it('tells nothing of another organization', async () => {
  const scene = await openScene(api)
  await scene.line('10.00', { date: '2026-10-29' })
  const { id } = await api.organization()
  expect(await monthOf(api.as(id, SEES), '2026-10')).toMatchObject({ statements: { total: 0 }, lines: { total: 0 } })
})
