// What the demo's money was moved for: counterparties' own categories, and rules for what the bank's text alone says. They come before the
// statements, whose transactions get them when they are stored.
import { randomUUID } from 'node:crypto'
import { change, type Client } from './client.ts'
import type { Party } from './companies.ts'

type Category = { uuid: string; standard: string | null; name: string | null }

const PAYROLL = 'Payroll'
const SUPPLIERS = 'Suppliers'
const TRANSPORT = 'Transport'
const UTILITIES = 'Utilities and rent'
const NAMED = [SUPPLIERS, PAYROLL, TRANSPORT, UTILITIES]

/** Vendors that don't sell goods. */
const VENDORS: Readonly<Record<string, string>> = {
  'Sinar Logistik': TRANSPORT,
  'Kapal Nusantara': TRANSPORT,
  'Samudra Logistik': TRANSPORT,
  'Bahan Bakar': TRANSPORT,
  'Listrik Cikarang': UTILITIES,
  'Air Bersih': UTILITIES,
  'Serat Optik': UTILITIES,
  'Gudang Sentosa': UTILITIES,
}

export async function makeCategories(client: Client, parties: readonly Party[]): Promise<void> {
  for (const name of NAMED)
    await change(client, 'createCashCategory', 'CreateCashCategoryInput', { name, activity: 'OPERATING' })
  const { organization } = await client.run<{
    organization: {
      cashCategories: Category[]
      counterparties: { edges: { node: { id: string; alias: string } }[] }
    }
  }>(
    '{ organization { cashCategories { uuid standard name } counterparties(first: 100) { edges { node { id alias } } } } }',
  )
  const categories = new Map(organization.cashCategories.map(({ uuid, standard, name }) => [standard ?? name, uuid]))
  const ids = new Map(organization.counterparties.edges.map(({ node: { id, alias } }) => [alias, id]))
  for (const { alias, side } of parties)
    await change(client, 'setCounterpartyCategory', 'SetCounterpartyCategoryInput', {
      counterpartyId: ids.get(alias),
      categoryUuid: categories.get(side === 'CUSTOMER' ? 'SALES_RECEIPTS' : (VENDORS[alias] ?? SUPPLIERS)),
      version: 0,
    })
  for (const rule of [
    { words: ['PAYROLL'], direction: 'DEBIT', categoryUuid: categories.get(PAYROLL) },
    { words: ['SETORAN TUNAI'], direction: 'CREDIT', categoryUuid: categories.get('SALES_RECEIPTS') },
  ])
    await change(client, 'createCashRule', 'CreateCashRuleInput', { rule, idempotencyKey: randomUUID() })
}
