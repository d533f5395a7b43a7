import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryRow_delivery$key } from '../../../../__generated__/DeliveryRow_delivery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RecentText } from '../../../../ui/DateText.tsx'
import { useResend } from './_lib/useChangeWebhooks.ts'
import { WebhookStatusMark } from './WebhookStatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** One delivery: its result, and the exact payload. */
export function DeliveryRow({ deliveryKey, mayResend }: { deliveryKey: DeliveryRow_delivery$key; mayResend: boolean }) {
  const { formatMessage } = useIntl()
  const delivery = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery @throwOnFieldError {
        id
        event
        payload
        status
        attempts
        createdAt
        nextAttemptAt
        responseStatus
        responseExcerpt
        durationMs
        failure
      }
    `,
    deliveryKey,
  )
  const [resend, isResending] = useResend()
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { id, event, payload, status, attempts, createdAt, nextAttemptAt } = delivery
  const { responseStatus, responseExcerpt, durationMs, failure } = delivery
  const label = (column: NamesUnder<'webhooks.'>) => formatMessage({ id: `webhooks.${column}` })
  const name = formatMessage({ id: `webhooks.event.${event}` })
  const line = (
    <tr>
      <td className="first">
        <button
          type="button"
          className="delivery-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight className="i" aria-hidden />
          {name}
        </button>
      </td>
      <td>
        <WebhookStatusMark status={status} />
      </td>
      <td className="delivery-answer" data-label={label('response')}>
        {responseStatus ?? (failure ? <FormattedMessage id={`webhooks.failure.${failure}`} /> : '–')}
        {typeof durationMs === 'number' ? (
          <span className="muted">
            {' '}
            <FormattedMessage id="webhooks.duration" values={{ ms: durationMs }} />
          </span>
        ) : null}
      </td>
      <td data-label={label('attempts')}>{attempts}</td>
      <td data-label={label('createdAt')}>
        <RecentText value={createdAt} />
      </td>
      <td {...(nextAttemptAt ? { 'data-label': label('nextAttemptAt') } : { className: 'delivery-none' })}>
        {nextAttemptAt ? <RecentText value={nextAttemptAt} /> : '–'}
      </td>
      <td className="act">
        {mayResend ? (
          <Button
            size="sm"
            loading={isResending}
            aria-label={formatMessage({ id: 'webhooks.resend.of' }, { name })}
            onClick={() => void resend({ variables: { input: { id } } })}
          >
            <FormattedMessage id="webhooks.resend" />
          </Button>
        ) : null}
      </td>
    </tr>
  )
  if (!isOpen) return line
  return (
    <>
      {line}
      <tr className="more-of-row" id={details}>
        <td colSpan={7}>
          <Said title={label('sent')} text={payload} />
          {responseExcerpt ? <Said title={label('response')} text={responseExcerpt} /> : null}
        </td>
      </tr>
    </>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <figure className="delivery-said">
      <figcaption>{title}</figcaption>
      <pre>{text}</pre>
    </figure>
  )
}
