// Conversations of the demo about orders and invoices: internal ones, with mentions, and with the customer.
import { randomUUID } from 'node:crypto'
import { change, type Client } from './client.ts'

type Node = { id: string; messageAudiences: { visibility: string }[] }
type Person = { uuid: string; fullName: string }
type Found = {
  organization: {
    salesOrders: { edges: { node: Node }[] }
    invoices: { edges: { node: Node }[] }
  }
}

type People = { maker: Client; owner: Client }

/** About a few approved orders and issued invoices. */
export async function makeConversations({ maker, owner }: People): Promise<void> {
  const { viewer: named } = await owner.run<{ viewer: Person }>('{ viewer { uuid fullName } }')
  const { organization } = await maker.run<Found>(`{ organization {
    salesOrders(first: 8) { edges { node { id messageAudiences { visibility } } } }
    invoices(first: 3, filter: { status: [ISSUED] }) { edges { node { id messageAudiences { visibility } } } }
  } }`)
  const readByCustomer = (list: { edges: { node: Node }[] }) =>
    list.edges
      .map(({ node }) => node)
      .filter(({ messageAudiences }) => messageAudiences.some(({ visibility }) => visibility === 'CUSTOMER'))
  const about = (id: string, field: 'salesOrderId' | 'invoiceId') => {
    const [mutation, type] =
      field === 'invoiceId'
        ? (['postInvoiceMessage', 'PostInvoiceMessageInput'] as const)
        : (['postSalesOrderMessage', 'PostSalesOrderMessageInput'] as const)
    return (client: Client, visibility: 'INTERNAL' | 'CUSTOMER', body: string, mentions: string[] = []) =>
      change(client, mutation, type, { [field]: id, visibility, body, mentions, idempotencyKey: randomUUID() })
  }
  const [order, later] = readByCustomer(organization.salesOrders)
  if (order) {
    const write = about(order.id, 'salesOrderId')
    await write(maker, 'CUSTOMER', 'Selamat siang, truk pertama berangkat hari Jumat. Mohon konfirmasi alamat gudang.')
    await write(maker, 'INTERNAL', `@${named.fullName} pelanggan minta sisa barang dikirim bersamaan. Boleh?`, [
      named.uuid,
    ])
    await write(owner, 'INTERNAL', 'Boleh, asal sebelum akhir bulan.')
  }
  if (later) await about(later.id, 'salesOrderId')(maker, 'INTERNAL', 'Gudang menunggu jadwal bongkar.')
  const [invoice] = readByCustomer(organization.invoices)
  if (invoice) {
    const write = about(invoice.id, 'invoiceId')
    await write(maker, 'INTERNAL', 'Bagian keuangan mereka minta salinan surat jalan.')
    await write(maker, 'CUSTOMER', 'Faktur dan surat jalan sudah kami kirim. Kabari kami kalau ada yang kurang.')
  }
}
