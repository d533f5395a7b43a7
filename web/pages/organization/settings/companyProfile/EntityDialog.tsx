import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { Entity } from './entity.ts'
import { useCreateEntity, useUpdateEntity } from './_lib/useChangeEntities.ts'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

/** The name of an entity, new or not. */
export function EntityDialog({ entity, onClose }: { entity: Entity | null; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(entity?.name ?? '')
  const [create] = useCreateEntity()
  const [update] = useUpdateEntity()
  const once = useIdempotentSubmit()
  const name = typed.trim()

  const add = () => once({ name }, idempotencyKey => create({ variables: { input: { name, idempotencyKey } } }))
  const rename = ({ id, version }: Entity) => update({ variables: { input: { id, version, name } } })
  return (
    <FormDialog<object>
      title={<FormattedMessage id={entity === null ? 'entities.add' : 'entities.rename.title'} />}
      description={<FormattedMessage id="entities.name.hint" />}
      check={() => (name === '' ? { name: formatMessage({ id: 'rule.enter' }, { label: LABEL }) } : {})}
      send={() => (entity === null ? add() : rename(entity))}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <Field label={formatMessage({ id: 'entities.name' })} required error={errors['name']}>
          {control => (
            <input
              {...control}
              className="input"
              data-autofocus
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
