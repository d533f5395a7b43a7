// Every cell of the lifecycle table, walked over real HTTP and Postgres.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import {
  LIFECYCLE,
  PAYMENT_ACTIONS,
  type PaymentAction,
  SYSTEM_ACTIONS,
  SYSTEM_LIFECYCLE,
} from '../../../../services/treasury/payments/lifecycle.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { changeBySystem } from '../../../../services/treasury/payments/repository.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../../services/treasury/payments/table.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
await scene.connect(scene.bca.id)
/** May do everything, and made none of these. */
const person = scene.as('both')

type Channel = 'API' | 'MANUAL'
type Place = { status: PaymentStatus; channel?: Channel; archived?: boolean }

const today = '2026-11-23'
const later = '2026-12-01'

async function approved(date: string): Promise<PaymentBody> {
  const made = await scene.create({ date, recurrence: 'MONTHLY' })
  expect(codesOf(await scene.approve(made))).toEqual([])
  return scene.read(made.id)
}

async function inProgress(channel: Channel): Promise<PaymentBody> {
  if (channel === 'API') return approved(today)
  const made = await approved(later)
  await scene.bulk('export', made)
  return made
}

async function make({ status, channel = 'API' }: Place): Promise<PaymentBody> {
  if (status === 'SCHEDULED') return approved(later)
  if (status === 'IN_PROGRESS') return inProgress(channel)
  if (status === 'SENT' || status === 'FAILED') {
    const made = await inProgress(channel)
    const step = status === 'SENT' ? 'BANK_SUCCEEDED' : 'BANK_FAILED'
    await scene.inside(tx =>
      channel === 'API' ? moveBySystem(tx, made.id, step) : changeBySystem(tx, made.id, 'SETTLE', { status: 'SENT' }),
    )
    return made
  }
  const made = await scene.create({ recurrence: 'MONTHLY' })
  if (status === 'CANCELLED') await scene.bulk('cancel', made, { reason: 'Twice' })
  if (status === 'REJECTED') await scene.bulk('reject', made, { reason: 'Not ours' }, scene.approver)
  return made
}

/** A payment in the place, as the person sees it. */
async function at(place: Place): Promise<PaymentBody> {
  const made = await make(place)
  if (place.archived) await scene.bulk('archive', made)
  const found = await scene.read(made.id, person)
  expect(found).toMatchObject({ status: place.status, archived: place.archived ?? false })
  return found
}

const PATHS: Partial<Record<PaymentAction, string>> = {
  REJECT: 'reject',
  CANCEL: 'cancel',
  EXPORT: 'export',
  ARCHIVE: 'archive',
  UNARCHIVE: 'unarchive',
  END_RECURRENCE: 'end-recurrence',
}

async function attempt(action: PaymentAction, row: PaymentBody): Promise<string[]> {
  if (action === 'UPDATE') {
    const { kind: _kind, ...values } = scene.values({ recurrence: 'MONTHLY', version: row.version })
    return codesOf(await person.put(`/v1/transfers/${row.id}`, values))
  }
  if (action === 'APPROVE' || action === 'RESEND') return codesOf(await scene.prove(action, [row], person))
  const reason = action === 'REJECT' || action === 'CANCEL' ? { reason: 'Because' } : {}
  return codesOf(await scene.bulk(PATHS[action]!, row, reason, person))
}

/** What the table says of the action there; undefined: no. */
function outcomeOf(action: PaymentAction, { status, channel = 'API', archived = false }: Place) {
  const rule = LIFECYCLE[action]
  if (rule.archived !== null && rule.archived !== archived) return undefined
  if (rule.inProgressBy && status === 'IN_PROGRESS' && rule.inProgressBy !== channel) return undefined
  return rule.from[status]
}

const places: Place[] = [
  ...PAYMENT_STATUSES.map(status => ({ status })),
  { status: 'IN_PROGRESS', channel: 'MANUAL' },
  { status: 'SENT', archived: true },
  { status: 'FAILED', archived: true },
]
const nameOf = ({ status, channel, archived }: Place) =>
  [status, channel, archived && 'archived'].filter(Boolean).join(' ')
/** Asked for by a route of its own. */
const walked = PAYMENT_ACTIONS.filter(action => action !== 'ASK_BANK')
const cells = places.flatMap(place => walked.map(action => [nameOf(place), action, place] as const))

it('offers in each place what the table says', async () => {
  for (const place of places) {
    const { allowedActions } = await at(place)
    const said = PAYMENT_ACTIONS.filter(action => outcomeOf(action, place) !== undefined)
    expect(allowedActions, nameOf(place)).toEqual(said)
  }
})

describe('people', () => {
  it.each(cells)('%s, %s', async (_name, action, place) => {
    const row = await at(place)
    const outcome = outcomeOf(action, place)
    const refusals = await attempt(action, row)
    const after = await scene.read(row.id)
    if (outcome === undefined) {
      expect(refusals).toEqual(['U-TRSY-TF-5'])
      expect(after).toMatchObject({ status: place.status, version: row.version })
      return
    }
    expect(refusals).toEqual([])
    // Both that are approved here are of the day: they go at once.
    const became = outcome === 'SAME' ? place.status : outcome === 'DECIDED' ? 'IN_PROGRESS' : outcome
    expect(after.status).toBe(became)
  })
})

describe('the system', () => {
  const steps = places
    .filter(({ archived }) => !archived)
    .flatMap(place => SYSTEM_ACTIONS.map(action => [nameOf(place), action, place] as const))
  it.each(steps)('%s, %s', async (_name, action, place) => {
    const row = await at(place)
    const { channel, from } = SYSTEM_LIFECYCLE[action]
    const outcome = channel && channel !== (place.channel ?? 'API') ? undefined : from[place.status]
    const moved = await scene.inside(tx =>
      action === 'SETTLE' || action === 'UNSETTLE'
        ? changeBySystem(tx, row.id, action, { status: outcome ?? place.status })
        : moveBySystem(tx, row.id, action, { reason: 'OTHER', message: 'The bank said no' }),
    )
    expect(moved?.status).toBe(outcome)
    expect(await scene.read(row.id)).toMatchObject(
      outcome ? { status: outcome, previousStatus: place.status } : { status: place.status, version: row.version },
    )
  })
})
