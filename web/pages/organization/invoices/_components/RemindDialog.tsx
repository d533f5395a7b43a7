import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { RemindDialogQuery } from '../../../../__generated__/RemindDialogQuery.graphql.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { useRemindInvoices } from '../_lib/useRemindInvoices.ts'

type RemindDialogProps = {
  ids: readonly string[]
  onClose: () => void
  onSent: (payload: BulkPayload) => void
}

/** Previews the reminder emails, and sends them. */
export function RemindDialog({ ids, onClose, onSent }: RemindDialogProps) {
  const [remind] = useRemindInvoices()
  return (
    <FormDialog
      size="lg"
      focusSubmit
      title={<FormattedMessage id="reminders.send.title" values={{ count: ids.length }} />}
      description={<FormattedMessage id="reminders.send.text" />}
      submitLabel={<FormattedMessage id="reminders.send" />}
      send={() => remind({ variables: { input: { ids: [...ids] } } })}
      onSent={onSent}
      onClose={onClose}
    >
      {() => (
        <Boundary
          fallback={
            <p className="muted">
              <FormattedMessage id="reminders.reading" />
            </p>
          }
          failure={(error, retry) => <Failure error={error} onRetry={retry} />}
        >
          <Letters ids={ids} />
        </Boundary>
      )}
    </FormDialog>
  )
}

function Letters({ ids }: { ids: readonly string[] }) {
  // The dialog keeps showing the invoices that it was opened with.
  const [invoiceIds] = useState(() => [...ids])
  const { organization } = useQueryOfSelection<RemindDialogQuery>(
    graphql`
      query RemindDialogQuery($invoiceIds: [ID!]!) @throwOnFieldError {
        organization {
          reminderPreviews(invoiceIds: $invoiceIds) {
            customerId
            customerName
            emails
            level
            invoiceIds
            hasLinks
            subject
            text
          }
        }
      }
    `,
    { invoiceIds },
    { fetchPolicy: 'network-only' },
  )
  const letters = organization.reminderPreviews
  const left = invoiceIds.length - letters.reduce((sum, letter) => sum + letter.invoiceIds.length, 0)
  return (
    <>
      {left > 0 ? (
        <p className="note warn">
          <FormattedMessage id="reminders.left" values={{ count: left }} />
        </p>
      ) : null}
      {letters.map(({ customerId, customerName, emails, level, hasLinks, subject, text }) => (
        <section key={customerId} className="reminder-preview" aria-label={customerName}>
          <p>
            <b className="fw5">{customerName}</b>
            <small>
              {emails.join(', ')}
              {' · '}
              <FormattedMessage id="reminders.level" values={{ level }} />
            </small>
          </p>
          <p className="fw5">{subject}</p>
          <div className="reminder-text">{text}</div>
          {hasLinks ? (
            <p className="t12 muted">
              <FormattedMessage id="reminders.withLinks" />
            </p>
          ) : null}
        </section>
      ))}
    </>
  )
}
