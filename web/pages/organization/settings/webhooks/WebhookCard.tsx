import { KeyRound, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { WebhookCard_webhook$key } from '../../../../__generated__/WebhookCard_webhook.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText } from '../../../../ui/DateText.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { SecretDialog, SecretShown } from '../programs/SecretDialog.tsx'
import { useDeleteWebhook, useRotateSecret, useUpdateWebhook } from './_lib/useChangeWebhooks.ts'
import { EditWebhookDialog } from './webhookDialogs.tsx'
import { webhookEvents } from './webhookEvents.ts'
import { WebhookStatusMark } from './WebhookStatusMark.tsx'

type Opened = { kind: 'edit' | 'rotate' | 'delete' } | { kind: 'secret'; secret: string }

/** A webhook's details and actions. */
export function WebhookCard({ webhookKey }: { webhookKey: WebhookCard_webhook$key }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const webhook = useFragment(
    graphql`
      fragment WebhookCard_webhook on Webhook @throwOnFieldError {
        id
        url
        description
        events
        status
        lastDeliveredAt
        createdAt
        version
      }
    `,
    webhookKey,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const [update, isUpdating] = useUpdateWebhook()
  const [rotate, isRotating] = useRotateSecret()
  const [remove, isRemoving] = useDeleteWebhook()
  const { id, url, description = null, status, lastDeliveredAt, createdAt, version } = webhook
  const events = webhookEvents.filter(event => webhook.events.includes(event))
  const isActive = status === 'ACTIVE'
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const close = () => setOpened(null)
  const dropped = formatMessage({ id: 'webhooks.test.refused' })

  async function turn() {
    const outcome = await withFreshFactor(factor =>
      update({ variables: { input: { id, url, description, events, version, active: !isActive, ...factor } } }),
    )
    if (outcome && !outcome.ok) toast.error(outcome.form ?? Object.values(outcome.fields)[0] ?? dropped)
  }
  return (
    <SettingsCard
      title={<FormattedMessage id="webhooks.one" />}
      description={status === 'DISABLED' ? <FormattedMessage id="webhooks.disabled.why" /> : undefined}
      end={<WebhookStatusMark status={status} />}
    >
      <dl className="program-facts">
        <dt>
          <FormattedMessage id="webhooks.url" />
        </dt>
        <dd>{url}</dd>
        {description ? (
          <>
            <dt>
              <FormattedMessage id="webhooks.description" />
            </dt>
            <dd>{description}</dd>
          </>
        ) : null}
        <dt>
          <FormattedMessage id="webhooks.events" />
        </dt>
        <dd>{events.map(event => formatMessage({ id: `webhooks.event.${event}` })).join(', ')}</dd>
        <dt>
          <FormattedMessage id="webhooks.createdAt" />
        </dt>
        <dd>
          <InstantText value={createdAt} />
        </dd>
        <dt>
          <FormattedMessage id="webhooks.lastDeliveredAt" />
        </dt>
        <dd>{lastDeliveredAt ? <InstantText value={lastDeliveredAt} /> : <FormattedMessage id="webhooks.never" />}</dd>
      </dl>
      <div className="row wrap">
        <Button icon={<Pencil className="i" aria-hidden />} onClick={() => setOpened({ kind: 'edit' })}>
          <FormattedMessage id="webhooks.edit" />
        </Button>
        <Button
          icon={isActive ? <Pause className="i" aria-hidden /> : <Play className="i" aria-hidden />}
          loading={isUpdating}
          onClick={() => void turn()}
        >
          <FormattedMessage id={isActive ? 'webhooks.pause' : 'webhooks.activate'} />
        </Button>
        <Button icon={<KeyRound className="i" aria-hidden />} onClick={() => setOpened({ kind: 'rotate' })}>
          <FormattedMessage id="webhooks.rotate" />
        </Button>
        <Button
          variant="ghost"
          icon={<Trash2 className="i" aria-hidden />}
          onClick={() => setOpened({ kind: 'delete' })}
        >
          <FormattedMessage id="webhooks.delete" />
        </Button>
      </div>
      {opened?.kind === 'edit' ? (
        <EditWebhookDialog webhook={{ id, url, description, events, isActive, version }} onClose={close} />
      ) : null}
      {opened?.kind === 'rotate' ? (
        <ConfirmDialog
          title={<FormattedMessage id="webhooks.rotate" />}
          why={<FormattedMessage id="webhooks.rotate.why" />}
          confirm={<FormattedMessage id="webhooks.rotate.confirm" />}
          isBusy={isRotating}
          act={factor => rotate({ variables: { input: { id, version, ...factor } } })}
          onDone={({ secret }) => setOpened(secret ? { kind: 'secret', secret } : null)}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'delete' ? (
        <ConfirmDialog
          title={<FormattedMessage id="webhooks.delete.title" />}
          why={<FormattedMessage id="webhooks.delete.why" />}
          confirm={<FormattedMessage id="webhooks.delete" />}
          isBusy={isRemoving}
          act={() => remove({ variables: { input: { id, version } } })}
          onDone={() => void navigate('/settings/webhooks')}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'secret' ? (
        <SecretDialog title={<FormattedMessage id="webhooks.rotated" />} onClose={close}>
          <SecretShown why={formatMessage({ id: 'webhooks.secret.why' })} secret={opened.secret} />
        </SecretDialog>
      ) : null}
      {freshFactorDialog}
    </SettingsCard>
  )
}
