// Real processes that die: API and worker of treasury on their own Postgres, each restarted by a supervisor as soon as it is gone, and the
// sandbox bank. Clients without an answer retry; in the end every payment must have the right status.
import { type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { newId } from '../../../services/kit/ids.ts'
import { minorOf } from '../../../services/kit/money.ts'
import { newFault } from '../../../services/sandbox-bank/faults.ts'
import { openSandboxBank } from '../../support/sandboxBank.ts'
import { startTreasuryProcesses, until } from '../../support/treasuryProcesses.ts'
import type { Acknowledged } from '../invariants/acknowledged.ts'
import { violationsAt } from '../invariants/violations.ts'
import { type Deed, nameOf, type Scenario } from './scenarios.ts'

type Payment = {
  id: string
  version: number
  status: string
  amount: { amount: string }
  expectedTransactionIds: string[]
}
type Attempt = { state: string; askedAt: string | null; reference: string }
type Results = { results?: { id: string; ok: boolean }[] }

export type Kill = { name: string; recoveryMs: number }

/** Timeout for everything that must happen. */
const TIMEOUT_MS = 180_000

export type Kills = Awaited<ReturnType<typeof openKills>>

export async function openKills({ port, durable }: { port: number; durable: boolean }) {
  const sandbox = await openSandboxBank({ notify: `http://127.0.0.1:${port + 1}` })
  const entries = { api: 'tests/faults/kills/api.ts', worker: 'tests/faults/kills/worker.ts' }
  const arus = await startTreasuryProcesses({ port, durable, snapBanks: sandbox.snapBanks, entries })
  const supervised = { api: supervise(arus.startApi, arus.api), worker: supervise(arus.startWorker) }
  const approver = newId()
  const acknowledged: Acknowledged[] = []
  await supervised.worker.up()

  /** Sends once; undefined without an answer. */
  async function ask<Body extends object>(
    what: string,
    path: string,
    body: object,
    more: { key?: string; by?: string; method?: string } = {},
  ) {
    const requestId = randomUUID()
    const headers = { 'x-request-id': requestId, ...(more.key !== undefined && { 'idempotency-key': more.key }) }
    const answer = await arus
      .send<Body & Results>(more.method ?? 'POST', `/v1/${path}`, body, headers, more.by)
      .catch(() => undefined)
    const note = (recordId: string) => acknowledged.push({ requestId, recordId, what })
    for (const each of answer?.body.results ?? []) if (each.ok) note(each.id)
    return answer && { ...answer, note }
  }

  /** Retries with one key until it is answered. */
  async function make<Body extends { id: string }>(path: string, body: object): Promise<Body> {
    const key = randomUUID()
    let made: Body | undefined
    let refused = ''
    await until(
      async () => {
        const answer = await ask<Body>('CREATED', path, body, { key })
        if (answer && answer.status >= 400 && answer.status < 500) refused = JSON.stringify(answer.body)
        if (answer && answer.status < 300) made = answer.body
        return made !== undefined || refused !== ''
      },
      TIMEOUT_MS,
      50,
    )
    if (made === undefined) throw new Error(`${path}: ${refused}`)
    return made
  }

  const read = async (id: string): Promise<Payment> => {
    const { status, body } = await arus.send<Payment>('GET', `/v1/payments/${id}`)
    if (status !== 200) throw new Error(`a payment could not be read: ${status}`)
    return body
  }
  const reach = (id: string, ...states: string[]) =>
    until(async () => states.includes((await read(id)).status), TIMEOUT_MS)

  const books = await openBooks()

  async function openBooks() {
    let made: { id: string } | undefined
    // The organization arrives by the worker's projection, a moment after the start.
    await until(async () => {
      const entityId = arus.organization.entities[0]?.id
      const account = { bankCode: '014', accountNumber: '8110000001', alias: 'BCA', entityId, currency: 'IDR' }
      const answer = await arus.send<{ id: string }>('POST', '/v1/bank-accounts', account)
      made = answer.status === 201 ? answer.body : undefined
      return made !== undefined
    }, TIMEOUT_MS)
    const fromAccountId = made?.id ?? ''
    sandbox.openAccount('014', '8110000001', '100000000000.00')
    const path = `/v1/bank-accounts/${fromAccountId}/connection`
    const content = { type: 'API', credentials: sandbox.credentials('014'), schedule: [] }
    const first = await arus.send<{ proofOf?: string }>('POST', path, content)
    if (first.status !== 201)
      await arus.send('POST', path, { ...content, proof: await arus.changeProof(first.body.proofOf ?? '') })
    const party = await make<{ id: string; bankAccounts: { id: string }[] }>('counterparties', {
      legalName: 'PT Sinar Abadi',
      alias: 'Sinar',
      type: 'COMPANY',
      bankAccounts: [{ bankCode: '014', accountNumber: '900012345', accountName: 'PT SINAR ABADI' }],
    })
    return { fromAccountId, counterpartyAccountId: party.bankAccounts[0]?.id ?? '' }
  }

  let amounts = 0
  const content = () => ({
    ...books,
    kind: 'PAYMENT',
    date: Temporal.Now.plainDateISO('Asia/Jakarta').toString(),
    amount: { amount: `${1_000_000 + ++amounts}.00`, currency: 'IDR' },
  })
  const create = () => make<Payment>('payments', content())

  /** Approves what still needs it, until it is approved; a proof is valid once, so each attempt uses another. */
  async function approve(ids: readonly string[]): Promise<void> {
    await until(
      async () => {
        const rows = await Promise.all(ids.map(read))
        const waiting = rows
          .filter(({ status }) => status === 'NEEDS_APPROVAL')
          .map(({ id, version }) => ({ id, version }))
        if (waiting.length === 0) return true
        const of = { action: 'APPROVE', payments: waiting }
        const { body } = await arus.send<{ digest: string }>('POST', '/v1/payments/approval-digest', of, {}, approver)
        const proof = await arus.proofOf(body.digest, approver)
        await ask('APPROVE', 'payments/approve', { payments: waiting, proof }, { by: approver })
        return false
      },
      TIMEOUT_MS,
      50,
    )
  }

  /** Repeats an action on a payment until it has the status. */
  async function bring(id: string, action: string, state: string, by?: string): Promise<void> {
    const reason = action === 'export' ? {} : { reason: 'Not now' }
    await until(
      async () => {
        if ((await read(id)).status === state) return true
        await ask(action, `payments/${action}`, { ids: [id], ...reason }, by === undefined ? {} : { by })
        return false
      },
      TIMEOUT_MS,
      50,
    )
  }

  /**
   * Waits until the payment has ended; or, where the worker died before the bank got the order, until the bank was polled and knew nothing:
   * for a quarter of an hour the order may still arrive.
   */
  const settled = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(
      ids.map(id =>
        until(async () => ['SENT', 'FAILED'].includes((await read(id)).status) || (await isUnheard(id)), TIMEOUT_MS),
      ),
    )
  }

  async function attemptOf(id: string): Promise<Attempt | undefined> {
    const { body } = await arus.send<{ items: Attempt[] }>('GET', `/v1/payments/attempts?paymentIds=${id}`)
    return body.items[0]
  }
  async function isUnheard(id: string): Promise<boolean> {
    const attempt = await attemptOf(id)
    return attempt?.state === 'UNKNOWN' && attempt.askedAt !== null && !sandbox.executions().has(attempt.reference)
  }

  /** Actions started after the trap was set, which must succeed. */
  const deeds: Readonly<Record<Deed, (prepared: readonly Payment[]) => Promise<void>>> = {
    async dispatch(prepared) {
      const ids = prepared.map(({ id }) => id)
      await approve(ids)
      await settled(ids)
    },
    async sync() {
      await sync()
    },
    async create() {
      const { id } = await create()
      await approve([id])
      await settled([id])
    },
    async edit([row]) {
      const amount = { amount: '777000.00', currency: 'IDR' }
      await until(
        async () => {
          const now = await read(row!.id)
          if (now.amount.amount === amount.amount) return true
          const { kind: _kind, ...values } = content()
          const answer = await ask(
            'UPDATED',
            `payments/${row!.id}`,
            { ...values, amount, version: now.version, allowDuplicate: true },
            { method: 'PUT' },
          )
          if (answer?.status === 200) answer.note(row!.id)
          return false
        },
        TIMEOUT_MS,
        50,
      )
      await bring(row!.id, 'cancel', 'CANCELLED')
    },
    approve: async prepared => deeds.dispatch(prepared),
    bulk: async prepared => deeds.dispatch(prepared),
    reject: async ([row]) => bring(row!.id, 'reject', 'REJECTED', approver),
    cancel: async ([row]) => bring(row!.id, 'cancel', 'CANCELLED'),
    export: async ([row]) => bring(row!.id, 'export', 'IN_PROGRESS'),
    async settle([row]) {
      const { expectedTransactionIds, amount } = await read(row!.id)
      const line = await payInPortal(amount.amount)
      await arm()
      await make('reconciliations', { statementTransactionIds: [line], expectedTransactionIds })
      await reach(row!.id, 'SENT')
    },
  }

  /** Whether the trap is set during the action, because some data must exist before. */
  let trap: Scenario | undefined
  async function arm() {
    const due = trap
    trap = undefined
    if (due) await supervised[due.who].meet(due.death)
  }

  /** Pays an exported payment in the bank's portal; returns the synced line. */
  async function payInPortal(amount: string): Promise<string> {
    const description = randomUUID()
    sandbox.bank.record({
      kind: 'ENTRY_BOOKED',
      bankCode: '014',
      accountNumber: '8110000001',
      direction: 'DEBIT',
      amountMinor: String(minorOf(amount)),
      description,
    })
    await sync()
    const path = `/v1/statement-transactions?first=1&search=${description}`
    const { body } = await arus.send<{ items: { id: string }[] }>('GET', path)
    const [line] = body.items
    if (!line) throw new Error('the line of a payment in the portal did not come')
    return line.id
  }

  async function sync(): Promise<void> {
    await ask('SYNC', `bank-accounts/${books.fromAccountId}/connection/sync`, {})
    await until(
      async () =>
        await withAdmin(arus.cluster.url('treasury'), async admin => {
          const { rows } = await admin.query<{ waiting: number }>(
            `select (select count(*) from pgboss.job where name in ('bank-sync', 'statement-import') and state in ('created', 'retry', 'active'))
              + (select count(*) from statement_import where status in ('CHECKING', 'IMPORTING')) as waiting`,
          )
          return Number(rows[0]?.waiting) === 0
        }),
      TIMEOUT_MS,
    )
  }

  /** Prepares the data: undecided payments, or one that waits for its export. */
  async function prepare(deed: Deed): Promise<Payment[]> {
    if (deed === 'create') return []
    if (deed === 'sync') {
      const row = await create()
      await approve([row.id])
      await settled([row.id])
      return [row]
    }
    if (deed === 'bulk') return [await create(), await create(), await create()]
    const tomorrow = Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 5 }).toString()
    if (deed !== 'export' && deed !== 'settle') return [await create()]
    const waiting = await make<Payment>('payments', { ...content(), date: tomorrow })
    await approve([waiting.id])
    if (deed === 'settle') await bring(waiting.id, 'export', 'IN_PROGRESS')
    return [waiting]
  }

  return {
    sandbox,
    /** Creates a payment and approves it: from then on the worker handles it. */
    async pay(): Promise<string> {
      const { id } = await create()
      await approve([id])
      return id
    },
    statusOf: async (id: string) => (await read(id)).status,
    attemptOf,
    /** Kills the worker at any point. */
    killWorker: () => supervised.worker.die(),
    /** Sets a trap, starts an action that runs into it, and waits until it is completed anyway. */
    async kill(scenario: Scenario): Promise<Kill> {
      const prepared = await prepare(scenario.deed)
      if (scenario.fault) sandbox.faults.add(newFault.parse({ kind: scenario.fault, target: 'transfer' }))
      const victim = supervised[scenario.who]
      const before = victim.deaths().length
      trap = scenario
      // A settlement creates its line first; the trap is for the steps after it.
      if (scenario.deed !== 'settle') await arm()
      await deeds[scenario.deed](prepared)
      // If it dies after its last step, everything was done before.
      await until(async () => victim.deaths().length > before, TIMEOUT_MS).catch(() => {
        throw new Error(`nobody died of ${nameOf(scenario)}`)
      })
      await victim.up()
      const recoveryMs = performance.now() - (victim.deaths()[before] ?? 0)
      sandbox.faults.clear()
      return { name: nameOf(scenario), recoveryMs }
    },
    /** Postgres dies as a whole while payments are in progress, and restarts. */
    async restartPostgres(): Promise<number> {
      const rows = [await create(), await create(), await create()]
      await approve(rows.map(({ id }) => id))
      for (const each of Object.values(supervised)) each.pause()
      const { pid, exited } = arus.cluster
      process.kill(pid, 'SIGKILL')
      const died = performance.now()
      await exited
      await arus.restartPostgres()
      await Promise.all(Object.values(supervised).map(each => each.restart()))
      await settled(rows.map(({ id }) => id))
      return performance.now() - died
    },
    sync,
    sends: () => sandbox.bank.journal.entries.filter(({ kind }) => kind === 'TRANSFER_EXECUTED').length,
    violations: (isSynced = false) =>
      violationsAt(arus.cluster.url('treasury'), { journal: sandbox.bank.journal.entries, acknowledged, isSynced }),
    stop: async () => {
      for (const each of Object.values(supervised)) each.pause()
      await arus.stop()
    },
  }
}

/** Restarts a process whenever it dies. */
function supervise(start: () => Promise<ChildProcess>, first?: ChildProcess) {
  const deaths: number[] = []
  let isPaused = false
  let child = first
  let rising = first ? Promise.resolve(watch(first)) : begin()

  async function begin(): Promise<ChildProcess> {
    return watch(await start())
  }
  function watch(next: ChildProcess): ChildProcess {
    child = next
    next.once('exit', () => {
      deaths.push(performance.now())
      if (!isPaused) rising = begin()
    })
    return next
  }
  return {
    up: () => rising,
    deaths: (): readonly number[] => deaths,
    /** From now on it dies at this point. */
    async meet(death: Scenario['death']) {
      const present = await rising
      const armed = once(present, 'message')
      present.send(death)
      await armed
    },
    /** Dies at any point. */
    async die() {
      const present = await rising
      const gone = once(present, 'exit')
      present.kill('SIGKILL')
      await gone
    },
    pause() {
      isPaused = true
    },
    /** Dies with its Postgres, and is started on the new one. */
    async restart() {
      const present = child
      if (present && present.exitCode === null && present.signalCode === null) {
        const gone = once(present, 'exit')
        present.kill('SIGKILL')
        await gone
      }
      isPaused = false
      rising = begin()
      await rising
    },
  }
}
