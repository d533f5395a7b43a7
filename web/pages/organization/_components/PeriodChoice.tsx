import { ChevronDown } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { analysisPresets, type DateFilter } from '../../../ui/list/dateRange.ts'
import { Popover } from '../../../ui/overlay/Popover.tsx'

const DateRangeEditor = lazy(() =>
  import('../../../ui/list/rangeEditors.tsx').then(module => ({ default: module.DateRangeEditor })),
)

type PeriodChoiceProps = { label: string; value: DateFilter; onChange: (period: DateFilter) => void }

/** The period of an analysis. */
export function PeriodChoice({ label, value, onChange }: PeriodChoiceProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const words =
    'preset' in value
      ? formatMessage({ id: `dates.${value.preset}` })
      : [value.from, value.to].map(day => (day === null ? '' : formats.date(day, { year: 'always' }))).join(' – ')
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <Button>
          {words}
          <ChevronDown className="i" aria-hidden />
        </Button>
      }
    >
      {close => (
        <Suspense fallback={<FormattedMessage id="page.loading" />}>
          <DateRangeEditor value={value} presets={analysisPresets} onChange={onChange} close={close} />
        </Suspense>
      )}
    </Popover>
  )
}
