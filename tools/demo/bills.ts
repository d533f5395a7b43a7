// Bills of the demo, in every status but paid and canceled, which users can try out themselves.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'

type Bill = { id: string; version: number }
type Story = {
  party: string
  amount: string
  /** Rupiah by default. */
  currency?: 'IDR' | 'USD'
  /** The parts of the amount. */
  tax?: { base: string; vat: string; withholding?: string; taxObjectCode?: string; taxInvoiceNumber: string }
  daysAgo: number
  dueIn: number
  category: string
  description: string
  /** The state in which it remains; approved by default. */
  until?: 'DRAFT' | 'SUBMITTED'
}

const STORIES: readonly Story[] = [
  {
    party: 'Air Bersih',
    amount: '18475500.00',
    tax: {
      base: '16950000.00',
      vat: 'STANDARD',
      withholding: 'PPH23',
      taxObjectCode: '24-104-01',
      taxInvoiceNumber: '04002600061120447',
    },
    daysAgo: 12,
    dueIn: 9,
    category: 'Utilities',
    description: 'INV/AB/2611/044',
  },
  {
    party: 'Semen',
    amount: '264318750.00',
    tax: { base: '238125000.00', vat: 'STANDARD', taxInvoiceNumber: '04002600044719023' },
    daysAgo: 20,
    dueIn: -3,
    category: 'Material',
    description: 'SP-4471, 4.000 zak',
  },
  ...open('Semen', 'Material', [
    ['138000000.00', 44, -14, 'SP-4402, semen curah'],
    ['42000000.00', 40, -10, 'Ongkos angkut, SP-4402'],
    ['120488000.00', 75, -45, 'SP-4377, 1.900 zak'],
    ['812040000.00', 4, 26, 'SP-4490, 12.000 zak'],
  ]),
  ...open('Kapal', 'Freight', [
    ['284632520.50', 9, 21, 'BL SIN-JKT 4460'],
    ['91250000.00', 80, -50, 'BL SIN-JKT 4312'],
    ['41220000.00', 150, -120, 'Demurrage, BL SIN-JKT 4198'],
  ]),
  ...open(
    'Kapal',
    'Freight',
    [
      ['48200.00', 15, 15, 'BL SIN-JKT 4466'],
      ['12640.50', 52, -22, 'BL SIN-JKT 4390'],
    ],
    'USD',
  ),
  ...open('Listrik', 'Utilities', [
    ['83641000.00', 10, 10, 'Meter 531200987654, November'],
    ['41821400.00', 30, 0, 'Meter 531200987661, November'],
  ]),
  ...open('Graha', 'Maintenance', [
    ['64012000.00', 42, -12, 'Panel, term 1'],
    ['18745000.00', 3, 27, 'Panel, term 3'],
  ]),
  ...open('Sinar', 'Transport', [
    ['193264000.00', 5, 9, 'Trucking, week 48'],
    ['28840000.00', 66, -36, 'Trucking, week 40'],
  ]),
  ...open('Gudang', 'Rent', [['240976000.00', 14, 16, 'Gudang Cikarang, December']]),
  ...open('Karya', 'Maintenance', [
    ['31070000.00', 230, -200, 'Forklift, retention'],
    ['9625000.00', 432, -402, 'Rak gudang, disputed rest'],
  ]),
  ...open('Serat', 'Utilities', [['8750500.00', 28, 2, 'INV-JSO-88213']]),
  ...open('Serat', 'Utilities', [['1980.00', 20, 10, 'Cross-border link, November']], 'USD'),
  {
    party: 'Bahari',
    amount: '7912400.00',
    daysAgo: 6,
    dueIn: 24,
    category: 'Insurance',
    description: 'Polis 88-2026-1190',
    until: 'SUBMITTED',
  },
  {
    party: 'Karsa',
    amount: '41306900.00',
    daysAgo: 2,
    dueIn: 28,
    category: 'Freight',
    description: 'SJ-22817',
    until: 'DRAFT',
  },
]

type Row = readonly [amount: string, daysAgo: number, dueIn: number, description: string]

/** Approved bills without tax, so that payables have counterparties and ages to compare. */
function open(party: string, category: string, rows: readonly Row[], currency: 'IDR' | 'USD' = 'IDR'): Story[] {
  return rows.map(([amount, daysAgo, dueIn, description]) => ({
    party,
    amount,
    currency,
    daysAgo,
    dueIn,
    category,
    description,
  }))
}

type People = { maker: Client; owner: Client; today: Temporal.PlainDate }

/** The maker creates the bills; the owner approves most of them. */
export async function makeBills({ maker, owner, today }: People): Promise<void> {
  const bills: (Bill & { until: Story['until'] })[] = []
  for (const story of STORIES) bills.push({ ...(await makeBill(maker, story, today)), until: story.until })
  const submitted = bills.filter(({ until }) => until !== 'DRAFT')
  await changeEach(maker, 'submitBills', 'BillIdsInput', { ids: submitted.map(({ id }) => id) })
  // Submitting creates a new version of each.
  const seen = submitted
    .filter(({ until }) => until === undefined)
    .map(({ id, version }) => ({ id, version: version + 1 }))
  await changeEach(owner, 'approveBills', 'ApproveBillsInput', { bills: seen })
}

async function makeBill(maker: Client, story: Story, today: Temporal.PlainDate): Promise<Bill> {
  const { party, amount, currency = 'IDR', tax, daysAgo, dueIn, category, description } = story
  const date = today.subtract({ days: daysAgo }).toString()
  const { organization } = await maker.run<{
    organization: { counterparties: { edges: { node: { id: string } }[] } }
  }>(
    `query ($search: String!) { organization { counterparties(first: 1, filter: { search: $search }) { edges { node { id } } } } }`,
    { search: party },
  )
  const [found] = organization.counterparties.edges
  if (!found) throw new Error(`The demo has no counterparty called ${party}`)
  const { createBill } = await change<{ createBill: { bill: Bill } }>(
    maker,
    'createBill',
    'CreateBillInput',
    {
      counterpartyId: found.node.id,
      amount: { amount, currency },
      ...(tax && { tax: { ...tax, taxInvoiceDate: date } }),
      date,
      dueDate: today.add({ days: dueIn }).toString(),
      category,
      description,
      idempotencyKey: randomUUID(),
    },
    'bill { id version }',
  )
  return createBill.bill
}
