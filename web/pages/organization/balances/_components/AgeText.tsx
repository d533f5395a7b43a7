import { useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { ageOf } from '../_lib/age.ts'

/** The age of something, `2 hours ago`, with the exact time as its title. */
export function AgeText({ value }: { value: string }) {
  const { formatRelativeTime } = useIntl()
  const formats = useFormats()
  const { value: amount, unit } = ageOf(value, Date.now())
  return (
    <time dateTime={value} title={formats.dateTime(value, { zone: true })}>
      {formatRelativeTime(amount, unit, { numeric: 'auto' })}
    </time>
  )
}
