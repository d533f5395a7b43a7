// Payments being sent to the bank: real Postgres, the sandbox bank over real HTTP, a stopped clock, and every point at which a worker may
// die. After each test the bank's own journal is checked.
import { createHash, createSign } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { CRASH_POINTS } from '../../../../services/treasury/payments/dispatch/crashPoint.ts'
import { sweepPayments } from '../../../../services/treasury/payments/dispatch/sweep.ts'
import { Crash, crashAt, openBankScene } from './bankScene.ts'

// A Monday, 9:00 in Jakarta. Each test begins five minutes after the previous one, when no circuit breaker is open.
let began = Temporal.Instant.from('2026-11-23T02:00:00Z')
const bank = await openBankScene(began.toString())
const { clock, sandbox, api, scene, context, fault, approved, dispatch, work, attemptsOf, executions } = bank

beforeEach(() => {
  began = began.add({ minutes: 5 })
  clock.set(began.toString())
  sandbox.faults.clear()
})
const expectSound = async () => expect(await bank.violations()).toEqual([])
afterEach(expectSound)

/** Waiting jobs of a kind, of one payment or of all. */
const waitingJobs = async (name: string, paymentId = '') =>
  withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<{ count: string }>(
      `select count(*) from pgboss.job where name = $1 and $2 in ('', data->>'paymentId')`,
      [name, paymentId],
    )
    return Number(rows[0]?.count)
  })

test('a payment is sent under a name of its own, and is sent when the bank says that it has arrived', async () => {
  const payment = await approved({ memo: 'Invoice 17' })
  expect(payment.status).toBe('IN_PROGRESS')
  await dispatch(payment)
  const [attempt] = await attemptsOf(payment)
  expect(attempt).toMatchObject({ number: 1, state: 'ACCEPTED', responseCode: '2001800' })
  expect((await scene.read(payment.id)).status).toBe('IN_PROGRESS')
  await work({ seconds: 5 })
  expect(await scene.read(payment.id)).toMatchObject({ status: 'SENT', previousStatus: 'IN_PROGRESS' })
  expect(await attemptsOf(payment)).toMatchObject([{ state: 'SUCCEEDED', bankReference: attempt?.bankReference }])
  expect(
    sandbox.bank.ledger.transfer({
      bankCode: '014',
      clientId: sandbox.credentials('014').clientId,
      reference: attempt?.reference ?? '',
    }),
  ).toMatchObject({
    remark: 'Invoice 17',
    beneficiary: { bankCode: '008', accountNumber: '900012345' },
  })
})

describe('T16: a worker that dies', () => {
  test.each(CRASH_POINTS)('%s: the next one goes on, and the bank executes once', async point => {
    const payment = await approved()
    const crash = crashAt(point)
    // The first job dies while sending, a later one while polling.
    await dispatch(payment, crash).catch((error: unknown) => expect(error).toBeInstanceOf(Crash))
    if (point === 'AFTER_STATUS' || point === 'AFTER_OUTCOME') {
      clock.set(clock.now().add({ seconds: 5 }).toString())
      await expect(dispatch(payment, crash)).rejects.toThrow(Crash)
    }
    await expectSound()
    // The job is retried at once.
    await dispatch(payment)
    const states = (await attemptsOf(payment)).map(({ state }) => state)
    expect(states).toHaveLength(1)
    if (point === 'AFTER_SENDING') {
      // The call was never made; as this can't be known, it is not repeated.
      await work({ minutes: 16 })
      expect(await scene.read(payment.id)).toMatchObject({ status: 'FAILED' })
      expect(executions(await attemptsOf(payment))).toBe(0)
      return
    }
    await work({ seconds: 5 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
    expect(executions(await attemptsOf(payment))).toBe(1)
  })

  test('and whose job is lost with it is found by the clock', async () => {
    const payment = await approved()
    await expect(dispatch(payment, crashAt('AFTER_CALL'))).rejects.toThrow(Crash)
    await work({ seconds: 59 })
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'SENDING' }])
    await work({ seconds: 2 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
  })
})

describe('T16: an answer that is lost', () => {
  test.each(['LOST_AFTER', 'ERROR_500_AFTER', 'ERROR_504_AFTER', 'NONSENSE', 'CUT_OFF', 'TWICE'] as const)(
    '%s: it is asked after and not sent again',
    async kind => {
      const payment = await approved()
      fault(kind, { target: 'transfer' })
      await dispatch(payment)
      expect(await attemptsOf(payment)).toMatchObject([{ number: 1, state: 'UNKNOWN' }])
      // Duplicate jobs change nothing.
      await Promise.all([dispatch(payment), dispatch(payment)])
      await work({ seconds: 5 })
      expect((await scene.read(payment.id)).status).toBe('SENT')
      const attempts = await attemptsOf(payment)
      expect(attempts).toHaveLength(1)
      expect(executions(attempts)).toBe(1)
    },
  )

  test('of an order that the bank never got: asked for fifteen minutes, then failed; sent again it has another name', async () => {
    const payment = await approved()
    fault('LOST_BEFORE', { target: 'transfer' })
    await dispatch(payment)
    await work({ minutes: 14 })
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'UNKNOWN' }])
    await work({ minutes: 6 })
    const failed = await scene.read(payment.id)
    expect(failed).toMatchObject({ status: 'FAILED', failureCode: 'NOT_RECEIVED' })
    await scene.resend(failed)
    await dispatch(payment)
    await work({ seconds: 5 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
    const attempts = await attemptsOf(payment)
    expect(attempts.map(({ number, state }) => [number, state])).toEqual([
      [2, 'SUCCEEDED'],
      [1, 'FAILED'],
    ])
    expect(new Set(attempts.map(({ reference }) => reference)).size).toBe(2)
    expect(executions(attempts)).toBe(1)
  })

  test('of an order that reaches the bank late is found when it has', async () => {
    const payment = await approved()
    fault('LATE', { target: 'transfer' })
    await dispatch(payment)
    await dispatch(payment)
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'UNKNOWN' }])
    sandbox.faults.releaseLate()
    expect(executions(await attemptsOf(payment))).toBe(1)
    await work({ minutes: 1 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
  })

  test('stays open while the bank does not say, and whoever wants to know may ask', async () => {
    const payment = await approved()
    fault('STUCK', { target: 'transfer' })
    await dispatch(payment)
    for (let time = 0; time < 6; time++) await work({ hours: 1 })
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'ACCEPTED' }])
    sandbox.bank.settle({ all: true })
    await dispatch(payment)
    expect((await scene.read(payment.id)).status).toBe('SENT')
  })
})

describe('a bank that says no', () => {
  test.each([
    ['INSUFFICIENT', 'INSUFFICIENT_FUNDS', 0],
    ['WRONG_CREDENTIALS', 'CREDENTIALS', 0],
    ['RETURNED', 'OTHER', 1],
  ] as const)('%s: it has failed, and says why', async (kind, failureCode, executed) => {
    const payment = await approved()
    fault(kind, { target: 'transfer' })
    await dispatch(payment)
    await work({ seconds: 5 })
    const failed = await scene.read(payment.id)
    expect(failed).toMatchObject({ status: 'FAILED', failureCode, failureReason: expect.any(String) })
    expect(failed.allowedActions).toContain('EXPORT')
    expect(await waitingJobs('exceptions-look')).toBeGreaterThan(0)
    expect(executions(await attemptsOf(payment))).toBe(executed)
  })

  test('or wants fewer calls is tried again under the same name, for a day', async () => {
    const payment = await approved()
    fault('TOO_MANY', { target: 'transfer' })
    await dispatch(payment)
    const [prepared] = await attemptsOf(payment)
    expect(prepared).toMatchObject({ state: 'PREPARED', responseCode: '4291800' })
    await work({ seconds: 3 })
    await work({ seconds: 5 })
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'SUCCEEDED', reference: prepared?.reference }])

    const unlucky = await approved()
    fault('TOO_MANY', { target: 'transfer', times: 2 })
    await dispatch(unlucky)
    await work({ hours: 25 })
    expect(await scene.read(unlucky.id)).toMatchObject({ status: 'FAILED', failureCode: 'NOT_SENT' })
  })
})

describe('what is not to be sent', () => {
  const tamper = (id: string) =>
    withAdmin(api.adminUrl, admin =>
      admin.query(`update payment set amount_minor = amount_minor + 1 where id = $1`, [id]),
    )

  test('says something else than what was approved: before it has a name, and after', async () => {
    const payment = await approved()
    await tamper(payment.id)
    await dispatch(payment)
    expect(await scene.read(payment.id)).toMatchObject({ status: 'FAILED', failureCode: 'CONTENT_CHANGED' })
    expect(await attemptsOf(payment)).toEqual([])

    const named = await approved()
    await expect(dispatch(named, crashAt('AFTER_ATTEMPT'))).rejects.toThrow(Crash)
    await tamper(named.id)
    await dispatch(named)
    expect(await scene.read(named.id)).toMatchObject({ status: 'FAILED', failureCode: 'CONTENT_CHANGED' })
    expect(executions(await attemptsOf(named))).toBe(0)
  })

  test('is taken out of our hands: an export, and nothing at all', async () => {
    const payment = await approved({ date: '2026-12-01' })
    await scene.bulk('export', payment)
    await dispatch(payment)
    await dispatch({ id: scene.organization.id })
    expect(await attemptsOf(payment)).toEqual([])
  })

  test('twice at once: ten workers, one order', async () => {
    const payment = await approved()
    await Promise.all(Array.from({ length: 10 }, () => dispatch(payment)))
    await work({ seconds: 5 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
    const attempts = await attemptsOf(payment)
    expect(attempts).toHaveLength(1)
    expect(executions(attempts)).toBe(1)
  })
})

describe('a payment of another day', () => {
  test('goes on its day, once, however many look', async () => {
    const payment = await approved({ date: '2026-11-25' })
    expect(payment.status).toBe('SCHEDULED')
    await sweepPayments(context)
    expect(await waitingJobs('payment-dispatch', payment.id)).toBe(0)
    clock.set('2026-11-25T03:00:00Z')
    await Promise.all([sweepPayments(context), sweepPayments(context), sweepPayments(context)])
    expect((await scene.read(payment.id)).status).toBe('IN_PROGRESS')
    expect(await waitingJobs('payment-dispatch', payment.id)).toBe(1)
    await dispatch(payment)
    await work({ seconds: 5 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
  })

  test('whose day passed while no worker ran goes on the next one on which it can', async () => {
    const payment = await approved({ date: '2026-11-26', method: 'SKN' })
    // A Thursday, after the cut-off.
    clock.set('2026-11-26T12:00:00Z')
    await sweepPayments(context)
    expect(await scene.read(payment.id)).toMatchObject({ status: 'SCHEDULED', valueDate: '2026-11-27' })
    clock.set('2026-11-27T03:00:00Z')
    await sweepPayments(context)
    await dispatch(payment)
    await work({ minutes: 1 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
  })

  test('whose account is connected no more fails on its day, and can be exported', async () => {
    const away = await scene.account({ accountNumber: '100777' })
    sandbox.openAccount('014', '100777')
    const path = `/v1/bank-accounts/${away.id}/connection`
    const credentials = sandbox.credentials('014')
    const { body } = await scene.maker.post<{ version: number }>(path, { type: 'API', credentials, schedule: [] })
    const payment = await approved({ fromAccountId: away.id })
    await scene.maker.post(`${path}/disconnect`, { version: body.version })
    await dispatch(payment)
    expect(await scene.read(payment.id)).toMatchObject({ status: 'FAILED', failureCode: 'NO_CONNECTION' })
  })
})

describe('news from the bank', () => {
  const tell = async (body: string, key = sandbox.bank.keys.privateKey, bankCode = '014') => {
    const path = `/v1/bank-notifications/${bankCode}`
    const timestamp = '2026-11-23T10:00:00+07:00'
    const hash = createHash('sha256').update(body).digest('hex')
    const signature = createSign('RSA-SHA256').update(`POST:${path}:${hash}:${timestamp}`).sign(key, 'base64')
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
    const answer = await fetch(api.origin + path, { method: 'POST', headers, body })
    return { status: answer.status, body: await answer.json() }
  }
  test('T18: makes us ask, when the bank has signed it; what it says is not believed', async () => {
    const payment = await approved()
    await dispatch(payment)
    const [attempt] = await attemptsOf(payment)
    const news = JSON.stringify({ originalPartnerReferenceNo: attempt?.reference, latestTransactionStatus: '06' })
    const before = await waitingJobs('payment-dispatch')
    expect(await tell(news)).toMatchObject({ status: 200, body: { responseCode: '2003600' } })
    expect(await waitingJobs('payment-dispatch')).toBe(before + 1)
    await dispatch(payment)
    expect((await scene.read(payment.id)).status).toBe('IN_PROGRESS')

    const partner = sandbox.credentials('014').privateKey
    expect(await tell(news, partner)).toMatchObject({ status: 401, body: { responseCode: '4013600' } })
    expect(await tell(news, undefined, '016')).toMatchObject({ status: 401 })
    expect(await tell('not json')).toMatchObject({ status: 401 })
    expect(await tell(news.replace(attempt?.reference ?? '', 'NOBODYKNOWSTHISNAME1'))).toMatchObject({ status: 200 })
    expect(await waitingJobs('payment-dispatch')).toBe(before + 1)
    await work({ seconds: 5 })
    expect((await scene.read(payment.id)).status).toBe('SENT')
  })
})
