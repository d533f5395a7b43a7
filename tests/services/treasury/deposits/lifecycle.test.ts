// Every cell of the lifecycle table, over real HTTP and Postgres.
import { beforeEach, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import {
  DEPOSIT_ACTIONS,
  DEPOSIT_STATUSES,
  type DepositAction,
  type DepositStatus,
} from '../../../../services/treasury/deposits/rules/lifecycle.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, type DepositBody, openScene } from './support.ts'

const clock = stoppedClock('2026-02-10T03:00:00Z')
const scene = await openScene(await openTreasuryApi({ clock }))
beforeEach(() => clock.set('2026-02-10T03:00:00Z'))

/** As specified: the status after the action, or its error. */
const TABLE: Record<DepositAction, Record<DepositStatus, DepositStatus | `U-TRSY-DP-${number}`>> = {
  UPDATE: { NEW: 'NEW', ACTIVE: 'ACTIVE', MATURED: 'U-TRSY-DP-2', CLOSED: 'U-TRSY-DP-7' },
  CANCEL: { NEW: 'CLOSED', ACTIVE: 'U-TRSY-DP-7', MATURED: 'U-TRSY-DP-2', CLOSED: 'U-TRSY-DP-7' },
  CLOSE: { NEW: 'U-TRSY-DP-5', ACTIVE: 'CLOSED', MATURED: 'U-TRSY-DP-2', CLOSED: 'U-TRSY-DP-5' },
  COPY: { NEW: 'NEW', ACTIVE: 'ACTIVE', MATURED: 'MATURED', CLOSED: 'CLOSED' },
}

async function depositThatIs(status: DepositStatus): Promise<DepositBody> {
  if (status === 'NEW') return scene.create({ issuedOn: '2026-03-02' })
  if (status === 'ACTIVE') return scene.create()
  if (status === 'MATURED') return scene.create({ issuedOn: '2025-10-10' })
  const made = await scene.create()
  return (await scene.close(made, '2026-02-11')).body
}

async function attempt(row: DepositBody, action: DepositAction): Promise<string | undefined> {
  const { alias, issuedOn } = row
  if (action === 'UPDATE') return codesOf(await scene.update(row, scene.values({ alias, issuedOn })))[0]
  if (action === 'CANCEL') return codesOf(await scene.cancel(row))[0]
  if (action === 'CLOSE') return codesOf(await scene.close(row, '2026-02-11'))[0]
  return codesOf(await scene.tryCreate())[0]
}

const cells = DEPOSIT_STATUSES.flatMap(status => DEPOSIT_ACTIONS.map(action => [status, action] as const))
it.each(cells)('%s, %s', async (status, action) => {
  const row = await depositThatIs(status)
  expect(row.status).toBe(status)
  const outcome = TABLE[action][status]
  expect(row.allowedActions.includes(action)).toBe(!outcome.startsWith('U-'))
  const code = await attempt(row, action)
  if (outcome.startsWith('U-')) expect(code).toBe(outcome)
  else expect(code).toBeUndefined()
  expect((await scene.read(row)).status).toBe(outcome.startsWith('U-') ? status : outcome)
})

it('replaces all of a deposit that is not issued yet, and what is expected of it', async () => {
  const made = await scene.create({ issuedOn: '2026-03-02' })
  const edit = scene.values({ alias: made.alias, issuedOn: '2026-02-10', tenor: 1, bankCode: '009' })
  const { body } = await scene.update(made, edit)
  expect(body).toMatchObject({ status: 'ACTIVE', maturesOn: '2026-03-10', version: expect.any(Number) })
  expect((await scene.openOf(made)).map(line => line.slice(0, 10))).toEqual(['2026-02-10', '2026-03-10', '2026-03-10'])
})

it('changes nothing of what was reconciled', async () => {
  const made = await scene.create({ issuedOn: '2026-03-02' })
  const placement = (await scene.expectedOf(made)).find(({ direction }) => direction === 'DEBIT')!
  await scene.reconcile(placement)
  const edit = (over: object) =>
    scene.update(made, scene.values({ alias: made.alias, issuedOn: '2026-03-02', ...over }))
  expect(codesOf(await edit({ issuedOn: '2026-03-03' }))).toEqual(['U-TRSY-DP-9'])
  expect(codesOf(await scene.cancel(made))).toEqual(['U-TRSY-DP-9'])
  // Fields that don't affect the reconciled money may still change.
  expect((await edit({ tenor: 6 })).body).toMatchObject({ maturesOn: '2026-09-02' })
})

it('takes a deposit as today has it, before the worker does', async () => {
  const [ahead, ending, renewing] = [
    await scene.create({ issuedOn: '2026-02-11' }),
    await scene.create({ tenor: 1 }),
    await scene.create({ tenor: 1, renewal: 'PRINCIPAL' }),
  ]
  clock.set('2026-03-10T03:00:00Z')
  expect(codesOf(await scene.cancel(ahead))[0]).toBe('U-TRSY-DP-7')
  expect(codesOf(await scene.close(ending, '2026-03-09'))[0]).toBe('U-TRSY-DP-2')
  expect(codesOf(await scene.update(ending, scene.values({ alias: ending.alias, tenor: 1 })))[0]).toBe('U-TRSY-DP-2')
  // Its term is another one than the caller saw: a rate for the next term would apply to the one after.
  const edit = scene.values({ alias: renewing.alias, tenor: 1, renewal: 'PRINCIPAL', nextInterestRate: '6' })
  expect(codesOf(await scene.update(renewing, edit))[0]).toBe('G-3')
  // Rejected as a whole: the step belongs to the worker.
  expect(await scene.read(renewing)).toMatchObject({ termNumber: 1, version: renewing.version })
  expect((await scene.close(ahead, '2026-03-11')).body).toMatchObject({ status: 'CLOSED' })
})
