import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

/** The head of a day in a list, with how many rows it has when that is known. */
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
