// Fixed virtual accounts for the account service, against the sandbox: opened once, paid to as often as a customer likes, closed and expired.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { MERCHANTS } from '../../../../services/sandbox-provider/merchant.ts'
import { exceptionSearches } from '../../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../../services/treasury/exceptions/findExceptions.ts'
import { updateProvider } from '../../../../services/treasury/providers/connect.ts'
import { until } from '../../../support/until.ts'
import { NOW, openChargeScene, type Paid } from './chargeScene.ts'

const { api, clock, look, openShops, sandbox } = await openChargeScene()
const shop = await openShops('XENDIT')
type Shop = typeof shop

beforeEach(async () => {
  clock.set(NOW)
  await sandbox.clearFaults()
  await shop.listen()
})

type Fixed = {
  id: string
  key: string
  provider: string
  bankCode: string
  status: string
  number: string | null
  failureReason: string | null
  payoutEntityId: string
  version: number
}
type Bank = { bankCode: string; provider: string | null }

const values = (over: object = {}) => ({
  key: randomUUID(),
  bankCode: '014',
  customerName: 'PT Maju & Jaya',
  expiresAt: '2028-11-30T17:00:00Z',
  language: 'id',
  ...over,
})
const at = (of: Shop, more = '') => `provider-virtual-accounts${more}?organizationId=${of.organizationId}`
const open = (of: Shop, over: object = {}) => of.ask<Fixed>('POST', at(of), values(over))
const close = (of: Shop, { id }: { id: string }) => of.ask<Fixed>('POST', at(of, `/${id}/close`))
const read = async (of: Shop, { key }: { key: string }) =>
  (await of.ask<{ items: Fixed[] }>('GET', `${at(of)}&keys=${key}`)).body.items[0]!
const banks = async (of: Shop) => (await of.ask<{ items: Bank[] }>('GET', at(of, '/banks'))).body.items
const paidTo = async (of: Shop, { key }: { key: string }): Promise<Paid[]> =>
  (await of.payments('&first=200')).items.filter(({ chargeKey }) => chargeKey === key)
const hasPaid = (of: Shop, to: { key: string }, count: number) =>
  until(async () => (await paidTo(of, to)).length === count)

describe('the entity that a provider pays out to', () => {
  it('is told of each fixed virtual account, and its provider alone collects for it', async () => {
    const own = await openShops('XENDIT')
    const { entityId } = own.scene.organization
    const { body } = await open(own)
    expect((await read(own, body)).payoutEntityId).toBe(entityId)
    const methods = `provider-charges/methods?organizationId=${own.organizationId}&amount=500000`
    const possible = async (of: string) =>
      (await own.ask<{ items: { isPossible: boolean }[] }>('GET', `${methods}&entityId=${of}`)).body.items.some(
        ({ isPossible }) => isPossible,
      )
    expect([await possible(entityId), await possible(randomUUID())]).toEqual([true, false])
    expect(await own.charge({ entityId: randomUUID() })).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-27' } })
    expect((await own.charge({ entityId })).status).toBe(201)
  })

  it('is told again once the payout account changes', async () => {
    const own = await openShops('XENDIT')
    const { body } = await open(own)
    const { id } = own.shops.get('XENDIT')!
    const { version, alias } = await own.scene.read({ id })
    const other = await own.scene.make<{ id: string }>('bank-accounts', {
      bankCode: '014',
      accountNumber: '7100099',
      alias: 'Other payout',
      entityId: own.scene.organization.entityId,
      currency: 'IDR',
    })
    const before = (await read(own, body)).version
    await api.database.inOrganization(own.organizationId, null, tx =>
      updateProvider(tx, id, { version, alias, bankAccountId: other.id }),
    )
    expect((await read(own, body)).version).toBe(before + 1)
  })
})

describe('a fixed virtual account', () => {
  it('takes any amount, as often as it is paid to, and stays open; equal payments are no duplicates', async () => {
    const own = await openShops('XENDIT')
    const { status, body } = await open(own)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { provider: 'XENDIT', bankCode: '014', status: 'ACTIVE', failureReason: null },
    })
    expect(body.number).toMatch(/^\d{10,}$/)
    for (const [place, amount] of ['109000000.00', '250000.00', '250000.00'].entries()) {
      await own.pay(body.number, { amount })
      await hasPaid(own, body, place + 1)
    }
    const paid = await paidTo(own, body)
    expect(paid.map(({ amount }) => amount).toSorted()).toEqual(['109000000.00', '250000.00', '250000.00'])
    for (const each of paid)
      expect(each).toMatchObject({ invoiceNumber: null, kind: 'PAYMENT', method: 'VIRTUAL_ACCOUNT', status: 'SUCCESS' })
    expect(await read(own, body)).toMatchObject({ status: 'ACTIVE' })
    // No charge of an invoice: checkout never sees it as one.
    const charges = await own.ask<{ items: unknown[] }>(
      'GET',
      `provider-charges?organizationId=${own.organizationId}&keys=${body.key}`,
    )
    expect(charges.body.items).toEqual([])
    await api.database.inOrganization(own.organizationId, null, tx => findExceptions(tx, exceptionSearches))
    const found = await api
      .as(own.organizationId, ['treasury.exceptions.view'])
      .get<{ items: { type: string }[] }>('/v1/exceptions?first=100')
    expect(found.body.items).toEqual([])
  })

  it('is told of one payment by twenty equal notifications once', async () => {
    const { body } = await open(shop)
    await sandbox.fault('LOST')
    await shop.pay(body.number, { amount: '5000000.00' })
    const order = sandbox.shop.orders().find(({ charge }) => charge?.number === body.number)!
    const told = JSON.stringify({ external_id: order.placed.reference, id: randomUUID(), status: 'PAID' })
    const path = shop.shops.get('XENDIT')!.hookPath
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${shop.hook.origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-callback-token': MERCHANTS.XENDIT.webhookToken },
          body: told,
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await hasPaid(shop, body, 1)
  })

  it('is opened once for a key, however often it is asked for', async () => {
    const before = shop.madeAtProvider()
    const same = values()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.ask<Fixed>('POST', at(shop), same)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(shop.madeAtProvider() - before).toBe(1)
    expect(await shop.ask('POST', at(shop), { ...same, bankCode: '009' })).toMatchObject({
      status: 409,
      body: { code: 'U-TRSY-PP-33' },
    })
    // A key is of one thing: of a charge or of an account.
    expect(await shop.charge({ key: same.key })).toMatchObject({ status: 409, body: { code: 'U-TRSY-PP-33' } })
  })

  it('fails where the answer was lost: nobody knows its number', async () => {
    await sandbox.fault('LOST_ANSWER')
    const { body } = await open(shop)
    expect(body).toMatchObject({ status: 'PENDING', number: null })
    clock.set('2026-11-24T03:03:00Z')
    await look()
    expect(await read(shop, body)).toMatchObject({ status: 'FAILED', failureReason: 'NOT_RECEIVED' })
  })

  it('is closed at the provider too; what is paid all the same is told', async () => {
    const { body } = await open(shop)
    for (let times = 0; times < 2; times++)
      expect(await close(shop, body)).toMatchObject({ status: 200, body: { status: 'CLOSED' } })
    expect(sandbox.shop.journal.entries.at(-1)).toMatchObject({ kind: 'ENDED', how: 'CANCELED' })
    await shop.pay(body.number, { amount: '70000.00', late: true })
    await hasPaid(shop, body, 1)
    expect(await read(shop, body)).toMatchObject({ status: 'CLOSED' })
  })

  it('expires by its time', async () => {
    const { body } = await open(shop, { expiresAt: '2026-11-24T17:00:00Z' })
    clock.set('2026-11-24T16:59:59Z')
    await look()
    expect(await read(shop, body)).toMatchObject({ status: 'ACTIVE' })
    clock.set('2026-11-24T17:00:00Z')
    await look()
    expect(await read(shop, body)).toMatchObject({ status: 'EXPIRED' })
  })
})

describe('who opens one', () => {
  it('Xendit at six banks; of DOKU and Midtrans nothing is certain enough', async () => {
    expect(await banks(shop)).toEqual(
      ['014', '008', '009', '002', '022', '013'].map(bankCode => ({ bankCode, provider: 'XENDIT' })),
    )
    const own = await openShops('DOKU', 'MIDTRANS')
    for (const { provider } of await banks(own)) expect(provider).toBeNull()
    expect(await open(own)).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-27' } })
  })

  it.each([
    ['a bank that has none', { bankCode: '999' }],
    ['a time that is over', { expiresAt: '2026-11-24T02:59:59Z' }],
    ['a time far ahead', { expiresAt: '2037-11-24T03:00:01Z' }],
    ['an amount', { amount: '1.00' }],
  ])('not with %s', async (_name, over) => {
    expect(await open(shop, over)).toMatchObject({ status: 422, body: { code: 'G-2' } })
  })

  it('neither people nor other organizations', async () => {
    const asPerson = await shop.scene.maker.get(`/v1/${at(shop)}&keys=${randomUUID()}`)
    expect(asPerson.status).toBe(401)
    const { body } = await open(shop)
    const other = await openShops('XENDIT')
    expect(await close(other, body)).toMatchObject({ status: 404 })
    expect((await other.ask<{ items: Fixed[] }>('GET', `${at(other)}&ids=${body.id}`)).body.items).toEqual([])
  })
})
