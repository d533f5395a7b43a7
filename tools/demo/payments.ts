// Payments and transfers in every status, so that lists, inbox and home have data: created by one user, decided by another, executed by the
// sandbox bank, and confirmed by its statements.
import { randomUUID } from 'node:crypto'
import { change, changeEach, changeWithPasskey, type Client, codeOf, signIn, signInWithCode, until } from './client.ts'
import { LOGISTICS_AS_VENDOR, retailParties } from './companies.ts'
import type { Passkey } from './passkey.ts'
import { openAtBank, type SandboxBank, settleAtBank, syncAccount, withdrawAtBank } from './sandboxBank.ts'
import type { Account } from './story.ts'

type Method = 'BI_FAST' | 'SKN' | 'RTGS' | 'ONLINE' | 'SAME_BANK'

/** What happens to a payment after it was created. */
type Fate = 'WAITS' | 'APPROVED' | 'EXPORTED' | 'REJECTED' | 'CANCELLED' | 'ARCHIVED'

type Planned = {
  /** Alias of the source account. */
  from: string
  /** Alias of a counterparty, or of an own account, which makes it a transfer. */
  to: string
  amount: string
  method?: Method
  /** Days from today. */
  inDays?: number
  memo?: string
  notes?: string
  recurrence?: 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  /** Made by the owner instead of the maker. */
  byOwner?: true
  fate: Fate
  reason?: string
}

const BCA = 'BCA Operasional'
const MANDIRI = 'Mandiri Vendor'
const BNI = 'BNI Penjualan'
/** Its account was closed: the bank rejects payments to it. */
const CLOSED = { alias: 'Cipta Grafika', legalName: 'PT Cipta Grafika Mandiri', accountNumber: '8830021409' }
/** Paid at the bank's portal: its statement line exists, but is not matched. */
const PAID_AT_PORTAL = 'Serat Optik'
/** Its statement line is matched. */
const MATCHED = 'Listrik Cikarang'

/** In order of creation: the interesting ones come last, so that they are at the top of the list. */
const plan: readonly Planned[] = [
  { from: MANDIRI, to: 'Karya Putra', amount: '12650000.00', method: 'ONLINE', fate: 'ARCHIVED', reason: 'Paid twice' },
  { from: BCA, to: 'Air Bersih', amount: '3412500.00', memo: 'PO-2026-000988', fate: 'APPROVED' },
  { from: BCA, to: 'Mitra Abadi', amount: '24875000.50', method: 'BI_FAST', memo: 'INV MAK/1120', fate: 'APPROVED' },
  { from: BCA, to: 'Sinar Logistik', amount: '96320750.00', memo: 'Trucking, week 46', fate: 'APPROVED' },
  { from: MANDIRI, to: MATCHED, amount: '418207311.25', memo: 'Meter 531200987654', fate: 'APPROVED' },
  { from: BCA, to: BNI, amount: '250000000.00', method: 'BI_FAST', notes: 'Top up before payroll', fate: 'APPROVED' },
  { from: MANDIRI, to: BCA, amount: '1500000000.00', method: 'RTGS', inDays: 3, fate: 'WAITS' },
  {
    from: BCA,
    to: CLOSED.alias,
    amount: '76900000.00',
    method: 'BI_FAST',
    memo: 'Catalogue 2027, first print',
    fate: 'APPROVED',
  },
  {
    from: BCA,
    to: 'Asuransi Bahari',
    amount: '35000000.00',
    method: 'SKN',
    inDays: 4,
    recurrence: 'MONTHLY',
    memo: 'Premium, warehouse',
    fate: 'APPROVED',
  },
  // Both organizations have it in their statements.
  {
    from: MANDIRI,
    to: LOGISTICS_AS_VENDOR.alias,
    amount: '186400000.00',
    method: 'SAME_BANK',
    memo: 'Trucking, week 47',
    fate: 'APPROVED',
  },
  { from: MANDIRI, to: 'Gudang Sentosa', amount: '145000000.00', inDays: 2, memo: 'Rent, Q1', fate: 'APPROVED' },
  { from: BNI, to: 'Semen Nusantara', amount: '640115200.00', memo: 'PO-2026-001004', fate: 'EXPORTED' },
  { from: MANDIRI, to: PAID_AT_PORTAL, amount: '58212345.75', method: 'SKN', inDays: 2, fate: 'EXPORTED' },
  {
    from: MANDIRI,
    to: 'Semen Nusantara',
    amount: '12845076639000000.00',
    method: 'RTGS',
    inDays: 2,
    fate: 'REJECTED',
    reason: 'Wrong amount. Six zeros too many',
  },
  {
    from: BCA,
    to: 'Serat Optik',
    amount: '8750000.00',
    fate: 'CANCELLED',
    reason: 'Already paid by company card',
  },
  {
    from: BNI,
    to: MANDIRI,
    amount: '82500000.00',
    method: 'BI_FAST',
    fate: 'CANCELLED',
    reason: 'Not needed any more',
  },
  { from: MANDIRI, to: 'Graha Teknik', amount: '187450000.00', byOwner: true, memo: 'Panel, term 2', fate: 'WAITS' },
  {
    from: MANDIRI,
    to: 'Semen Nusantara',
    amount: '12845076639.00',
    method: 'RTGS',
    inDays: 2,
    notes: 'The right amount of the one that was rejected',
    fate: 'APPROVED',
  },
  { from: BCA, to: MANDIRI, amount: '125000000.00', method: 'BI_FAST', byOwner: true, fate: 'WAITS' },
  { from: BCA, to: 'Kapal Nusantara', amount: '48200000.00', method: 'ONLINE', memo: 'BL SIN-JKT 4471', fate: 'WAITS' },
  { from: MANDIRI, to: 'Air Bersih', amount: '985000.00', method: 'BI_FAST', fate: 'WAITS' },
  { from: BCA, to: 'Graha Teknik', amount: '33500000.00', method: 'BI_FAST', memo: 'Service, November', fate: 'WAITS' },
]

type Demo = {
  url: string
  password: string
  organization: string
  legalName: string
  bank: SandboxBank
  /** Accounts in Arus, by alias. */
  accounts: ReadonlyMap<string, { account: Account; id: string }>
  today: Temporal.PlainDate
}

/** A created payment, with the fields for deciding on it. */
type Made = { id: string; version: number; expectedTransactions: { id: string }[] }

/** Creates the payments, has them decided, and lets the sandbox bank execute them. */
export async function makePayments(demo: Demo): Promise<void> {
  const { url, password, organization } = demo
  const sign = async (name: string) => (await signIn(url, `${name}@arus.test`, password)).inOrganization(organization)
  const [maker, owner] = await Promise.all([sign('maker'), sign('owner')])
  await Promise.all([addClosedPayee(maker), ...openPayees(demo)])
  const payees = await readPayees(maker)
  const made = new Map<Planned, string>()
  for (const one of plan) made.set(one, await pay(one.byOwner ? owner : maker, one, { ...demo, payees }))

  const idsOf = (...fates: Fate[]) => plan.filter(({ fate }) => fates.includes(fate)).map(one => made.get(one)!)
  const signedIn = await signInWithCode(url, 'approver@arus.test', password)
  const approver = signedIn.inOrganization(organization)
  await approve(approver, await readMade(approver, idsOf('APPROVED', 'EXPORTED')))
  for (const one of plan)
    if (one.reason) await stop(one.fate === 'REJECTED' ? approver : maker, one.fate, [made.get(one)!], one.reason)
  await changeEach(maker, 'archivePayments', 'PaymentIdsInput', { ids: idsOf('ARCHIVED') })
  await changeEach(maker, 'exportPayments', 'PaymentIdsInput', { ids: idsOf('EXPORTED') })
  await letTheBankExecute(maker, demo)
  const matched = plan.find(({ to }) => to === MATCHED)!
  await match(maker, matched, made.get(matched)!)
}

/** One approval up to 1,000,000,000, two above. */
export async function requireTwoForLargeOnes(owner: Client, passkey: Passkey): Promise<void> {
  const anybody = { approverUuids: [] }
  await changeWithPasskey(owner, passkey, 'createApprovalPolicy', 'CreateApprovalPolicyInput', {
    name: 'Large payments',
    currency: 'IDR',
    bands: [
      { upTo: '1000000000.00', steps: [anybody], inOrder: false },
      { upTo: null, steps: [anybody, anybody], inOrder: false },
    ],
  })
}

/** Registers the owners of these accounts at the bank, for account inquiries. */
const openPayees = ({ bank, accounts, legalName }: Demo): Promise<void>[] => [
  ...retailParties.map(({ printed, ...party }) => openAtBank(bank, { ...party, currency: 'IDR' }, printed)),
  ...[...accounts.values()].map(({ account }) => openAtBank(bank, account, legalName)),
]

async function addClosedPayee(maker: Client): Promise<void> {
  const { alias, legalName, accountNumber } = CLOSED
  await change(maker, 'createCounterparty', 'CreateCounterpartyInput', {
    type: 'COMPANY',
    legalName,
    alias,
    bankAccounts: [{ bankCode: '009', accountNumber, accountName: 'CIPTA GRAFIKA MANDIRI PT' }],
  })
}

type Payee = { counterpartyId: string; counterpartyAccountId: string }

async function readPayees(maker: Client): Promise<ReadonlyMap<string, Payee>> {
  const { organization } = await maker.run<{
    organization: {
      counterparties: { edges: { node: { id: string; alias: string; bankAccounts: { id: string }[] } }[] }
    }
  }>('{ organization { counterparties(first: 100) { edges { node { id alias bankAccounts { id } } } } } }')
  return new Map(
    organization.counterparties.edges.flatMap(({ node: { id, alias, bankAccounts } }) =>
      bankAccounts.slice(0, 1).map(account => [alias, { counterpartyId: id, counterpartyAccountId: account.id }]),
    ),
  )
}

/** Creates a payment and returns its id. */
async function pay(
  maker: Client,
  { from, to, amount, method, inDays = 0, memo, notes, recurrence }: Planned,
  { accounts, payees, today }: Demo & { payees: ReadonlyMap<string, Payee> },
): Promise<string> {
  const own = accounts.get(to)
  const { createPayment } = await change<{ createPayment: { payment: { id: string } } }>(
    maker,
    'createPayment',
    'CreatePaymentInput',
    {
      kind: own ? 'TRANSFER' : 'PAYMENT',
      fromAccountId: accounts.get(from)!.id,
      ...(own ? { toAccountId: own.id } : payees.get(to)),
      amount: { amount, currency: 'IDR' },
      method,
      date: today.add({ days: inDays }).toString(),
      memo,
      notes,
      recurrence,
      idempotencyKey: randomUUID(),
    },
    'payment { id }',
  )
  return createPayment.payment.id
}

async function readMade(client: Client, ids: readonly string[]): Promise<Made[]> {
  const { nodes } = await client.run<{ nodes: Made[] }>(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Payment { id version expectedTransactions { id } } } }',
    { ids },
  )
  return nodes
}

const approve = (approver: Client, payments: readonly Made[]) =>
  changeEach(approver, 'approvePayments', 'ProvenPaymentsInput', {
    payments: payments.map(({ id, version }) => ({ id, version })),
    code: codeOf(),
  })

const stop = (client: Client, fate: Fate, ids: string[], reason: string) =>
  changeEach(client, fate === 'REJECTED' ? 'rejectPayments' : 'cancelPayments', 'PaymentsWithReasonInput', {
    ids,
    reason,
  })

/** Waits until the bank has executed or rejected everything, and fetches its statements. */
async function letTheBankExecute(maker: Client, { bank, accounts }: Demo): Promise<void> {
  const portal = plan.find(({ to, fate }) => to === PAID_AT_PORTAL && fate === 'EXPORTED')!
  await withdrawAtBank(bank, accounts.get(portal.from)!.account, {
    amount: portal.amount,
    description: 'TRANSFER KE SERAT OPTIK JARINGAN PT',
  })
  await until(async () => {
    await settleAtBank(bank)
    const { organization } = await maker.run<{
      organization: { payments: { edges: { node: { channel: string } }[] } }
    }>('{ organization { payments(first: 50, filter: { status: [IN_PROGRESS] }) { edges { node { channel } } } } }')
    return organization.payments.edges.some(({ node }) => node.channel === 'API') ? undefined : true
  }, 'the bank to execute the payments')
  for (const alias of [BCA, MANDIRI]) await syncAccount(maker, accounts.get(alias)!)
}

/** Matches a payment with its statement line, once that has arrived. */
async function match(maker: Client, { amount }: Planned, paymentId: string): Promise<void> {
  const [{ expectedTransactions } = { expectedTransactions: [] }] = await readMade(maker, [paymentId])
  const lines = await until(async () => {
    const { organization } = await maker.run<{
      organization: { statementTransactions: { edges: { node: { id: string } }[] } }
    }>(
      `query ($filter: StatementTransactionFilter) {
        organization { statementTransactions(first: 1, filter: $filter) { edges { node { id } } } }
      }`,
      { filter: { search: amount, direction: 'DEBIT', status: ['UNRECONCILED'] } },
    )
    const { edges } = organization.statementTransactions
    return edges.length > 0 ? edges : undefined
  }, `the statement line of ${amount}`)
  await change(maker, 'reconcile', 'ReconcileInput', {
    statementTransactionIds: lines.map(({ node }) => node.id),
    expectedTransactionIds: expectedTransactions.map(({ id }) => id),
    idempotencyKey: randomUUID(),
  })
}
