// Purchase orders of the demo: one in each status, and one that sales orders exceed.
import { randomUUID } from 'node:crypto'
import { change, type Client } from './client.ts'

type Made = { id: string; version: number; lines: { uuid: string; quantity: string }[] }
type Product = { id: string; name: string; kind: string; unit: string; taxUnit: { code: string } }
type Found = {
  organization: {
    customers: { edges: { node: { id: string } }[] }
    products: { edges: { node: Product }[] }
  }
}

const FATES = ['OPEN', 'OPEN', 'ACCEPTED', 'BEYOND', 'REJECTED', 'CANCELED', 'CLOSED'] as const
const QUANTITIES = ['80', '12', '24']
const PRICES = ['125000.00', '480000.00', '96500.00']

/** Entered and ended by a user with both permissions. `dayAgo` returns the date that many days ago. */
export async function makePurchaseOrders(client: Client, dayAgo: (days: number) => string): Promise<void> {
  const { organization } = await client.run<Found>(`{ organization {
    customers(first: 10, filter: { status: [ACTIVE] }) { edges { node { id } } }
    products(first: 3) { edges { node { id name kind unit taxUnit { code } } } }
  } }`)
  const customers = organization.customers.edges.map(({ node }) => node.id)
  const lines = organization.products.edges.map(({ node: { id, name, kind, unit, taxUnit } }, place) => {
    const product = { productId: id, description: name, kind, unit, taxUnit: taxUnit.code }
    return { ...product, quantity: QUANTITIES[place]!, price: PRICES[place]! }
  })
  for (const [place, fate] of FATES.entries()) {
    const customerId = customers[place % customers.length]!
    const input = {
      customerId,
      number: `PO-${dayAgo(place * 4).slice(0, 4)}-${String(455 + place * 3).padStart(4, '0')}`,
      date: dayAgo(1 + place * 4),
      requiredDate: dayAgo(place * 4 - 14),
      note: place === 0 ? 'Kirim ke Gudang Cibitung, Blok F-7.' : null,
      currency: 'IDR',
      lines: lines.slice(0, 1 + (place % lines.length)),
      idempotencyKey: randomUUID(),
    }
    const answer = await change<{ createPurchaseOrder: { purchaseOrder: Made } }>(
      client,
      'createPurchaseOrder',
      'CreatePurchaseOrderInput',
      input,
      'purchaseOrder { id version lines { uuid quantity } }',
    )
    const made = answer.createPurchaseOrder.purchaseOrder
    const { id, version } = made
    const reason = fate === 'REJECTED' ? 'The price is last year’s' : 'The customer called it off'
    if (fate === 'REJECTED') await change(client, 'rejectPurchaseOrder', ENDING, { id, version, reason })
    if (fate === 'CANCELED') await change(client, 'cancelPurchaseOrder', ENDING, { id, version, reason })
    if (fate === 'CLOSED') await change(client, 'closePurchaseOrder', 'ClosePurchaseOrderInput', { id, version })
    if (fate !== 'ACCEPTED' && fate !== 'BEYOND') continue
    const answered = input.lines.map((line, at) => ({
      ...line,
      quantity: fate === 'BEYOND' ? String(Number(line.quantity) + 5) : line.quantity,
      purchaseOrderLineUuid: made.lines[at]!.uuid,
    }))
    await change(client, 'createSalesOrder', 'CreateSalesOrderInput', {
      customerId,
      purchaseOrderId: id,
      orderDate: input.date,
      requiredDate: input.requiredDate,
      currency: 'IDR',
      vatTreatment: 'STANDARD',
      lines: fate === 'ACCEPTED' ? answered.slice(0, 2) : answered,
      idempotencyKey: randomUUID(),
    })
  }
}

const ENDING = 'PurchaseOrderWithReasonInput'
