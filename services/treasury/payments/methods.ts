// How money can travel: what each way takes, carries and costs, and on which banking day it goes. Pure.
import type { Amount } from '../../kit/money.ts'
import { type BankingCalendar, bankingDayFrom, nextBankingDay } from '../bankingDays/public.ts'
import type { TransferMethod } from '../connections/public.ts'

export const METHOD_OBSTACLES = ['OVER_LIMIT', 'UNDER_LIMIT', 'CURRENCY', 'SAME_BANK', 'OTHER_BANK'] as const
export type MethodObstacle = (typeof METHOD_OBSTACLES)[number]

type Rail = {
  feeMinor: bigint
  atLeastMinor?: bigint
  noMoreThanMinor?: bigint
  /** Carries rupiah alone. */
  rupiahOnly: boolean
  /** Goes on banking days between these times of Jakarta; absent: at any time of any day. */
  hours?: { opens: string; closes: string }
}

/** The clock of the central bank's rails, wherever the organization is. */
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

/** What decides how a payment can travel. */
export type Route = { amount: Amount; sameBank: boolean }

/** Why a payment can't travel so; null when it can. */
export function obstacleOf(method: TransferMethod, { amount, sameBank }: Route): MethodObstacle | null {
  const { rupiahOnly, atLeastMinor, noMoreThanMinor } = RAILS[method]
  if (method === 'SAME_BANK') return sameBank ? null : 'OTHER_BANK'
  if (sameBank) return 'SAME_BANK'
  if (rupiahOnly && amount.currency !== 'IDR') return 'CURRENCY'
  if (noMoreThanMinor !== undefined && amount.minor > noMoreThanMinor) return 'OVER_LIMIT'
  return atLeastMinor !== undefined && amount.minor < atLeastMinor ? 'UNDER_LIMIT' : null
}

/**
 * The day on which a payment goes: not before the day asked for nor before today, for rails with hours a banking day, and after
 * their cut-off the next one.
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

/** When a payment of a value date can first be sent. */
export function releaseTimeOf(method: TransferMethod, valueDate: Temporal.PlainDate): Temporal.Instant {
  const opens = RAILS[method].hours?.opens ?? '00:00'
  return valueDate.toZonedDateTime({ timeZone: RAIL_ZONE, plainTime: opens }).toInstant()
}
