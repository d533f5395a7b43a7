// Treasury's side of the protocol with the sandbox bank, over real HTTP, with every possible fault.
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import type { FaultKind } from '../../../../services/sandbox-bank/faults.ts'
import { newFault } from '../../../../services/sandbox-bank/faults.ts'
import type {
  SentOrder,
  TransferMethod,
  TransferOrder,
} from '../../../../services/treasury/connections/bankConnection.ts'
import { openBanks } from '../../../../services/treasury/connections/snap/banks.ts'
import { LINE_SETTINGS } from '../../../../services/treasury/connections/snap/line.ts'
import { openSandboxBank } from '../../../support/sandboxBank.ts'

// A Friday, 9:00 in Jakarta: every transfer method is open. Each test begins five minutes after the previous one, when no circuit breaker
// is open.
let began = Temporal.Instant.from('2026-11-20T02:00:00Z')
const clock = stoppedClock(began.toString())
const later = (seconds: number) => clock.set(began.add({ seconds }).toString())
const sandbox = await openSandboxBank({ clock, pageSize: 3 })
/** Short timeouts, for a bank that never answers; and no circuit breaker, so that tests are independent. */
const line = { ...LINE_SETTINGS, headersMs: 400, bodyMs: 400, wholeMs: 600, failures: 1_000 }
const banks = openBanks({ banks: sandbox.snapBanks, clock, line })
afterAll(() => banks.close())

const OWN = { accountNumber: '8110000001', currency: 'IDR' } as const
sandbox.openAccount('014', OWN.accountNumber)
sandbox.openAccount('014', '8110000002', '0.00', 'PT MITRA USAHA')
sandbox.openAccount('008', '1370000002', '0.00', 'CV BERKAH JAYA')
const connection = banks.connect('014', sandbox.credentials('014'))!

beforeEach(() => {
  began = began.add({ minutes: 5 })
  later(0)
  sandbox.faults.clear()
})

let orders = 0
function newOrder(method: TransferMethod = 'BI_FAST', amount = 1_500_000_00n): TransferOrder {
  orders++
  const bankCode = method === 'SAME_BANK' ? '014' : '008'
  return {
    reference: `TEST${String(orders).padStart(16, '0')}`,
    externalId: `77${String(orders).padStart(18, '0')}`,
    from: OWN,
    to: { bankCode, accountNumber: method === 'SAME_BANK' ? '8110000002' : '1370000002', name: 'CV Berkah Jaya' },
    amount: { minor: amount, currency: 'IDR' },
    method,
    remark: 'Invoice 17',
    at: clock.now(),
  }
}
const asSent = ({ reference, externalId, method, from }: TransferOrder): SentOrder => ({
  reference,
  externalId,
  method,
  from,
  bankReference: null,
})
const fault = (kind: FaultKind, more: object = {}) => sandbox.faults.add(newFault.parse({ kind, ...more }))
const executionsOf = ({ reference }: TransferOrder) => sandbox.executions().get(reference) ?? 0

describe('reading', () => {
  test('balance and statement agree; pages are put together, oldest first, and nothing is there twice', async () => {
    sandbox.openAccount('002', '700100200', '5000000.00')
    const reader = banks.connect('002', sandbox.credentials('002'))!
    const account = { accountNumber: '700100200', currency: 'IDR' } as const
    for (let index = 1; index <= 8; index++) {
      // Two lines of one second at the end of a page must not be separated.
      later(Math.ceil(index / 2))
      const direction = index % 3 === 0 ? 'DEBIT' : 'CREDIT'
      sandbox.bank.record({
        kind: 'ENTRY_BOOKED',
        bankCode: '002',
        accountNumber: '700100200',
        direction,
        amountMinor: '10000',
        description: 'SETORAN TUNAI',
      })
    }
    const day = Temporal.PlainDate.from('2026-11-20')
    const statement = await reader.statement(account, { from: day.subtract({ days: 40 }), to: day })
    expect(statement.rows).toHaveLength(8)
    expect(new Set(statement.rows.map(row => row.transactionId)).size).toBe(8)
    const balances = statement.rows.map(row => row.balanceMinor)
    expect(balances[0]).toBe(5_000_100_00n)
    expect(statement).toMatchObject({ openingMinor: 5_000_000_00n, closingMinor: balances.at(-1) })
    expect(statement.rows[2]).toMatchObject({ direction: 'DEBIT', amountMinor: 100_00n, date: '2026-11-20' })
    expect(await reader.balance(account)).toMatchObject({ ledgerMinor: statement.closingMinor })
    const nothing = await reader.statement(account, { from: day.subtract({ days: 3 }), to: day.subtract({ days: 2 }) })
    expect(nothing).toEqual({ openingMinor: 5_000_000_00n, closingMinor: 5_000_000_00n, rows: [] })
  })

  test('whose account it is: at the own bank, at another one, and nobody’s', async () => {
    const ask = (bankCode: string, accountNumber: string) => connection.inquire(OWN, { bankCode, accountNumber })
    expect(await ask('014', '8110000002')).toEqual({ kind: 'found', name: 'PT MITRA USAHA' })
    expect(await ask('008', '1370000002')).toEqual({ kind: 'found', name: 'CV BERKAH JAYA' })
    expect(await ask('008', '1370000404')).toMatchObject({ kind: 'notFound', code: '4041611' })
    await expect(ask('008', '1370000409')).rejects.toMatchObject({ name: 'BankFault', reason: 'REFUSED' })
  })

  test('a token is asked for once by many, and again when the bank does not take it any more', async () => {
    const fresh = openBanks({ banks: sandbox.snapBanks, clock, line })
    const reader = fresh.connect('014', sandbox.credentials('014'))!
    fault('SLOW', { target: 'token', ms: 20, times: 100 })
    const asked = () => 100 - (sandbox.faults.list().find(({ kind }) => kind === 'SLOW')?.times ?? 0)
    await Promise.all(Array.from({ length: 10 }, () => reader.balance(OWN)))
    expect(asked()).toBe(1)
    fault('TOKEN_INVALID', { target: 'balance' })
    await Promise.all(Array.from({ length: 3 }, () => reader.balance(OWN)))
    expect(asked()).toBe(2)
    later(900)
    await reader.balance(OWN)
    expect(asked()).toBe(3)
    await fresh.close()
  })

  test.each([
    ['LOST_BEFORE', 'UNREACHABLE'],
    ['NEVER', 'UNREACHABLE'],
    ['CUT_OFF', 'UNREACHABLE'],
    ['ERROR_500_BEFORE', 'UNREACHABLE'],
    ['NONSENSE', 'NONSENSE'],
    ['WRONG_CREDENTIALS', 'CREDENTIALS'],
    ['TOO_MANY', 'BUSY'],
  ] as const)('%s is reported as %s, in words that can be shown', async (kind, reason) => {
    fault(kind, { target: 'balance' })
    await expect(connection.balance(OWN)).rejects.toMatchObject({ name: 'BankFault', reason })
  })

  test('wrong secret, unknown client and a foreign key are the credentials’ fault', async () => {
    const right = sandbox.credentials('014')
    const wrong = [
      { ...right, clientSecret: 'another' },
      { ...right, clientId: 'nobody' },
      { ...right, partnerId: 'SOMEBODY' },
    ]
    for (const credentials of wrong)
      await expect(banks.connect('014', credentials)!.balance(OWN)).rejects.toMatchObject({ reason: 'CREDENTIALS' })
    expect(banks.connect('016', right)).toBeUndefined()
  })
})

describe('sending', () => {
  test.each(['SAME_BANK', 'BI_FAST', 'ONLINE', 'SKN', 'RTGS'] as const)('%s arrives', async method => {
    const order = newOrder(method, method === 'RTGS' ? 100_000_000_00n : 1_000_000_00n)
    const answer = await connection.transfer(order)
    expect(answer).toMatchObject({ kind: 'accepted', code: expect.stringMatching(/^200\d\d00$/) })
    const sent = { ...asSent(order), bankReference: answer.kind === 'accepted' ? answer.bankReference : null }
    expect((await connection.status(sent)).kind).toBe(method === 'SAME_BANK' ? 'succeeded' : 'pending')
    later(60)
    expect(await connection.status(sent)).toMatchObject({ kind: 'succeeded', bankReference: sent.bankReference })
    expect(executionsOf(order)).toBe(1)
  })

  test.each([
    ['over the limit of the rail', newOrder('BI_FAST', 250_000_001_00n), 'LIMIT_EXCEEDED'],
    ['more than there is', newOrder('RTGS', 100_000_000_000_00n), 'INSUFFICIENT_FUNDS'],
    [
      'to nobody',
      { ...newOrder(), to: { bankCode: '008', accountNumber: '1370000404', name: 'X' } },
      'ACCOUNT_NOT_FOUND',
    ],
    [
      'to a dormant account',
      { ...newOrder(), to: { bankCode: '008', accountNumber: '1370000409', name: 'X' } },
      'ACCOUNT_INACTIVE',
    ],
    ['with a field that is malformed', { ...newOrder(), from: { ...OWN, accountNumber: '12' } }, 'INVALID_REQUEST'],
  ] as const)('%s is refused, and nothing happened', async (_what, order, reason) => {
    expect(await connection.transfer(order)).toMatchObject({ kind: 'refused', reason })
    expect(executionsOf(order)).toBe(0)
  })

  test('after the cut-off the rail is closed', async () => {
    clock.set('2026-11-20T09:31:00Z')
    expect(await connection.transfer(newOrder('SKN'))).toMatchObject({ kind: 'refused', reason: 'CUT_OFF' })
    expect(await connection.transfer(newOrder('BI_FAST'))).toMatchObject({ kind: 'accepted' })
  })

  test('an order that comes back has failed', async () => {
    const order = { ...newOrder(), to: { bankCode: '008', accountNumber: '1370000406', name: 'X' } }
    expect(await connection.transfer(order)).toMatchObject({ kind: 'accepted' })
    later(60)
    expect(await connection.status(asSent(order))).toMatchObject({ kind: 'failed', code: '06' })
  })

  test.each([
    ['LOST_AFTER', 1],
    ['ERROR_500_AFTER', 1],
    ['ERROR_504_AFTER', 1],
    ['NONSENSE', 1],
    ['CUT_OFF', 1],
    ['TWICE', 1],
    ['SWAPPED', 1],
    ['LOST_BEFORE', 0],
    ['ERROR_500_BEFORE', 0],
    ['NEVER', 0],
  ] as const)(
    '%s: nobody knows; asked after it, the bank says what it did (%i executions)',
    async (kind, executions) => {
      // Another request's answer, to be swapped with.
      await connection.transfer(newOrder())
      const order = newOrder()
      fault(kind, { target: 'transfer' })
      expect(await connection.transfer(order)).toMatchObject({ kind: 'unknown' })
      expect(executionsOf(order)).toBe(executions)
      later(60)
      const status = await connection.status(asSent(order))
      expect(status.kind).toBe(executions === 1 ? 'succeeded' : 'notFound')
    },
  )

  test('an answer that drips for longer than anybody waits is unknown', async () => {
    const order = newOrder()
    fault('DRIP', { target: 'transfer', ms: 30 })
    expect(await connection.transfer(order)).toMatchObject({ kind: 'unknown' })
    expect(executionsOf(order)).toBe(1)
  })

  test('an order that reaches the bank after its line broke is not known at first, and then is', async () => {
    const order = newOrder()
    fault('LATE', { target: 'transfer' })
    expect(await connection.transfer(order)).toMatchObject({ kind: 'unknown' })
    expect(await connection.status(asSent(order))).toMatchObject({ kind: 'notFound' })
    sandbox.faults.releaseLate()
    expect(executionsOf(order)).toBe(1)
    expect(await connection.status(asSent(order))).toMatchObject({ kind: 'pending' })
  })

  test('the same order again is not executed again, nor is another one under its name', async () => {
    const order = newOrder()
    await connection.transfer(order)
    expect(await connection.transfer({ ...order, externalId: '990001' })).toMatchObject({
      kind: 'unknown',
      code: '4091801',
    })
    expect(await connection.transfer(order)).toMatchObject({ kind: 'unknown', code: '4091800' })
    const other = { ...order, externalId: '990002', amount: { ...order.amount, minor: 2_00n } }
    expect(await connection.transfer(other)).toMatchObject({ kind: 'unknown', code: '4041818' })
    expect(executionsOf(order)).toBe(1)
  })

  test('a refusal that was meant for another order refuses nothing', async () => {
    fault('INSUFFICIENT', { target: 'transfer' })
    await connection.transfer(newOrder())
    const order = newOrder()
    fault('SWAPPED', { target: 'transfer' })
    expect(await connection.transfer(order)).toMatchObject({ kind: 'accepted' })
    expect(executionsOf(order)).toBe(1)

    const silent = newOrder()
    fault('INSUFFICIENT', { target: 'transfer' })
    fault('LOST_BEFORE', { target: 'status' })
    expect(await connection.transfer(silent)).toMatchObject({ kind: 'unknown' })
  })

  test('a token that is not taken any more is replaced, with the same reference', async () => {
    const order = newOrder()
    fault('TOKEN_INVALID', { target: 'transfer' })
    expect(await connection.transfer(order)).toMatchObject({ kind: 'accepted' })
    expect(executionsOf(order)).toBe(1)
  })

  test('credentials that stay refused are a refusal, and so is a token that there is none of', async () => {
    fault('TOKEN_INVALID', { target: 'transfer', times: 2 })
    expect(await connection.transfer(newOrder())).toMatchObject({ kind: 'refused', reason: 'CREDENTIALS' })
    const wrong = banks.connect('014', { ...sandbox.credentials('014'), clientId: 'nobody' })!
    expect(await wrong.transfer(newOrder())).toMatchObject({ kind: 'refused', reason: 'CREDENTIALS' })
  })

  test('while the bank wants fewer calls nothing is sent; afterwards the same order is taken', async () => {
    const order = newOrder()
    fault('TOO_MANY', { target: 'transfer' })
    expect(await connection.transfer(order)).toMatchObject({ kind: 'notSent' })
    expect(await connection.transfer(order)).toMatchObject({
      kind: 'notSent',
      message: expect.stringContaining('fewer'),
    })
    later(2)
    expect(await connection.transfer(order)).toMatchObject({ kind: 'accepted' })
    fault('TOO_MANY', { target: 'transfer' })
    await connection.transfer(newOrder())
    // A clock that is set back does not prolong the pause.
    later(-86_400)
    expect(await connection.status(asSent(order))).not.toMatchObject({ message: expect.stringContaining('fewer') })
  })

  test('a status that is not understood, or is of another order, is unknown', async () => {
    const order = newOrder()
    await connection.transfer(order)
    await connection.status(asSent(newOrder()))
    for (const kind of ['NONSENSE', 'ERROR_500_BEFORE', 'LOST_BEFORE'] as const) {
      fault(kind, { target: 'status' })
      expect(await connection.status(asSent(order))).toMatchObject({ kind: 'unknown' })
    }
    const earlier = newOrder()
    await connection.transfer(earlier)
    await connection.status(asSent(earlier))
    fault('SWAPPED', { target: 'status' })
    expect(await connection.status(asSent(order))).toMatchObject({ kind: 'unknown' })
  })
})

describe('a bank that is away', () => {
  test('is not sent anything, certainly, and is left alone after a while', async () => {
    const server = createServer((_request, response) => response.writeHead(503).end())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
    const place = { url, version: 'v1.0', encoding: 'base64' } as const
    const settings = { ...LINE_SETTINGS, failures: 2, restMs: 60_000 }
    const away = openBanks({ banks: { '014': place }, clock, line: settings })
    const tried = away.connect('014', sandbox.credentials('014'))!
    for (let time = 0; time < 2; time++)
      await expect(tried.balance(OWN)).rejects.toMatchObject({
        reason: 'UNREACHABLE',
        message: expect.stringMatching(/503/),
      })
    await expect(tried.balance(OWN)).rejects.toMatchObject({ message: expect.stringContaining('left alone') })
    expect(await tried.transfer(newOrder())).toMatchObject({ kind: 'notSent' })
    server.close()
    await away.close()

    const closed = openBanks({ banks: { '014': { ...place, url: 'http://127.0.0.1:1' } }, clock, line })
    const order = newOrder()
    expect(await closed.connect('014', sandbox.credentials('014'))!.transfer(order)).toMatchObject({ kind: 'notSent' })
    expect(await closed.connect('014', sandbox.credentials('014'))!.status(asSent(order))).toMatchObject({
      kind: 'unknown',
    })
    await closed.close()
  })
})
