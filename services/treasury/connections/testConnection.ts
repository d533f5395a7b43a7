import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../kit/http/problem.ts'
import type { TreasuryContext } from '../context.ts'
import { codes } from '../errors.ts'
import { type BankBalance, BankFault } from './bankConnection.ts'
import { connectedOf } from './connect.ts'
import { openLine } from './connectionOf.ts'
import { refusalOfBank } from './faults.ts'

/** Whoever waits for the answer does not wait for ever: a bank that is slower than this cannot be worked with. */
const PATIENCE_MS = 8_000

type Parts = Pick<TreasuryContext, 'database' | 'banks' | 'seals' | 'drop'>

/**
 * Asks the bank now for the balance of the account, which shows at once whether it can be reached, takes the credentials and knows the
 * account. A folder is looked into instead. Nothing is stored.
 */
export async function testConnection(
  parts: Parts,
  organizationId: string,
  bankAccountId: string,
): Promise<BankBalance | null> {
  const { account, link } = await parts.database.readInOrganization(organizationId, null, tx =>
    connectedOf(tx, bankAccountId),
  )
  if (link.type === 'CRAWLER') {
    if (!parts.drop) throw new Refusal(codes.connectionNotAvailable)
    await parts.drop.waiting(account)
    return null
  }
  try {
    const line = openLine(parts, account, link)
    if (!line) throw new Refusal(codes.connectionNotAvailable)
    return await Promise.race([line.balance(account), silence()])
  } catch (error) {
    throw error instanceof BankFault ? refusalOfBank(error) : error
  }
}

/** What is made of a bank that says nothing. */
async function silence(): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  throw new BankFault('UNREACHABLE', `no answer within ${PATIENCE_MS} ms`)
}
