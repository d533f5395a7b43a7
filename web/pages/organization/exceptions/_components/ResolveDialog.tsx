import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { useResolveExceptions } from '../_lib/useResolveExceptions.ts'

const MAX_LENGTH = 500

type ResolveDialogProps = { ids: readonly string[]; onClose: () => void; onDone: (payload: BulkPayload) => void }

/** Resolves exceptions, with a note for colleagues to read later. */
export function ResolveDialog({ ids, onClose, onDone }: ResolveDialogProps) {
  const { formatMessage } = useIntl()
  const [resolve] = useResolveExceptions()
  const [note, setNote] = useState('')
  const count = ids.length

  function check(): Record<string, string> {
    if (note.trim() === '') return { note: formatMessage({ id: 'exceptions.note.required' }) }
    if (note.length > MAX_LENGTH) return { note: formatMessage({ id: 'rule.tooLong' }, { longest: MAX_LENGTH }) }
    return {}
  }
  return (
    <FormDialog
      size="sm"
      title={<FormattedMessage id="exceptions.RESOLVE.title" values={{ count }} />}
      description={<FormattedMessage id="exceptions.RESOLVE.text" />}
      submitLabel={<FormattedMessage id="exceptions.RESOLVE" />}
      check={check}
      send={() => resolve({ variables: { input: { ids: [...ids], note: note.trim() } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="exceptions.note" />} error={errors.note}>
          {control => (
            <textarea
              {...control}
              className="input"
              rows={3}
              value={note}
              onChange={event => setNote(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
