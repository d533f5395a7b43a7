import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Outcome } from '../../relay/useMutation.ts'
import { Field } from './Field.tsx'
import { type FieldErrors, FormDialog, type FormDialogProps } from './FormDialog.tsx'

const MAX_LENGTH = 255

type ReasonFormDialogProps<P> = Omit<FormDialogProps<P>, 'danger' | 'check' | 'send' | 'children'> & {
  label: ReactNode
  /** The error when no reason is given. */
  missing: string
  send: (reason: string) => Promise<Outcome<P> | null>
  /** Further fields below the reason, with their errors. */
  children?: (errors: FieldErrors) => ReactNode
  checkBesides?: () => FieldErrors
}

/** Stops what can't be restarted, with a reason for colleagues to read later. */
export function ReasonFormDialog<P>(props: ReasonFormDialogProps<P>) {
  const { label, missing, send, children, checkBesides, ...dialog } = props
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const reason = text.trim()

  function checkReason(): FieldErrors {
    if (reason === '') return { reason: missing }
    if (reason.length > MAX_LENGTH) return { reason: formatMessage({ id: 'rule.tooLong' }, { longest: MAX_LENGTH }) }
    return {}
  }
  return (
    <FormDialog<P>
      {...dialog}
      danger
      check={() => ({ ...checkReason(), ...checkBesides?.() })}
      send={() => send(reason)}
    >
      {errors => (
        <>
          <Field label={label} required error={errors.reason}>
            {control => (
              <textarea
                {...control}
                data-autofocus
                className="input"
                rows={3}
                value={text}
                onChange={event => setText(event.target.value)}
              />
            )}
          </Field>
          {children?.(errors)}
        </>
      )}
    </FormDialog>
  )
}
