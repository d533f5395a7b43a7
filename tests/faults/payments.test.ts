// kill -9 of the worker while it speaks with the bank. The clock, the crash points and every other fault are proved in
// tests/services/treasury/payments/dispatch.test.ts; here real processes die.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFault } from '../../services/sandbox-bank/faults.ts'
import { openSandboxBank } from '../support/sandboxBank.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import { paymentViolations } from './paymentInvariants.ts'
import { killHard, openAccount, reach } from './processes.ts'

type Payment = { id: string; version: number; status: string }
type Attempt = { state: string; reference: string }

const sandbox = await openSandboxBank()
let arus: TreasuryProcesses
let worker: Awaited<ReturnType<TreasuryProcesses['startWorker']>>
beforeAll(async () => {
  // One person makes and approves here; who may not, is another test's matter.
  const controls = { approveOwn: true }
  arus = await startTreasuryProcesses({ port: 15_120, durable: false, snapBanks: sandbox.snapBanks, controls })
  worker = await arus.startWorker()
}, 120_000)
afterAll(() => arus.stop())

async function make<Body>(path: string, body: object): Promise<Body> {
  const answer = await arus.send<Body>('POST', path, body, { 'idempotency-key': randomUUID() })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

/** An account that is connected, and somebody at the same bank to pay: such money arrives at once. */
async function openBooks(): Promise<{ fromAccountId: string; counterpartyAccountId: string }> {
  const fromAccountId = await openAccount(arus, 1)
  sandbox.openAccount('014', '8110000001')
  const credentials = sandbox.credentials('014')
  await make(`/v1/bank-accounts/${fromAccountId}/connection`, { type: 'API', credentials, schedule: [] })
  const party = await make<{ bankAccounts: { id: string }[] }>('/v1/counterparties', {
    legalName: 'PT Sinar Abadi',
    alias: 'Sinar',
    type: 'COMPANY',
    bankAccounts: [{ bankCode: '014', accountNumber: '900012345', accountName: 'PT SINAR ABADI' }],
  })
  return { fromAccountId, counterpartyAccountId: party.bankAccounts[0]?.id ?? '' }
}

/** Makes a payment of today and approves it: from then on it is the worker's. */
async function pay(books: object, amount: string): Promise<string> {
  const date = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const content = { ...books, kind: 'PAYMENT', date, amount: { amount, currency: 'IDR' } }
  const { id, version } = await make<Payment>('/v1/transfers', content)
  const payments = [{ id, version }]
  const { digest } = await make<{ digest: string }>('/v1/transfers/approval-digest', { action: 'APPROVE', payments })
  const proof = await arus.proofOf(digest)
  expect(await make('/v1/transfers/approve', { payments, proof })).toMatchObject({ results: [{ ok: true }] })
  return id
}

async function attemptOf(id: string): Promise<Attempt | undefined> {
  const { body } = await arus.send<{ items: Attempt[] }>('GET', `/v1/transfers/attempts?paymentIds=${id}`)
  return body.items[0]
}
const statusOf = async (id: string) => (await arus.send<Payment>('GET', `/v1/transfers/${id}`)).body.status

test('T16: a payment whose worker is killed in the middle of its call is executed once, and the next worker learns of it', async () => {
  const books = await openBooks()
  // The first call has reached the bank and its answer is on the way; the second one the bank will never see.
  sandbox.faults.add(newFault.parse({ kind: 'SLOW', target: 'transfer', ms: 60_000 }))
  const executed = await pay(books, '1000000.00')
  await reach(
    async () => sandbox.executions().size,
    count => count === 1,
  )
  sandbox.faults.add(newFault.parse({ kind: 'NEVER', target: 'transfer' }))
  const unheard = await pay(books, '2000000.00')
  for (const id of [executed, unheard])
    await reach(
      () => attemptOf(id),
      attempt => attempt !== undefined && attempt.state !== 'PREPARED',
    )
  await killHard(worker)

  worker = await arus.startWorker()
  await reach(
    () => statusOf(executed),
    status => status === 'SENT',
  )
  // Nobody can know that the bank has not heard of it: it is asked after, and not sent again.
  await reach(
    () => attemptOf(unheard),
    attempt => attempt?.state === 'UNKNOWN',
  )
  expect(await statusOf(unheard)).toBe('IN_PROGRESS')
  const reference = (await attemptOf(executed))?.reference ?? ''
  expect([...sandbox.executions()]).toEqual([[reference, 1]])
  expect(await paymentViolations(arus.cluster.url('treasury'), sandbox.bank.journal.entries)).toEqual([])
}, 60_000)
