import { useFormats } from '../i18n/format.ts'

/** A business date: `20 Nov`, with the year when it isn't the current one; the full date is its title. */
export function DateText({ value, year = 'auto' }: { value: string; year?: 'auto' | 'always' }) {
  const formats = useFormats()
  return (
    <time dateTime={value} title={formats.date(value, { year: 'always' })}>
      {formats.date(value, { year })}
    </time>
  )
}

/** An instant in the organization's zone: `20 Nov 2026, 14:12`. */
export function InstantText({
  value,
  zone = false,
  seconds = false,
}: {
  value: string
  zone?: boolean
  seconds?: boolean
}) {
  const formats = useFormats()
  return (
    <time dateTime={value} title={formats.dateTime(value, { zone: true, seconds: true })}>
      {formats.dateTime(value, { zone, seconds })}
    </time>
  )
}

/** An instant in its shortest form, with the full one in its title: for cards where the order matters most. */
export function RecentText({ value }: { value: string }) {
  const formats = useFormats()
  return (
    <time dateTime={value} title={formats.dateTime(value, { zone: true, seconds: true })}>
      {formats.recent(value)}
    </time>
  )
}
