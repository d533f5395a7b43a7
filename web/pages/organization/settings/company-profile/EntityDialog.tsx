import { type FormEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOnce } from '../../../../relay/useOnce.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { Entity } from './EntitiesCard.tsx'
import { useCreateEntity, useUpdateEntity } from './useChangeEntities.ts'

/** The name of an entity, new or not. */
export function EntityDialog({ entity, onClose }: { entity: Entity | null; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const [name, setName] = useState(entity?.name ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [create, isCreating] = useCreateEntity()
  const [update, isUpdating] = useUpdateEntity()
  const once = useOnce()

  const send = (typed: string) =>
    entity === null
      ? once({ name: typed }, idempotencyKey => create({ variables: { input: { name: typed, idempotencyKey } } }))
      : update({ variables: { input: { id: entity.id, version: entity.version, name: typed } } })

  async function save() {
    const typed = name.trim()
    if (typed === '') return setRefusal(formatMessage({ id: 'rule.required' }))
    const outcome = await send(typed)
    if (outcome.ok) onClose()
    else setRefusal(outcome.fields['name'] ?? outcome.form)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={entity === null ? 'entities.add' : 'entities.rename.title'} />}
      description={<FormattedMessage id="entities.name.hint" />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isCreating || isUpdating}>
            <FormattedMessage id="action.save" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={formatMessage({ id: 'entities.name' })} required error={refusal}>
          {control => (
            <input
              {...control}
              className="input"
              maxLength={200}
              value={name}
              onChange={event => {
                setName(event.target.value)
                setRefusal(null)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
