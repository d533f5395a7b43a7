import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryRow_delivery$key } from '../../../../__generated__/DeliveryRow_delivery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RecentText } from '../../../../ui/DateText.tsx'
import { useResend } from './useChangeWebhooks.ts'
import { WebhookStatusMark } from './WebhookStatusMark.tsx'

/** One delivery: what became of it, and what was sent exactly. */
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
  const { id, event, payload, status, attempts, createdAt, nextAttemptAt } = delivery
  const { responseStatus, responseExcerpt, durationMs, failure } = delivery
  const label = (column: string) => formatMessage({ id: `webhooks.${column}` })
  const name = formatMessage({ id: `webhooks.event.${event}` })
  return (
    <tr>
      <td className="first">
        <details>
          <summary>{name}</summary>
          <pre className="delivery-payload">{payload}</pre>
          {responseExcerpt ? <pre className="delivery-payload">{responseExcerpt}</pre> : null}
        </details>
      </td>
      <td>
        <WebhookStatusMark status={status} />
      </td>
      <td data-label={label('response')}>
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
      <td data-label={label('nextAttemptAt')}>{nextAttemptAt ? <RecentText value={nextAttemptAt} /> : '–'}</td>
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
}
