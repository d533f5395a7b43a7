import { FormattedMessage, useIntl } from 'react-intl'
import { type Span, spans } from './spans.ts'

/** Chooses the number of days of a balance history. */
export function SpanChoice({ value, onChange }: { value: Span; onChange: (days: Span) => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'balances.span' })}>
      {spans.map(days => (
        <label key={days} className={days === value ? 'on' : undefined}>
          <input className="sr" type="radio" name="days" checked={days === value} onChange={() => onChange(days)} />
          <FormattedMessage id="balances.days" values={{ days: Number(days) }} />
        </label>
      ))}
    </div>
  )
}
