// kill -9 of the worker and of the API during payments; a supervisor restarts each. The clock, the crash points and every other fault are
// tested in tests/services/treasury/payments/dispatch.test.ts and in paymentCampaign.test.ts; here real processes die: in CI at a few of
// the points used by a campaign and `npm run bench -- payments`.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFault } from '../../services/sandbox-bank/faults.ts'
import { type Kills, openKills } from './kills/kills.ts'
import { rounds } from '../support/campaign.ts'
import { nameOf, type Scenario, SCENARIOS } from './kills/scenarios.ts'
import { reach } from './processes.ts'

let kills: Kills
beforeAll(async () => {
  kills = await openKills({ port: 15_140, durable: false })
}, 400_000)
afterAll(() => kills.stop())

const IN_CI: readonly Scenario[] = [
  { who: 'worker', deed: 'dispatch', death: { at: 'AFTER_CALL', pass: 1 } },
  { who: 'worker', deed: 'sync', death: { at: 'AFTER_COMMIT', pass: 1 } },
  { who: 'api', deed: 'approve', death: { at: 'AFTER_COMMIT', pass: 2 } },
]

test.each(rounds(IN_CI, SCENARIOS).map(scenario => ({ name: nameOf(scenario), scenario })))(
  'T16: what is killed is done once all the same: $name',
  async ({ scenario }) => {
    await kills.kill(scenario)
    expect(await kills.violations()).toEqual([])
  },
  240_000,
)

test('T16: a payment whose worker is killed in the middle of its call is executed once, and the next worker learns of it', async () => {
  const { sandbox, pay, statusOf, attemptOf } = kills
  // The first call has reached the bank and its answer is pending; the second one never reaches the bank.
  sandbox.faults.add(newFault.parse({ kind: 'SLOW', target: 'transfer', ms: 60_000 }))
  const executed = await pay()
  const sent = await reach(
    () => attemptOf(executed),
    attempt => attempt !== undefined && sandbox.executions().has(attempt.reference),
  )
  sandbox.faults.add(newFault.parse({ kind: 'NEVER', target: 'transfer' }))
  const unheard = await pay()
  for (const id of [executed, unheard])
    await reach(
      () => attemptOf(id),
      attempt => attempt !== undefined && attempt.state !== 'PREPARED',
    )
  await kills.killWorker()

  await reach(
    () => statusOf(executed),
    status => status === 'SENT',
  )
  // Whether the bank got it is unknown: it is polled, and not sent again.
  const lost = await reach(
    () => attemptOf(unheard),
    attempt => attempt?.state === 'UNKNOWN',
  )
  expect(await statusOf(unheard)).toBe('IN_PROGRESS')
  expect(sandbox.executions().get(sent?.reference ?? '')).toBe(1)
  expect(sandbox.executions().has(lost?.reference ?? '')).toBe(false)
  await kills.sync()
  expect(await kills.violations(true)).toEqual([])
}, 240_000)
