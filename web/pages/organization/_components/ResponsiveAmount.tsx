import { useFormats } from '../../../i18n/format.ts'
import './responsiveAmount.css'

/** A figure of a wide table: exact where there is room, abbreviated where there is not. */
export function ResponsiveAmount({ value }: { value: string }) {
  const formats = useFormats()
  const { digits, unit } = formats.shortAmount(value)
  if (unit === '') return formats.amountOrDash(value)
  return (
    <span title={formats.amount(value)}>
      <span className="amount-exact">{formats.amount(value)}</span>
      <span className="amount-short" aria-hidden>
        {digits} {unit}
      </span>
    </span>
  )
}

/** The figure within a button's accessible name, which must contain the visible text: both forms where it may be abbreviated. */
export function useResponsiveAmountName(): (value: string) => string {
  const formats = useFormats()
  return value => {
    const { digits, unit } = formats.shortAmount(value)
    return unit === '' ? formats.amount(value) : `${formats.amount(value)}, ${digits} ${unit}`
  }
}
