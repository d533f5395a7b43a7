// Creates the demo data through Arus' own API, so that it is consistent. `npm start` runs it once in local mode; a second run finds the
// data and changes nothing.
import { makeBillingCycles } from './billingCycles.ts'
import { makeBills } from './bills.ts'
import { makeCategories } from './categories.ts'
import { mailPayableInvoice } from './checkout.ts'
import { type Client, signIn, until } from './client.ts'
import { LOGISTICS_AS_VENDOR, logisticsPlan, type Plan, RETAIL_AS_CUSTOMER, retailPlan } from './companies.ts'
import { makeCustomers, type Seller } from './customers.ts'
import { makeDeposits } from './deposits.ts'
import { counterpartyFile, expectedFile, statementFile } from './files.ts'
import { addPasskey } from './passkey.ts'
import { makePayments, requireTwoForLargeOnes } from './payments.ts'
import { makeConversations } from './conversations.ts'
import { makeCreditMemos } from './creditMemos.ts'
import { makeInvoices, printOnInvoices } from './invoices.ts'
import { makeOrders } from './orders.ts'
import { makePurchaseOrders } from './purchaseOrders.ts'
import { makeReceivedPayments } from './receivedPayments.ts'
import { makeProducts } from './products.ts'
import { makeTaxInvoices, registerForTaxes } from './taxInvoices.ts'
import { makeWithholdingSlips } from './withholdingSlips.ts'
import {
  type Batch,
  connectProviders,
  matchPayouts,
  payOutAtBank,
  type SandboxProviders,
  tradeAtProviders,
} from './providers.ts'
import { connectToSandbox, type SandboxBank, syncAccount, withdrawAtBank } from './sandboxBank.ts'
import { type Account, addAffiliate, type Line, type Story, tell } from './story.ts'

const PASSWORD = 'Arus1234!'
/** Lines younger than this are left unreconciled for users. */
const OPEN_DAYS = 18

/** Accounts to connect to the sandbox bank, if there is one. */
const CONNECTED = new Set(['BCA Operasional', 'Mandiri Vendor', 'Mandiri Operasional'])

type DemoOptions = {
  today: Temporal.PlainDate
  /** Origin of Arus in browsers, to which passkeys are bound. */
  publicOrigin: string
  /** Undefined where real banks are configured. */
  sandboxBank: SandboxBank | undefined
  /** Undefined where real payment providers are configured. */
  sandboxProviders: SandboxProviders | undefined
  say: (text: string) => void
}

type Organization = { uuid: string; name: string; legalName: string }

/** Fills the demo organizations behind the BFF at `url`, if they are empty. */
export async function makeDemo(url: string, options: DemoOptions): Promise<void> {
  const owner = await signIn(url, 'owner@arus.test', PASSWORD)
  const { viewer } = await owner.run<{ viewer: { memberships: { organization: Organization }[] } }>(
    '{ viewer { memberships { organization { uuid name legalName } } } }',
  )
  // In parallel: they mostly wait for the worker and the bank.
  const books = await Promise.all(
    viewer.memberships.map(({ organization }) => fillOnce({ url, owner, organization, ...options })),
  )
  const { sandboxBank: bank } = options
  if (!bank) return
  const filled = books.filter(each => each !== null)
  await protect(owner, filled, { ...options, bank })
  // One after the other: what the first pays to the others is at the bank when they fetch their statements.
  for (const each of filled.toSorted((one, other) => Number(other.isRetail) - Number(one.isRetail)))
    await payAndSync(each, { url, bank, ...options })
}

type OrganizationOptions = DemoOptions & { url: string; owner: Client; organization: Organization }

/** An organization with its records, from its owner's view. */
type Books = { organization: Organization; isRetail: boolean; client: Client; accounts: Filled[] }

/** Null where there was data before. */
async function fillOnce({ url, owner, organization, today, say }: OrganizationOptions): Promise<Books | null> {
  const { uuid, name } = organization
  const isRetail = name.includes('Retail')
  const client = owner.inOrganization(uuid)
  const { organization: found } = await client.run<{ organization: { bankAccounts: { edges: unknown[] } } }>(
    '{ organization { bankAccounts(first: 1) { edges { cursor } } } }',
  )
  if (found.bankAccounts.edges.length > 0) return null
  const plan = isRetail ? retailPlan : logisticsPlan
  const story = tell({ ...plan, today })
  const parties = [...plan.parties]
  if (isRetail) {
    const logistics = tell({ ...logisticsPlan, today })
    addAffiliate(story, { story: logistics, us: RETAIL_AS_CUSTOMER, party: LOGISTICS_AS_VENDOR }, plan.seed)
    parties.push(LOGISTICS_AS_VENDOR)
  }
  const accounts = await fill(client, today, { accounts: plan.accounts, parties, story })
  say(`${name}: accounts, counterparties, expected transactions and six months of statements are in`)
  const email = isRetail ? 'maker@arus.test' : 'dispatcher@arus.test'
  const maker = (await signIn(url, email, PASSWORD)).inOrganization(uuid)
  if (isRetail) {
    await makeBills({ maker, owner: client, today })
    await makeDeposits({ maker, today })
  }
  await sell({ maker, owner: client }, { today, accounts, company: isRetail ? RETAIL : LOGISTICS })
  say(`${name}: customers, orders and invoices in every state are in`)
  return { organization, isRetail, client, accounts }
}

/** A loan to the other organization, paid at the bank's portal: it has left, and is not in the other one's statement yet. */
async function lendToRetail(bank: SandboxBank, accounts: readonly Filled[]): Promise<void> {
  const from = accounts.find(isConnected)
  if (!from) return
  const { accountNumber, printed } = RETAIL_AS_CUSTOMER
  await withdrawAtBank(bank, from.account, {
    amount: '500000000.00',
    description: `TRANSFER KE ${accountNumber} ${printed} PINJAMAN JANGKA PENDEK`,
  })
}

/** The two companies' tax data, and how they deal with customers. */
type Company = { taxNumber: string; address: string; seller: Seller }
const RETAIL: Company = {
  taxNumber: '0021832415000000',
  address: 'Jl. Kebon Sirih 21, Jakarta Pusat 10340',
  seller: { firstCustomer: 0, domain: 'example' },
}
const LOGISTICS: Company = {
  taxNumber: '0031922404000000',
  address: 'Jl. Yos Sudarso 84, Jakarta Utara 14320',
  seller: { firstCustomer: 5, domain: 'logistik.example' },
}

type People = { maker: Client; owner: Client }
type Selling = { today: Temporal.PlainDate; accounts: readonly Filled[]; company: Company }

/** Customers, and everything sold to them. */
async function sell(people: People, { today, accounts, company }: Selling): Promise<void> {
  const { maker, owner } = people
  const dayAgo = (days: number) => today.subtract({ days }).toString()
  await makeProducts(maker)
  await makeCustomers(people, company.seller)
  await registerForTaxes(owner, company)
  await makeOrders(people, dayAgo)
  await makeInvoices(people, dayAgo)
  await makeTaxInvoices(maker)
  await makeConversations(people)
  const refunding = accounts.find(filled => !isConnected(filled) && filled.account.currency === 'IDR') ?? accounts[0]!
  await makeCreditMemos(people, { today: dayAgo(0), bankAccountId: refunding.id })
  await makeReceivedPayments(people, dayAgo(0))
  await makeWithholdingSlips(maker, dayAgo(0))
  await makePurchaseOrders(maker, dayAgo)
  await makeBillingCycles(people, dayAgo)
}

/** The account that payment providers pay out to. */
const isPaidOutTo = ({ account }: Filled) => account.alias === 'BCA Operasional'

const isConnected = ({ account }: Filled) => CONNECTED.has(account.alias)

/**
 * Performs actions that require a second factor, with a passkey that the owner has only meanwhile: users of the demo sign in as the owner
 * with only the password.
 */
async function protect(
  owner: Client,
  books: readonly Books[],
  { bank, sandboxProviders, publicOrigin, today }: DemoOptions & { bank: SandboxBank },
): Promise<void> {
  if (books.length === 0) return
  const passkey = await addPasskey(owner.run, publicOrigin)
  try {
    for (const { client, accounts, isRetail, organization } of books) {
      for (const { account, id, balance } of accounts.filter(isConnected)) {
        const { legalName } = organization
        await connectToSandbox(client, bank, { account, id, balance, today, legalName, passkey })
      }
      const receiving = accounts.find(isConnected)
      if (receiving) await printOnInvoices(client, passkey, receiving.id)
      if (isRetail) await requireTwoForLargeOnes(client, passkey)
      const payout = accounts.find(isPaidOutTo)
      if (isRetail && sandboxProviders && payout) await connectProviders(client, passkey, payout)
    }
  } finally {
    await passkey.remove()
  }
}

/** Syncs connected accounts, and creates payments where there are any. */
async function payAndSync(
  { organization: { uuid, name, legalName }, isRetail, client, accounts }: Books,
  { url, bank, sandboxProviders, today, say }: DemoOptions & { url: string; bank: SandboxBank },
): Promise<void> {
  const payout = accounts.find(isPaidOutTo)
  let arrived: Batch[] = []
  if (isRetail && sandboxProviders && payout) {
    await tradeAtProviders(client, sandboxProviders, payout, { today, url })
    arrived = await payOutAtBank(client, bank, payout)
    say(`${name}: orders and payouts of payment providers are in`)
    const number = await mailPayableInvoice(client)
    if (number !== null) say(`${name}: ${number} was mailed with a link by which its customer pays it`)
  }
  if (!isRetail) await lendToRetail(bank, accounts)
  for (const account of accounts.filter(isConnected)) await syncAccount(client, account)
  if (!isRetail) return
  await matchPayouts(client, arrived)
  const byAlias = new Map(accounts.map(({ account, id }) => [account.alias, { account, id }]))
  await makePayments({ url, password: PASSWORD, organization: uuid, legalName, bank, accounts: byAlias, today })
  say(`${name}: payments and transfers in every state are in`)
}

/** An account in Arus, and the closing balance of its statements. */
type Filled = { account: Account; id: string; balance: bigint }

type Filling = Pick<Plan, 'accounts' | 'parties'> & { story: Story }

async function fill(
  client: Client,
  today: Temporal.PlainDate,
  { accounts: planned, parties, story }: Filling,
): Promise<Filled[]> {
  const accounts = await createAccounts(client, planned)
  await importRecords(client, 'COUNTERPARTIES', 'importCounterparties', 'counterparties.csv', counterpartyFile(parties))
  await makeCategories(client, parties)
  await importRecords(
    client,
    'EXPECTED_TRANSACTIONS',
    'importExpectedTransactions',
    'expected-transactions.csv',
    expectedFile(story.expected),
  )

  // The engine reconciles the past; recent lines stay for users.
  const openFrom = today.subtract({ days: OPEN_DAYS })
  const closings = new Map<Account, bigint>()
  for (const [account, lines] of story.lines) {
    const past = lines.filter(line => Temporal.PlainDate.compare(line.date, openFrom) < 0)
    closings.set(
      account,
      await importStatement(client, accounts, account, past, account.opening, `${account.alias} to ${openFrom}.csv`),
    )
  }
  await reconcileAutomatically(client)
  for (const [account, lines] of story.lines) {
    const recent = lines.filter(line => Temporal.PlainDate.compare(line.date, openFrom) >= 0)
    const opening = closings.get(account) ?? account.opening
    closings.set(
      account,
      await importStatement(client, accounts, account, recent, opening, `${account.alias} to ${today}.csv`),
    )
  }
  await run(client, 'RECOMMEND')
  await archiveNoise(client, openFrom)
  const broken = planned.find(account => account.layout === 'BCA')
  if (broken) await leaveFailedImport(client, accounts, broken, today)
  return planned.map(account => ({ account, id: accounts.get(account)!, balance: closings.get(account)! }))
}

async function createAccounts(client: Client, accounts: readonly Account[]): Promise<Map<Account, string>> {
  const { organization } = await client.run<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
  )
  const entityId = organization.entities[0]!.id
  const ids = new Map<Account, string>()
  for (const account of accounts) {
    const { bankCode, accountNumber, alias, currency } = account
    const { createBankAccount } = await client.run<{ createBankAccount: { bankAccount: { id: string } } }>(
      'mutation ($input: CreateBankAccountInput!) { createBankAccount(input: $input) { bankAccount { id } userErrors { code message field } } }',
      { input: { bankCode, accountNumber, alias, currency, entityId } },
    )
    ids.set(account, createBankAccount.bankAccount.id)
  }
  return ids
}

async function importRecords(
  client: Client,
  purpose: 'COUNTERPARTIES' | 'EXPECTED_TRANSACTIONS',
  mutation: string,
  name: string,
  text: string,
) {
  const fileId = await client.upload(purpose, name, text)
  const answer = await client.run<Record<string, { recordImport: { id: string } }>>(
    `mutation ($input: ImportRecordsInput!) { ${mutation}(input: $input) { recordImport { id } userErrors { code message field } } }`,
    { input: { fileId, ignoreWarnings: true } },
  )
  const { id } = answer[mutation]!.recordImport
  const done = await until(async () => {
    const { node } = await client.run<{ node: { status: string; issues: unknown[] } }>(
      'query ($id: ID!) { node(id: $id) { ... on RecordImport { status issues { row column value message } } } }',
      { id },
    )
    return ['CHECKING', 'IMPORTING'].includes(node.status) ? undefined : node
  }, name)
  if (done.status !== 'IMPORTED') throw new Error(`${name}: ${done.status} ${JSON.stringify(done.issues.slice(0, 5))}`)
}

async function importStatement(
  client: Client,
  accounts: Map<Account, string>,
  account: Account,
  lines: readonly Line[],
  opening: bigint,
  name: string,
): Promise<bigint> {
  if (lines.length === 0) return opening
  const { text, closing } = statementFile(account, lines, opening)
  const status = await sendStatement(client, accounts.get(account)!, name, text)
  if (status !== 'IMPORTED') throw new Error(`${name}: ${status}`)
  return closing
}

/** Imports a file and returns its final status. */
async function sendStatement(client: Client, bankAccountId: string, name: string, text: string): Promise<string> {
  const fileId = await client.upload('STATEMENT', name, text)
  const { importStatement: started } = await client.run<{ importStatement: { statementImport: { id: string } } }>(
    'mutation ($input: ImportStatementInput!) { importStatement(input: $input) { statementImport { id } userErrors { code message field } } }',
    { input: { bankAccountId, fileId, ignoreWarnings: true } },
  )
  return until(async () => {
    const { node } = await client.run<{ node: { status: string } }>(
      'query ($id: ID!) { node(id: $id) { ... on StatementImport { status } } }',
      {
        id: started.statementImport.id,
      },
    )
    return ['CHECKING', 'IMPORTING', 'READY'].includes(node.status) ? undefined : node.status
  }, name)
}

/** Archives the bank's own bookings before `openFrom`, since no transaction will be expected for them. */
async function archiveNoise(client: Client, openFrom: Temporal.PlainDate): Promise<void> {
  const filter = {
    status: ['UNRECONCILED'],
    matchResult: 'NO_MATCH',
    date: { to: openFrom.subtract({ days: 1 }).toString() },
  }
  for (;;) {
    const { organization } = await client.run<{
      organization: { statementTransactions: { edges: { node: { id: string } }[] } }
    }>(
      'query ($filter: StatementTransactionFilter) { organization { statementTransactions(first: 100, filter: $filter) { edges { node { id } } } } }',
      { filter },
    )
    const ids = organization.statementTransactions.edges.map(({ node }) => node.id)
    if (ids.length === 0) return
    await client.run(
      'mutation ($input: StatementTransactionIdsInput!) { archiveStatementTransactions(input: $input) { userErrors { code message field } } }',
      { input: { ids } },
    )
  }
}

/** A BCA file with two cells that no bank would print, so that Home shows a failed import. */
async function leaveFailedImport(
  client: Client,
  accounts: Map<Account, string>,
  account: Account,
  today: Temporal.PlainDate,
) {
  const lines: Line[] = [0, 1, 2].map(day => ({
    date: today.subtract({ days: 3 - day }),
    minor: 125_000_000n,
    text: `SETORAN TUNAI ${day}`,
  }))
  const { text } = statementFile(account, lines, 0n)
  const broken = text.replace(/\d\d\/\d\d\/(\d{4})/, '31/11/$1').replace('1,250,000.00 CR', '1.250,000.00 CR')
  const status = await sendStatement(client, accounts.get(account)!, `${account.alias} ${today}.csv`, broken)
  if (status !== 'HAS_ERRORS') throw new Error(`the broken demo file ended as ${status}`)
}

async function run(client: Client, mode: 'RECOMMEND' | 'AUTOMATIC'): Promise<{ id: string; status: string }> {
  const { runReconciliation } = await client.run<{ runReconciliation: { run: { id: string } } }>(
    'mutation ($input: RunReconciliationInput!) { runReconciliation(input: $input) { run { id } userErrors { code message field } } }',
    { input: { mode } },
  )
  return settled(client, runReconciliation.run.id)
}

async function reconcileAutomatically(client: Client): Promise<void> {
  const { id, status } = await run(client, 'AUTOMATIC')
  if (status !== 'AWAITING_REVIEW') return
  await client.run(
    'mutation ($input: ConfirmReconciliationRunInput!) { confirmReconciliationRun(input: $input) { run { id } userErrors { code message field } } }',
    { input: { id } },
  )
  await settled(client, id)
}

function settled(client: Client, id: string): Promise<{ id: string; status: string }> {
  return until(async () => {
    const { node } = await client.run<{ node: { status: string; failureReason: string | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on ReconciliationRun { status failureReason } } }',
      { id },
    )
    if (node.status === 'FAILED') throw new Error(`the demo's run failed: ${node.failureReason}`)
    return ['QUEUED', 'RUNNING', 'CONFIRMING'].includes(node.status) ? undefined : { id, status: node.status }
  }, 'a reconciliation run')
}
