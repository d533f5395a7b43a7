// The page where an invoice is paid: its file, its initial query, and both in sequence, as its visitor waits for them.
import { change, type Client } from '../../tools/demo/client.ts'
import { quantile } from '../kit/meanwhile.ts'
import { printTable } from '../kit/report.ts'
import { scaled } from '../kit/scale.ts'
import { ofScreen } from '../list/operations.ts'

const TIMES = scaled(300, 2)
const WARM_UP = scaled(30, 0)

export async function printCheckout(url: string, maker: Client, invoiceId: string): Promise<void> {
  const { createCheckoutLink } = await change<{ createCheckoutLink: { url: string } }>(
    maker,
    'createCheckoutLink',
    'CreateCheckoutLinkInput',
    { invoiceId },
    'url',
  )
  const token = createCheckoutLink.url.split('#')[1] ?? ''
  const file = async () => {
    const answer = await fetch(`${url}/checkout`)
    if (!answer.ok || !(await answer.text()).includes('<script')) throw new Error('there is no page to pay on')
  }
  const ask = async (operationName: string, field: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ofScreen(operationName), variables: { token } }),
    })
    const { data, errors }: { data?: Record<string, unknown>; errors?: object } = await answer.json()
    if (!data?.[field]) throw new Error(`${operationName}: ${JSON.stringify(errors)}`)
  }
  const invoice = () => ask('checkoutCallsLinkQuery', 'checkout')
  const methods = () => ask('checkoutCallsMethodsQuery', 'checkoutMethods')
  const rows = [
    await measure('static page', file),
    await measure('the invoice', invoice),
    await measure('how it can be paid', methods),
    await measure('all that a visitor waits for', async () => {
      await file()
      await Promise.all([invoice(), methods()])
    }),
  ]
  printTable(['checkout', 'p50 ms', 'p95 ms', 'longest ms'], rows, 'Checkout page')
}

async function measure(name: string, work: () => Promise<unknown>): Promise<string[]> {
  const timings: { ms: number }[] = []
  for (let turn = -WARM_UP; turn < TIMES; turn++) {
    const began = performance.now()
    await work()
    if (turn >= 0) timings.push({ ms: performance.now() - began })
  }
  return [name, ...[0.5, 0.95, 1].map(share => quantile(timings, share).toFixed(1))]
}
