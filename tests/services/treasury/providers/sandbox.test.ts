// Treasury with the payment provider sandbox, which implements the protocols independently: from an order to its expected money, with each
// of its faults.
import { beforeEach, describe, expect, it, test } from 'vitest'
import { MERCHANTS } from '../../../../services/sandbox-provider/merchant.ts'
import { openSandboxProvider } from '../../../support/sandboxProvider.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene, type ProviderBody } from './support.ts'

const sandbox = await openSandboxProvider()
const api = await openTreasuryApi({
  providerHosts: {
    XENDIT: { url: `${sandbox.url}/xendit` },
    MIDTRANS: { url: `${sandbox.url}/midtrans` },
    DOKU: { url: `${sandbox.url}/doku` },
  },
})
const scene = await openScene(api)
const syncs = await scene.openSyncs()
const hook = await sandbox.openHook(scene.notify)

type Played = keyof typeof MERCHANTS
const shops = new Map<Played, ProviderBody>()
/** The one connection of a provider's merchant. */
const connect = async (provider: Played): Promise<ProviderBody> => {
  const known = shops.get(provider)
  if (known) return scene.read(known)
  const made = await scene.connect({ provider, credentials: MERCHANTS[provider] })
  await sandbox.listen(provider, hook.origin + made.hookPath)
  shops.set(provider, made)
  return made
}
beforeEach(async () => {
  await sandbox.clearFaults()
  hook.statuses.length = 0
})

let orders = 0
/** Paid orders, by reference. */
async function paid(provider: Played, count: number, channel?: string): Promise<string[]> {
  const references = Array.from({ length: count }, () => `INV-${++orders}`)
  for (const reference of references) {
    await sandbox.order(provider, reference, '1000000.00', channel)
    await sandbox.pay(provider, reference)
  }
  return references
}
/** A shop's orders with these references, as `reference status`. */
async function statesOf(shop: ProviderBody, references: readonly string[]): Promise<string[]> {
  const all = await scene.transactionsOf(shop)
  return all
    .filter(({ orderReference }) => references.includes(orderReference))
    .map(({ orderReference, status }) => `${orderReference} ${status}`)
    .toSorted()
}
/** Settles earlier payments in a batch, so that the next one belongs to this test. */
const clear = () => sandbox.settle('XENDIT')
async function settled(shop: ProviderBody) {
  const made = await sandbox.settle('XENDIT')
  const report = await sandbox.report(made.batch)
  expect(await syncs.sync(shop)).toMatchObject({ lastError: null })
  const uploaded = await scene.upload(shop, report)
  const record = (await scene.recordsOf(shop)).find(({ externalId }) => externalId === made.batch)
  return { made, report, uploaded, record: record ?? expect.unreachable(made.batch) }
}

describe('from an order to the money', () => {
  it('Xendit: notification, fees, batch, its members, and one expected transaction', async () => {
    const shop = await connect('XENDIT')
    await clear()
    const references = await paid('XENDIT', 3)
    await until(async () => (await statesOf(shop, references)).length === 3)
    const stored = (await scene.transactionsOf(shop)).filter(each => references.includes(each.orderReference))
    for (const each of stored)
      expect(each).toMatchObject({
        status: 'SUCCESS',
        fee: { amount: '4000.00' },
        vat: { amount: '440.00' },
        net: { amount: '995560.00' },
        figureCheck: 'EXACT',
        settlement: 'PENDING',
      })
    const { made, record, uploaded } = await settled(shop)
    expect(made.net).toBe('2986680.00')
    expect(uploaded).toMatchObject({ records: { added: 0, changed: 1 }, issues: [] })
    expect(record).toMatchObject({
      net: { amount: '2986680.00' },
      gross: { amount: '3000000.00' },
      memberCheck: 'EXACT',
      carryOverCheck: 'EXACT',
      settlement: 'SETTLED',
    })
    // API, notification and report created one row for each.
    const after = (await scene.transactionsOf(shop)).filter(each => references.includes(each.orderReference))
    expect(after.map(({ settlement, recordId }) => `${settlement} ${recordId}`)).toEqual(
      references.map(() => `SETTLED ${record.id}`),
    )
    const expected = (await scene.expectedOf(record)).filter(({ status }) => status !== 'ARCHIVED')
    expect(expected.map(({ amount }) => amount.amount)).toEqual(['2986680.00'])
  })

  it('Xendit: a refund and a chargeback come with the next batch', async () => {
    const shop = await connect('XENDIT')
    await clear()
    const [refunded, charged, kept] = await paid('XENDIT', 3)
    await sandbox.refund('XENDIT', refunded!, '150000.00')
    await sandbox.chargeBack('XENDIT', charged!)
    const { record } = await settled(shop)
    // 3 x 995,560 - 150,000 - 1,000,000 - 27,750.
    expect(record).toMatchObject({ net: { amount: '1808930.00' }, transactionCount: 5, memberCheck: 'EXACT' })
    expect(await statesOf(shop, [kept!])).toEqual([`${kept} SUCCESS`])
    expect(await statesOf(shop, [charged!])).toEqual([`${charged} REVERSED`, `${charged} SUCCESS`])
  })

  it('Midtrans: asked by order, paid and refunded in part', async () => {
    const shop = await connect('MIDTRANS')
    const [reference] = await paid('MIDTRANS', 1, 'QRIS')
    await until(async () => (await statesOf(shop, [reference!])).includes(`${reference} SUCCESS`))
    await sandbox.refund('MIDTRANS', reference!, '250000.00')
    await until(async () => (await statesOf(shop, [reference!])).length === 2)
    const nets = (await scene.transactionsOf(shop)).map(({ kind, gross }) => `${kind} ${gross.amount}`).toSorted()
    expect(nets).toEqual(['PAYMENT 1000000.00', 'REFUND -250000.00'])
  })

  it('DOKU: asked by invoice, with fees from its report', async () => {
    const shop = await connect('DOKU')
    const [reference] = await paid('DOKU', 1)
    await until(async () => (await statesOf(shop, [reference!])).includes(`${reference} SUCCESS`))
    const { batch } = await sandbox.settle('DOKU')
    expect((await scene.upload(shop, await sandbox.report(batch))).issues).toEqual([])
    expect(await scene.transactionsOf(shop)).toMatchObject([
      { fee: { amount: '4440.00' }, net: { amount: '995560.00' }, settlement: 'SETTLED', figureCheck: 'EXACT' },
    ])
  })
})

describe('faults', () => {
  test('DUPLICATE: taken twice, and one effect', async () => {
    const shop = await connect('XENDIT')
    await sandbox.fault('DUPLICATE', { times: 2 })
    const references = await paid('XENDIT', 1)
    await until(() => hook.statuses.length >= 4)
    expect(new Set(hook.statuses)).toEqual(new Set([200]))
    await until(async () => (await statesOf(shop, references)).length === 1)
  })
  test('OUT_OF_ORDER and LOST: the state is asked for, and a sync finds what was not told', async () => {
    const shop = await connect('XENDIT')
    await sandbox.fault('OUT_OF_ORDER')
    const late = await paid('XENDIT', 1)
    await until(async () => (await statesOf(shop, late)).includes(`${late[0]} SUCCESS`))
    await sandbox.fault('LOST', { times: 2 })
    const lost = await paid('XENDIT', 1)
    expect(await statesOf(shop, lost)).toEqual([])
    await syncs.sync(shop)
    expect(await statesOf(shop, lost)).toEqual([`${lost[0]} SUCCESS`])
  })
  test.each(['XENDIT', 'MIDTRANS', 'DOKU'] as const)('BAD_PROOF of %s: refused', async provider => {
    await connect(provider)
    await sandbox.fault('BAD_PROOF', { times: 2 })
    await paid(provider, 1)
    await until(() => hook.statuses.length >= 2)
    expect(hook.statuses.slice(0, 2)).toEqual([401, 401])
  })
  test('WRONG_NET, MISSING_MEMBER and SETTLED_TWICE: a mismatch of members', async () => {
    const shop = await connect('XENDIT')
    for (const kind of ['WRONG_NET', 'MISSING_MEMBER', 'SETTLED_TWICE'] as const) {
      await clear()
      await paid('XENDIT', 2)
      // The previous batch's payments are paid out already.
      await settled(shop)
      await paid('XENDIT', 2)
      await sandbox.fault(kind)
      const { record } = await settled(shop)
      expect(record.memberCheck, kind).toBe('MISMATCH')
    }
  })
  test('NEGATIVE_BATCH: nothing is expected, and the next one carries it over', async () => {
    const shop = await connect('XENDIT')
    await clear()
    await paid('XENDIT', 1)
    await sandbox.fault('NEGATIVE_BATCH')
    const { record: below } = await settled(shop)
    expect(below).toMatchObject({ net: { amount: '-995560.00' }, reconciliationStatus: null })
    expect(await scene.expectedOf(below)).toEqual([])
    await paid('XENDIT', 2)
    const { record: next } = await settled(shop)
    expect(next).toMatchObject({ net: { amount: '995560.00' }, memberCheck: 'EXACT' })
  })
  test('UNKNOWN_STATUS: pending, with the word kept for a person', async () => {
    const shop = await connect('XENDIT')
    await sandbox.fault('LOST', { times: 2 })
    const [reference] = await paid('XENDIT', 1)
    await sandbox.fault('UNKNOWN_STATUS')
    await syncs.sync(shop)
    const stored = (await scene.transactionsOf(shop)).find(({ orderReference }) => orderReference === reference)
    expect(stored).toMatchObject({ status: 'PENDING', statusWord: 'ON_HOLD', isStatusKnown: false })
    await syncs.sync(shop)
    expect(await statesOf(shop, [reference!])).toEqual([`${reference} SUCCESS`])
  })
  test('CUT_FILE: refused by its row, and nothing is stored', async () => {
    const shop = await connect('XENDIT')
    await clear()
    await paid('XENDIT', 1)
    const { batch } = await sandbox.settle('XENDIT')
    await sandbox.fault('CUT_FILE')
    const { issues } = await scene.upload(shop, await sandbox.report(batch))
    expect(issues).toMatchObject([{ row: expect.any(Number), code: 'U-TRSY-PP-15' }])
    expect((await scene.recordsOf(shop)).filter(({ externalId }) => externalId === batch)).toEqual([])
  })
  test('SERVER_ERROR, SLOW and CURSOR_LOOP: the sync says so, and the next one fixes it', async () => {
    const shop = await connect('XENDIT')
    await sandbox.fault('LOST', { times: 2 })
    const references = await paid('XENDIT', 1)
    for (const [kind, code] of [
      ['SERVER_ERROR', 'U-TRSY-PP-9'],
      ['SLOW', 'U-TRSY-PP-9'],
      ['CURSOR_LOOP', 'U-TRSY-PP-11'],
    ] as const) {
      await sandbox.fault(kind, { times: kind === 'CURSOR_LOOP' ? 3 : 1, ms: 6_000 })
      expect(await syncs.sync(shop), kind).toMatchObject({ lastError: { code } })
      await sandbox.clearFaults()
    }
    expect(await syncs.sync(shop)).toMatchObject({ lastError: null })
    expect(await statesOf(shop, references)).toEqual([`${references[0]} SUCCESS`])
  })
  test('RATE_LIMIT: left alone for as long as it says', async () => {
    const shop = await connect('XENDIT')
    await sandbox.fault('RATE_LIMIT')
    expect(await syncs.sync(shop)).toMatchObject({ lastError: { code: 'U-TRSY-PP-8' } })
    await until(async () => (await syncs.sync(shop)).lastError === null)
  })
})
