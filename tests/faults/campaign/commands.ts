// The events of a campaign as fast-check commands: users who create, approve, edit and stop payments, a bank with faulty answers, workers
// and processes that die, broken database connections, and time passing.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { FaultKind } from '../../../services/sandbox-bank/faults.ts'
import { notificationOf } from '../../../services/sandbox-bank/notifications.ts'
import type { PaymentBody } from '../../services/treasury/payments/support.ts'
import { COMMIT_POINTS, type Death } from './crashes.ts'
import type { Company } from './company.ts'
import { CRASH_POINTS } from '../../../services/treasury/payments/dispatch/crashPoint.ts'
import { until } from '../../support/until.ts'
import { surviving } from './jobs.ts'
import type { World } from './world.ts'

/** What the players know; the services know the rest. */
export type Play = {
  world: World
  company: Company
  /** By their key; null while no client knows the result. */
  payments: Map<string, string | null>
  reconciliations: string[]
  counts: Counts
}
export type Counts = { commands: number; deaths: number; cuts: number; jumps: number }

export type Model = Record<string, never>
type Command = fc.AsyncCommand<Model, Play>

const named = (name: string, run: (play: Play) => Promise<unknown>): Command => ({
  check: () => true,
  async run(_model, play) {
    play.counts.commands++
    await run(play)
  },
  toString: () => name,
})

const which = fc.nat(20)
const who = fc.nat(2)
const approvals = fc.constantFrom(0, 1, 1, 2, 2)
/** Where a process may die during a request: most requests have at most two commits. */
const death: fc.Arbitrary<Death | undefined> = fc.option(
  fc.record({ at: fc.constantFrom(...COMMIT_POINTS), pass: fc.constantFrom(1, 1, 2) }),
  { freq: 2, nil: undefined },
)
/** Where a worker may die. */
const workersDeath: fc.Arbitrary<Death | undefined> = fc.option(
  fc.oneof(
    fc.record({ at: fc.constantFrom(...CRASH_POINTS), pass: fc.constant(1) }),
    fc.record({ at: fc.constantFrom(...COMMIT_POINTS), pass: fc.integer({ min: 1, max: 3 }) }),
  ),
  { freq: 4, nil: undefined },
)

/** A process may die meanwhile. */
async function risking(play: Play, due: Death | undefined, work: () => Promise<unknown>): Promise<void> {
  const { fate } = play.world
  fate.meet(due)
  await surviving(work()).finally(() => {
    if (fate.hasDied()) play.counts.deaths++
    fate.meet(undefined)
  })
}

async function pick({ company, payments }: Play, place: number): Promise<PaymentBody | undefined> {
  const known = [...payments.values()].filter(id => id !== null)
  const id = known[place % Math.max(known.length, 1)]
  return id === undefined ? undefined : company.read(id)
}

type Wish = {
  to: 'OWN_BANK' | 'BI_FAST' | 'SKN' | 'ONLINE' | 'EXPORT' | 'TRANSFER'
  millions: number
  days: number
  repeats: boolean
}

const wish: fc.Arbitrary<Wish> = fc.record({
  to: fc.constantFrom('OWN_BANK', 'OWN_BANK', 'BI_FAST', 'BI_FAST', 'SKN', 'ONLINE', 'EXPORT', 'TRANSFER'),
  millions: fc.integer({ min: 1, max: 5 }),
  days: fc.constantFrom(0, 0, 0, 0, 1, 3, 7),
  repeats: fc.nat(7).map(one => one === 0),
})

function contentOf({ company }: Play, { to, millions, days, repeats }: Wish, key: string) {
  const [sameBank, otherBank] = company.party.bankAccounts
  const destination =
    to === 'TRANSFER'
      ? { kind: 'TRANSFER', toAccountId: company.other.id, method: 'BI_FAST' }
      : { kind: 'PAYMENT', counterpartyAccountId: (to === 'OWN_BANK' ? sameBank : otherBank)?.id }
  return {
    ...destination,
    ...(to === 'BI_FAST' || to === 'SKN' || to === 'ONLINE' ? { method: to } : {}),
    fromAccountId: company.from.id,
    amount: { amount: `${millions}000000.00`, currency: 'IDR' },
    date: company.today().add({ days }).toString(),
    memo: key.slice(0, 8),
    allowDuplicate: true,
    ...(repeats && { recurrence: 'WEEKLY' }),
  }
}

/** Creates a payment, which a number of users then approve; a client that got no answer retries with the same key until it gets one. */
async function create(play: Play, wanted: Wish, approvals: number, due: Death | undefined) {
  const { company, payments } = play
  const key = randomUUID()
  const content = contentOf(play, wanted, key)
  payments.set(key, null)
  const tryOnce = async () => {
    const { status, body, note } = await company.ask<PaymentBody>(company.maker, 'CREATED', 'payments', content, key)
    if (status === 201) {
      // A repeated answer equals that of the first request.
      if (payments.get(key) === null && due === undefined) note(body.id)
      payments.set(key, body.id)
    } else if (status < 500) throw new Error(`a payment was refused: ${JSON.stringify(body)}`)
  }
  await risking(play, due, tryOnce)
  for (let again = 0; payments.get(key) === null && again < 5; again++) await tryOnce().catch(() => {})
  const id = payments.get(key)
  for (const approver of company.approvers.slice(0, id ? approvals : 0))
    await company.prove('APPROVE', [await company.read(id!)], approver)
}

async function edit(play: Play, place: number, millions: number, due: Death | undefined) {
  const { company } = play
  const before = await pick(play, place)
  if (!before || before.status !== 'NEEDS_APPROVAL') return
  const { id, version, date, method } = before
  const destination = await destinationOf(company, before)
  await risking(play, due, async () => {
    const { status, note } = await company.ask(company.maker, 'UPDATED', `payments/edit/${id}`, {
      ...destination,
      version,
      fromAccountId: company.from.id,
      ...(method !== null && { method }),
      date: date < company.today().toString() ? company.today().toString() : date,
      amount: { amount: `${millions}000000.00`, currency: 'IDR' },
      allowDuplicate: true,
    })
    if (status === 200) note(id)
  })
}

async function destinationOf({ other, party }: Company, { kind, beneficiary }: PaymentBody) {
  if (kind === 'TRANSFER') return { toAccountId: other.id }
  const [sameBank, otherBank] = party.bankAccounts
  return { counterpartyAccountId: (beneficiary.accountNumber === '900099999' ? sameBank : otherBank)?.id }
}

async function approve(play: Play, place: number, people: readonly number[], due: Death | undefined) {
  const { company } = play
  const row = await pick(play, place)
  if (!row) return
  await risking(play, due, () =>
    Promise.all(people.map(person => company.prove('APPROVE', [row], company.approvers[person]!))),
  )
}

async function approveAll(play: Play, person: number, due: Death | undefined) {
  const { company } = play
  const waiting = (await company.list()).filter(({ status }) => status === 'NEEDS_APPROVAL')
  if (waiting.length === 0) return
  await risking(play, due, () => company.prove('APPROVE', waiting, company.approvers[person]!))
}

const STOPS = ['reject', 'cancel', 'export', 'archive', 'unarchive', 'ask-bank', 'end-recurrence'] as const

async function act(play: Play, place: number, action: (typeof STOPS)[number], due: Death | undefined) {
  const { company } = play
  const row = await pick(play, place)
  if (!row) return
  const reason = action === 'reject' || action === 'cancel' ? { reason: 'Not now' } : {}
  const by = action === 'reject' ? company.approvers[0]! : company.maker
  const what = action === 'ask-bank' ? 'ASK_BANK' : action
  await risking(play, due, () => company.ask(by, what, `payments/${action}`, { ids: [row.id], ...reason }))
}

async function resend(play: Play, due: Death | undefined) {
  const { company } = play
  const failed = (await company.list()).filter(({ status }) => status === 'FAILED')
  if (failed.length > 0) await risking(play, due, () => company.prove('RESEND', failed, company.approvers[0]!))
}

/** Runs one job, perhaps by several workers at once, as when a job was handed out again too early. */
async function takeJob(play: Play, place: number, times: number, due: Death | undefined) {
  const { workers } = play.company
  const jobs = await workers.queued()
  const job = jobs[place % Math.max(jobs.length, 1)]
  if (job)
    await risking(play, due, () => Promise.all(Array.from({ length: times }, () => surviving(workers.work(job)))))
}

async function pass(play: Play, by: Temporal.DurationLike, due: Death | undefined) {
  const { clock } = play.world
  play.counts.jumps++
  clock.set(clock.now().add(by).toString())
  await risking(play, due, () => play.company.workers.look())
}

/** Moves to a few seconds before or after midnight in Jakarta, where banks' days and ours change. */
async function toMidnight(play: Play, seconds: number) {
  const { clock } = play.world
  play.counts.jumps++
  const midnight = clock.now().toZonedDateTimeISO('Asia/Jakarta').add({ days: 1 }).startOfDay()
  clock.set(midnight.add({ seconds }).toInstant().toString())
  await play.company.workers.look()
}

/** The bank sends notifications of its orders: some of them twice, in any order. */
async function notify(play: Play, places: readonly number[]) {
  const { sandbox, api } = play.world
  const known = sandbox.bank.journal.entries.filter(entry => entry.kind === 'TRANSFER_EXECUTED').slice(-6)
  for (const place of places) {
    const order = known[place % Math.max(known.length, 1)]
    const transfer = order && sandbox.bank.ledger.transfer(order)
    if (!transfer) continue
    const { path, ...request } = notificationOf(sandbox.bank, transfer)
    await fetch(api.origin + path, { method: 'POST', ...request })
  }
}

async function sync(play: Play, due: Death | undefined) {
  const { company } = play
  await risking(play, due, async () => {
    await company.maker.post(`/v1/bank-accounts/${company.from.id}/connection/sync`, {})
    for (const job of await company.workers.queued())
      if (job.name !== 'payment-dispatch') await company.workers.work(job)
    for (const job of await company.workers.queued())
      if (job.name !== 'payment-dispatch') await company.workers.work(job)
  })
}

type Line = { id: string; amount: { amount: string }; status: string }

/** Matches a statement line with a payment's expected transaction. */
async function settle(play: Play, place: number, due: Death | undefined) {
  const { company } = play
  const row = await pick(play, place)
  const [expectedId] = row?.expectedTransactionIds ?? []
  if (!row || expectedId === undefined) return
  const { items } = await company.get<{ items: Line[] }>(
    `statement-transactions?first=100&status=UNRECONCILED&bankAccountId=${company.from.id}`,
  )
  const line = items.find(({ amount }) => amount.amount === row.amount.amount)
  if (!line) return
  await risking(play, due, async () => {
    const content = { statementTransactionIds: [line.id], expectedTransactionIds: [expectedId] }
    const {
      status,
      body: made,
      note,
    } = await company.ask<{ id: string }>(company.maker, 'RECONCILED', 'reconciliations', content, randomUUID())
    if (status !== 201) return
    note(made.id)
    play.reconciliations.push(made.id)
  })
}

/** An exported payment is made in the bank's portal, and its line arrives with a sync. */
async function payInPortal(play: Play, place: number) {
  const row = await pick(play, place)
  if (row?.channel !== 'MANUAL') return
  play.company.payInPortal(row.amount.amount)
  await sync(play, undefined)
}

async function unsettle(play: Play, place: number, due: Death | undefined) {
  const { company, reconciliations } = play
  const id = reconciliations[place % Math.max(reconciliations.length, 1)]
  if (id === undefined) return
  await risking(play, due, () =>
    company.ask(company.maker, 'REMOVE_RECONCILIATION', `reconciliations/${id}/remove`, { reason: 'Wrong line' }),
  )
}

const CUT = `
  select pid, pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'campaign'`

/** All of treasury's connections break during an action, as when Postgres restarts. */
async function cutting(play: Play, work: (play: Play) => Promise<unknown>) {
  const { treasuryAdmin, reader } = play.world
  play.counts.cuts++
  play.company.excuse()
  const working = work(play).catch(() => {})
  const { rows } = await treasuryAdmin.query<{ pid: number }>(CUT)
  await working
  // Terminating a backend takes a while on a busy machine: waits until all have ended, so that none breaks later.
  const pids = rows.map(({ pid }) => pid)
  const left = 'select from pg_stat_activity where pid = any($1)'
  await until(async () => (await treasuryAdmin.query(left, [pids])).rowCount === 0)
  await reader.cut()
}

const FAULTS: readonly FaultKind[] = [
  ...(['LOST_BEFORE', 'LOST_AFTER', 'LATE', 'TWICE', 'NONSENSE', 'CUT_OFF', 'SWAPPED', 'TOO_MANY', 'STUCK'] as const),
  ...(['ERROR_500_BEFORE', 'ERROR_500_AFTER', 'ERROR_504_AFTER', 'TOKEN_INVALID', 'INSUFFICIENT', 'RETURNED'] as const),
]
/**
 * The sandbox's answer to an earlier statement may be of another company's account, and the standard's answer does not name the account.
 */
const isTellable = ({ kind, target }: { kind: FaultKind; target: string }) =>
  kind !== 'SWAPPED' || target !== 'statement'
const fault = fc
  .record({
    kind: fc.constantFrom(...FAULTS),
    target: fc.constantFrom(
      'transfer' as const,
      'transfer' as const,
      'status' as const,
      'token' as const,
      'statement' as const,
    ),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .filter(isTellable)

const show = (...parts: unknown[]) => parts.map(part => JSON.stringify(part) ?? '').join(' ')

/** Weighted by their frequency at a company. */
const WEIGHTED: readonly (readonly [number, fc.Arbitrary<Command>])[] = [
  [
    12,
    fc
      .tuple(wish, approvals, death)
      .map(([w, a, d]) => named(`create ${show(w, a, d)}`, play => create(play, w, a, d))),
  ],
  [
    4,
    fc.tuple(which, who, death).map(([w, p, d]) => named(`approve ${show(w, p, d)}`, play => approve(play, w, [p], d))),
  ],
  [
    1,
    fc
      .tuple(which, death)
      .map(([w, d]) => named(`approve at once ${show(w, d)}`, play => approve(play, w, [0, 1, 2], d))),
  ],
  [3, fc.tuple(who, death).map(([p, d]) => named(`approve all ${show(p, d)}`, play => approveAll(play, p, d)))],
  [
    2,
    fc
      .tuple(which, fc.integer({ min: 1, max: 5 }), death)
      .map(([w, m, d]) => named(`edit ${show(w, m, d)}`, play => edit(play, w, m, d))),
  ],
  [
    4,
    fc
      .tuple(which, fc.constantFrom(...STOPS), death)
      .map(([w, a, d]) => named(`${a} ${show(w, d)}`, play => act(play, w, a, d))),
  ],
  [2, death.map(d => named(`resend ${show(d)}`, play => resend(play, d)))],
  [
    6,
    fault.map(given =>
      named(`fault ${show(given)}`, async ({ world }) => world.sandbox.faults.add({ ...given, ms: 0 })),
    ),
  ],
  [
    10,
    fc
      .tuple(which, fc.integer({ min: 1, max: 3 }), workersDeath)
      .map(([w, t, d]) => named(`job ${show(w, t, d)}`, play => takeJob(play, w, t, d))),
  ],
  [
    2,
    fc
      .constantFrom('oldest' as const, 'newest' as const)
      .map(order => named(`drain ${order}`, play => surviving(play.company.workers.drain(order)))),
  ],
  [
    5,
    fc
      .tuple(fc.constantFrom(1, 5, 61, 400, 1_000, 4 * 3_600), death)
      .map(([s, d]) => named(`seconds ${show(s, d)}`, play => pass(play, { seconds: s }, d))),
  ],
  [
    1,
    fc
      .integer({ min: 1, max: 3 })
      .map(days => named(`days ${days}`, play => pass(play, { hours: 24 * days }, undefined))),
  ],
  [1, fc.constantFrom(-1, 1).map(seconds => named(`midnight ${seconds}`, play => toMidnight(play, seconds)))],
  [1, fc.constant(named('late', async ({ world }) => world.sandbox.faults.releaseLate()))],
  [
    2,
    fc
      .array(which, { minLength: 1, maxLength: 3 })
      .map(places => named(`notify ${show(places)}`, play => notify(play, places))),
  ],
  [2, death.map(d => named(`sync ${show(d)}`, play => sync(play, d)))],
  [2, fc.tuple(which, death).map(([w, d]) => named(`settle ${show(w, d)}`, play => settle(play, w, d)))],
  [1, which.map(w => named(`portal ${w}`, play => payInPortal(play, w)))],
  [1, fc.tuple(which, death).map(([w, d]) => named(`unsettle ${show(w, d)}`, play => unsettle(play, w, d)))],
  [
    1,
    fc
      .tuple(which, who)
      .map(([w, p]) => named(`cut approve ${show(w, p)}`, play => cutting(play, of => approve(of, w, [p], undefined)))),
  ],
  [1, wish.map(w => named(`cut create ${show(w)}`, play => cutting(play, of => create(of, w, 0, undefined))))],
  [1, which.map(w => named(`cut job ${w}`, play => cutting(play, of => takeJob(of, w, 1, undefined))))],
]

/** At most this many commands; half as many on average. */
export const commandsOf = (most: number) =>
  fc.commands(
    WEIGHTED.flatMap(([weight, arbitrary]) => Array.from({ length: weight }, () => arbitrary)),
    { maxCommands: most, size: 'max' },
  )
