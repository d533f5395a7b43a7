// Accounts connected to the sandbox bank, which opens them with the closing balance of their statements.
import { formatMinor } from '../../services/kit/money.ts'
import type { SandboxCredentials } from '../../services/sandbox-bank/partners.ts'
import { change, changeWithPasskey, type Client, until } from './client.ts'
import type { Passkey } from './passkey.ts'
import type { Account } from './story.ts'

/** URL and credentials of the sandbox bank. */
export type SandboxBank = { url: string; credentials: SandboxCredentials }

async function notifyBank({ url }: SandboxBank, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the sandbox bank refused ${path} ${JSON.stringify(body)}: ${await answer.text()}`)
}

/** Opens an account at the sandbox bank, unless it is open already. */
export function openAtBank(
  bank: SandboxBank,
  { bankCode, accountNumber, currency }: Pick<Account, 'bankCode' | 'accountNumber' | 'currency'>,
  name: string,
  balance = 0n,
): Promise<void> {
  return notifyBank(bank, 'accounts', { bankCode, accountNumber, name, currency, openingBalance: formatMinor(balance) })
}

/** Money that someone else pays into an account. */
export function depositAtBank(
  bank: SandboxBank,
  { bankCode, accountNumber }: Account,
  { amount, description }: { amount: string; description: string },
): Promise<void> {
  return notifyBank(bank, 'entries', { bankCode, accountNumber, direction: 'CREDIT', amount, description })
}

/** Withdraws money from an account, like a user of the bank's own portal. */
export function withdrawAtBank(
  bank: SandboxBank,
  { bankCode, accountNumber }: Account,
  { amount, description }: { amount: string; description: string },
): Promise<void> {
  return notifyBank(bank, 'entries', { bankCode, accountNumber, direction: 'DEBIT', amount, description })
}

/** Lets all transfers in transit between banks arrive. */
export const settleAtBank = (bank: SandboxBank): Promise<void> => notifyBank(bank, 'settle', {})

type Connecting = {
  account: Account
  id: string
  legalName: string
  balance: bigint
  today: Temporal.PlainDate
  /** The passkey of the connecting user: credentials of a bank require a fresh verification. */
  passkey: Passkey
}

/** Connects an account to the sandbox bank. */
export async function connectToSandbox(client: Client, bank: SandboxBank, connecting: Connecting): Promise<void> {
  const { account, id, legalName, balance, today, passkey } = connecting
  await openAtBank(bank, account, legalName, balance)
  const credentials = bank.credentials[account.bankCode]
  const schedule = ['08:00', '12:00', '17:00']
  const input = { id, type: 'API', credentials, schedule, startsOn: today.toString() }
  await changeWithPasskey(client, passkey, 'connectBankAccount', 'ConnectBankAccountInput', input)
}

/** Fetches balance and statement of a connected account. */
export async function syncAccount(client: Client, { account, id }: Pick<Connecting, 'account' | 'id'>): Promise<void> {
  await change(client, 'syncBankAccount', 'BankAccountIdInput', { id })
  await until(async () => {
    const { node } = await client.run<{ node: { connection: { isSyncing: boolean } } }>(
      'query ($id: ID!) { node(id: $id) { ... on BankAccount { connection { isSyncing } } } }',
      { id },
    )
    return node.connection.isSyncing ? undefined : node
  }, `a sync of ${account.alias}`)
}
