import { useIntl } from 'react-intl'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'

type TermProgressProps = {
  deposit: { readonly status: string; readonly termStartsOn: string; readonly maturesOn: string }
}

/** When a deposit matures, and how much of its term has passed. */
export function TermProgress({ deposit: { status, termStartsOn, maturesOn } }: TermProgressProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const term = daysBetween(termStartsOn, maturesOn)
  const days = Math.min(Math.max(daysBetween(termStartsOn, formats.today()), 0), term)
  return (
    <span className="deposit-term">
      <DateText value={maturesOn} />
      {/* A closed or canceled deposit does not reach the end of its term. */}
      {status === 'CLOSED' ? null : (
        <span
          className="deposit-term-bar"
          role="img"
          aria-label={formatMessage({ id: 'deposits.elapsed' }, { days, term })}
        >
          <span style={{ inlineSize: `${(days / term) * 100}%` }} />
        </span>
      )}
    </span>
  )
}
