import type { TreasuryContext } from '../../context.ts'
import { ProviderFault } from '../providerFault.ts'
import { lockProvider, readProvider } from '../repository.ts'
import { storeTransactions } from '../storeTransactions.ts'
import { apiOf } from '../testProvider.ts'
import type { PollJobData } from './jobs.ts'

type Parts = Pick<TreasuryContext, 'database' | 'providers' | 'seals'>

/** Polls an order at the provider, and stores the result. Throws a `ProviderFault` without a usable response. */
export async function pollOrder(
  parts: Parts,
  { organizationId, providerId, orderReference }: PollJobData,
  actorId: string | null = null,
): Promise<void> {
  const row = await parts.database.readInOrganization(organizationId, null, tx => readProvider(tx, providerId))
  if (!row || row.status !== 'ACTIVE') return
  const api = apiOf(parts, row)
  if (!api) return
  const reports = await api.getTransaction(orderReference)
  if (reports.length === 0) return
  await parts.database.inOrganization(organizationId, actorId, async tx => {
    const locked = await lockProvider(tx, providerId)
    if (!locked) return
    const { added, changed } = await storeTransactions(tx, locked, reports, { fallback: tx.clock.now() })
    // Open lists update as during a sync.
    if (added + changed > 0) tx.emit('payment-provider.changed', providerId)
  })
}

/** The same in the worker: a fault that a retry can't fix is left to the next sync, which reports it. */
export async function pollInWorker(parts: Parts, job: PollJobData): Promise<void> {
  try {
    await pollOrder(parts, job)
  } catch (error) {
    const isPassing = !(error instanceof ProviderFault) || error.reason === 'BUSY' || error.reason === 'UNREACHABLE'
    if (isPassing) throw error
  }
}
