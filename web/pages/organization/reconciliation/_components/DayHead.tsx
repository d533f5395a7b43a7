import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

/** The heading of a day in a list, with its number of rows if known. */
export function DayHead({ date, message, count }: { date: string; message: MessageId; count: number | null }) {
  const formats = useFormats()
  return (
    <>
      {formats.weekday(date)}
      {count === null ? null : (
        <span>
          <FormattedMessage id={message} values={{ count }} />
        </span>
      )}
    </>
  )
}
