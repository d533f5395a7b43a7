import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerReminders_customer$key } from '../../../../__generated__/CustomerReminders_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { ReminderEmails } from '../../_components/ReminderEmails.tsx'

const CustomerRemindersDialog = lazy(() => import('./CustomerRemindersDialog.tsx'))

type CustomerRemindersProps = { customerKey: CustomerReminders_customer$key; mayManage: boolean }

/** The reminder settings of a customer, and the reminders sent; hidden before it is approved. */
export function CustomerReminders({ customerKey, mayManage }: CustomerRemindersProps) {
  const formats = useFormats()
  const { id, name, status, settings, reminders } = useFragment(
    graphql`
      fragment CustomerReminders_customer on Customer @throwOnFieldError {
        id
        name
        status
        settings: reminderSettings {
          days
          isPaused
          pausedUntil
          version
        }
        reminders {
          ...ReminderEmails_reminders
        }
      }
    `,
    customerKey,
  )
  const [isChanging, setChanging] = useState(false)
  if (status !== 'ACTIVE' && status !== 'DEACTIVATED') return null
  const { days, isPaused, pausedUntil } = settings
  // A pause that has expired stops nothing.
  const isStopped = isPaused && (!pausedUntil || formats.today() <= pausedUntil)
  return (
    <section className="card">
      <div className="card-h">
        <h2 className="grow">
          <FormattedMessage id="reminders.title" />
        </h2>
        {mayManage ? (
          <Button size="sm" onClick={() => setChanging(true)}>
            <FormattedMessage id="reminders.change" />
          </Button>
        ) : null}
      </div>
      <div className="card-b form-column">
        <dl className="dl">
          <Fact label="reminders.schedule">
            {days ? (
              <FormattedMessage id="reminders.schedule.own" values={{ days: days.join(', ') }} />
            ) : (
              <FormattedMessage id="reminders.schedule.company" />
            )}
          </Fact>
          <Fact label="reminders.pause">
            {!isStopped ? (
              <FormattedMessage id="reminders.pause.none" />
            ) : pausedUntil ? (
              <FormattedMessage
                id="reminders.pause.until"
                values={{ date: formats.date(pausedUntil, { year: 'always' }) }}
              />
            ) : (
              <FormattedMessage id="reminders.pause.open" />
            )}
          </Fact>
        </dl>
        <ReminderEmails remindersKey={reminders} withInvoices />
      </div>
      <Suspense fallback={null}>
        {isChanging ? (
          <CustomerRemindersDialog customer={{ id, name }} settings={settings} onClose={() => setChanging(false)} />
        ) : null}
      </Suspense>
    </section>
  )
}
