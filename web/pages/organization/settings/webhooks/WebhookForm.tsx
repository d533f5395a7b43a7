import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { Choices } from '../programs/Choices.tsx'
import { type WebhookEvent, webhookEvents } from './webhookEvents.ts'

export type WebhookValues = { url: string; description: string | null; events: readonly WebhookEvent[] }

type WebhookFormProps<P> = {
  title: ReactNode
  initialValues: WebhookValues
  send: (values: WebhookValues, factor: FreshFactor) => Promise<Outcome<P>>
  onSent: (payload: P) => void
  onClose: () => void
}

/** A webhook's URL and events. */
export function WebhookForm<P>({ initialValues, send, ...dialog }: WebhookFormProps<P>) {
  const { formatMessage } = useIntl()
  const [url, setUrl] = useState(initialValues.url)
  const [description, setDescription] = useState(initialValues.description ?? '')
  const [events, setEvents] = useState(initialValues.events)

  const check = (): FieldErrors => ({
    ...(!URL.canParse(url.trim()) && { url: formatMessage({ id: 'webhooks.url.invalid' }) }),
    ...(events.length === 0 && { events: formatMessage({ id: 'rule.required' }) }),
  })
  const turn = (event: WebhookEvent, on: boolean) =>
    setEvents(webhookEvents.filter(each => (each === event ? on : events.includes(each))))
  return (
    <FactorFormDialog<P>
      {...dialog}
      size="lg"
      check={check}
      send={factor => send({ url: url.trim(), description: description.trim() || null, events }, factor)}
    >
      {errors => (
        <>
          <Field
            label={formatMessage({ id: 'webhooks.url' })}
            hint={formatMessage({ id: 'webhooks.url.hint' })}
            required
            error={errors['url']}
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
          <Field label={formatMessage({ id: 'webhooks.description' })} optional error={errors['description']}>
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
          <Choices label={<FormattedMessage id="webhooks.events" />} error={errors['events']}>
            <div className="event-choices">
              {webhookEvents.map(event => (
                <label key={event}>
                  <Checkbox checked={events.includes(event)} onChange={change => turn(event, change.target.checked)} />
                  <FormattedMessage id={`webhooks.event.${event}`} />
                </label>
              ))}
            </div>
          </Choices>
        </>
      )}
    </FactorFormDialog>
  )
}
