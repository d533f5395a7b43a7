import { useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { units } from './forecastState.ts'

type Period = { readonly from: string; readonly to: string }
type Unit = (typeof units)[number]

/** Names of periods: short above a column, where twelve need no year, and in full where there is room. */
export function usePeriodName(unit: Unit) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return {
    short: ({ from }: Period) => (unit === 'MONTH' ? formats.shortMonth(from) : formats.shortDay(from)),
    full: ({ from, to }: Period) => {
      if (unit === 'DAY') return formats.date(from, { year: 'always' })
      return unit === 'MONTH'
        ? formats.shortMonth(from)
        : formatMessage(
            { id: 'cashForecast.week' },
            { from: formats.date(from), to: formats.date(to, { year: 'always' }) },
          )
    },
  }
}
