import { useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { units } from './forecastState.ts'

type Period = { readonly from: string; readonly to: string }
type Unit = (typeof units)[number]

/** How periods are called: short above a column, in full where there is room. */
export function usePeriodName(unit: Unit) {
  const { formatMessage, formatDate } = useIntl()
  const formats = useFormats()
  const month = (day: string) => formatDate(`${day}T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return {
    short: ({ from }: Period) => (unit === 'MONTH' ? month(from) : formats.date(from)),
    full: ({ from, to }: Period) => {
      if (unit === 'DAY') return formats.date(from, { year: 'always' })
      return unit === 'MONTH'
        ? month(from)
        : formatMessage(
            { id: 'cashForecast.week' },
            { from: formats.date(from), to: formats.date(to, { year: 'always' }) },
          )
    },
  }
}
