// Invoices of the demo that customers pay by a link, at the payment provider sandbox: their money is paid out with the shop's.
import { change, type Client, until } from './client.ts'

type Invoice = { id: string; remaining: { amount: string } }
type Found = { organization: { invoices: { edges: { node: Invoice }[] } } }
type Shown = {
  checkout: { session: { virtualAccountNumber: string | null } | null; receipts: { number: string }[] } | null
}

/** One virtual account and invoice for each of these banks. */
const BANKS = ['014', '008', '009'] as const

/** Pays the last issued invoices with whole amounts by virtual account. */
export async function payByCheckout(client: Client, { url }: { url: string }): Promise<void> {
  const { organization } = await client.run<Found>(`{ organization {
    invoices(first: 50, filter: { status: [ISSUED], currency: IDR }, sort: { field: DUE_DATE, direction: DESC }) {
      edges { node { id remaining { amount } } } }
  } }`)
  const payable = organization.invoices.edges
    .map(({ node }) => node)
    .filter(({ remaining }) => isPayable(remaining.amount))
  for (const [place, { id }] of payable.slice(0, BANKS.length).entries()) {
    const { createCheckoutLink } = await change<{ createCheckoutLink: { url: string } }>(
      client,
      'createCheckoutLink',
      'CreateCheckoutLinkInput',
      { invoiceId: id },
      'url',
    )
    const token = createCheckoutLink.url.split('#')[1] ?? ''
    await change(client, 'startCheckout', 'StartCheckoutInput', {
      token,
      method: 'VIRTUAL_ACCOUNT',
      bankCode: BANKS[place],
      language: 'ID',
    })
    const read = () =>
      client.run<Shown>(
        'query ($token: String!) { checkout(token: $token) { session { virtualAccountNumber } receipts { number } } }',
        { token },
      )
    const number = await until(
      async () => (await read()).checkout?.session?.virtualAccountNumber ?? undefined,
      'a virtual account of the payment provider',
    )
    await payAtBank(url, number)
    await until(async () => (await read()).checkout?.receipts[0], 'a payment by checkout')
  }
}

/** A customer's payment at their bank. */
async function payAtBank(url: string, number: string): Promise<void> {
  const answer = await fetch(`${url}/sandbox/virtual-accounts/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number }),
  })
  if (!answer.ok) throw new Error(`the sandbox bank refused a virtual account: ${await answer.text()}`)
}

/** Whole rupiah, and within the limit of a virtual account. */
function isPayable(amount: string): boolean {
  const [whole = '0', fraction] = amount.split('.')
  return fraction === '00' && BigInt(whole) >= 10_000n && BigInt(whole) < 500_000_000n
}
