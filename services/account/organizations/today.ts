import type { Tx } from '../../kit/database/database.ts'
import { todayIn } from '../../kit/clock.ts'
import { organization } from './table.ts'

/** Today as the organization's business date, `YYYY-MM-DD`. */
export async function businessToday(tx: Tx): Promise<string> {
  const [own] = await tx.select({ timeZone: organization.timeZone }).from(organization)
  return todayIn(tx.clock, own?.timeZone ?? 'Asia/Jakarta').toString()
}
