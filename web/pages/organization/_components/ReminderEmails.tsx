import { Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReminderEmails_reminders$key } from '../../../__generated__/ReminderEmails_reminders.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import './cardRows.css'

type ReminderEmailsProps = {
  remindersKey: ReminderEmails_reminders$key
  /** Whether to show the invoices of each. */
  withInvoices?: boolean
}

/** Sent reminders: which one, when, by whom and to whom. Uses the messages of `reminders`. */
export function ReminderEmails({ remindersKey, withInvoices = false }: ReminderEmailsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const reminders = useFragment(
    graphql`
      fragment ReminderEmails_reminders on Reminder @relay(plural: true) {
        uuid
        kind
        level
        emails
        sentAt
        isByHand
        sentBy {
          fullName
        }
        parts {
          number
          partName
        }
      }
    `,
    remindersKey,
  )
  if (reminders.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="reminders.none" />
      </p>
    )
  return (
    <ul className="card-rows">
      {reminders.map(({ uuid, kind, level, emails, sentAt, isByHand, sentBy, parts }) => (
        <li key={uuid}>
          <span className="card-icon">
            <Mail className="i" aria-hidden />
          </span>
          <span className="grow">
            <b className="fw5">
              {kind === 'SLIP' ? (
                <FormattedMessage id="reminders.slip" />
              ) : (
                <FormattedMessage id="reminders.level" values={{ level }} />
              )}
            </b>
            <small>
              {[
                formats.dateTime(sentAt),
                isByHand
                  ? formatMessage({ id: 'reminders.by' }, { name: sentBy?.fullName ?? '–' })
                  : formatMessage({ id: 'reminders.byItself' }),
                emails.join(', '),
              ].join(' · ')}
            </small>
            {withInvoices ? (
              <small>
                {parts.map(({ number, partName }) => (partName ? `${number} (${partName})` : number)).join(', ')}
              </small>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
