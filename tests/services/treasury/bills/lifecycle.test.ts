// Every cell of the lifecycle table, over real HTTP and Postgres. The bills are copies of one, put into their statuses directly, and all
// cells run in parallel, each with its own bill.
import { beforeAll, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { newId } from '../../../../services/kit/ids.ts'
import {
  BILL_ACTIONS,
  type BillAction,
  LIFECYCLE,
  SYSTEM_ACTIONS,
  SYSTEM_LIFECYCLE,
} from '../../../../services/treasury/bills/lifecycle.ts'
import { settleBill, unsettleBill } from '../../../../services/treasury/bills/settle.ts'
import { bill as table, BILL_STATUSES, type BillStatus } from '../../../../services/treasury/bills/table.ts'
import { expectedTransaction } from '../../../../services/treasury/expectedTransactions/table.ts'
import { payment } from '../../../../services/treasury/payments/table.ts'
import { codesOf } from '../payments/support.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
/** Has all permissions, and created none of these. */
const person = scene.asBilled('everything')

type Place = { status: BillStatus; touched: 'no' | 'a payment is alive' | 'partly reconciled' }
const places: Place[] = [
  ...BILL_STATUSES.map(status => ({ status, touched: 'no' as const })),
  { status: 'APPROVED', touched: 'a payment is alive' },
  { status: 'APPROVED', touched: 'partly reconciled' },
]
const REFUSALS = { no: 'U-TRSY-BI-8', 'a payment is alive': 'U-TRSY-TF-16', 'partly reconciled': 'U-TRSY-BI-10' }

type Cell<Action> = { id: string; place: Place; action: Action }
const cellsOf = <Action>(actions: readonly Action[]): Cell<Action>[] =>
  places.flatMap(place => actions.map(action => ({ id: newId(), place, action })))
const cells = cellsOf(BILL_ACTIONS)
const steps = cellsOf(SYSTEM_ACTIONS)
const nameOf = ({ place: { status, touched }, action }: Cell<string>) => `${status}, touched: ${touched}, ${action}`
const isExpected = ({ status }: Place) => status === 'APPROVED' || status === 'PAID'

beforeAll(async () => {
  // With withholding, so that there is a slip to record.
  const made = await scene.approvedBill({
    amount: { amount: '81000000.00', currency: 'IDR' },
    tax: { base: '100000000.00', vat: 'STANDARD', withholding: 'PPH23_15' },
  })
  const paid = await scene.create(scene.paymentOf(made))
  await scene.inside(async tx => {
    const [row] = await tx.select().from(table)
    const [expectedRow] = await tx.select().from(expectedTransaction)
    const paymentRow = (await tx.select().from(payment)).find(({ id }) => id === paid.id)!
    const all = [...cells, ...steps]
    const { searchText: _bill, ...billValues } = row!
    await tx.insert(table).values(
      all.map(({ id, place: { status } }) => ({
        ...billValues,
        id,
        number: id,
        status,
        paidAt: status === 'PAID' ? billValues.createdAt : null,
        cancellationReason: status === 'CANCELLED' ? 'No' : null,
      })),
    )
    const { searchText: _expected, ...expectedValues } = expectedRow!
    await tx.insert(expectedTransaction).values(
      all
        .filter(({ place }) => isExpected(place))
        .map(({ id, place: { touched } }) => ({
          ...expectedValues,
          id: newId(),
          number: id,
          billId: id,
          allocatedMinor: touched === 'partly reconciled' ? 1n : 0n,
          status: touched === 'partly reconciled' ? ('PARTIALLY_RECONCILED' as const) : ('UNRECONCILED' as const),
        })),
    )
    const { searchText: _payment, ...paymentValues } = paymentRow
    await tx
      .insert(payment)
      .values(
        all
          .filter(({ place }) => place.touched === 'a payment is alive')
          .map(({ id }) => ({ ...paymentValues, id: newId(), number: id, billId: id })),
      )
  })
})

async function attempt({ id, action }: Cell<BillAction>): Promise<string[]> {
  const [row] = (
    await person.get<{ items: { amount: { amount: string; currency: string }; version: number }[] }>(
      `/v1/bills?ids=${id}`,
    )
  ).body.items
  const { amount, version } = row!
  if (action === 'UPDATE') return codesOf(await person.put(`/v1/bills/${id}`, scene.billValues({ version })))
  if (action === 'SUBMIT') return codesOf(await scene.submit({ id }, person))
  if (action === 'APPROVE') return codesOf(await scene.approveBill({ id }, person))
  if (action === 'DELETE') return codesOf(await scene.deleteBill({ id }, person))
  if (action === 'CANCEL') return codesOf(await scene.cancelBill({ id }, person))
  if (action === 'RECORD_SLIP')
    return codesOf(await person.put(`/v1/bills/${id}/withholding-slip`, { version, number: '2600000123' }))
  if (action === 'PAY')
    return codesOf(await scene.tryCreate(scene.paymentOf({ id, amount }, { allowDuplicate: true }), person))
  return codesOf(await scene.markPaid({ id }, (await scene.line(amount.amount)).id, person))
}

/** The action's result in the table; undefined: not allowed. */
function outcomeOf({ action, place: { status, touched } }: Cell<BillAction>): BillStatus | 'GONE' | undefined {
  const { from, untouchedOnly } = LIFECYCLE[action]
  return untouchedOnly && touched !== 'no' ? undefined : from[status]
}

const named = <Action extends string, Value>(of: readonly Cell<Action>[], value: (cell: Cell<Action>) => Value) =>
  Object.fromEntries(of.map(cell => [nameOf(cell), value(cell)]))
const read = async (of: readonly Cell<string>[]) => {
  const { body } = await person.get<{ items: { id: string; status: BillStatus; allowedActions: string[] }[] }>(
    `/v1/bills?ids=${of.map(({ id }) => id).join(',')}`,
  )
  return new Map(body.items.map(item => [item.id, item]))
}

it('offers in each place what the table says', async () => {
  const found = await read(cells)
  const offered = named(cells, ({ id, action }) => found.get(id)!.allowedActions.includes(action))
  expect(offered).toEqual(named(cells, cell => outcomeOf(cell) !== undefined))
})

it('lets people do what the table says, and refuses the rest', async () => {
  const refusals = new Map<string, string[]>()
  await Promise.all(cells.map(async cell => refusals.set(cell.id, await attempt(cell))))
  const found = await read(cells)
  const became = named(cells, ({ id }) => ({ refusals: refusals.get(id), status: found.get(id)?.status ?? 'GONE' }))
  expect(became).toEqual(
    named(cells, cell => {
      const outcome = outcomeOf(cell)
      const refusal = LIFECYCLE[cell.action].untouchedOnly ? REFUSALS[cell.place.touched] : REFUSALS.no
      return { refusals: outcome ? [] : [refusal], status: outcome ?? cell.place.status }
    }),
  )
})

it('takes the steps of the system that the table says', async () => {
  const step = { SETTLE: settleBill, UNSETTLE: unsettleBill }
  for (const { id, action } of steps) await scene.inside(tx => step[action](tx, id))
  const found = await read(steps)
  expect(named(steps, ({ id }) => found.get(id)!.status)).toEqual(
    named(steps, ({ action, place: { status } }) => SYSTEM_LIFECYCLE[action].from[status] ?? status),
  )
})

describe('a bill dated before the lock', () => {
  it('is approved and called off by nobody, and its draft may be dated anew or deleted', async () => {
    const scene = await openScene(api)
    const [late, dropped, owed] = [await scene.createBill(), await scene.createBill(), await scene.approvedBill()]
    await scene.submit(late)
    await scene.control({ lockedBefore: '2026-11-21' })
    const locked = { results: [{ ok: false, errors: [{ code: 'U-TRSY-ST-104' }] }] }
    expect((await scene.approveBill(late)).body).toMatchObject(locked)
    expect((await scene.cancelBill(owed)).body).toMatchObject(locked)
    expect((await scene.deleteBill(dropped)).body).toMatchObject({ results: [{ ok: true }] })
    const { version } = await scene.readBill(late.id)
    const values = scene.billValues({ date: '2026-11-21', version })
    expect((await scene.billMaker.put(`/v1/bills/${late.id}`, values)).status).toBe(200)
    await scene.submit(late)
    expect((await scene.approveBill(late)).body).toMatchObject({ results: [{ ok: true }] })
  })
})
