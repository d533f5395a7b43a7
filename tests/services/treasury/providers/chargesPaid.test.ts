// The fate of charges: paid, paid late or with another amount, canceled, rejected; and what the account service then reads.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { exceptionSearches } from '../../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../../services/treasury/exceptions/findExceptions.ts'
import { type Charge, NOW, openChargeScene, type Paid } from './chargeScene.ts'

const { api, clock, look, openShops, sandbox } = await openChargeScene()
const shop = await openShops('XENDIT')

beforeEach(async () => {
  clock.set(NOW)
  await sandbox.clearFaults()
  // The sandbox has one merchant per provider, with one notification address.
  await shop.listen()
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

  it('case 30: another amount is an exception, once; the right one and what is taken back are none', async () => {
    const own = await openShops('XENDIT')
    const reader = api.as(own.organizationId, ['treasury.exceptions.view'])
    type Found = { label: string; status: string; amount: { amount: string }; subjectType: string }
    async function mismatches() {
      await api.database.inOrganization(own.organizationId, null, tx => findExceptions(tx, exceptionSearches))
      const { body } = await reader.get<{ items: Found[] }>('/v1/exceptions?type=AMOUNT_MISMATCH&first=100')
      return body.items
        .map(({ subjectType, label, status, amount }) => `${subjectType} ${label} ${status} ${amount.amount}`)
        .toSorted()
    }
    const paid = async (invoiceNumber: string, amount: string) => {
      const { body } = await own.charge({ invoiceNumber })
      await own.pay(body.virtualAccountNumber, { amount })
      return own.becomes(body, 'SUCCEEDED')
    }
    const short = await paid('INV-2026-000001', '4999999.00')
    await paid('INV-2026-000002', '5000000.00')
    await paid('INV-2026-000003', '5000001.00')
    const shop = own.shops.get('XENDIT')!.alias
    const above = `PAYMENT_TRANSACTION INV-2026-000003 ${shop}: 5000001.00 > 5000000.00 OPEN 1.00`
    const below = `PAYMENT_TRANSACTION INV-2026-000001 ${shop}: 4999999.00 < 5000000.00`
    for (let round = 0; round < 2; round++) expect(await mismatches()).toEqual([`${below} OPEN 1.00`, above])
    await withAdmin(api.adminUrl, admin =>
      admin.query(`update provider_transaction set status = 'REVERSED' where id = $1`, [short.transactionId]),
    )
    expect(await mismatches()).toEqual([`${below} RESOLVED 1.00`, above])
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

  it('what can’t be canceled at the provider now is canceled there later', async () => {
    await sandbox.fault('LOST_ANSWER')
    await sandbox.fault('SERVER_ERROR')
    const { body } = await shop.charge()
    expect(await shop.cancel(body)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
    // The status request is answered, the cancellation is not.
    await sandbox.fault('SLOW')
    await sandbox.fault('SERVER_ERROR')
    clock.set('2026-11-24T03:01:00Z')
    await look()
    expect(sandbox.shop.journal.entries.at(-1)).toMatchObject({ kind: 'CHARGED' })
    clock.set('2026-11-24T03:02:00Z')
    await look()
    expect(sandbox.shop.journal.entries.at(-1)).toMatchObject({ kind: 'ENDED', how: 'CANCELED' })
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
