import { useIntl } from 'react-intl'
import { monthEnd } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Unit } from './flowState.ts'

type Period = { readonly from: string; readonly to: string }

/** How periods are called: short above a column, in full where there is room. One that is cut is named by its days. */
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
  return { short: (period: Period) => name(period, 'auto'), full: (period: Period) => name(period, 'always') }
}
