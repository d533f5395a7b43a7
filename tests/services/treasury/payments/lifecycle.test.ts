// Every cell of the lifecycle table, over real HTTP and Postgres. The payments are copies of one, put into their statuses directly, and all
// cells run in parallel, each with its own payment.
import { beforeAll, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { newId } from '../../../../services/kit/ids.ts'
import {
  LIFECYCLE,
  PAYMENT_ACTIONS,
  type PaymentAction,
  SYSTEM_ACTIONS,
  SYSTEM_LIFECYCLE,
} from '../../../../services/treasury/payments/lifecycle.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { changeBySystem } from '../../../../services/treasury/payments/repository.ts'
import {
  payment as table,
  PAYMENT_STATUSES,
  type PaymentChannel,
  type PaymentStatus,
} from '../../../../services/treasury/payments/table.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
/** Has all permissions, and created none of these. */
const person = scene.as('both')

type Place = { status: PaymentStatus; channel: PaymentChannel; archived: boolean }
const place = (status: PaymentStatus, over: Partial<Place> = {}): Place => ({
  status,
  channel: 'API',
  archived: false,
  ...over,
})
const places = [
  ...PAYMENT_STATUSES.map(status => place(status)),
  place('IN_PROGRESS', { channel: 'MANUAL' }),
  place('SENT', { channel: 'MANUAL' }),
  place('SENT', { archived: true }),
  place('FAILED', { archived: true }),
]

type Cell<Action> = { id: string; place: Place; action: Action }
const cellsOf = <Action>(actions: readonly Action[]): Cell<Action>[] =>
  places.flatMap(of => actions.map(action => ({ id: newId(), place: of, action })))
const cells = cellsOf(PAYMENT_ACTIONS)
const steps = cellsOf(SYSTEM_ACTIONS)
const nameOf = ({ place: { status, channel, archived }, action }: Cell<string>) =>
  `${status} ${channel}${archived ? ' archived' : ''}, ${action}`

beforeAll(async () => {
  await scene.connect(scene.bca.id)
  await scene.create({ recurrence: 'MONTHLY' })
  await scene.inside(async tx => {
    const [row] = await tx.select().from(table)
    const { searchText: _generated, ...values } = row!
    const copies = [...cells, ...steps].map(({ id, place: { archived, ...of } }) => ({
      ...values,
      ...of,
      id,
      number: id,
      archivedAt: archived ? '2026-11-23T02:00:00Z' : null,
    }))
    await tx.insert(table).values(copies)
    // Only approved payments can fail.
    await tx.execute(`
      insert into payment_approval (organization_id, id, payment_id, approver_id, approved_at, factor, content_hash, proof_id)
      select organization_id, gen_random_uuid(), id, gen_random_uuid(), now(), 'PASSKEY', content_hash, id
      from payment where status = 'FAILED'`)
  })
})

const PATHS: Partial<Record<PaymentAction, string>> = {
  ASK_BANK: 'ask-bank',
  REJECT: 'reject',
  CANCEL: 'cancel',
  EXPORT: 'export',
  EXPORT_AGAIN: 'export',
  ARCHIVE: 'archive',
  UNARCHIVE: 'unarchive',
}

async function attempt({ id, action }: Cell<PaymentAction>): Promise<string[]> {
  if (action === 'UPDATE') {
    const { kind: _kind, ...values } = scene.values({ recurrence: 'MONTHLY', version: 1, allowDuplicate: true })
    return codesOf(await person.put(`/v1/payments/${id}`, values))
  }
  if (action === 'APPROVE' || action === 'RESEND')
    return codesOf(await scene.prove(action, [{ id, version: 1 }], person))
  const reason =
    action === 'REJECT' || action === 'CANCEL'
      ? { reason: 'Because' }
      : action === 'EXPORT_AGAIN'
        ? { reason: 'Because' }
        : {}
  return codesOf(await scene.bulk(PATHS[action]!, { id }, reason, person))
}

/** The action's result in the table; undefined: not allowed. */
function outcomeOf({ action, place: { status, channel, archived } }: Cell<PaymentAction>): PaymentStatus | undefined {
  const rule = LIFECYCLE[action]
  if (rule.archived !== null && rule.archived !== archived) return undefined
  if (rule.inProgressBy && status === 'IN_PROGRESS' && rule.inProgressBy !== channel) return undefined
  const outcome = rule.from[status]
  // Those approved here are for today: they are sent at once.
  return outcome === 'SAME' ? status : outcome === 'DECIDED' ? 'IN_PROGRESS' : outcome
}

const named = <Action extends string, Value>(of: readonly Cell<Action>[], value: (cell: Cell<Action>) => Value) =>
  Object.fromEntries(of.map(cell => [nameOf(cell), value(cell)]))
const read = async (of: readonly Cell<string>[]) => {
  const { items } = await scene.list(`ids=${of.map(({ id }) => id).join(',')}`, person)
  return new Map(items.map(item => [item.id, item]))
}

it('offers in each place what the table says', async () => {
  const found = await read(cells)
  const offered = named(cells, ({ id, action }) => found.get(id)!.allowedActions.includes(action))
  expect(offered).toEqual(named(cells, cell => outcomeOf(cell) !== undefined))
})

it('lets people do what the table says, and refuses the rest', async () => {
  // Ending a series affects all its payments: requested last, and once per status.
  const asked = cells.filter(({ action }) => action !== 'END_RECURRENCE')
  const refusals = new Map<string, string[]>()
  await Promise.all(asked.map(async cell => refusals.set(cell.id, await attempt(cell))))
  const found = await read(asked)
  const became = named(asked, ({ id }) => ({ refusals: refusals.get(id), status: found.get(id)!.status }))
  expect(became).toEqual(
    named(asked, cell => {
      const outcome = outcomeOf(cell)
      return { refusals: outcome ? [] : ['U-TRSY-TF-5'], status: outcome ?? cell.place.status }
    }),
  )
})

it('ends a series once', async () => {
  const [one, other] = cells.filter(({ action }) => action === 'END_RECURRENCE')
  expect(codesOf(await scene.bulk('end-recurrence', one!, {}, person))).toEqual([])
  expect(codesOf(await scene.bulk('end-recurrence', other!, {}, person))).toEqual(['U-TRSY-TF-5'])
})

it('takes the steps of the system that the table says', async () => {
  const moved = new Map<string, PaymentStatus | undefined>()
  const outcome = ({ action, place: { status, channel } }: (typeof steps)[number]) => {
    const rule = SYSTEM_LIFECYCLE[action]
    return rule.channel && rule.channel !== channel ? undefined : rule.from[status]
  }
  for (const step of steps) {
    const { id, action, place: at } = step
    const row = await scene.inside(tx =>
      action === 'SETTLE' || action === 'UNSETTLE' || action === 'STOP'
        ? changeBySystem(tx, id, action, { status: outcome(step) ?? at.status })
        : moveBySystem(tx, id, action, { reason: 'OTHER', message: 'The bank said no' }),
    )
    moved.set(id, row?.status)
  }
  expect(named(steps, ({ id }) => moved.get(id))).toEqual(named(steps, outcome))
  const found = await read(steps)
  const before = named(steps, ({ id }) => found.get(id)!.previousStatus)
  expect(before).toEqual(named(steps, step => (outcome(step) ? step.place.status : null)))
})
