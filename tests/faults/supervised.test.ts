// `npm start` while each of its programs, and Postgres, is killed in turn: it restarts them, and users lose nothing that was confirmed.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementFile } from '../../bench/import.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { decodeId } from '../../bff/graph/globalId.ts'
import { systemClock } from '../../services/kit/clock.ts'
import { openJournal } from '../../services/sandbox-bank/journal.ts'
import { directoryIn, readCredentials } from '../../services/sandbox-bank/partners.ts'
import { change, changeEach, type Client, codeOf, signIn, signInWithCode } from '../../tools/demo/client.ts'
import { settleAtBank } from '../../tools/demo/sandboxBank.ts'
import { rounds, roundsLimit } from '../support/campaign.ts'
import { copyDemo } from '../support/demoTemplate.ts'
import { freePorts } from '../support/freePorts.ts'
import { memoryDirectory } from '../support/memoryDirectory.ts'
import {
  ALL_PROGRAMS,
  databaseUrl,
  type Installation,
  isReady,
  killProgram,
  type Program,
} from '../support/programs.ts'
import { until } from '../support/treasuryProcesses.ts'
import { violationsAt } from './invariants/violations.ts'
import { busyFor, until as untilSo } from '../support/until.ts'

/** Without these the BFF can't serve, and reports it. */
const NOTICED: ReadonlySet<Program> = new Set(['treasury', 'account', 'bff', 'postgres'])

/** They are with the bank and the worker while these are killed. */
const PAYMENTS = 20

/** Work in progress at a kill is retried after half of the time that it took, and a minute when its worker is gone. */
const ARRIVED_WITHIN_MS = 150_000

const directory = memoryDirectory('supervised')
let installation: Installation
let url: string
let bankUrl: string
let arus: ChildProcess
let output = ''
let maker: Client
let accountId: string
let organization: string

beforeAll(async () => {
  const port = await freePorts(7)
  url = `http://localhost:${port}`
  bankUrl = `http://127.0.0.1:${port + 4}`
  installation = { url, directory }
  await copyDemo(directory)
  arus = spawn(process.execPath, ['tools/start.ts', '--no-web'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, DEMO: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [arus.stdout, arus.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)))
  // Only ends a start that hangs.
  await until(async () => output.includes('open http'), 390_000)
  maker = await openMaker()
}, 1_000_000)
afterAll(() => {
  arus.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

async function openMaker(): Promise<Client> {
  const person = await signIn(url, 'maker@arus.test', 'Arus1234!')
  const { viewer } = await person.run<{ viewer: { memberships: { organization: { uuid: string; name: string } }[] } }>(
    '{ viewer { memberships { organization { uuid name } } } }',
  )
  const retail = viewer.memberships.find(({ organization }) => organization.name.includes('Retail'))
  organization = retail?.organization.uuid ?? ''
  const client = person.inOrganization(organization)
  const found = await client.run<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
  )
  const { createBankAccount } = await client.run<{ createBankAccount: { bankAccount: { id: string } } }>(
    'mutation ($input: CreateBankAccountInput!) { createBankAccount(input: $input) { bankAccount { id } userErrors { code message field } } }',
    {
      input: {
        bankCode: '014',
        accountNumber: '9100000777',
        alias: 'BCA Tahan Banting',
        currency: 'IDR',
        entityId: found.organization.entities[0]?.id,
      },
    },
  )
  accountId = createBankAccount.bankAccount.id
  return client
}

/** Users' continuous work meanwhile: confirmed changes are recorded. A failure is no confirmation. */
function work() {
  const confirmed = { counterparties: [] as string[], imports: [] as string[] }
  let isDone = false
  const forever = async (act: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isDone; turn++) await act(turn).catch(() => busyFor(50))
  }
  const createCounterparty = async () => {
    const alias = `Uji ${randomUUID()}`
    await maker.run(
      'mutation ($input: CreateCounterpartyInput!) { createCounterparty(input: $input) { userErrors { code message field } } }',
      { input: { alias, legalName: alias, type: 'COMPANY', bankAccounts: [], idempotencyKey: randomUUID() } },
    )
    confirmed.counterparties.push(alias)
  }
  let statements = 0
  const importStatement = async () => {
    const fileId = await maker.upload('STATEMENT', 'mutasi.csv', statementFile(300, ++statements * 31).toString())
    const { importStatement: started } = await maker.run<{ importStatement: { statementImport: { id: string } } }>(
      'mutation ($input: ImportStatementInput!) { importStatement(input: $input) { statementImport { id } userErrors { code message field } } }',
      { input: { bankAccountId: accountId, fileId, ignoreWarnings: true } },
    )
    confirmed.imports.push(started.statementImport.id)
    await until(
      async () => !['CHECKING', 'IMPORTING'].includes(await importStatus(started.statementImport.id)),
      200_000,
    )
  }
  const working = [forever(createCounterparty), forever(createCounterparty), forever(importStatement)]
  return {
    confirmed,
    async end() {
      isDone = true
      await Promise.all(working)
    },
  }
}

/** Payments that need approval, from an account that pays through the bank. */
async function makePayments(count: number): Promise<string[]> {
  const { organization } = await maker.run<{
    organization: {
      bankAccounts: { edges: { node: { id: string; alias: string } }[] }
      counterparties: { edges: { node: { id: string; alias: string; bankAccounts: { id: string }[] } }[] }
    }
  }>(`{ organization {
    bankAccounts(first: 100) { edges { node { id alias } } }
    counterparties(first: 100) { edges { node { id alias bankAccounts { id } } } }
  } }`)
  const from = organization.bankAccounts.edges.find(({ node }) => node.alias === 'BCA Operasional')?.node
  const to = organization.counterparties.edges.find(({ node }) => node.alias === 'Air Bersih')?.node
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const { createPayment } = await change<{ createPayment: { payment: { id: string } } }>(
      maker,
      'createPayment',
      'CreatePaymentInput',
      {
        kind: 'PAYMENT',
        fromAccountId: from?.id,
        counterpartyId: to?.id,
        counterpartyAccountId: to?.bankAccounts[0]?.id,
        amount: { amount: `${150_000 + index}.00`, currency: 'IDR' },
        date: Temporal.Now.plainDateISO('Asia/Jakarta').toString(),
        idempotencyKey: randomUUID(),
      },
      'payment { id }',
    )
    ids.push(createPayment.payment.id)
  }
  return ids
}

async function paymentsNow(ids: readonly string[]) {
  const { nodes } = await maker.run<{ nodes: { id: string; version: number; status: string }[] }>(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Payment { id version status } } }',
    { ids },
  )
  return nodes
}

/** The service is busy, or it used the code before it became busy: both are temporary. */
const PASSING_REFUSAL = /"code":"(G-11|U-ACC-AU-39)"/

/** Retries like a user: what still needs approval is approved again. Any other error fails the test. */
async function approveAll(approver: Client, ids: readonly string[]): Promise<void> {
  const waiting = async () => (await paymentsNow(ids)).filter(({ status }) => status === 'NEEDS_APPROVAL')
  await untilSo(
    async () => {
      const payments = (await waiting()).map(({ id, version }) => ({ id, version }))
      if (payments.length === 0) return true
      await changeEach(approver, 'approvePayments', 'ProvenPaymentsInput', { payments, code: codeOf() }).catch(
        error => {
          if (!PASSING_REFUSAL.test(String(error))) throw error
        },
      )
      return false
    },
    { withinMs: 120_000, everyMs: 1_000 },
  )
}

/** The bank's actions, from its own journal. */
function bankJournal() {
  const journal = openJournal(join(directoryIn(directory), 'journal.jsonl'), systemClock)
  journal.close()
  return journal.entries
}

/**
 * Payments that are neither sent nor legitimately waiting. A worker killed after it recorded the bank call, and before the bank got it,
 * leaves one that waits: it is polled until none of our calls can still be in flight (NEVER_RECEIVED_AFTER).
 */
async function notArrived(ids: readonly string[]) {
  const open = (await paymentsNow(ids)).filter(({ status }) => status !== 'SENT')
  if (open.length === 0) return []
  const executed = new Set(
    bankJournal().flatMap(entry => (entry.kind === 'TRANSFER_EXECUTED' ? [entry.reference] : [])),
  )
  const attempts = await attemptsOf(open.map(({ id }) => decodeId(id).uuid))
  return open.flatMap(({ id, status }) => {
    const attempt = attempts.find(({ payment_id }) => payment_id === decodeId(id).uuid)
    const isAsked = attempt && ['SENDING', 'UNKNOWN'].includes(attempt.state) && attempt.next_at !== null
    const isRight = status === 'IN_PROGRESS' && isAsked && !executed.has(attempt.reference)
    return isRight ? [] : [{ id, status, attempt }]
  })
}

type Attempt = { payment_id: string; reference: string; state: string; next_at: string | null }

const attemptsOf = (paymentIds: readonly string[]): Promise<Attempt[]> =>
  withAdmin(databaseUrl(installation, 'treasury'), async admin => {
    const { rows } = await admin.query<Attempt>(
      `select payment_id, reference, state, next_at::text from payment_attempt where payment_id = any($1) order by attempt_no desc`,
      [paymentIds],
    )
    return rows
  })

async function importStatus(id: string): Promise<string> {
  const { node } = await maker.run<{ node: { status: string } }>(
    'query ($id: ID!) { node(id: $id) { ... on StatementImport { status } } }',
    { id },
  )
  return node.status
}

it(
  'starts again whatever is killed, while those who work with it lose nothing that was confirmed',
  async () => {
    const payments = await makePayments(PAYMENTS)
    const person = await signInWithCode(url, 'both@arus.test', 'Arus1234!')
    const approver = person.inOrganization(organization)
    const { confirmed, end } = work()
    await approveAll(approver, payments)
    const kills = rounds(1, 20)
    for (let round = 0; round < kills; round++)
      for (const name of ALL_PROGRAMS) {
        await until(async () => confirmed.counterparties.length > 0 && (await isReady(installation, 'bff')), 200_000)
        const wasRed = NOTICED.has(name) ? turnsRed() : undefined
        const isBack = killProgram(installation, name)
        await wasRed
        await until(isBack, 200_000)
        await until(() => isReady(installation, 'bff'), 200_000)
        // Users continue with the same session.
        const before = confirmed.counterparties.length
        await until(async () => confirmed.counterparties.length > before + 5, 200_000)
      }
    await end()

    for (const name of ALL_PROGRAMS) expect(endsOf(name), name).toEqual(Array.from({ length: kills }, () => 'SIGKILL'))
    expect(output).not.toMatch(/nobody waited for|[Uu]nhandled/)
    expect(arus.exitCode).toBeNull()
    await until(
      async () => (await Promise.all(confirmed.imports.map(importStatus))).every(status => status === 'IMPORTED'),
      200_000,
    )
    const stored = await withAdmin(databaseUrl(installation, 'treasury'), async admin => {
      const { rows } = await admin.query<{ alias: string }>(`select alias from counterparty where alias like 'Uji %'`)
      return new Set(rows.map(({ alias }) => alias))
    })
    expect(confirmed.counterparties.filter(alias => !stored.has(alias))).toEqual([])
    const bank = { url: bankUrl, credentials: readCredentials(directoryIn(directory)) }
    await until(async () => {
      await settleAtBank(bank)
      return (await notArrived(payments)).length === 0
    }, ARRIVED_WITHIN_MS).catch(async () => expect(await notArrived(payments)).toEqual([]))
    expect(await violationsAt(databaseUrl(installation, 'treasury'), { journal: bankJournal() })).toEqual([])

    arus.kill('SIGINT')
    expect(await once(arus, 'exit')).toEqual([0, null])
  },
  roundsLimit(300_000),
)

/** How a program ended each time, from the output of `npm start`. */
const endsOf = (name: Program): string[] =>
  [...output.matchAll(/^(\S.*?) +ended with (.*), starts again in [\d.]+ s$/gm)].flatMap(([, who, how = '']) =>
    who?.trim() === name ? [how] : [],
  )

/** Resolves when the BFF reports that it can't serve, or is gone itself. */
async function turnsRed(): Promise<void> {
  await until(async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    return !answer?.ok
  }, 240_000)
}
