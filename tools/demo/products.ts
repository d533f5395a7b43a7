// Products of the demo: goods and services with their taxes.
import { randomUUID } from 'node:crypto'
import { change, type Client } from './client.ts'

const PRODUCTS = [
  ['BRG-001', 'Semen Portland 50 kg', 'GOODS', 'sak', 'UM.0018', null],
  ['BRG-002', 'Besi beton 12 mm', 'GOODS', 'batang', 'UM.0021', null],
  ['BRG-003', 'Cat tembok putih 25 kg', 'GOODS', 'pail', 'UM.0018', null],
  ['BRG-004', 'Keramik lantai 40 x 40', 'GOODS', 'dus', 'UM.0022', null],
  ['JSA-001', 'Jasa pengiriman', 'SERVICE', 'rit', 'UM.0030', 'PPH23'],
  ['JSA-002', 'Sewa gudang', 'SERVICE', 'bulan', 'UM.0024', 'PPH4_2'],
  ['JSA-003', 'Jasa pemasangan', 'SERVICE', 'jam', 'UM.0027', 'PPH23'],
] as const

/** Adds them with the rights of a user who manages orders. */
export async function makeProducts(client: Client): Promise<void> {
  for (const [code, name, kind, unit, taxUnit, withholding] of PRODUCTS)
    await change(client, 'createProduct', 'CreateProductInput', {
      code,
      name,
      kind,
      unit,
      taxUnit,
      vatTreatment: 'STANDARD',
      withholding,
      idempotencyKey: randomUUID(),
    })
}
