// A payout from start to end: orders at the sandbox shop, its batch, the line booked by the sandbox bank, and their match.
import { expect, it } from 'vitest'
import { MERCHANTS } from '../../../../services/sandbox-provider/merchant.ts'
import { syncWorkers } from '../../../../services/treasury/connections/sync/workers.ts'
import { importWorkers } from '../../../../services/treasury/statementTransactions/imports/workers.ts'
import { openSandboxBank } from '../../../support/sandboxBank.ts'
import { openSandboxProvider } from '../../../support/sandboxProvider.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { openScene } from './support.ts'

const bank = await openSandboxBank()
const shop = await openSandboxProvider({ bankUrl: bank.origin })
const api = await openTreasuryApi({
  snapBanks: bank.snapBanks,
  providerHosts: { XENDIT: { url: `${shop.url}/xendit` } },
})
const scene = await openScene(api)
const syncs = await scene.openSyncs()
await openWorker(api, async context => {
  await importWorkers(context)
  const bankSyncs = await syncWorkers(context, { pollIntervalMs: 3_600_000 })
  await bankSyncs.close()
})

// The scene's first account, in the bank's terms.
const ACCOUNT = { bankCode: '014', accountNumber: '710001' }
bank.openAccount(ACCOUNT.bankCode, ACCOUNT.accountNumber)
await scene.make(`bank-accounts/${scene.bca.id}/connection`, {
  type: 'API',
  credentials: bank.credentials('014'),
  schedule: [],
})
const online = await scene.connect({ provider: 'XENDIT', credentials: MERCHANTS.XENDIT })

type Line = { id: string; description: string; amount: { amount: string } }

const lines = async () =>
  (await scene.maker.get<{ items: Line[] }>(`/v1/statement-transactions?bankAccountId=${scene.bca.id}&first=50`)).body
    .items

/** The line of a batch, once the bank was synced and its import is done. */
async function lineAtBank(batch: string): Promise<Line> {
  const asked = await scene.maker.post(`/v1/bank-accounts/${scene.bca.id}/connection/sync`, {})
  expect(asked.status).toBeLessThan(300)
  return until(async () => (await lines()).find(({ description }) => description.includes(batch)))
}

let orders = 0
async function batchOf(count: number) {
  for (let made = 0; made < count; made++) {
    const reference = `WEB-${++orders}`
    await shop.order('XENDIT', reference, '1000000.00')
    await shop.pay('XENDIT', reference)
  }
  return shop.settle('XENDIT', ACCOUNT)
}
async function recordOf(batch: string) {
  expect(await syncs.sync(online)).toMatchObject({ lastError: null })
  const record = (await scene.recordsOf(online)).find(({ externalId }) => externalId === batch)
  return record ?? expect.unreachable(batch)
}

it('is booked by the bank in the provider’s name, and settles the batch when it is matched', async () => {
  const { batch, net } = await batchOf(3)
  const record = await recordOf(batch)
  expect(record).toMatchObject({ net: { amount: net }, reconciliationStatus: 'UNRECONCILED', settledAmount: null })

  const line = await lineAtBank(batch)
  expect(line.amount.amount).toBe(net)
  expect(line.description).toMatch(/^SINAR DIGITAL TERD/)
  const matched = await scene.reconcile(line.id, record.expectedTransactionId!)
  expect([matched.status, matched.body.result]).toEqual([201, 'FULL_MATCH'])
  expect(await recordOf(batch)).toMatchObject({ reconciliationStatus: 'RECONCILED', settledAmount: { amount: net } })
})

it('LATE_SETTLEMENT: the provider says it has paid, and the bank shows nothing', async () => {
  await shop.fault('LATE_SETTLEMENT')
  const { batch } = await batchOf(1)
  const late = await recordOf(batch)
  expect(late).toMatchObject({ settlement: 'SETTLED', reconciliationStatus: 'UNRECONCILED', settledAmount: null })
  // A late payout is still expected, and found as overdue.
  const [expected] = await scene.expectedOf(late)
  expect(expected).toMatchObject({ status: 'UNRECONCILED', source: 'PROVIDER', amount: late.net })

  // It does not block the next batch; once that one's line arrives, the bank has reported everything.
  const next = await batchOf(1)
  await lineAtBank(next.batch)
  expect((await lines()).filter(({ description }) => description.includes(batch))).toEqual([])
})
