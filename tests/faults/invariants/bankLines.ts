// I3 and I4 between the bank's books and ours: each line from a connection is a line of the bank, once; after a last sync none is missing,
// and the balance is the bank's.
import type { JournalEntry } from '../../../services/sandbox-bank/entries.ts'
import { type Account, openLedger } from '../../../services/sandbox-bank/ledger.ts'
import { type Connection, within } from './scope.ts'

export type StoredAccount = {
  id: string
  bankCode: string
  accountNumber: string
  balanceMinor: string | null
  /** First day of the connection's lines. */
  startsOn: string | null
  lines: string[]
}

export async function readConnectedAccounts(client: Connection, organizationId?: string): Promise<StoredAccount[]> {
  const { rows } = await client.query<StoredAccount>(
    within(
      `
    select b.id, b.bank_code as "bankCode", b.account_number as "accountNumber", b.balance_minor as "balanceMinor",
      c.starts_on::text as "startsOn",
      array(select concat_ws('|', t.date, t.direction, t.amount_minor, t.ending_balance_minor, t.description)
        from statement_transaction t
        where (t.organization_id, t.bank_account_id, t.source) = (b.organization_id, b.id, 'API')
        order by t.id) as lines
    from bank_account b
    join bank_connection c on (c.organization_id, c.bank_account_id) = (b.organization_id, b.id)
    where {of b} and c.type = 'API'`,
      organizationId,
    ),
  )
  return rows
}

/** `isSynced`: the last sync came after the bank's last line. */
export function lineViolations(
  accounts: readonly StoredAccount[],
  journal: readonly JournalEntry[],
  isSynced: boolean,
): string[] {
  const ledger = openLedger(journal)
  return accounts.flatMap(stored => {
    const account = ledger.account(stored.bankCode, stored.accountNumber)
    return account ? faultsOf(stored, account, isSynced) : []
  })
}

function faultsOf(stored: StoredAccount, account: Account, isSynced: boolean): string[] {
  const name = stored.accountNumber
  const theirs = linesOf(account, stored.startsOn)
  const ours = countOf(stored.lines)
  const invented = stored.lines.filter(line => !theirs.includes(line))
  const doubled = [...ours].filter(([line, count]) => count > theirs.filter(each => each === line).length)
  const missing = isSynced ? theirs.filter(line => !ours.has(line)) : []
  const isOff = isSynced && stored.balanceMinor !== null && BigInt(stored.balanceMinor) !== account.balanceMinor
  return [
    ...invented.map(line => `I3: ${name} has a line that its bank does not have: ${line}`),
    ...doubled.map(([line, count]) => `I3: ${name} has a line ${count} times: ${line}`),
    ...missing.map(line => `I3: ${name} misses a line of its bank: ${line}`),
    ...(isOff ? [`I4: ${name} holds ${stored.balanceMinor}, and its bank says ${account.balanceMinor}`] : []),
  ]
}

const countOf = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** The bank's lines in stored form. */
const linesOf = ({ lines }: Account, startsOn: string | null): string[] =>
  lines
    .map(line => ({ ...line, date: dayOf(line.at) }))
    .filter(({ date }) => startsOn !== null && date >= startsOn)
    .map(({ date, direction, amountMinor, balanceMinor, description }) =>
      [date, direction, amountMinor, balanceMinor, description].join('|'),
    )

const dayOf = (at: string): string => Temporal.Instant.from(at).toZonedDateTimeISO('+07:00').toPlainDate().toString()
