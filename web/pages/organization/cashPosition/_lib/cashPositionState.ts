// The address state of the cash position, and the query variables derived from it.
import { oldestDay } from '../../../../i18n/calendarDate.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { today } from '../../../../i18n/format.ts'
import { type DateFilter, dates, datesOf } from '../../../../ui/list/dateRange.ts'
import { listState, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'
import { pastDay } from '../../_lib/pastDays.ts'

const LAST_30_DAYS: DateFilter = { preset: 'last-30-days' }

const period: Param<DateFilter> = {
  read: text => dates.read(text) ?? LAST_30_DAYS,
  write: value => ('preset' in value && value.preset === 'last-30-days' ? null : dates.write(value)),
}

export const cashPositionState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  /** Null: now. */
  day: pastDay,
  group: oneOfOr(['BANK', 'ENTITY'], 'BANK'),
  /** Global id of the entity whose accounts are shown; null: all. */
  entity: optional,
  period,
  view: oneOfOr(['chart', 'table'], 'chart'),
  /** The figure that is open next to the page: `credit.counted`, `debit.left_out.<account>`. */
  open: optional,
})

export type CashPositionState = StateOf<typeof cashPositionState>

export const positionVariables = ({ day, group, entity }: CashPositionState) => ({
  asOf: day,
  groupBy: group,
  entities: entitiesOf(entity),
})

const entitiesOf = (entity: string | null) => (entity === null ? null : [entity])

/** The past days of the chart's period including today, limited to the maximum. */
export function historyVariables({ currency, period: chosen, day, entity }: CashPositionState) {
  const present = today()
  const { from, to } = datesOf(chosen, present)
  const last = min(to ?? present, day ?? present)
  const earliest = oldestDay(last)
  const first = from === null || from < earliest ? earliest : min(from, last)
  return { currency, from: first, to: last, entities: entitiesOf(entity) }
}

const min = (one: string, other: string) => (one < other ? one : other)

const directions = ['CREDIT', 'DEBIT'] as const
const kinds = ['COUNTED', 'UNASSIGNED', 'LEFT_OUT'] as const

/** A figure whose records are open. */
export type OpenFigure = {
  direction: (typeof directions)[number]
  kind: (typeof kinds)[number]
  /** The account; null: all. */
  accountId: string | null
}

export function readOpenFigure(text: string | null): OpenFigure | null {
  const [direction, kind, accountId] = text?.split('.') ?? []
  const of = directions.find(each => each.toLowerCase() === direction)
  const which = kinds.find(each => each.toLowerCase() === kind)
  return of && which ? { direction: of, kind: which, accountId: accountId || null } : null
}

export const writeOpenFigure = ({ direction, kind, accountId }: OpenFigure): string =>
  [direction.toLowerCase(), kind.toLowerCase(), ...(accountId === null ? [] : [accountId])].join('.')
