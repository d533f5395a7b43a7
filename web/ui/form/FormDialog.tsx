import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Outcome } from '../../relay/useMutation.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import type { DialogProps } from '../overlay/dialogProps.ts'

/** Errors by the path of their field. */
export type FieldErrors = Readonly<Record<string, string>>
/** `isChecked`: found before sending, so that what was corrected since is known. */
type Refusal = { fields: FieldErrors; form: string | null; isChecked?: boolean }

export type FormDialogProps<P> = Pick<DialogProps, 'title' | 'description' | 'size' | 'alert' | 'onClose'> & {
  /** "Save" by default. */
  submitLabel?: ReactNode
  /** "Cancel" by default. */
  cancelLabel?: ReactNode
  /** Nothing can be sent, or not yet. */
  nothingToSend?: boolean
  /** The action can't be undone. */
  danger?: boolean
  /** Nothing to fill in: the submit button has the initial focus. */
  focusSubmit?: boolean
  /** Errors that can be detected before sending. */
  check?: () => FieldErrors
  /** Null: the user canceled, and the form stays as it was. */
  send: () => Promise<Outcome<P> | null>
  onSent: (payload: P) => void
  /** The fields, with their errors. */
  children: (errors: FieldErrors) => ReactNode
}

/** A dialog with a few fields that are sent together; errors are shown in place, and typed values are kept. */
export function FormDialog<P>(props: FormDialogProps<P>) {
  const { submitLabel, cancelLabel, nothingToSend, danger, focusSubmit, check, send, onSent, children, ...dialog } =
    props
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [refusal, setRefusal] = useState<Refusal>({ fields: {}, form: null })
  const [isSending, setSending] = useState(false)
  // After a failed submit the focus moves to the first error.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  async function submit() {
    const fields = check?.() ?? {}
    setRefusal({ fields, form: null, isChecked: true })
    if (Object.keys(fields).length > 0) return
    setSending(true)
    const outcome = await send()
    setSending(false)
    if (outcome?.ok) onSent(outcome.payload)
    else if (outcome) setRefusal(outcome)
  }

  const errors = refusal.isChecked && check ? stillWrong(refusal.fields, check()) : refusal.fields
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button onClick={dialog.onClose}>{cancelLabel ?? <FormattedMessage id="action.cancel" />}</Button>
          {nothingToSend ? null : (
            <Button
              type="submit"
              form={formId}
              variant={danger ? 'dangerSolid' : 'primary'}
              loading={isSending}
              data-autofocus={focusSubmit || undefined}
            >
              {submitLabel ?? <FormattedMessage id="action.save" />}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="form-column"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        {refusal.form === null ? null : (
          <p className="note bad" role="alert">
            {refusal.form}
          </p>
        )}
        {children(errors)}
      </form>
    </Dialog>
  )
}

/** The shown errors that the typed values still have, as they are now. Others are shown when the form is sent again. */
const stillWrong = (shown: FieldErrors, found: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([path]) => path in shown))
