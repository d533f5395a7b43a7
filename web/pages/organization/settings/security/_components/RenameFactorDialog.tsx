import { type FormEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../../ui/Button.tsx'
import { Field } from '../../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../../ui/overlay/Dialog.tsx'
import { useRenameFactor } from '../_lib/useRenameFactor.ts'
import type { Factor } from './FactorsCard.tsx'

/** Another name for a factor. */
export function RenameFactorDialog({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const form = useId()
  const [name, setName] = useState(factor.name)
  const [error, setError] = useState<string | null>(null)
  const [rename, isRenaming] = useRenameFactor()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await rename({ variables: { input: { uuid: factor.uuid, name: name.trim() } } })
    if (outcome.ok) return onClose()
    setError(outcome.form ?? Object.values(outcome.fields).join(' '))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="security.factors.rename" values={{ name: factor.name }} />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button type="submit" form={form} variant="primary" loading={isRenaming}>
            <FormattedMessage id="action.save" />
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={event => void submit(event)}>
        <Field label={formatMessage({ id: 'security.factors.name' })} error={error}>
          {control => (
            <input
              {...control}
              className="input"
              data-autofocus
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
