// Payments through all that can go wrong, in an order that a seed decides: people approve and send again, workers die at any of their
// points, answers are lost, late, doubled or nonsense, and time passes. After each step the bank's journal and the database are asked
// whether everything still holds, and in the end every payment is at rest. Seeds: `PAYMENT_SEEDS=1000`, or `PAYMENT_SEED=17` for one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FaultKind } from '../../services/sandbox-bank/faults.ts'
import { CRASH_POINTS, type CrashPoint } from '../../services/treasury/payments/dispatch/crashPoint.ts'
import { Crash, crashAt, openBankScene } from '../services/treasury/payments/bankScene.ts'
import type { PaymentBody } from '../services/treasury/payments/support.ts'

const SEEDS = Number(process.env.PAYMENT_SEEDS ?? 5)
const STEPS = 30
const AT_REST = ['SENT', 'FAILED']

// A Monday morning: a seed takes hours of its clock, and BI-FAST and the own bank run on every day.
const bank = await openBankScene('2026-11-23T02:00:00Z')
const { sandbox, scene, clock } = bank

type Step =
  | { kind: 'pay'; sameBank: boolean }
  | { kind: 'fault'; fault: FaultKind; target: 'transfer' | 'status' | 'token' }
  /** A job of some payment, and where its worker dies. */
  | { kind: 'job'; which: number; crash: CrashPoint | null; times: number }
  | { kind: 'time'; seconds: number; crash: CrashPoint | null }
  | { kind: 'late' }
  | { kind: 'resend'; which: number }

const FAULTS: readonly FaultKind[] = [
  ...(['LOST_BEFORE', 'LOST_AFTER', 'LATE', 'TWICE', 'NONSENSE', 'CUT_OFF', 'SWAPPED', 'TOO_MANY'] as const),
  ...(['ERROR_500_BEFORE', 'ERROR_500_AFTER', 'ERROR_504_AFTER', 'TOKEN_INVALID', 'INSUFFICIENT', 'RETURNED'] as const),
]
const crash = fc.option(fc.constantFrom(...CRASH_POINTS), { freq: 2 })
const which = fc.nat(20)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), sameBank: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom(...FAULTS),
      target: fc.constantFrom('transfer' as const, 'transfer' as const, 'status' as const, 'token' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('job' as const), which, crash, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('time' as const), seconds: fc.constantFrom(1, 5, 61, 400, 1_000), crash }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('late' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resend' as const), which }) },
)

/** A worker that was to die there did; anything else is a fault of ours. */
const surviving = async (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
const mayCrash = (at: CrashPoint | null) => (at === null ? undefined : crashAt(at))

async function take(next: Step, payments: PaymentBody[]): Promise<void> {
  const chosen = 'which' in next ? payments[next.which % Math.max(payments.length, 1)] : undefined
  switch (next.kind) {
    case 'pay':
      payments.push(await bank.approved(next.sameBank ? await ownBank() : {}))
      return
    case 'fault':
      return bank.fault(next.fault, { target: next.target })
    case 'job': {
      if (!chosen) return
      const jobs = Array.from({ length: next.times }, () => surviving(bank.dispatch(chosen, mayCrash(next.crash))))
      await Promise.all(jobs)
      return
    }
    case 'time':
      return void (await surviving(bank.work({ seconds: next.seconds }, mayCrash(next.crash))))
    case 'late':
      return sandbox.faults.releaseLate()
    case 'resend': {
      const now = chosen && (await scene.read(chosen.id))
      if (now?.status === 'FAILED') await scene.resend(now)
    }
  }
}

let party: Promise<object> | undefined
/** Somebody whose account is at the bank that pays: such money arrives at once. */
const ownBank = () =>
  (party ??= scene
    .party({}, { bankCode: '014', accountNumber: '900099999' })
    .then(({ bankAccounts }) => ({ counterpartyAccountId: bankAccounts[0]?.id, method: null })))

/** Nothing goes wrong any more: whoever waits for something gets it. */
async function comeToRest(payments: readonly PaymentBody[]): Promise<string[]> {
  sandbox.faults.clear()
  sandbox.faults.releaseLate()
  // A job comes back until it has ended well.
  for (const payment of payments) await bank.dispatch(payment)
  for (let round = 0; round < 10; round++) await bank.work({ minutes: 6 })
  return Promise.all(payments.map(async ({ id }) => (await scene.read(id)).status))
}

async function campaign(steps: readonly Step[]): Promise<void> {
  const payments: PaymentBody[] = []
  sandbox.faults.clear()
  for (const next of steps) {
    await take(next, payments)
    expect(await bank.violations()).toEqual([])
  }
  for (const status of await comeToRest(payments)) expect(AT_REST).toContain(status)
  expect(await bank.violations()).toEqual([])
  clock.set(clock.now().add({ minutes: 5 }).toString())
}

test('T16: whatever goes wrong, in whatever order, each payment is executed once or not at all', async () => {
  const only = process.env.PAYMENT_SEED
  const seeds = only === undefined ? Array.from({ length: SEEDS }, (_, index) => index + 1) : [Number(only)]
  for (const seed of seeds)
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), campaign), {
      seed,
      numRuns: 1,
      endOnFailure: true,
    })
}, 600_000)
