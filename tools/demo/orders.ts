// Sales orders of the demo: in approval, open, received in part and in full, and ended in each way.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'

type Order = { id: string; uuid: string; version: number; lines: { uuid: string; ordered: string }[] }
type Fate = 'WAITING' | 'OPEN' | 'PART' | 'ALL' | 'RETURNED' | 'CLOSED' | 'REJECTED' | 'CANCELED'
type Product = {
  id: string
  name: string
  kind: string
  unit: string
  taxUnit: { code: string }
  withholding: string | null
}
type Found = {
  organization: {
    customers: { edges: { node: { id: string } }[] }
    products: { edges: { node: Product }[] }
  }
}

/** The fate of each, the newest first. */
const FATES: readonly Fate[] = [
  'WAITING',
  'WAITING',
  'OPEN',
  'PART',
  'WAITING',
  'ALL',
  'OPEN',
  'PART',
  'REJECTED',
  'ALL',
  'RETURNED',
  'CANCELED',
  'CLOSED',
  'ALL',
]
/** Days between consecutive orders. */
const EVERY_DAYS = 3
const QUANTITIES = ['120', '40', '15', '300', '2', '1', '24']
const PRICES = ['68500.00', '142750.00', '735000.00', '98000.00', '1650000.00', '18500000.00', '175000.00']
const NOTES = ['Kirim ke gudang Cikarang, sebelum pukul 15.00.', null, 'Hubungi Pak Rudi sebelum pengiriman.', null]

const ORDER = '{ id uuid version lines { uuid ordered } }'
const PRODUCTS = 'products(first: 20) { edges { node { id name kind unit taxUnit { code } withholding } } }'

type People = { maker: Client; owner: Client }

/** The maker enters and receives them, the owner decides. `dayAgo` returns the date that many days ago. */
export async function makeOrders({ maker, owner }: People, dayAgo: (days: number) => string): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization {
    customers(first: 10, filter: { status: [ACTIVE] }) { edges { node { id } } }
    ${PRODUCTS}
  } }`)
  const customers = organization.customers.edges.map(({ node }) => node.id)
  const products = organization.products.edges.map(({ node }) => node)
  for (const [place, fate] of FATES.entries()) {
    const days = 1 + place * EVERY_DAYS
    const order = await enter(maker, {
      customerId: customers[place % customers.length]!,
      products,
      place,
      orderedOn: dayAgo(days),
      requiredOn: dayAgo(days - 14),
    })
    const ids = [order.id]
    if (fate === 'REJECTED')
      await changeEach(owner, 'rejectSalesOrders', 'SalesOrdersWithReasonInput', {
        ids,
        reason: 'The price is last year’s',
      })
    if (fate === 'CANCELED')
      await changeEach(maker, 'cancelSalesOrders', 'SalesOrdersWithReasonInput', {
        ids,
        reason: 'The customer called it off',
      })
    if (fate === 'WAITING' || fate === 'REJECTED' || fate === 'CANCELED') continue
    const salesOrders = [{ id: order.id, version: order.version }]
    await changeEach(owner, 'approveSalesOrders', 'ApproveSalesOrdersInput', { salesOrders })
    if (fate === 'OPEN') continue
    const received = fate === 'PART' || fate === 'CLOSED' ? order.lines.slice(0, 1) : order.lines
    const receipt = { order, place, date: dayAgo(Math.max(0, days - 2)) }
    await record(maker, { ...receipt, kind: 'RECEIPT', lines: received })
    if (fate === 'RETURNED')
      await record(maker, { ...receipt, kind: 'RETURN', lines: [{ ...received[0]!, ordered: '1' }] })
    if (fate === 'CLOSED')
      await changeEach(maker, 'closeSalesOrders', 'CloseSalesOrdersInput', {
        ids,
        reason: 'The rest is no longer needed',
      })
  }
}

/** A customer's order that was approved and delivered in full; `place` selects the products. */
export async function deliverOrder(
  { maker, owner }: People,
  {
    customerId,
    place,
    orderedOn,
    receivedOn,
  }: { customerId: string; place: number; orderedOn: string; receivedOn: string },
): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization { ${PRODUCTS} } }`)
  const products = organization.products.edges.map(({ node }) => node)
  const order = await enter(maker, { customerId, products, place, orderedOn, requiredOn: receivedOn })
  const salesOrders = [{ id: order.id, version: order.version }]
  await changeEach(owner, 'approveSalesOrders', 'ApproveSalesOrdersInput', { salesOrders })
  await record(maker, { order, place, date: receivedOn, kind: 'RECEIPT', lines: order.lines })
}

type Receipt = {
  order: Order
  place: number
  date: string
  kind: 'RECEIPT' | 'RETURN'
  lines: readonly { uuid: string; ordered: string }[]
}

const record = (client: Client, { order, place, date, kind, lines }: Receipt) =>
  change(client, 'createGoodsReceipt', 'CreateGoodsReceiptInput', {
    salesOrderId: order.id,
    kind,
    reference: `LPB-${String(900 + place)}`,
    date,
    lines: lines.map(({ uuid, ordered }) => ({ lineUuid: uuid, quantity: ordered })),
    idempotencyKey: randomUUID(),
  })

type Ordering = {
  customerId: string
  products: readonly Product[]
  place: number
  orderedOn: string
  requiredOn: string
}

async function enter(client: Client, { customerId, products, place, orderedOn, requiredOn }: Ordering): Promise<Order> {
  const lines = Array.from({ length: 1 + (place % 4) }, (_, line) => {
    const at = (place + line * 2) % products.length
    const { id, name, kind, unit, taxUnit, withholding } = products[at]!
    const discount = line === 0 && place % 3 === 0 ? { percent: '5' } : null
    const figures = { quantity: QUANTITIES[at % QUANTITIES.length]!, price: PRICES[at % PRICES.length]!, discount }
    return { productId: id, description: name, kind, unit, taxUnit: taxUnit.code, withholding, ...figures }
  })
  const answer = await change<{ createSalesOrder: { salesOrder: Order } }>(
    client,
    'createSalesOrder',
    'CreateSalesOrderInput',
    {
      customerId,
      orderDate: orderedOn,
      requiredDate: requiredOn,
      customerReference: place % 5 === 4 ? null : `PO/${orderedOn.slice(5, 7)}/${String(2_200 + place * 7)}`,
      note: NOTES[place % NOTES.length],
      currency: 'IDR',
      vatTreatment: 'STANDARD',
      discount: place % 4 === 3 ? { amount: '100000.00' } : null,
      lines,
      idempotencyKey: randomUUID(),
    },
    `salesOrder ${ORDER}`,
  )
  return answer.createSalesOrder.salesOrder
}
