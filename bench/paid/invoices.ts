// Issued invoices that await payment: created, submitted and approved by the demo's users, and expected by treasury.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client, until } from '../../tools/demo/client.ts'

export type Owed = { id: string; number: string; amount: string; expectedId: string }
type Written = { createInvoice: { invoice: { id: string; version: number } } }
type Found = {
  nodes: {
    id: string
    number: string
    totals: { expectedCash: { amount: string } }
    expectedTransactions: { id: string }[]
  }[]
}

const AT_ONCE = 50

export async function issueInvoices(maker: Client, owner: Client, count: number): Promise<Owed[]> {
  const { organization } = await maker.run<{ organization: { customers: { edges: { node: { id: string } }[] } } }>(
    '{ organization { customers(first: 1, filter: { status: [ACTIVE] }) { edges { node { id } } } } }',
  )
  const customerId = organization.customers.edges[0]?.node.id
  const date = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const owed: Owed[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const ids: string[] = []
    for (let place = from; place < Math.min(count, from + AT_ONCE); place++) {
      const { createInvoice } = await change<Written>(
        maker,
        'createInvoice',
        'CreateInvoiceInput',
        invoiceOf(customerId, date, place),
        'invoice { id version }',
      )
      ids.push(createInvoice.invoice.id)
    }
    await changeEach(maker, 'submitInvoices', 'InvoicesInput', { ids })
    await changeEach(owner, 'approveInvoices', 'ApproveInvoicesInput', {
      invoices: ids.map(id => ({ id, version: 2 })),
    })
    owed.push(...(await until(() => expectedOf(maker, ids), 'what treasury expects of invoices')))
  }
  return owed
}

const invoiceOf = (customerId: string | undefined, invoiceDate: string, place: number) => ({
  customerId,
  invoiceDate,
  termDays: 30,
  termFrom: 'INVOICE_DATE',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  hardCopy: false,
  lines: [
    {
      description: `Jasa angkut ${place}`,
      kind: 'SERVICE',
      quantity: '1',
      unit: 'paket',
      taxUnit: 'UM.0030',
      price: `${1_000_000 + place * 1_000}.00`,
    },
  ],
  milestones: [],
  idempotencyKey: randomUUID(),
})

/** Undefined until treasury expects all of them. */
async function expectedOf(client: Client, ids: readonly string[]): Promise<Owed[] | undefined> {
  const { nodes } = await client.run<Found>(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Invoice {
      id number totals { expectedCash { amount } } expectedTransactions { id }
    } } }`,
    { ids },
  )
  const owed = nodes.flatMap(({ id, number, totals, expectedTransactions: [expected] }) =>
    expected ? [{ id, number, amount: totals.expectedCash.amount, expectedId: expected.id }] : [],
  )
  return owed.length === ids.length ? owed : undefined
}
