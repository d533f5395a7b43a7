// The address state of the forecast, and the query variables derived from it.
import { currencies } from '../../../../i18n/currency.ts'
import { type ExtraLine, extraLinesParam, leftOutParam } from './scenarioParts.ts'
import { listState, oneOf, oneOfOr, optional, type Param, type StateOf } from '../../../../ui/list/listState.ts'

export const MAX_LATE_DAYS = 366

/** A whole number from 0; 0 is omitted from the address. */
const upTo = (most: number): Param<number> => ({
  read: text => {
    const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
    return value <= most ? value : 0
  },
  write: value => (value === 0 ? null : String(value)),
})

/** Up to three scenarios in addition to the base; the first keeps the parameter names from when it was the only one. */
export const places = ['', '2', '3'] as const
export type ScenarioPlace = (typeof places)[number]
const MAX_NAME_LENGTH = 40

const name: Param<string> = {
  read: value => (value ?? '').slice(0, MAX_NAME_LENGTH),
  write: value => value.trim() || null,
}
export const units = ['DAY', 'WEEK', 'MONTH'] as const

export const forecastState = listState({
  currency: oneOfOr(currencies, 'IDR'),
  unit: oneOfOr(units, 'WEEK'),
  view: oneOfOr(['chart', 'table'], 'chart'),
  /** Global id of the entity whose accounts are shown; null: all. */
  entity: optional,
  /** Whether receipts are expected on their due dates. */
  dates: oneOf(['DUE']),
  name: name,
  late: upTo(MAX_LATE_DAYS),
  paylate: upTo(MAX_LATE_DAYS),
  less: upTo(100),
  unapproved: oneOf(['YES']),
  out: leftOutParam,
  extra: extraLinesParam,
  name2: name,
  late2: upTo(MAX_LATE_DAYS),
  paylate2: upTo(MAX_LATE_DAYS),
  less2: upTo(100),
  unapproved2: oneOf(['YES']),
  out2: leftOutParam,
  extra2: extraLinesParam,
  name3: name,
  late3: upTo(MAX_LATE_DAYS),
  paylate3: upTo(MAX_LATE_DAYS),
  less3: upTo(100),
  unapproved3: oneOf(['YES']),
  out3: leftOutParam,
  extra3: extraLinesParam,
  /** Whether records that a balance seems to include already are counted anyway. */
  counted: oneOf(['YES']),
  /** Whether planned lines are open. */
  plans: oneOf(['YES']),
  /** The open figure: `credit.3`, `debit.0.bill`, or the excluded records, `credit.left_out`. */
  open: optional,
})

export type ForecastState = StateOf<typeof forecastState>

/** The state that a saved view contains: scenarios and periods, but not what is open. */
export const viewOf = (state: ForecastState): string =>
  forecastState.write({ ...state, open: null, plans: null }).toString()

/** The user's inputs of a scenario. */
export type ScenarioChoice = {
  name: string
  late: number
  paylate: number
  less: number
  unapproved: 'YES' | null
  /** The uuids of excluded records and planned lines. */
  out: readonly string[]
  extra: readonly ExtraLine[]
}
export const NO_SCENARIO: ScenarioChoice = {
  name: '',
  late: 0,
  paylate: 0,
  less: 0,
  unapproved: null,
  out: [],
  extra: [],
}

export const scenarioAt = (state: ForecastState, place: ScenarioPlace): ScenarioChoice => ({
  name: state[`name${place}` as const],
  late: state[`late${place}` as const],
  paylate: state[`paylate${place}` as const],
  less: state[`less${place}` as const],
  unapproved: state[`unapproved${place}` as const],
  out: state[`out${place}` as const],
  extra: state[`extra${place}` as const],
})

/** The changes of the address for a changed scenario. */
export function scenarioChange(place: ScenarioPlace, choice: ScenarioChoice): Partial<ForecastState> {
  if (place === '') return choice
  const { name: called, late, paylate, less, unapproved, out, extra } = choice
  return place === '2'
    ? { name2: called, late2: late, paylate2: paylate, less2: less, unapproved2: unapproved, out2: out, extra2: extra }
    : { name3: called, late3: late, paylate3: paylate, less3: less, unapproved3: unapproved, out3: out, extra3: extra }
}

/** Whether it differs from the base. */
export const isScenario = ({ late, paylate, less, unapproved, out, extra }: ScenarioChoice): boolean =>
  late > 0 || paylate > 0 || less > 0 || unapproved !== null || out.length > 0 || extra.length > 0

/** The scenarios that can exclude a record: those that differ from the base, or the first if none does. */
export function placesToLeaveOut(state: ForecastState): ScenarioPlace[] {
  const asked = requestedPlaces(state)
  return asked.length === 0 ? [''] : asked
}

/** The scenarios that differ from the base, in the order of query and answer. */
export const requestedPlaces = (state: ForecastState): ScenarioPlace[] =>
  places.filter(place => isScenario(scenarioAt(state, place)))

export const forecastVariables = (state: ForecastState) => ({
  currency: state.currency,
  unit: state.unit,
  usesLags: state.dates === null,
  entities: state.entity === null ? null : [state.entity],
  includesLeftOut: state.counted !== null,
  scenarios: requestedPlaces(state).map(place => {
    const { late, paylate, less, unapproved, out, extra } = scenarioAt(state, place)
    return {
      receiptsLateDays: late,
      paymentsLateDays: paylate,
      haircutPercent: less,
      includesUnapproved: unapproved !== null,
      leavesOut: out,
      extraLines: extra,
    }
  }),
})

/** The origins of cash flows that a figure can be of. */
const sources = [
  'BILL',
  'CREDIT_MEMO',
  'DEPOSIT',
  'IMPORT',
  'INVOICE',
  'MANUAL',
  'PAYMENT',
  'PLANNED',
  'PROVIDER',
  'UNAPPROVED_BILL',
  'UNAPPROVED_PAYMENT',
] as const
export type ForecastSource = (typeof sources)[number]

/** `source`: only records of this origin. */
export type OpenForecast = {
  direction: 'CREDIT' | 'DEBIT'
  place: number | 'LEFT_OUT'
  source?: ForecastSource | undefined
}

export function readOpenForecast(text: string | null): OpenForecast | null {
  const [, direction, place, of] = /^(credit|debit)\.(\d{1,2}|left_out)(?:\.([a-z_]+))?$/.exec(text ?? '') ?? []
  if (direction === undefined || place === undefined) return null
  return {
    direction: direction === 'credit' ? 'CREDIT' : 'DEBIT',
    place: place === 'left_out' ? 'LEFT_OUT' : Number(place),
    source: sources.find(each => each.toLowerCase() === of),
  }
}

export const writeOpenForecast = ({ direction, place, source }: OpenForecast): string =>
  [direction, String(place), ...(source === undefined ? [] : [source])].join('.').toLowerCase()
