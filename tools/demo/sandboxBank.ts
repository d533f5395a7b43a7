// Accounts that are connected to the sandbox bank: it opens them with the balance at which their statements end.
import { formatMinor } from '../../services/kit/money.ts'
import type { SandboxCredentials } from '../../services/sandbox-bank/partners.ts'
import { type Client, until } from './client.ts'
import type { Account } from './story.ts'

/** Where the sandbox bank is, and with what it is called. */
export type SandboxBank = { url: string; credentials: SandboxCredentials }

/** Opens an account at the sandbox bank. */
async function openAtBank({ url }: SandboxBank, account: Account, name: string, balance: bigint): Promise<void> {
  const { bankCode, accountNumber, currency } = account
  const answer = await fetch(`${url}/sandbox/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bankCode, accountNumber, name, currency, openingBalance: formatMinor(balance) }),
  })
  if (!answer.ok) throw new Error(`the sandbox bank refused ${account.alias}: ${await answer.text()}`)
}

type Connecting = { account: Account; id: string; legalName: string; balance: bigint; today: Temporal.PlainDate }

/** Connects an account to the sandbox bank, and syncs it once. */
export async function connectToSandbox(client: Client, bank: SandboxBank, connecting: Connecting): Promise<void> {
  const { account, id, legalName, balance, today } = connecting
  await openAtBank(bank, account, legalName, balance)
  const credentials = bank.credentials[account.bankCode]
  const input = { id, type: 'API', credentials, schedule: ['08:00', '12:00', '17:00'], startsOn: today.toString() }
  await change(client, 'connectBankAccount', 'ConnectBankAccountInput', input)
  await change(client, 'syncBankAccount', 'BankAccountIdInput', { id })
  await until(async () => {
    const { node } = await client.run<{ node: { connection: { isSyncing: boolean } } }>(
      'query ($id: ID!) { node(id: $id) { ... on BankAccount { connection { isSyncing } } } }',
      { id },
    )
    return node.connection.isSyncing ? undefined : node
  }, `the first sync of ${account.alias}`)
}

const change = (client: Client, name: string, type: string, input: object) =>
  client.run(`mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code message field } } }`, { input })
