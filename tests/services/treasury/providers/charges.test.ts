// Charges for the account service, against the sandbox of payment providers: made once whatever happens to an answer, paid, paid late or
// by another amount, expired and canceled; and what the account service then reads.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openServiceIdentity } from '../../../../services/kit/tokens.ts'
import { MERCHANTS } from '../../../../services/sandbox-provider/merchant.ts'
import { lookAtCharges } from '../../../../services/treasury/providers/charges/work.ts'
import { openSandboxProvider } from '../../../support/sandboxProvider.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { openScene } from './support.ts'

const NOW = '2026-11-24T03:00:00Z'
const clock = stoppedClock(NOW)
const sandbox = await openSandboxProvider({ clock })
const api = await openTreasuryApi({
  clock,
  providerHosts: {
    XENDIT: { url: `${sandbox.url}/xendit` },
    MIDTRANS: { url: `${sandbox.url}/midtrans` },
    DOKU: { url: `${sandbox.url}/doku` },
  },
})
type Played = keyof typeof MERCHANTS
type Charge = {
  id: string
  key: string
  provider: string
  method: string
  bankCode: string | null
  amount: string
  status: string
  virtualAccountNumber: string | null
  qrContent: string | null
  redirectUrl: string | null
  failureReason: string | null
  transactionId: string | null
  version: number
}
type Way = {
  method: string
  bankCode: string | null
  provider: string | null
  isPossible: boolean
  reason: string | null
}
type Paid = {
  id: string
  chargeKey: string | null
  invoiceNumber: string | null
  kind: string
  method: string | null
  amount: string
  fee: string
  net: string
  status: string
  paidAt: string | null
  settlement: { reference: string; status: string } | null
  version: number
}

const identity = openServiceIdentity(api.serviceSecret, 'account')
let look = async () => {}
await openWorker(api, async context => {
  look = () => lookAtCharges(context)
  return { close: async () => {} }
})

/** An organization with a shop at each of these providers, as the account service sees it. */
async function openShops(...names: Played[]) {
  const scene = await openScene(api)
  const syncs = await scene.openSyncs()
  const hook = await sandbox.openHook(scene.notify)
  const shops = new Map<Played, Awaited<ReturnType<typeof scene.connect>>>()
  for (const provider of names) {
    const made = await scene.connect({ provider, credentials: MERCHANTS[provider] })
    shops.set(provider, made)
  }
  const listen = async () => {
    for (const [provider, made] of shops) await sandbox.listen(provider, hook.origin + made.hookPath)
  }
  await listen()
  const organizationId = scene.organization.id
  async function ask<Body>(method: string, path: string, body?: object) {
    const answer = await fetch(`${api.origin}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await identity.tokenFor('treasury')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The test says what it expects; its assertions check it.
    return { status: answer.status, body: (await answer.json()) as Body & Problem }
  }
  const values = (over: object = {}) => ({
    key: randomUUID(),
    invoiceNumber: 'INV-2026-000123',
    method: 'VIRTUAL_ACCOUNT',
    bankCode: '009',
    amount: '5000000.00',
    currency: 'IDR',
    expiresAt: '2026-11-25T03:00:00Z',
    customerName: 'PT Maju & Jaya',
    language: 'id',
    ...over,
  })
  const charge = (over: object = {}) =>
    ask<Charge>('POST', `provider-charges?organizationId=${organizationId}`, values(over))
  const read = async ({ key }: { key: string }) => {
    const { body } = await ask<{ items: Charge[] }>(
      'GET',
      `provider-charges?organizationId=${organizationId}&keys=${key}`,
    )
    return body.items[0] ?? expect.unreachable(key)
  }
  const payments = async (query = '') =>
    (
      await ask<{ items: Paid[]; next: string | null }>(
        'GET',
        `projection/provider-transactions?organizationId=${organizationId}${query}`,
      )
    ).body
  const ways = async (amount: string) =>
    (await ask<{ items: Way[] }>('GET', `provider-charges/methods?organizationId=${organizationId}&amount=${amount}`))
      .body.items
  const cancel = ({ id }: { id: string }) =>
    ask<Charge>('POST', `provider-charges/${id}/cancel?organizationId=${organizationId}`)
  const pay = (number: string | null, over: object = {}) =>
    fetch(`${sandbox.url}/sandbox/virtual-accounts/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, ...over }),
    })
  const becomes = (of: { key: string }, status: string) =>
    until(async () => {
      const found = await read(of)
      return found.status === status && found
    })
  /** How often the provider made a charge for a key's reference. */
  const madeAtProvider = () => sandbox.shop.journal.entries.filter(({ kind }) => kind === 'CHARGED').length
  return {
    listen,
    scene,
    syncs,
    hook,
    shops,
    ask,
    values,
    charge,
    read,
    payments,
    ways,
    cancel,
    pay,
    becomes,
    madeAtProvider,
    organizationId,
  }
}

const shop = await openShops('XENDIT')

beforeEach(async () => {
  clock.set(NOW)
  await sandbox.clearFaults()
  // The sandbox has one merchant of each provider, who hears at one address.
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
    expect(new Set(answers.map(({ body }) => `${body.id} ${body.virtualAccountNumber}`)).size).toBe(1)
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

describe('what was paid', () => {
  it('another amount is told as it is', async () => {
    const { body } = await shop.charge()
    await shop.pay(body.virtualAccountNumber, { amount: '4999999.00' })
    const paid = await shop.becomes(body, 'SUCCEEDED')
    expect(paid.amount).toBe('5000000.00')
    const { items } = await shop.payments(`&ids=${paid.transactionId}`)
    expect(items).toMatchObject([{ amount: '4999999.00', fee: '4440.00', net: '4995559.00', status: 'SUCCESS' }])
  })

  it('what expired is paid all the same when its money comes late', async () => {
    const { body } = await shop.charge()
    clock.set('2026-11-25T03:00:00Z')
    await look()
    expect(await shop.read(body)).toMatchObject({ status: 'EXPIRED', transactionId: null })
    await shop.pay(body.virtualAccountNumber)
    expect(await shop.read(body)).toMatchObject({ status: 'EXPIRED' })
    await shop.pay(body.virtualAccountNumber, { late: true })
    await shop.becomes(body, 'SUCCEEDED')
  })

  it('duplicate notifications make one payment', async () => {
    const { body } = await shop.charge()
    await sandbox.fault('DUPLICATE')
    await shop.pay(body.virtualAccountNumber)
    const paid = await shop.becomes(body, 'SUCCEEDED')
    const { items } = await shop.payments()
    expect(items.filter(({ chargeKey }) => chargeKey === body.key).map(({ id }) => id)).toEqual([paid.transactionId])
  })

  it('a payment that nobody told of is found by asking', async () => {
    const { body } = await shop.charge()
    await sandbox.fault('LOST')
    await shop.pay(body.virtualAccountNumber)
    clock.set('2026-11-24T03:10:00Z')
    await look()
    expect(await shop.read(body)).toMatchObject({ status: 'SUCCEEDED' })
  })

  it('is told with its batch, page by page', async () => {
    const own = await openShops('XENDIT')
    await sandbox.settle('XENDIT')
    const made = [await own.charge(), await own.charge(), await own.charge()]
    for (const { body } of made) {
      await own.pay(body.virtualAccountNumber)
      await own.becomes(body, 'SUCCEEDED')
    }
    const { batch } = await sandbox.settle('XENDIT')
    const [xendit] = own.shops.values()
    await own.syncs.sync(xendit!)
    await own.scene.upload(xendit!, await sandbox.report(batch))
    const all: Paid[] = []
    for (let after = ''; ;) {
      const { items, next } = await own.payments(`&first=2${after}`)
      all.push(...items)
      if (next === null) break
      after = `&after=${next}`
    }
    expect(all.map(({ chargeKey }) => chargeKey).toSorted()).toEqual(made.map(({ body }) => body.key).toSorted())
    for (const each of all) expect(each.settlement).toMatchObject({ reference: batch, status: 'SETTLED' })
  })
})

describe('canceling', () => {
  it.each(['XENDIT', 'MIDTRANS', 'DOKU'] as const)('%s: is over, and stays so', async provider => {
    const own = await openShops(provider)
    const { body } = await own.charge()
    expect(await own.cancel(body)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
    expect(await own.cancel(body)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
  })

  it('what was paid meanwhile is refused, and told as paid', async () => {
    const { body } = await shop.charge()
    await sandbox.fault('LOST')
    await shop.pay(body.virtualAccountNumber)
    expect(await shop.cancel(body)).toMatchObject({ status: 409, body: { code: 'U-TRSY-PP-31' } })
    expect(await shop.read(body)).toMatchObject({ status: 'SUCCEEDED' })
  })

  it('what is on its way is canceled at the provider once it is found there', async () => {
    await sandbox.fault('LOST_ANSWER')
    await sandbox.fault('SERVER_ERROR')
    const { body } = await shop.charge()
    expect(body).toMatchObject({ status: 'PENDING', virtualAccountNumber: null })
    expect(await shop.cancel(body)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
    clock.set('2026-11-24T03:00:30Z')
    await look()
    const ended = sandbox.shop.journal.entries.at(-1)
    expect(ended).toMatchObject({ kind: 'ENDED', how: 'CANCELED' })
    expect(await shop.read(body)).toMatchObject({ status: 'CANCELED' })
  })
})

describe('bad input', () => {
  it.each([
    ['an amount with an exponent', { amount: '1e6' }, 422, 'G-2'],
    ['an amount with three decimals', { amount: '1.000' }, 422, 'G-2'],
    ['nothing', { amount: '0.00' }, 422, 'G-2'],
    ['another currency', { currency: 'USD' }, 422, 'G-2'],
    ['a virtual account without a bank', { bankCode: undefined }, 422, 'G-2'],
    ['a bank that has none', { bankCode: '999' }, 422, 'G-2'],
    ['a QR of a bank', { method: 'QRIS' }, 422, 'G-2'],
    ['a page that leads nowhere', { method: 'CARD', bankCode: undefined }, 422, 'G-2'],
    ['a page that leads to a script', { method: 'CARD', bankCode: undefined, returnUrl: 'javascript:1' }, 422, 'G-2'],
    ['a time that is over', { expiresAt: '2026-11-24T02:59:59Z' }, 422, 'G-2'],
    ['a time far ahead', { expiresAt: '2027-01-24T02:59:59Z' }, 422, 'G-2'],
    ['a QR above the limit', { method: 'QRIS', bankCode: undefined, amount: '10000001.00' }, 422, 'U-TRSY-PP-28'],
    ['an account at BCA below the limit', { bankCode: '014', amount: '9999.00' }, 422, 'U-TRSY-PP-29'],
    ['sen', { amount: '4106999.07' }, 422, 'U-TRSY-PP-30'],
  ])('%s', async (_name, over, status, code) => {
    const { status: answered, body } = await shop.charge(over)
    expect([answered, body.code]).toEqual([status, code])
  })

  it('what no provider has, a provider without an API to collect by, and an organization without treasury', async () => {
    const none = await openShops()
    expect(await none.charge()).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-27' } })
    await none.scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: undefined })
    expect(await none.charge()).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-27' } })
    const doku = await openShops('DOKU')
    expect(await doku.charge({ method: 'QRIS', bankCode: undefined })).toMatchObject({
      status: 422,
      body: { code: 'U-TRSY-PP-27' },
    })
    const elsewhere = await none.ask<Charge>('POST', `provider-charges?organizationId=${randomUUID()}`, none.values())
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-32' } })
  })

  it('people, and other organizations', async () => {
    expect((await shop.scene.maker.get('/v1/provider-charges?keys=' + randomUUID())).status).toBe(422)
    const asPerson = await shop.scene.maker.get(
      `/v1/provider-charges?organizationId=${shop.organizationId}&keys=${randomUUID()}`,
    )
    expect(asPerson.status).toBe(401)
    const { body } = await shop.charge()
    const other = await openShops('XENDIT')
    expect(await other.cancel(body)).toMatchObject({ status: 404 })
    const seen = await other.ask<{ items: Charge[] }>(
      'GET',
      `provider-charges?organizationId=${other.organizationId}&ids=${body.id}`,
    )
    expect(seen.body.items).toEqual([])
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

// The last one: the line to the provider rests by the clock, which other tests set back.
it('a provider that takes no calls now is called again for the same charge', async () => {
  await sandbox.fault('RATE_LIMIT')
  const same = shop.values()
  expect(await shop.charge(same)).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-8' } })
  clock.set('2026-11-24T03:02:00Z')
  const { status, body } = await shop.charge(same)
  expect({ status, body }).toMatchObject({ status: 201, body: { status: 'PENDING' } })
  expect(body.virtualAccountNumber).not.toBeNull()
})
