// An invoice that its customer can pay: emailed with its link, which is visible in the mailbox. Payments on the page go to the sandbox of
// payment providers.
import { changeEach, type Client } from './client.ts'

type Invoice = { id: string; uuid: string; number: string }
type Found = { organization: { invoices: { edges: { node: Invoice }[] } } }
type Methods = { organization: { invoiceCheckoutMethods: { isPossible: boolean }[] | null } }

/** Returns the invoice's number; null where none can be paid. */
export async function mailPayableInvoice(client: Client): Promise<string | null> {
  const { organization } = await client.run<Found>(`{ organization {
    invoices(first: 10, filter: { status: [ISSUED], currency: IDR }, sort: { field: DUE_DATE, direction: DESC }) {
      edges { node { id uuid number } } }
  } }`)
  for (const { node } of organization.invoices.edges) {
    const { uuid } = node
    const answer = await client.run<Methods>(
      'query ($uuid: UUID!) { organization { invoiceCheckoutMethods(invoiceUuid: $uuid) { isPossible } } }',
      { uuid },
    )
    if (!answer.organization.invoiceCheckoutMethods?.some(({ isPossible }) => isPossible)) continue
    await changeEach(client, 'sendInvoices', 'InvoicesInput', { ids: [node.id] })
    return node.number
  }
  return null
}
