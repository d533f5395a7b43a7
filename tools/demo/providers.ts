// Payment providers of the demo: a sandbox shop with payments, refunds and payouts, and a provider with file reports.
import { MERCHANTS } from '../../services/sandbox-provider/merchant.ts'
import { randomUUID } from 'node:crypto'
import { change, changeWithPasskey, type Client, until } from './client.ts'
import { depositAtBank, type SandboxBank } from './sandboxBank.ts'
import { payByCheckout } from './settledInvoices.ts'
import type { Passkey } from './passkey.ts'
import type { Account } from './story.ts'

/** URL of the payment provider sandbox. */
export type SandboxProviders = { url: string }

type Payout = { account: Account; id: string }

/** Connects one by API and one by file; both pay out to this account. */
export async function connectProviders(client: Client, passkey: Passkey, { id }: Payout): Promise<void> {
  const connect = (input: object) =>
    changeWithPasskey(client, passkey, 'connectPaymentProvider', 'ConnectPaymentProviderInput', {
      bankAccountId: id,
      ...input,
    })
  const { secretKey, webhookToken } = MERCHANTS.XENDIT
  await connect({ provider: 'XENDIT', alias: 'Toko online', mode: 'API', credentials: { secretKey, webhookToken } })
  await connect({ provider: 'DOKU', alias: 'DOKU gerai', mode: 'FILE' })
}

type Order = { reference: string; amount: string; channel: string; refund?: string; isPaid?: false }

const FIRST_DAY: readonly Order[] = [
  { reference: 'WEB-10231', amount: '4250000.00', channel: 'VIRTUAL_ACCOUNT' },
  { reference: 'WEB-10232', amount: '150000.00', channel: 'QRIS' },
  { reference: 'WEB-10233', amount: '2500000.00', channel: 'CARD' },
  { reference: 'WEB-10234', amount: '985000.00', channel: 'EWALLET', refund: '985000.00' },
]
const SECOND_DAY: readonly Order[] = [
  { reference: 'WEB-10235', amount: '12650000.00', channel: 'VIRTUAL_ACCOUNT' },
  { reference: 'WEB-10236', amount: '740000.00', channel: 'EWALLET' },
]
const OPEN: readonly Order[] = [
  { reference: 'WEB-10237', amount: '1920000.00', channel: 'QRIS' },
  { reference: 'WEB-10238', amount: '3412500.00', channel: 'VIRTUAL_ACCOUNT', isPaid: false },
]

async function notifyShop({ url }: SandboxProviders, path: string, body: object): Promise<{ batch?: string }> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'XENDIT', ...body }),
  })
  if (!answer.ok) throw new Error(`the sandbox shop refused ${path} ${JSON.stringify(body)}: ${await answer.text()}`)
  return (await answer.json()) as { batch?: string }
}

async function trade(shop: SandboxProviders, orders: readonly Order[]): Promise<void> {
  for (const { reference, amount, channel, refund, isPaid } of orders) {
    await notifyShop(shop, 'orders', { reference, amount, channel })
    if (isPaid === false) continue
    await notifyShop(shop, 'pay', { reference })
    if (refund) await notifyShop(shop, 'refund', { reference, amount: refund })
  }
}

/** Lets the shop trade: two batches are paid out, one of which has arrived at the bank, and today's orders are open. */
export async function tradeAtProviders(
  client: Client,
  shop: SandboxProviders,
  { account: { bankCode, accountNumber } }: Payout,
  { today, url }: { today: Temporal.PlainDate; url: string },
): Promise<void> {
  const ids = await idsOf(client)
  await notifyShop(shop, 'hooks', { url: url + (await hookOf(client, ids.XENDIT)) })
  await trade(shop, FIRST_DAY)
  await payByCheckout(client, shop)
  const settled = await notifyShop(shop, 'settle', { account: { bankCode, accountNumber } })
  await trade(shop, SECOND_DAY)
  const late = await notifyShop(shop, 'settle', {})
  await trade(shop, OPEN)

  await change(client, 'syncPaymentProvider', 'PaymentProviderIdInput', { id: ids.XENDIT })
  await until(async () => {
    const { node } = await client.run<{ node: { isSyncing: boolean; lastSyncedAt: string | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on PaymentProvider { isSyncing lastSyncedAt } } }',
      { id: ids.XENDIT },
    )
    return node.isSyncing || node.lastSyncedAt === null ? undefined : node
  }, 'a sync of the payment provider')
  for (const { batch = '' } of [settled, late]) {
    const report = await fetch(`${shop.url}/sandbox/reports/${batch}`)
    await storeReport(client, ids.XENDIT, await report.text())
  }
  await storeReport(client, ids.DOKU, fileOf(today))
}

/** As many of the last payouts of the till's provider have arrived at the bank, and are matched. */
const ARRIVED = 3

export type Batch = {
  externalId: string
  net: { amount: string }
  expectedTransaction: { id: string } | null
}

const described = ({ externalId }: Batch) => `NUSA SATU INTI ARTHA PT ${externalId}`

/** Lets payouts of the provider with reports arrive at the bank. */
export async function payOutAtBank(client: Client, bank: SandboxBank, { account }: Payout): Promise<Batch[]> {
  const { DOKU: providerId } = await idsOf(client)
  const { organization } = await client.run<{
    organization: { paymentRecords: { edges: { node: Batch }[] } }
  }>(
    `query ($filter: PaymentRecordFilter) { organization { paymentRecords(
      first: ${ARRIVED}, filter: $filter, sort: { field: PAYOUT_ON, direction: DESC }) {
      edges { node { externalId net { amount } expectedTransaction { id } } } } } }`,
    { filter: { providerId } },
  )
  const batches = organization.paymentRecords.edges.map(({ node }) => node)
  for (const batch of batches)
    await depositAtBank(bank, account, { amount: batch.net.amount, description: described(batch) })
  return batches
}

/** Matches payouts with their statement lines, as a user has. */
export async function matchPayouts(client: Client, batches: readonly Batch[]): Promise<void> {
  for (const batch of batches) {
    const line = await until(async () => {
      const { organization } = await client.run<{
        organization: { statementTransactions: { edges: { node: { id: string } }[] } }
      }>(
        `query ($filter: StatementTransactionFilter) {
          organization { statementTransactions(first: 1, filter: $filter) { edges { node { id } } } }
        }`,
        { filter: { search: described(batch), direction: 'CREDIT', status: ['UNRECONCILED'] } },
      )
      return organization.statementTransactions.edges[0]?.node
    }, `the statement line of the payout ${batch.externalId}`)
    await change(client, 'reconcile', 'ReconcileInput', {
      statementTransactionIds: [line.id],
      expectedTransactionIds: batch.expectedTransaction ? [batch.expectedTransaction.id] : [],
      idempotencyKey: randomUUID(),
    })
  }
}

async function idsOf(client: Client): Promise<Record<'XENDIT' | 'DOKU', string>> {
  const { organization } = await client.run<{
    organization: { paymentProviders: { edges: { node: { id: string; provider: string } }[] } }
  }>('{ organization { paymentProviders(first: 50) { edges { node { id provider } } } } }')
  const idOf = (name: string) =>
    organization.paymentProviders.edges.find(({ node }) => node.provider === name)?.node.id ?? ''
  return { XENDIT: idOf('XENDIT'), DOKU: idOf('DOKU') }
}

async function hookOf(client: Client, id: string): Promise<string> {
  const { node } = await client.run<{ node: { notificationPath: string } }>(
    'query ($id: ID!) { node(id: $id) { ... on PaymentProvider { notificationPath } } }',
    { id },
  )
  return node.notificationPath
}

async function storeReport(client: Client, id: string, text: string): Promise<void> {
  const fileId = await client.upload('SETTLEMENT_REPORT', 'settlement.csv', text)
  const { importPaymentProviderReport } = await client.run<{
    importPaymentProviderReport: { issues: { message: string }[] }
  }>(
    `mutation ($input: ImportPaymentProviderReportInput!) {
      importPaymentProviderReport(input: $input) { issues { row column message } userErrors { code message field } } }`,
    { input: { id, fileId } },
  )
  const { issues } = importPaymentProviderReport
  if (issues.length > 0) throw new Error(`the report has errors: ${JSON.stringify(issues.slice(0, 5))}`)
}

const HEADER =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,' +
  'PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
/** Payments at a store's till on each day of a week, in IDR: by virtual account, by QRIS, and by virtual account. */
const TILL = [
  [1_250_000, 350_000, 2_780_000],
  [864_000, 125_000, 1_940_000],
  [3_115_000, 480_000, 722_000],
  [1_475_000, 90_000, 4_260_000],
  [2_040_000, 615_000, 1_318_000],
  [4_890_000, 1_150_000, 3_375_000],
  [2_655_000, 270_000, 1_096_000],
] as const
/** Fees: for a virtual account including VAT, and per thousand for QRIS. */
const [VA_FEE, QRIS_FEE_OF_1000] = [4_440, 7]

/** A week of payments at the till, each paid out one day later. */
function fileOf(today: Temporal.PlainDate): string {
  const written = (date: Temporal.PlainDate) => date.toString().split('-').toReversed().join('-')
  const rows = TILL.flatMap((amounts, day) => {
    const date = today.subtract({ days: TILL.length - day })
    return amounts.map((amount, place) => {
      const number = day * amounts.length + place + 1
      const fee = place === 1 ? (amount / 1_000) * QRIS_FEE_OF_1000 : VA_FEE
      return [
        number,
        'GERAI',
        place === 1 ? 'QRIS' : 'Virtual Account BCA',
        written(date),
        `GERAI-${2_000 + number}`,
        'Pelanggan',
        'RPT',
        `${amount}.00`,
        '',
        `${fee}.00`,
        '0.00',
        `${amount - fee}.00`,
        written(date.add({ days: 1 })),
        'PAYMENT',
        '',
      ].join(',')
    })
  })
  return [HEADER, ...rows].join('\n')
}
