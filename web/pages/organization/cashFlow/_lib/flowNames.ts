import { useIntl } from 'react-intl'
import { monthEnd } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Unit } from './flowState.ts'

type Period = { readonly from: string; readonly to: string }

/** Names of periods: short above a column, in full where there is room. A partial period is named by its days. */
export function useFlowPeriodName(unit: Unit) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const isWholeMonth = ({ from, to }: Period) => from.endsWith('-01') && to === monthEnd(from)
  const span = ({ from, to }: Period, year: 'auto' | 'always') =>
    formatMessage({ id: 'cashFlow.span' }, { from: formats.date(from), to: formats.date(to, { year }) })
  const name = (period: Period, year: 'auto' | 'always') => {
    if (period.from === period.to) return formats.date(period.from, { year })
    return unit === 'MONTH' && isWholeMonth(period) ? formats.shortMonth(period.from) : span(period, year)
  }
  // `1–29 Nov`: above a column there is no room to repeat the month.
  const short = (period: Period) =>
    period.from.slice(0, 7) === period.to.slice(0, 7) && period.from !== period.to && !isWholeMonth(period)
      ? `${Number(period.from.slice(8))}–${formats.date(period.to)}`
      : name(period, 'auto')
  return { short, full: (period: Period) => name(period, 'always') }
}
