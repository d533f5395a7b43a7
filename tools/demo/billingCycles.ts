// Billing cycles of the demo: a weekly and a monthly customer with drafts of delivered orders, and more to bill on their next day.
import { randomUUID } from 'node:crypto'
import { change, type Client } from './client.ts'
import { CYCLES } from './customers.ts'
import { deliverOrder } from './orders.ts'

/** Age of each order in days; delivered two days after ordering. The newest is left for the cycle. */
const DAYS = [20, 13, 9, 4]
const BILLED_UNTIL = 6

type Found = { organization: { customers: { edges: { node: { id: string } }[] } } }

/** Delivered and billed by the maker. `dayAgo` returns the date that many days ago. */
export async function makeBillingCycles(
  people: { maker: Client; owner: Client },
  dayAgo: (days: number) => string,
): Promise<void> {
  const { maker } = people
  for (const [at, legalName] of Object.keys(CYCLES).entries()) {
    const { organization } = await maker.run<Found>(
      `query ($search: String!) { organization {
        customers(first: 1, filter: { search: $search, status: [ACTIVE] }) { edges { node { id } } }
      } }`,
      { search: legalName },
    )
    const customerId = organization.customers.edges[0]?.node.id
    if (customerId === undefined) throw new Error(`the demo has no active ${legalName}`)
    for (const [place, days] of DAYS.entries())
      await deliverOrder(people, {
        customerId,
        place: 20 + at * DAYS.length + place,
        orderedOn: dayAgo(days),
        receivedOn: dayAgo(days - 2),
      })
    await change(maker, 'billCustomer', 'BillCustomerInput', {
      customerId,
      until: dayAgo(BILLED_UNTIL),
      idempotencyKey: randomUUID(),
    })
  }
}
