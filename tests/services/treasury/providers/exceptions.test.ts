// Exceptions about payment providers: missing money, raised once, figures that don't add up, and silent providers.
import { beforeEach, expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { exceptionSearches } from '../../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../../services/treasury/exceptions/findExceptions.ts'
import { openTreasuryApi } from '../support/api.ts'
import { type FakeTransaction, openFakeProvider } from './fakeProvider.ts'
import { openScene, type ProviderBody } from './support.ts'

const PAID = '2026-11-20T03:00:00Z'
const clock = stoppedClock(PAID)
const provider = await openFakeProvider()
const api = await openTreasuryApi({ clock, providerHosts: { XENDIT: { url: provider.url } } })

beforeEach(() => {
  clock.set(PAID)
  provider.transactions = []
  provider.override = undefined
})

type Found = {
  type: string
  status: string
  subjectType: string
  label: string
  since: string
  amount: { amount: string } | null
}

/** An organization for this test, with a user who handles its exceptions. */
async function openWatched() {
  const scene = await openScene(api)
  const syncs = await scene.openSyncs()
  const reader = api.as(scene.organization.id, ['treasury.exceptions.view'])
  /** Exceptions of these types, as `subject status since`, after a detection run. */
  async function look(day: string, ...types: string[]): Promise<string[]> {
    clock.set(`${day}T03:00:00Z`)
    await api.database.inOrganization(scene.organization.id, null, tx => findExceptions(tx, exceptionSearches))
    const path = `/v1/exceptions?type=${types.join(',')}&first=100`
    const { body } = await reader.get<{ items: Found[] }>(path)
    return body.items
      .map(({ subjectType, label, status, since }) => `${subjectType} ${label} ${status} ${since}`)
      .toSorted()
  }
  return { ...scene, ...syncs, look }
}

const payment = (over: Partial<FakeTransaction> = {}): FakeTransaction => ({
  id: 'txn_1',
  type: 'PAYMENT',
  status: 'SUCCESS',
  reference_id: 'INV-1',
  amount: '1000000',
  created: '2026-11-20T02:00:00.000Z',
  updated: '2026-11-20T02:00:00.000Z',
  fee: ['4000', '440'],
  settlement_status: 'PENDING',
  ...over,
})
const withdrawal = (day: string): FakeTransaction =>
  payment({ id: 'wd_1', type: 'WITHDRAWAL', reference_id: 'wd_1', amount: '995560', updated: `${day}T02:00:00.000Z` })

test('an order that is in no batch 2 banking days after its money should have come', async () => {
  const { connect, sync, look } = await openWatched()
  provider.transactions = [payment()]
  const shop = await connect({ alias: 'Toko' })
  await sync(shop)
  // Paid on Friday, expected on Tuesday the 24th.
  expect(await look('2026-11-26', 'MISSING_SETTLEMENT')).toEqual([])
  const missing = ['PAYMENT_TRANSACTION INV-1 Toko OPEN 2026-11-24']
  expect(await look('2026-11-27', 'MISSING_SETTLEMENT')).toEqual(missing)
  expect(await look('2026-11-28', 'MISSING_SETTLEMENT')).toEqual(missing)

  // Credited at the provider, it is in no batch until there is one that may contain it.
  provider.transactions = [payment({ settlement_status: 'SETTLED', updated: '2026-11-27T02:00:00.000Z' })]
  await sync(shop)
  expect(await look('2026-11-28', 'MISSING_SETTLEMENT')).toEqual(missing)
  provider.transactions = [withdrawal('2026-11-27')]
  await sync(shop)
  expect(await look('2026-11-28', 'MISSING_SETTLEMENT')).toEqual(['PAYMENT_TRANSACTION INV-1 Toko RESOLVED 2026-11-24'])
})

test('worked case 14: a batch without its bank line, told once, settled by the match and told again after its undo', async () => {
  const { connect, sync, look, recordsOf, line, reconcile, maker } = await openWatched()
  provider.transactions = [withdrawal('2026-11-20')]
  const shop = await connect({ alias: 'Toko' })
  await sync(shop)
  const both = ['MISSING_SETTLEMENT', 'UNMATCHED_EXPECTED'] as const
  expect(await look('2026-11-24', ...both)).toEqual([])
  const missing = ['PAYMENT_RECORD wd_1 Toko OPEN 2026-11-20']
  expect(await look('2026-11-25', ...both)).toEqual(missing)
  // Its expected transaction is long overdue, for the same reason.
  expect(await look('2026-12-21', ...both)).toEqual(missing)

  const [record] = await recordsOf(shop)
  const booked = await line('995560.00', '2026-11-20')
  const { body: match } = await reconcile(booked.id, record!.expectedTransactionId!)
  expect(await look('2026-12-21', ...both)).toEqual(['PAYMENT_RECORD wd_1 Toko RESOLVED 2026-11-20'])
  const undone = await maker.post(`/v1/reconciliations/${match.id}/remove`, {
    version: match.version,
    reason: 'Another shop',
  })
  expect(undone.status).toBe(200)
  expect(await recordsOf(shop)).toMatchObject([{ settlement: 'SETTLED', reconciliationStatus: 'UNRECONCILED' }])
  expect(await look('2026-12-21', ...both)).toEqual(missing)
})

test('a batch and a transaction that do not add up, and a word that nobody knows', async () => {
  const { connect, sync, look, upload } = await openWatched()
  provider.transactions = [
    payment({ net_amount: '900000' }),
    payment({ id: 'txn_2', reference_id: 'INV-2', status: 'ON_HOLD' }),
  ]
  const shop = await connect({ alias: 'Toko' })
  await sync(shop)
  expect(await look('2026-11-23', 'AMOUNT_MISMATCH')).toEqual([
    'PAYMENT_TRANSACTION INV-1 Toko OPEN 2026-11-20',
    'PAYMENT_TRANSACTION INV-2 Toko OPEN 2026-11-20',
  ])
  provider.transactions = [payment({ id: 'txn_2', reference_id: 'INV-2', updated: '2026-11-21T02:00:00.000Z' })]
  await sync(shop)
  const lines = [
    'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance',
    '2026-11-20 05:00:11,COMPLETED,prd,txn_2,PAYMENT,TRANSACTION,BCA VA,INV-2,IDR,1000000,0',
    '2026-11-20 05:00:11,COMPLETED,prd,wd_9,WITHDRAWAL,TRANSACTION,wd_9,wd_9,IDR,-900000,0',
  ]
  expect((await upload(shop, lines.join('\n'))).issues).toEqual([])
  expect(await look('2026-11-23', 'AMOUNT_MISMATCH')).toEqual([
    'PAYMENT_RECORD wd_9 Toko OPEN 2026-11-20',
    'PAYMENT_TRANSACTION INV-1 Toko OPEN 2026-11-20',
    'PAYMENT_TRANSACTION INV-2 Toko RESOLVED 2026-11-20',
  ])
})

test('an order that was paid twice on one day, until one of the two is given back', async () => {
  const { connect, sync, look } = await openWatched()
  const again = (id: string, over: Partial<FakeTransaction> = {}) => payment({ id, ...over })
  provider.transactions = [
    again('txn_1'),
    again('txn_2', { created: '2026-11-20T12:00:00.000Z', updated: '2026-11-20T12:00:00.000Z' }),
    // With another amount, day or order, and a failed one.
    again('txn_3', { amount: '900000' }),
    again('txn_4', { created: '2026-11-18T02:00:00.000Z' }),
    again('txn_5', { reference_id: 'INV-5' }),
    again('txn_6', { status: 'FAILED' }),
  ]
  const shop = await connect({ alias: 'Toko' })
  const twice = (status: string) => [`PAYMENT_TRANSACTION INV-1 Toko: txn_2 = txn_1 ${status} 2026-11-20`]
  const duplicates = () => look('2026-11-20', 'DUPLICATE_SUSPICION')
  await sync(shop)
  expect(await duplicates()).toEqual(twice('OPEN'))
  // Raised once, however often it is reported.
  await sync(shop)
  expect(await duplicates()).toEqual(twice('OPEN'))
  provider.transactions = [again('txn_1', { status: 'REVERSED', updated: '2026-11-20T13:00:00.000Z' })]
  await sync(shop)
  expect((await duplicates()).filter(each => each.includes('OPEN'))).toEqual([])
})

test('an order that was paid twice, until one of the two is refunded by a transaction of its own', async () => {
  const { connect, sync, look } = await openWatched()
  const refund = (amount: string, over: Partial<FakeTransaction> = {}) =>
    payment({ id: 'rfd_1', type: 'REFUND', amount, updated: '2026-11-20T13:00:00.000Z', ...over })
  const twice = [payment({ id: 'txn_1' }), payment({ id: 'txn_2', updated: '2026-11-20T03:00:00.000Z' })]
  const open = async () => (await look('2026-11-20', 'DUPLICATE_SUSPICION')).filter(each => each.includes('OPEN'))
  const shop = await connect({ alias: 'Toko' })
  provider.transactions = [...twice, refund('400000')]
  await sync(shop)
  expect(await open()).toHaveLength(1)
  provider.transactions = [refund('400000'), refund('600000', { id: 'rfd_2' })]
  await sync(shop)
  expect(await open()).toEqual([])
  // The provider takes one of them back.
  provider.transactions = [refund('600000', { id: 'rfd_2', status: 'REVERSED', updated: '2026-11-20T14:00:00.000Z' })]
  await sync(shop)
  expect(await open()).toHaveLength(1)
})

test('an order that two providers were paid for at the same moment', async () => {
  const { connect, sync, look } = await openWatched()
  provider.transactions = [payment({ reference_id: 'INV-9' })]
  const shops = [await connect({ alias: 'Toko' }), await connect({ alias: 'Web' })]
  await Promise.all(shops.map(shop => sync(shop)))
  expect((await look('2026-11-20', 'DUPLICATE_SUSPICION')).filter(each => each.includes('INV-9'))).toHaveLength(1)
})

test('a provider that answers with an error, or was not heard of for a day; one by file is never stale', async () => {
  const { connect, sync, look, maker } = await openWatched()
  const shop: ProviderBody = await connect({ alias: 'Toko' })
  await connect({ alias: 'By file', mode: 'FILE', credentials: null })
  const stale = () => look('2026-11-20', 'STALE_CONNECTION')
  await sync(shop)
  expect(await stale()).toEqual([])
  provider.override = () => ({ status: 401, body: '{}' })
  await sync(shop)
  expect(await stale()).toEqual(['PAYMENT_PROVIDER Toko OPEN 2026-11-20'])
  provider.override = undefined
  await sync(shop)
  expect(await stale()).toEqual(['PAYMENT_PROVIDER Toko RESOLVED 2026-11-20'])
  const ofProviders = async (day: string) =>
    (await look(day, 'STALE_CONNECTION')).filter(each => each.startsWith('PAYMENT_PROVIDER') && each.includes('OPEN'))
  expect(await ofProviders('2026-11-23')).toEqual(['PAYMENT_PROVIDER Toko OPEN 2026-11-20'])
  await maker.post(`/v1/payment-providers/${shop.id}/disable`, { version: shop.version })
  expect(await ofProviders('2026-11-23')).toEqual([])
})
