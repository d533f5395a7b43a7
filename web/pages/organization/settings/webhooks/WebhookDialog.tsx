import { type FormEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOnce } from '../../../../relay/useOnce.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { SecretShown } from '../programs/SecretShown.tsx'
import { type WebhookEvent, webhookEvents } from './webhookEvents.ts'
import { useCreateWebhook, useUpdateWebhook } from './useChangeWebhooks.ts'

export type EditedWebhook = {
  id: string
  url: string
  description: string | null
  events: readonly WebhookEvent[]
  isActive: boolean
  version: number
}

type WebhookDialogProps = {
  /** Null: a new one. */
  webhook: EditedWebhook | null
  onSaved: () => void
  onClose: () => void
}
type Refusal = { fields: Record<string, string>; form: string | null }

/** Where a webhook goes and what it is told of; of a new one the secret follows, this once. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const [url, setUrl] = useState(webhook?.url ?? 'https://')
  const [description, setDescription] = useState(webhook?.description ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? [])
  const [refusal, setRefusal] = useState<Refusal>({ fields: {}, form: null })
  const [secret, setSecret] = useState<string | null>(null)
  const [create, isCreating] = useCreateWebhook()
  const [update, isUpdating] = useUpdateWebhook()
  const once = useOnce()

  async function save() {
    const fields: Record<string, string> = {}
    if (!URL.canParse(url.trim())) fields.url = formatMessage({ id: 'webhooks.url.invalid' })
    if (events.length === 0) fields.events = formatMessage({ id: 'rule.required' })
    setRefusal({ fields, form: null })
    if (Object.keys(fields).length > 0) return
    const values = { url: url.trim(), description: description.trim() || null, events: [...events] }
    if (webhook === null) {
      const outcome = await once(values, idempotencyKey =>
        create({ variables: { input: { ...values, idempotencyKey } } }),
      )
      if (!outcome.ok) return setRefusal(outcome)
      setSecret(outcome.payload.secret ?? null)
      return onSaved()
    }
    const { id, version, isActive: active } = webhook
    const outcome = await update({ variables: { input: { ...values, id, version, active } } })
    if (!outcome.ok) return setRefusal(outcome)
    onSaved()
    onClose()
  }

  const turn = (event: WebhookEvent, on: boolean) =>
    setEvents(webhookEvents.filter(each => (each === event ? on : events.includes(each))))
  const { fields, form } = refusal
  return (
    <Dialog
      open
      size="lg"
      alert={secret !== null}
      onClose={onClose}
      title={<FormattedMessage id={secret !== null ? 'webhooks.added' : webhook ? 'webhooks.edit' : 'webhooks.add'} />}
      footer={
        secret === null ? (
          <>
            <Button onClick={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={isCreating || isUpdating}>
              <FormattedMessage id="action.save" />
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="programs.kept" />
          </Button>
        )
      }
    >
      {secret === null ? (
        <form
          id={formId}
          className="form-column"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save()
          }}
        >
          {form === null ? null : (
            <p className="note bad" role="alert">
              {form}
            </p>
          )}
          <Field
            label={formatMessage({ id: 'webhooks.url' })}
            hint={formatMessage({ id: 'webhooks.url.hint' })}
            required
            error={fields.url}
          >
            {control => (
              <input
                {...control}
                className="input"
                data-autofocus
                type="url"
                autoComplete="off"
                maxLength={2_000}
                value={url}
                onChange={event => setUrl(event.target.value)}
              />
            )}
          </Field>
          <Field label={formatMessage({ id: 'webhooks.description' })} optional error={fields.description}>
            {control => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                maxLength={200}
                value={description}
                onChange={event => setDescription(event.target.value)}
              />
            )}
          </Field>
          <fieldset className="field">
            <legend className="label">
              <FormattedMessage id="webhooks.events" />
              <span className="req" aria-hidden>
                *
              </span>
            </legend>
            <div className="event-choices">
              {webhookEvents.map(event => (
                <label key={event}>
                  <Checkbox checked={events.includes(event)} onChange={change => turn(event, change.target.checked)} />
                  <FormattedMessage id={`webhooks.event.${event}`} />
                </label>
              ))}
            </div>
            {fields.events === undefined ? null : (
              <span className="hint bad" role="alert">
                {fields.events}
              </span>
            )}
          </fieldset>
        </form>
      ) : (
        <SecretShown why={formatMessage({ id: 'webhooks.secret.why' })} secret={secret} />
      )}
    </Dialog>
  )
}
