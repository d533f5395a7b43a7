// The transfer methods: what each accepts and costs, and on which banking day it executes. Pure.
import type { Amount } from '../../kit/money.ts'
import { type BankingCalendar, bankingDayFrom, nextBankingDay } from '../bankingDays/public.ts'
import type { TransferMethod } from '../connections/public.ts'

export const METHOD_OBSTACLES = ['OVER_LIMIT', 'UNDER_LIMIT', 'CURRENCY', 'SAME_BANK', 'OTHER_BANK'] as const
export type MethodObstacle = (typeof METHOD_OBSTACLES)[number]

type Rail = {
  feeMinor: bigint
  atLeastMinor?: bigint
  noMoreThanMinor?: bigint
  /** Only for rupiah. */
  rupiahOnly: boolean
  /** Executes on banking days between these times in Jakarta; absent: at any time on any day. */
  hours?: { opens: string; closes: string }
}

/** The time zone of the central bank's payment systems, wherever the organization is. */
const RAIL_ZONE = 'Asia/Jakarta'

export const RAILS: Readonly<Record<TransferMethod, Rail>> = {
  BI_FAST: { feeMinor: 2_500_00n, atLeastMinor: 1_00n, noMoreThanMinor: 250_000_000_00n, rupiahOnly: true },
  SKN: {
    feeMinor: 2_900_00n,
    noMoreThanMinor: 1_000_000_000_00n,
    rupiahOnly: true,
    hours: { opens: '00:00', closes: '16:30' },
  },
  RTGS: {
    feeMinor: 25_000_00n,
    atLeastMinor: 100_000_000_00n,
    rupiahOnly: true,
    hours: { opens: '06:30', closes: '16:30' },
  },
  ONLINE: { feeMinor: 6_500_00n, noMoreThanMinor: 50_000_000_00n, rupiahOnly: true },
  SAME_BANK: { feeMinor: 0n, rupiahOnly: false },
}

/** What determines the possible methods. */
export type Route = { amount: Amount; sameBank: boolean }

/** Why the method is not possible; null if it is. */
export function obstacleOf(method: TransferMethod, { amount, sameBank }: Route): MethodObstacle | null {
  const { rupiahOnly, atLeastMinor, noMoreThanMinor } = RAILS[method]
  if (method === 'SAME_BANK') return sameBank ? null : 'OTHER_BANK'
  if (sameBank) return 'SAME_BANK'
  if (rupiahOnly && amount.currency !== 'IDR') return 'CURRENCY'
  if (noMoreThanMinor !== undefined && amount.minor > noMoreThanMinor) return 'OVER_LIMIT'
  return atLeastMinor !== undefined && amount.minor < atLeastMinor ? 'UNDER_LIMIT' : null
}

/**
 * The date on which a payment is sent: not before the requested date nor before today, on a banking day for methods with hours, and after
 * their cut-off on the next one.
 */
export function valueDateOf(
  method: TransferMethod | null,
  asked: Temporal.PlainDate,
  { now, calendar }: { now: Temporal.Instant; calendar: BankingCalendar },
): Temporal.PlainDate {
  const present = now.toZonedDateTimeISO(RAIL_ZONE)
  const today = present.toPlainDate()
  const wanted = Temporal.PlainDate.compare(asked, today) < 0 ? today : asked
  const hours = method === null ? undefined : RAILS[method].hours
  if (!hours) return wanted
  const day = bankingDayFrom(wanted, calendar)
  const closes = calendar.closesAt(day) ?? hours.closes
  const isOver = day.equals(today) && Temporal.PlainTime.compare(present.toPlainTime(), closes) >= 0
  return isOver ? nextBankingDay(day, calendar) : day
}

/** When a payment with a value date can first be sent. */
export function releaseTimeOf(method: TransferMethod, valueDate: Temporal.PlainDate): Temporal.Instant {
  const opens = RAILS[method].hours?.opens ?? '00:00'
  return valueDate.toZonedDateTime({ timeZone: RAIL_ZONE, plainTime: opens }).toInstant()
}
