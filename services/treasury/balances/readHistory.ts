// Balances by day, as routes answer them.
import type { Tx } from '../../kit/database/database.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import { type Currency, showMoney } from '../../kit/money.ts'
import { MAX_DAYS } from '../../kit/pastDay.ts'
import { businessToday } from '../projection/public.ts'
import { balancesByDay } from './history.ts'
import { type HistoryQuery, knownBalances } from './repository.ts'

/** Where a day begins last. */
const LAST_ZONE = 'Etc/GMT+12'

/** Total balance of accounts in one currency at the end of each day; refuses G-2 a span that is longer than two years, or ahead. */
export async function readHistory(tx: Tx, query: HistoryQuery & { currency: Currency }) {
  const { from, to, currency } = query
  const days = Temporal.PlainDate.from(from).until(to).days
  if (days < 0 || days >= MAX_DAYS || (await isAhead(tx, to)))
    throw refuseFields([{ path: 'to', error: 'INVALID_VALUE' }])
  const items = balancesByDay(await knownBalances(tx, query), { from, to })
  return { items: items.map(({ ledgerMinor, ...day }) => ({ ...day, ledger: showMoney(ledgerMinor, currency) })) }
}

/** Whether it is after the organization's today, which is asked only where it could be: a day that has begun everywhere is not ahead. */
const isAhead = async (tx: Tx, day: string): Promise<boolean> =>
  day > tx.clock.now().toZonedDateTimeISO(LAST_ZONE).toPlainDate().toString() && day > (await businessToday(tx))
