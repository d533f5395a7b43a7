import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { SecretDialog, SecretShown } from '../programs/SecretDialog.tsx'
import { WebhookForm, type WebhookValues } from './WebhookForm.tsx'
import { useCreateWebhook, useUpdateWebhook } from './_lib/useChangeWebhooks.ts'

const nothing: WebhookValues = { url: 'https://', description: null, events: [] }

/** Adds a webhook; then shows its secret, only once. */
export function AddWebhookDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [secret, setSecret] = useState<string | null>(null)
  const [create] = useCreateWebhook()
  const once = useIdempotentSubmit()
  if (secret !== null)
    return (
      <SecretDialog title={<FormattedMessage id="webhooks.added" />} onClose={onClose}>
        <SecretShown why={formatMessage({ id: 'webhooks.secret.why' })} secret={secret} />
      </SecretDialog>
    )
  return (
    <WebhookForm
      title={<FormattedMessage id="webhooks.add" />}
      initialValues={nothing}
      send={(values, factor) =>
        once(values, idempotencyKey => create({ variables: { input: { ...values, idempotencyKey, ...factor } } }))
      }
      onSent={payload => {
        if (payload.secret) setSecret(payload.secret)
        else onClose()
        onAdded()
      }}
      onClose={onClose}
    />
  )
}

type EditWebhookDialogProps = {
  webhook: WebhookValues & { id: string; isActive: boolean; version: number }
  onClose: () => void
}

/** Changes a webhook's URL and events. */
export function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  const [update] = useUpdateWebhook()
  const { id, version, isActive: active } = webhook
  return (
    <WebhookForm
      title={<FormattedMessage id="webhooks.edit.title" />}
      initialValues={webhook}
      send={(values, factor) => update({ variables: { input: { ...values, id, version, active, ...factor } } })}
      onSent={onClose}
      onClose={onClose}
    />
  )
}
