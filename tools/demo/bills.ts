// Bills of the demo, in every status but paid and canceled, which users can try out themselves.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'

type Bill = { id: string; version: number }
type Story = {
  party: string
  amount: string
  /** The parts of the amount. */
  tax?: { base: string; vat: string; withholding?: string; taxObjectCode?: string; taxInvoiceNumber: string }
  daysAgo: number
  dueIn: number
  category: string
  description: string
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
  {
    party: 'Bahari',
    amount: '7912400.00',
    daysAgo: 6,
    dueIn: 24,
    category: 'Insurance',
    description: 'Polis 88-2026-1190',
  },
  { party: 'Karsa', amount: '41306900.00', daysAgo: 2, dueIn: 28, category: 'Freight', description: 'SJ-22817' },
]
/** Number of approved bills; one more needs approval. */
const APPROVED = 2

type People = { maker: Client; owner: Client; today: Temporal.PlainDate }

/** The maker creates the bills; the owner approves some of them. */
export async function makeBills({ maker, owner, today }: People): Promise<void> {
  const bills: Bill[] = []
  for (const story of STORIES) bills.push(await makeBill(maker, story, today))
  await changeEach(maker, 'submitBills', 'BillIdsInput', { ids: bills.slice(0, APPROVED + 1).map(({ id }) => id) })
  // Submitting creates a new version of each.
  const seen = bills.slice(0, APPROVED).map(({ id, version }) => ({ id, version: version + 1 }))
  await changeEach(owner, 'approveBills', 'ApproveBillsInput', { bills: seen })
}

async function makeBill(maker: Client, story: Story, today: Temporal.PlainDate): Promise<Bill> {
  const { party, amount, tax, daysAgo, dueIn, category, description } = story
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
      amount: { amount, currency: 'IDR' },
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
