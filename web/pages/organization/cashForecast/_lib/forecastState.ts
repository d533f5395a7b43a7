// What the address of the forecast holds, and the variables that its query makes of it.
import { currencies } from '../../../../i18n/currency.ts'
import { listState, oneOf, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'

export const MAX_LATE_DAYS = 366

/** A whole number from 0 on; 0 is left out of the address. */
const upTo = (most: number): Param<number> => ({
  read: text => {
    const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
    return value <= most ? value : 0
  },
  write: value => (value === 0 ? null : String(value)),
})

export const units = ['DAY', 'WEEK', 'MONTH'] as const

export const forecastState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  unit: oneOfOr(units, 'WEEK'),
  view: oneOfOr(['chart', 'table'], 'chart'),
  /** Of accounts of this entity alone, by its global id; null: of all. */
  entity: optional,
  /** Whether receipts stay on the dates that they are due on. */
  dates: oneOf(['DUE']),
  late: upTo(MAX_LATE_DAYS),
  paylate: upTo(MAX_LATE_DAYS),
  less: upTo(100),
  unapproved: oneOf(['YES']),
  /** Whether what seems to be in a balance already counts after all. */
  counted: oneOf(['YES']),
  /** Whether planned lines are open. */
  plans: oneOf(['YES']),
  /** Which figure is open: `credit.3`, `debit.0`, or what is left out, `credit.left_out`. */
  open: optional,
})

export type ForecastState = StateOf<typeof forecastState>

/** What is saved of the page under a name: its scenario and its periods, and nothing that is open beside them. */
export const viewOf = (state: ForecastState): string =>
  forecastState.write({ ...state, open: null, plans: null }).toString()

export const hasScenario = ({ late, paylate, less, unapproved }: ForecastState): boolean =>
  late > 0 || paylate > 0 || less > 0 || unapproved !== null

export const forecastVariables = (state: ForecastState) => ({
  currency: state.currency,
  unit: state.unit,
  usesLags: state.dates === null,
  entities: state.entity === null ? null : [state.entity],
  includesLeftOut: state.counted !== null,
  scenario: hasScenario(state)
    ? {
        receiptsLateDays: state.late,
        paymentsLateDays: state.paylate,
        haircutPercent: state.less,
        includesUnapproved: state.unapproved !== null,
      }
    : null,
})

export type OpenForecast = { direction: 'CREDIT' | 'DEBIT'; place: number | 'LEFT_OUT' }

export function readOpenForecast(text: string | null): OpenForecast | null {
  const [, direction, place] = /^(credit|debit)\.(\d{1,2}|left_out)$/.exec(text ?? '') ?? []
  if (direction === undefined || place === undefined) return null
  return {
    direction: direction === 'credit' ? 'CREDIT' : 'DEBIT',
    place: place === 'left_out' ? 'LEFT_OUT' : Number(place),
  }
}

export const writeOpenForecast = ({ direction, place }: OpenForecast): string =>
  `${direction.toLowerCase()}.${String(place).toLowerCase()}`
