import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../kit/http/problem.ts'
import type { BankAccountRow } from '../bankAccounts/public.ts'
import type { TreasuryContext } from '../context.ts'
import { codes } from './errors.ts'
import { type BankBalance, BankFault } from './bankConnection.ts'
import { connectedOf } from './connect.ts'
import { openLine } from './connectionOf.ts'
import { refusalOfBank } from './faults.ts'
import { atPlace } from './placeOf.ts'
import type { LinkRow } from './table.ts'

/** The caller doesn't wait forever: a slower bank can't be used. */
const TIMEOUT_MS = 8_000

type Parts = Pick<TreasuryContext, 'database' | 'banks' | 'seals' | 'drop' | 'sftp'>

/**
 * Requests the account's balance from the bank now, which shows whether the bank is reachable, accepts the credentials and knows the
 * account. For file connections it reads the folder or server instead. Stores nothing.
 */
export async function testConnection(
  parts: Parts,
  organizationId: string,
  bankAccountId: string,
): Promise<BankBalance | null> {
  const { account, link } = await parts.database.readInOrganization(organizationId, null, tx =>
    connectedOf(tx, bankAccountId),
  )
  try {
    const answered = link.type === 'API' ? askBalance(parts, account, link) : lookIn(parts, account, link)
    return await Promise.race([answered, silence()])
  } catch (error) {
    throw error instanceof BankFault ? refusalOfBank(error) : error
  }
}

async function askBalance(parts: Parts, account: BankAccountRow, link: LinkRow): Promise<BankBalance> {
  const line = openLine(parts, account, link)
  if (!line) throw new Refusal(codes.connectionNotAvailable)
  return line.balance(account)
}

async function lookIn(parts: Parts, account: BankAccountRow, link: LinkRow): Promise<null> {
  const found = await atPlace(parts, account, link, place => place.waiting(account))
  if (!found) throw new Refusal(codes.connectionNotAvailable)
  return null
}

/** The fault if the bank doesn't respond. */
async function silence(): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { ref: false })
  throw new BankFault('UNREACHABLE', `no answer within ${TIMEOUT_MS} ms`)
}
