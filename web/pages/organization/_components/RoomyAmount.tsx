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

/** Such a figure as part of a button's name, which has to hold what can be read on it: both ways where it may be short. */
export function useRoomyName(): (value: string) => string {
  const formats = useFormats()
  return value => {
    const { digits, unit } = formats.shortAmount(value)
    return unit === '' ? formats.amount(value) : `${formats.amount(value)}, ${digits} ${unit}`
  }
}
