import { ChevronDown } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { analysisPresets } from '../../../../ui/list/dateRange.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { Popover } from '../../../../ui/overlay/Popover.tsx'
import type { CashPositionState } from '../_lib/cashPositionState.ts'

const DateRangeEditor = lazy(() =>
  import('../../../../ui/list/rangeEditors.tsx').then(module => ({ default: module.DateRangeEditor })),
)

/** The days that the chart shows. */
export function PeriodChoice({ list: { state, set } }: { list: ListState<CashPositionState> }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { period } = state
  const words =
    'preset' in period
      ? formatMessage({ id: `dates.${period.preset}` })
      : [period.from, period.to].map(day => (day === null ? '' : formats.date(day, { year: 'always' }))).join(' – ')
  return (
    <Popover
      label={formatMessage({ id: 'cashPosition.period' })}
      align="end"
      trigger={
        <Button size="sm">
          {words}
          <ChevronDown className="i" aria-hidden />
        </Button>
      }
    >
      {close => (
        <Suspense fallback={<FormattedMessage id="page.loading" />}>
          <DateRangeEditor
            value={period}
            presets={analysisPresets}
            onChange={chosen => set({ period: chosen })}
            close={close}
          />
        </Suspense>
      )}
    </Popover>
  )
}
