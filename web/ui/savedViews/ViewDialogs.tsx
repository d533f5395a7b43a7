import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SavedViewList } from '../../__generated__/useSavedViewsQuery.graphql.ts'
import { useIdempotentSubmit } from '../../relay/useIdempotentSubmit.ts'
import { Checkbox } from '../Checkbox.tsx'
import { Field } from '../form/Field.tsx'
import { type FieldErrors, FormDialog } from '../form/FormDialog.tsx'
import { toast } from '../toast/toast.ts'
import { useCreateView, useDeleteView, useUpdateView } from './useChangeViews.ts'
import type { SavedView } from './useSavedViews.ts'

type DialogProps = { list: SavedViewList; onClose: () => void }

const MAX_NAME_LENGTH = 60

/** Prompts for the name of a new view and who can see it. */
export function NewViewDialog({
  list,
  query,
  onClose,
  onSaved,
}: DialogProps & { query: string; onSaved: (view: Pick<SavedView, 'uuid' | 'query'>) => void }) {
  const { formatMessage } = useIntl()
  const check = useNameCheck()
  const [create] = useCreateView()
  const once = useIdempotentSubmit()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const view = { list, name, query, shared }
  return (
    <FormDialog
      size="sm"
      title={<FormattedMessage id="views.new.title" />}
      description={<FormattedMessage id="views.new.why" />}
      check={() => check(name)}
      send={() => once(view, key => create({ variables: { list, input: { ...view, idempotencyKey: key } } }))}
      onSent={({ savedView }) => {
        toast.success(formatMessage({ id: 'views.saved' }))
        if (savedView) onSaved(savedView)
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <NameField name={name} onChange={setName} error={errors.name} />
          <label className="row">
            <Checkbox checked={shared} onChange={event => setShared(event.target.checked)} />
            <FormattedMessage id="views.everybody" />
          </label>
        </>
      )}
    </FormDialog>
  )
}

/** Prompts for another name. */
export function RenameViewDialog({ list, view, onClose }: DialogProps & { view: SavedView }) {
  const check = useNameCheck()
  const [update] = useUpdateView({ quiet: true })
  const [name, setName] = useState(view.name)
  const { id, version, query, shared } = view
  return (
    <FormDialog
      size="sm"
      title={<FormattedMessage id="views.rename.title" />}
      check={() => check(name)}
      send={() => update({ variables: { list, input: { id, version, query, shared, name } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => <NameField name={name} onChange={setName} error={errors.name} />}
    </FormDialog>
  )
}

/** Asks for confirmation before a view is deleted. */
export function DeleteViewDialog({ list, view, onClose }: DialogProps & { view: SavedView }) {
  const { formatMessage } = useIntl()
  const [remove] = useDeleteView()
  const { id, version, name, shared } = view
  return (
    <FormDialog
      danger
      size="sm"
      title={<FormattedMessage id="views.delete.title" values={{ name }} />}
      submitLabel={<FormattedMessage id="views.delete.submit" />}
      send={() => remove({ variables: { list, input: { id, version } } })}
      onSent={() => {
        toast.success(formatMessage({ id: 'views.deleted' }))
        onClose()
      }}
      onClose={onClose}
    >
      {() => <FormattedMessage id={shared ? 'views.delete.shared' : 'views.delete.own'} />}
    </FormDialog>
  )
}

function NameField({
  name,
  onChange,
  error,
}: {
  name: string
  onChange: (name: string) => void
  error: string | undefined
}) {
  return (
    <Field required label={<FormattedMessage id="views.name" />} error={error}>
      {control => (
        <input {...control} className="input" value={name} onChange={event => onChange(event.target.value)} />
      )}
    </Field>
  )
}

function useNameCheck() {
  const { formatMessage } = useIntl()
  return (name: string): FieldErrors => {
    if (name.trim() === '') return { name: formatMessage({ id: 'views.name.required' }) }
    if (name.trim().length > MAX_NAME_LENGTH) return { name: formatMessage({ id: 'views.name.tooLong' }) }
    return {}
  }
}
