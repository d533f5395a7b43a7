import { type ComponentProps, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../i18n/messages.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import type { Entity } from './entity.ts'
import { useCreateEntity, useUpdateEntity } from './_lib/useChangeEntities.ts'

type Typed = {
  name: string
  taxNumber: string
  address: string
  isVatRegistered: boolean
  branchNumber: string
  finalTaxLetter: string
  finalTaxLetterUntil: string | null
}

const HEAD_OFFICE = '000000'

const typedOf = (entity: Entity | null): Typed => ({
  name: entity?.name ?? '',
  taxNumber: entity?.taxNumber ?? '',
  address: entity?.address ?? '',
  isVatRegistered: entity?.isVatRegistered ?? false,
  branchNumber: entity?.branchNumber ?? HEAD_OFFICE,
  finalTaxLetter: entity?.finalTaxLetter ?? '',
  finalTaxLetterUntil: entity?.finalTaxLetterUntil ?? null,
})

const toInput = (typed: Typed) => ({
  name: typed.name.trim(),
  taxNumber: typed.taxNumber.trim() || null,
  address: typed.address.trim() || null,
  isVatRegistered: typed.isVatRegistered,
  branchNumber: typed.branchNumber.trim(),
  finalTaxLetter: typed.finalTaxLetter.trim() || null,
  finalTaxLetterUntil: typed.finalTaxLetterUntil,
})

/** What an entity is called, and how its orders and invoices name and tax it. */
export function EntityDialog({ entity, onClose }: { entity: Entity | null; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(() => typedOf(entity))
  const set = (change: Partial<Typed>) => setTyped(before => ({ ...before, ...change }))
  const [create] = useCreateEntity()
  const [update] = useUpdateEntity()
  const once = useIdempotentSubmit()
  const input = toInput(typed)

  function check(): FieldErrors {
    const enter = formatMessage({ id: 'rule.enter' }, { label: LABEL })
    const isHalf = (input.finalTaxLetter === null) !== (input.finalTaxLetterUntil === null)
    return {
      ...(input.name === '' && { name: enter }),
      ...(input.isVatRegistered && input.taxNumber === null && { taxNumber: enter }),
      ...(!/^\d{6}$/.test(input.branchNumber) && { branchNumber: formatMessage({ id: 'entities.branch.digits' }) }),
      ...(isHalf && { finalTaxLetterUntil: formatMessage({ id: 'entities.letter.both' }) }),
    }
  }
  const add = () => once(input, idempotencyKey => create({ variables: { input: { ...input, idempotencyKey } } }))
  const change = ({ id, version }: Entity) => update({ variables: { input: { id, version, ...input } } })
  return (
    <FormDialog<object>
      title={<FormattedMessage id={entity === null ? 'entities.add' : 'entities.edit.title'} />}
      description={<FormattedMessage id="entities.name.hint" />}
      check={check}
      send={() => (entity === null ? add() : change(entity))}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <Text
            label="entities.name"
            required
            error={errors['name']}
            data-autofocus
            maxLength={200}
            value={typed.name}
            onText={name => set({ name })}
          />
          <div className="form-row">
            <Text
              label="entities.taxNumber"
              error={errors['taxNumber']}
              inputMode="numeric"
              maxLength={30}
              value={typed.taxNumber}
              onText={taxNumber => set({ taxNumber })}
            />
            <Text
              label="entities.branch"
              required
              error={errors['branchNumber']}
              inputMode="numeric"
              maxLength={6}
              value={typed.branchNumber}
              onText={branchNumber => set({ branchNumber })}
            />
          </div>
          <Field label={formatMessage({ id: 'entities.address' })} optional error={errors['address']}>
            {control => (
              <textarea
                {...control}
                className="input"
                rows={2}
                maxLength={500}
                value={typed.address}
                onChange={({ target }) => set({ address: target.value })}
              />
            )}
          </Field>
          <label className="row">
            <Checkbox
              checked={typed.isVatRegistered}
              onChange={({ target }) => set({ isVatRegistered: target.checked })}
            />
            <FormattedMessage id="entities.registered" />
          </label>
          <div className="form-row">
            <Text
              label="entities.letter"
              optional
              error={errors['finalTaxLetter']}
              maxLength={60}
              value={typed.finalTaxLetter}
              onText={finalTaxLetter => set({ finalTaxLetter })}
            />
            <DateInput
              label={formatMessage({ id: 'entities.letterUntil' })}
              optional
              error={errors['finalTaxLetterUntil']}
              value={typed.finalTaxLetterUntil}
              onChange={finalTaxLetterUntil => set({ finalTaxLetterUntil })}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}

type TextProps = Pick<ComponentProps<'input'>, 'value' | 'maxLength' | 'inputMode' | 'required'> & {
  label: MessageId
  optional?: boolean
  error: string | undefined
  onText: (text: string) => void
  'data-autofocus'?: boolean
}

function Text({ label, required, optional, error, onText, ...input }: TextProps) {
  return (
    <Field label={<FormattedMessage id={label} />} required={required} optional={optional} error={error}>
      {control => (
        <input
          {...control}
          {...input}
          className="input"
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  )
}
