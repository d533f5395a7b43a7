// From an invoice to its expected transactions: both services over HTTP, real feeds, races, replays and resets.
import { describe, expect, it } from 'vitest'
import { newId } from '../../../services/kit/ids.ts'
import { openInvoiceClient } from '../../../services/treasury/receivables/snapshot.ts'
import { placeIn } from '../../../services/kit/outbox/place.ts'
import { storeInvoice } from '../../../services/treasury/receivables/store.ts'
import { receivablePosition } from '../../../services/treasury/receivables/table.ts'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import type { Problem } from '../treasury/support/api.ts'
import { openChain } from './support.ts'

const chain = await openChain()
const { arus, issued, expectedOf, reconciler, treasury } = chain
const { database } = treasury
const client = openInvoiceClient(chain.account)

const snapshotOf = async (id: string) => (await client.invoices(retail, [id]))[0]!
const amountsOf = async (id: string) =>
  (await expectedOf(id)).map(({ amount, status, date }) => ({ amount: amount.amount, status, date }))

async function creditedBy(invoiceId: string, amount: string) {
  const [first] = await arus.linesOf(invoiceId)
  const { body } = await arus.post<{ id: string; version: number }>(chain.maker, '/v1/credit-memos', {
    invoiceId,
    memoDate: '2026-11-21',
    note: 'Sebagian batal',
    lines: [{ invoiceLineId: first!.id, amount }],
  })
  await arus.must(
    arus.resultOf(chain.admin, '/v1/credit-memos/approve', { creditMemos: [{ id: body.id, version: body.version }] }),
  )
}

describe('what a customer promises', () => {
  it('is with its expected transaction, and goes when it is taken back', async () => {
    const invoice = await issued()
    const promise = async (date: string | null, version: number) => {
      const { status, body } = await chain.maker.put<{ version: number }>(`/v1/invoices/${invoice.id}/promise`, {
        date,
        note: null,
        version,
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.version
    }
    const day = Temporal.PlainDate.from(invoice.expectedDate).add({ days: 9 }).toString()
    const isPromised = (promisedOn: string | null) =>
      waitFor(async () =>
        expect(await expectedOf(invoice.id)).toMatchObject([{ promisedOn, date: invoice.expectedDate }]),
      )
    await isPromised(null)
    const version = await promise(day, 0)
    await isPromised(day)
    await promise(null, version)
    await isPromised(null)
  })
})

describe('an issued invoice', () => {
  it('has its cash expected of its customer, and nobody edits that by hand', async () => {
    const invoice = await issued({ customerReference: 'PO/2026/778' })
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(1))
    const [expected] = await expectedOf(invoice.id)
    expect(expected).toMatchObject({
      source: 'INVOICE',
      status: 'UNRECONCILED',
      amount: { amount: '109000000.00' },
      date: invoice.expectedDate,
      data: [{ key: 'PO', value: 'PO/2026/778' }],
      allowedActions: ['RECONCILE'],
    })
    expect(expected!.description).toContain(invoice.number)
    const counterparty = await reconciler.get<{ externalId: string }>(`/v1/counterparties/${expected!.counterpartyId}`)
    expect(counterparty.body.externalId).toBe(chain.customer)

    const edited = await reconciler.put<Problem>(`/v1/expected-transactions/${expected!.id}`, {
      date: expected!.date,
      description: 'lain',
      direction: 'CREDIT',
      amount: { amount: '1.00', currency: 'IDR' },
      version: expected!.version,
    })
    expect(edited).toMatchObject({ status: 409, body: { code: 'U-TRSY-ET-16' } })
    const listed = await reconciler.get<{ items: object[] }>(
      `/v1/receivables/expected-transactions?invoiceIds=${invoice.id}`,
    )
    expect(listed.body.items).toEqual([{ invoiceId: invoice.id, expectedTransactionId: expected!.id }])
  })

  it('expects each instalment of its own, and less after a credit', async () => {
    const invoice = await issued({
      milestones: [
        { name: 'Uang muka', percent: '30', dueDate: '2026-12-01' },
        { name: 'Pelunasan', percent: '70', dueDate: '2026-12-31' },
      ],
    })
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(2))
    expect(await amountsOf(invoice.id)).toEqual([
      { amount: '32700000.00', status: 'UNRECONCILED', date: '2026-12-01' },
      { amount: '76300000.00', status: 'UNRECONCILED', date: '2026-12-31' },
    ])
    // 10,000,000 of the base: 11,100,000 with VAT, of which 200,000 would have been withheld.
    await creditedBy(invoice.id, '10000000')
    await waitFor(async () =>
      expect((await amountsOf(invoice.id)).map(({ amount }) => amount)).toEqual(['21800000.00', '76300000.00']),
    )
  })

  it('expects nothing any more once it is canceled', async () => {
    const invoice = await issued()
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(1))
    await arus.must(arus.cancel(invoice.id))
    await waitFor(async () =>
      expect(await amountsOf(invoice.id)).toMatchObject([{ amount: '109000000.00', status: 'ARCHIVED' }]),
    )
  })
})

describe('a customer whose name somebody else has', () => {
  const withName = async (alias: string, taxNumber: string | null) => {
    const invoice = await issued()
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(1))
    const now = await snapshotOf(invoice.id)
    // As for a customer of that name.
    const id = newId()
    const parts = now.parts.map(part => ({ ...part, partId: newId() }))
    const customer = { ...now.customer, id: newId(), alias, taxNumber, accountNumber: null, accountName: null }
    await storeInvoice(database, retail, { ...now, id, number: `INV-${id}`, parts, customer })
    const [expected] = await expectedOf(id)
    const { body } = await reconciler.get<{ alias: string; externalId: string | null }>(
      `/v1/counterparties/${expected!.counterpartyId}`,
    )
    return { counterparty: body, counterpartyId: expected!.counterpartyId, customerId: customer.id }
  }
  const write = (alias: string, taxNumber: string | null) =>
    reconciler.post<{ id: string }>('/v1/counterparties', {
      legalName: alias,
      alias,
      type: 'COMPANY',
      taxNumber,
      bankAccounts: [],
    })

  it('is a counterparty of its own where an entity of ours has it', async () => {
    const { rows } = await database.readInOrganization(retail, null, tx =>
      tx.execute<{ alias: string }>('select alias from counterparty where entity_id is not null limit 1'),
    )
    const { counterparty, customerId } = await withName(rows[0]!.alias.toUpperCase(), null)
    expect(counterparty).toMatchObject({ alias: `${rows[0]!.alias.toUpperCase()} (2)`, externalId: customerId })
  })

  it('is the counterparty of that name, unless its tax number is another one', async () => {
    const known = await write('Sinar Jaya', '0098765432101000')
    const same = await withName('SINAR JAYA', null)
    expect(same.counterpartyId).toBe(known.body.id)
    const other = await withName('Sinar Jaya', '0012345678901000')
    expect(other.counterparty).toMatchObject({ alias: 'Sinar Jaya (2)', externalId: other.customerId })
  })

  it('is the counterparty of its legal name under another alias, unless several have that name or its tax number is another one', async () => {
    const invoice = await issued()
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(1))
    const now = await snapshotOf(invoice.id)
    const sold = async (legalName: string, taxNumber: string | null = null) => {
      const id = newId()
      const parts = now.parts.map(part => ({ ...part, partId: newId() }))
      const known = { accountNumber: null, accountName: null, alias: `Toko ${id.slice(-6)}` }
      const customer = { ...now.customer, ...known, id: newId(), legalName, taxNumber }
      await storeInvoice(database, retail, { ...now, id, number: `INV-${id}`, parts, customer })
      return (await expectedOf(id))[0]!.counterpartyId
    }
    const { body: old } = await write('PT Surya Abadi Makmur', '0098765432102000')
    expect(await sold('PT. SURYA ABADI MAKMUR')).toBe(old.id)
    // That one is a customer now: another one of the same name is another party.
    expect(await sold('PT Surya Abadi Makmur')).not.toBe(old.id)
    const { body: branch } = await write('CV Dua Cabang', null)
    const other = { legalName: 'CV Dua Cabang', alias: 'Dua Cabang Bekasi', type: 'COMPANY', bankAccounts: [] }
    const { body: second } = await reconciler.post<{ id: string }>('/v1/counterparties', other)
    expect([branch.id, second.id]).not.toContain(await sold('CV Dua Cabang'))
    const { body: taxed } = await write('PT Pajak Lain', '0098765432103000')
    expect(await sold('PT Pajak Lain', '0012345678902000')).not.toBe(taxed.id)
  })

  it('is not the counterparty that another customer is', async () => {
    const one = await withName('Toko Berkah', null)
    const other = await withName('Toko Berkah', null)
    expect(other.counterpartyId).not.toBe(one.counterpartyId)
    expect(other.counterparty).toMatchObject({ alias: 'Toko Berkah (2)', externalId: other.customerId })
  })
})

describe('events that come twice, late or not at all', () => {
  it('make no second one, and an older version changes nothing', async () => {
    const invoice = await issued()
    const older = await snapshotOf(invoice.id)
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(1))
    await creditedBy(invoice.id, '10000000')
    const newer = await snapshotOf(invoice.id)
    await Promise.all(
      [...Array<undefined>(20)].flatMap(() => [older, newer]).map(each => storeInvoice(database, retail, each)),
    )
    expect(await amountsOf(invoice.id)).toMatchObject([{ amount: '98100000.00', status: 'UNRECONCILED' }])
    await storeInvoice(database, retail, older)
    expect(await amountsOf(invoice.id)).toMatchObject([{ amount: '98100000.00' }])
  })

  it('of one customer at once make one counterparty', async () => {
    const fresh = await arus.orders.customerWith(null)
    const invoices = await Promise.all([1, 2, 3].map(async () => arus.issue((await arus.written(fresh)).id)))
    await Promise.all(
      invoices.map(async ({ id }) => {
        await waitFor(async () => expect(await expectedOf(id)).toHaveLength(1))
      }),
    )
    const ids = await Promise.all(invoices.map(async ({ id }) => (await expectedOf(id))[0]!.counterpartyId))
    expect(new Set(ids).size).toBe(1)
  })

  it('are read again whole after the feed was lost, with no difference to what was read', async () => {
    await chain.stop()
    const [canceled, made] = [await issued(), await issued()]
    await arus.must(arus.cancel(canceled.id))
    await database.asSystem(tx => tx.execute('update receivable_position set position = 999999999'))
    chain.start()
    await waitFor(async () => expect(await expectedOf(made.id)).toHaveLength(1))
    expect(await expectedOf(canceled.id)).toEqual([])
    await waitFor(async () => expect(await placeIn(database, receivablePosition).position()).toBeLessThan(999_999_999))
  })

  it('never expect less than what a statement has shown', async () => {
    const invoice = await issued()
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(1))
    const [expected] = await expectedOf(invoice.id)
    await database.inOrganization(retail, null, tx =>
      tx.execute(`update expected_transaction set allocated_minor = 5000000000, status = 'PARTIALLY_RECONCILED', was_reconciled = true
        where id = '${expected!.id}'`),
    )
    const now = await snapshotOf(invoice.id)
    const [part] = now.parts
    const storeWith = (version: number, expectedCash: bigint) =>
      storeInvoice(database, retail, { ...now, version, parts: [{ ...part!, expectedCash }] })
    await storeWith(now.version + 1, 0n)
    expect(await amountsOf(invoice.id)).toMatchObject([{ amount: '50000000.00', status: 'RECONCILED' }])
    await storeWith(now.version + 2, 5_900_000_000n)
    expect(await amountsOf(invoice.id)).toMatchObject([{ amount: '59000000.00', status: 'PARTIALLY_RECONCILED' }])
  })
})
