// Charges for the account service, with the payment provider sandbox: created exactly once whatever happens to an answer, and their
// methods.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { MERCHANTS } from '../../../../services/sandbox-provider/merchant.ts'
import { until } from '../../../support/until.ts'
import { NOW, openChargeScene } from './chargeScene.ts'

const { api, clock, look, openShops, sandbox } = await openChargeScene()
const shop = await openShops('XENDIT')

beforeEach(async () => {
  clock.set(NOW)
  await sandbox.clearFaults()
  // The sandbox has one merchant per provider, with one notification address.
  await shop.listen()
})

describe('each provider', () => {
  it.each([
    ['XENDIT', { bankCode: '014' }, 'virtualAccountNumber'],
    ['XENDIT', { method: 'QRIS', bankCode: undefined }, 'qrContent'],
    ['XENDIT', { method: 'CARD', bankCode: undefined, returnUrl: 'https://shop.example/back' }, 'redirectUrl'],
    ['MIDTRANS', { bankCode: '002' }, 'virtualAccountNumber'],
    ['MIDTRANS', { bankCode: '013' }, 'virtualAccountNumber'],
    ['MIDTRANS', { method: 'QRIS', bankCode: undefined }, 'qrContent'],
    ['MIDTRANS', { method: 'E_WALLET', bankCode: undefined, returnUrl: 'https://shop.example/back' }, 'redirectUrl'],
    ['DOKU', { bankCode: '008' }, 'virtualAccountNumber'],
    ['DOKU', { method: 'E_WALLET', bankCode: undefined, returnUrl: 'https://shop.example/back' }, 'redirectUrl'],
  ] as const)('%s %o: a charge, paid, told and read', async (provider, over, shown) => {
    const own = await openShops(provider)
    const { status, body } = await own.charge(over)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { provider, status: 'PENDING', amount: '5000000.00', failureReason: null, transactionId: null },
    })
    for (const field of ['virtualAccountNumber', 'qrContent', 'redirectUrl'] as const)
      expect(body[field] === null).toBe(field !== shown)
    if (body.redirectUrl !== null) {
      const left = await fetch(`${body.redirectUrl}/succeed`, { method: 'POST', redirect: 'manual' })
      expect([left.status, left.headers.get('location')]).toEqual([303, 'https://shop.example/back'])
    } else if (body.virtualAccountNumber === null) {
      const [open] = sandbox.shop.orders().filter(({ charge }) => charge?.qr === body.qrContent)
      await sandbox.pay(provider, open!.placed.reference)
    } else await own.pay(body.virtualAccountNumber)
    const paid = await own.becomes(body, 'SUCCEEDED')
    const { items } = await own.payments()
    expect(items).toMatchObject([
      {
        id: paid.transactionId,
        chargeKey: body.key,
        invoiceNumber: 'INV-2026-000123',
        kind: 'PAYMENT',
        method: body.method,
        amount: '5000000.00',
        status: 'SUCCESS',
        settlement: null,
      },
    ])
    expect(items[0]?.paidAt).not.toBeNull()
  })

  it('lets the payer fail at the page of a provider', async () => {
    const { body } = await shop.charge({ method: 'CARD', bankCode: undefined, returnUrl: 'https://shop.example/back' })
    await fetch(`${body.redirectUrl}/fail`, { method: 'POST', redirect: 'manual' })
    expect(await shop.becomes(body, 'FAILED')).toMatchObject({ failureReason: 'DECLINED', transactionId: null })
  })
})

describe('once', () => {
  it('twenty at the same time with one key: one charge, and one call', async () => {
    const before = shop.madeAtProvider()
    const same = shop.values()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.charge(same)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    // Other requests don't wait for it: they get its number, or none yet.
    const { virtualAccountNumber } = await shop.read(same)
    expect(virtualAccountNumber).not.toBeNull()
    for (const { body } of answers) expect([virtualAccountNumber, null]).toContain(body.virtualAccountNumber)
    expect(answers.some(({ body }) => body.virtualAccountNumber !== null)).toBe(true)
    expect(shop.madeAtProvider() - before).toBe(1)
  })

  it('a key with another amount is refused', async () => {
    const { body } = await shop.charge()
    expect(await shop.charge({ key: body.key, amount: '1.00' })).toMatchObject({
      status: 409,
      body: { code: 'U-TRSY-PP-33' },
    })
  })

  it('an answer that was lost is asked after, and the charge is there', async () => {
    const before = shop.madeAtProvider()
    await sandbox.fault('LOST_ANSWER')
    const { status, body } = await shop.charge()
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'PENDING' } })
    expect(body.virtualAccountNumber).not.toBeNull()
    expect(shop.madeAtProvider() - before).toBe(1)
  })

  it('a call that never arrived is asked after, never sent again, and given up in the end', async () => {
    const before = shop.madeAtProvider()
    await sandbox.fault('LOST_CALL')
    const { body } = await shop.charge()
    expect(body).toMatchObject({ status: 'PENDING', virtualAccountNumber: null })
    clock.set('2026-11-24T03:00:30Z')
    await look()
    expect(await shop.read(body)).toMatchObject({ status: 'PENDING', virtualAccountNumber: null })
    clock.set('2026-11-24T03:03:00Z')
    await look()
    expect(await shop.read(body)).toMatchObject({ status: 'FAILED', failureReason: 'NOT_RECEIVED' })
    expect(shop.madeAtProvider() - before).toBe(0)
  })

  it('what a provider made and does not tell again is given up', async () => {
    const own = await openShops('DOKU')
    await sandbox.fault('LOST_ANSWER')
    const { body } = await own.charge()
    expect(body).toMatchObject({ status: 'FAILED', failureReason: 'DETAILS_LOST' })
  })

  it('a process that is killed while it waits leaves one charge, which is found', async () => {
    const before = shop.madeAtProvider()
    const key = randomUUID()
    await sandbox.fault('SLOW', { ms: 1_000 })
    const script = new URL('chargeProcess.ts', import.meta.url).pathname
    const whose = [shop.organizationId, key, MERCHANTS.XENDIT.secretKey]
    const maker = spawn(process.execPath, [script, api.url, NOW, `${sandbox.url}/xendit`, ...whose])
    await until(async () => {
      const answer = await fetch(`${sandbox.url}/sandbox/faults`)
      return (await answer.text()) === '{"items":[]}'
    })
    maker.kill('SIGKILL')
    await once(maker, 'exit')
    await until(() => shop.madeAtProvider() - before === 1)
    clock.set('2026-11-24T03:00:30Z')
    await look()
    const found = await shop.read({ key })
    expect(found).toMatchObject({ status: 'PENDING' })
    expect(found.virtualAccountNumber).not.toBeNull()
    expect(shop.madeAtProvider() - before).toBe(1)
  })
})

describe('ways', () => {
  it('are told with the reason why an amount can’t be paid by them', async () => {
    const own = await openShops('XENDIT', 'MIDTRANS')
    const at = async (amount: string) =>
      (await own.ways(amount)).map(({ method, bankCode, reason }) => `${bankCode ?? method} ${reason ?? 'possible'}`)
    expect(await at('20000000.00')).toEqual([
      '014 possible',
      '008 possible',
      '009 possible',
      '002 possible',
      '022 possible',
      '013 possible',
      'QRIS ABOVE_LIMIT',
      'CARD possible',
      'E_WALLET possible',
    ])
    expect(new Set(await at('100.50'))).toContain('CARD BELOW_LIMIT')
    const doku = await openShops('DOKU')
    expect((await doku.ways('10000.00')).filter(({ isPossible }) => !isPossible)).toMatchObject([
      { method: 'QRIS', provider: null, reason: 'NO_PROVIDER' },
    ])
  })
})

// Must be the last test: the provider's circuit breaker follows the clock, which other tests set back.
it('a provider that takes no calls now is called again for the same charge', async () => {
  await sandbox.fault('RATE_LIMIT')
  const same = shop.values()
  expect(await shop.charge(same)).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-8' } })
  clock.set('2026-11-24T03:02:00Z')
  const { status, body } = await shop.charge(same)
  expect({ status, body }).toMatchObject({ status: 201, body: { status: 'PENDING' } })
  expect(body.virtualAccountNumber).not.toBeNull()
})
