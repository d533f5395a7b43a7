import { FormattedMessage, useIntl } from 'react-intl'

export const AMOUNTS = ['SHORT'] as const

type AmountsChoiceProps = {
  value: (typeof AMOUNTS)[number] | null
  onChange: (value: (typeof AMOUNTS)[number] | null) => void
}

/** Whether a table abbreviates its figures or shows exact amounts where there is room. */
export function AmountsChoice({ value, onChange }: AmountsChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="seg sm amounts-choice" role="radiogroup" aria-label={formatMessage({ id: 'amounts.choice' })}>
      {([...AMOUNTS, null] as const).map(each => (
        <label key={each} className={each === value ? 'on' : undefined}>
          <input className="sr" type="radio" name="amounts" checked={each === value} onChange={() => onChange(each)} />
          <FormattedMessage id={each === null ? 'amounts.exact' : 'amounts.short'} />
        </label>
      ))}
    </div>
  )
}
