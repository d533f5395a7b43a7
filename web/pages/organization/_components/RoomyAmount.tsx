import { useFormats } from '../../../i18n/format.ts'
import './roomyAmount.css'

/** A figure of a wide table: to the sen where there is room, and as short as people say it where there is not. */
export function RoomyAmount({ value }: { value: string }) {
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
