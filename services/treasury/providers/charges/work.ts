// Periodic work on charges: requests missed ones, polls those without a response or notification, and ends expired ones.
import type { Log } from '../../../kit/http/log.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { openTicker } from '../../../kit/ticker.ts'
import { ProviderFault } from '../providerFault.ts'
import { pollOrder } from '../sync/poll.ts'
import { pollCharge, callFor, type ChargeParts, closeThere, nextPollTime } from './make.ts'
import { changeCharge, dueCharges, movePollTime, readCharge, setPollTime } from './repository.ts'
import type { ChargeRow } from './table.ts'

const POLL_INTERVAL_MS = 5_000
const AGAIN_SECONDS = 30

type Parts = ChargeParts & { log: Log }

/** Processes due charges until closed. */
export const chargeWorker = (parts: Parts, { pollIntervalMs = POLL_INTERVAL_MS } = {}) =>
  openTicker({
    everyMs: pollIntervalMs,
    work: () => pollDueCharges(parts),
    log: parts.log,
    failed: 'no due charges were looked at',
  })

/** Processes every due charge once. */
export async function pollDueCharges(parts: ChargeParts): Promise<void> {
  const { database, clock } = parts
  for (const due of await dueCharges(database, clock.now())) {
    const next = clock.now().add({ seconds: AGAIN_SECONDS }).toString()
    const charge = await database.inOrganization(due.organizationId, null, tx => movePollTime(tx, due, next))
    if (!charge) continue
    try {
      await lookAt(parts, charge)
    } catch (error) {
      // A provider without a response now is polled again.
      if (!(error instanceof ProviderFault) && !(error instanceof Refusal)) throw error
    }
  }
}

async function lookAt(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const { organizationId, id, providerId, reference, stage, status, expiresAt } = charge
  if (stage === 'CALLED') return pollCharge(parts, charge)
  if (status !== 'PENDING') return closeThere(parts, charge)
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(expiresAt), parts.clock.now()) <= 0
  // No request waits for it, so the worker sends it.
  if (stage === 'MINTED' && !isOver) return void (await callFor(parts, charge))
  if (status === 'PENDING' && stage === 'ANSWERED')
    await pollOrder(parts, { organizationId, providerId, orderReference: reference })
  await parts.database.inOrganization(organizationId, null, async tx => {
    const now = await readCharge(tx, id)
    if (now?.status !== 'PENDING') return
    if (isOver)
      await changeCharge(
        tx,
        { id, stage, status: 'PENDING' },
        { status: 'EXPIRED', stage: 'ANSWERED', nextLookAt: null },
      )
    else await setPollTime(tx, now, nextPollTime(parts, charge))
  })
}
