// An organization that pays through the sandbox bank: real Postgres, real HTTP, a clock set by the test, and workers that do one thing at a
// time and die on request.
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { type FaultKind, newFault } from '../../../../services/sandbox-bank/faults.ts'
import { openBanks } from '../../../../services/treasury/connections/snap/banks.ts'
import { LINE_SETTINGS } from '../../../../services/treasury/connections/snap/line.ts'
import type { TreasuryContext } from '../../../../services/treasury/context.ts'
import { dueAttempts } from '../../../../services/treasury/payments/dispatch/attempts.ts'
import type { CrashPoint } from '../../../../services/treasury/payments/dispatch/crashPoint.ts'
import { dispatchPayment } from '../../../../services/treasury/payments/dispatch/dispatch.ts'
import { violationsAt } from '../../../faults/invariants/violations.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import { openSandboxBank } from '../../../support/sandboxBank.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { openScene, type PaymentBody } from './support.ts'

export type Attempt = {
  number: number
  state: string
  reference: string
  responseCode: string | null
  bankReference: string | null
}

/** Thrown by a worker that dies at a crash point. */
export class Crash extends Error {}

/** Short timeouts, for a bank that never answers; and no circuit breaker, because that follows real time. */
const LINE = { ...LINE_SETTINGS, headersMs: 400, bodyMs: 400, wholeMs: 600, failures: Infinity }

export async function openBankScene(start: string) {
  const clock = stoppedClock(start)
  const sandbox = await openSandboxBank({ clock })
  const api = await openTreasuryApi({ clock, snapBanks: sandbox.snapBanks })
  const scene = await openScene(api)
  const organizationId = scene.organization.id
  sandbox.openAccount('014', '100001')
  await scene.make(`bank-accounts/${scene.bca.id}/connection`, {
    type: 'API',
    credentials: sandbox.credentials('014'),
    schedule: [],
  })
  const banks = openBanks({ banks: sandbox.snapBanks, clock, line: LINE })
  atFileEnd(() => banks.close())
  const opened: TreasuryContext[] = []
  // No jobs run automatically: the tests say when a worker works.
  await openWorker(api, async context => {
    opened.push({ ...context, banks })
  })
  const [context] = opened
  if (!context) throw new Error('the worker was not opened')

  const work = async (by: Temporal.DurationLike = {}, crashPoint: (at: CrashPoint) => void = () => {}) => {
    clock.set(clock.now().add(by).toString())
    for (const job of await dueAttempts(api.database, clock.now(), 1_000))
      await dispatchPayment({ ...context, crashPoint }, job)
  }
  return {
    clock,
    sandbox,
    api,
    scene,
    context,
    /** Lets the bank's next calls fail. */
    fault: (kind: FaultKind, more: object = {}) => sandbox.faults.add(newFault.parse({ kind, ...more })),
    /** A payment for today, approved but not sent yet. */
    async approved(over: object = {}): Promise<PaymentBody> {
      const date = clock.now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate().toString()
      const made = await scene.create({ date, ...over })
      const { body } = await scene.approve(made)
      if (!body.results?.[0]?.ok) throw new Error(`the payment was not approved: ${JSON.stringify(body)}`)
      return scene.read(made.id)
    },
    /** A job's work: one step of one payment. */
    dispatch: ({ id }: { id: string }, crashPoint: (at: CrashPoint) => void = () => {}) =>
      dispatchPayment({ ...context, crashPoint }, { organizationId, paymentId: id }),
    /** The workers' scheduled work after a while: everything due is processed. */
    work,
    async attemptsOf({ id }: { id: string }): Promise<Attempt[]> {
      const { body } = await scene.maker.get<{ items: Attempt[] }>(`/v1/payments/attempts?paymentIds=${id}`)
      return body.items
    },
    executions: (attempts: readonly Attempt[]) =>
      attempts.reduce((sum, { reference }) => sum + (sandbox.executions().get(reference) ?? 0), 0),
    violations: () => violationsAt(api.adminUrl, { journal: sandbox.bank.journal.entries }),
  }
}

/** Dies there. */
export const crashAt = (point: CrashPoint) => (at: CrashPoint) => {
  if (at === point) throw new Crash(point)
}
