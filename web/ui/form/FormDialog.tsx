import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Outcome } from '../../relay/useMutation.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import type { DialogProps } from '../overlay/dialogProps.ts'

/** What is wrong, by the path of its field. */
export type FieldErrors = Readonly<Record<string, string>>
type Refusal = { fields: FieldErrors; form: string | null }

export type FormDialogProps<P> = Pick<DialogProps, 'title' | 'description' | 'size' | 'alert' | 'onClose'> & {
  /** Saves unless it says otherwise. */
  submitLabel?: ReactNode
  /** Cancels unless it says otherwise. */
  cancelLabel?: ReactNode
  /** There is nothing to send, or not yet. */
  nothingToSend?: boolean
  /** What it does can't be taken back. */
  danger?: boolean
  /** There is nothing to fill in: the focus begins on the button that does it. */
  focusSubmit?: boolean
  /** What can be told to be wrong before anything is sent. */
  check?: () => FieldErrors
  /** Null: the person has changed their mind, and the form stands as it was. */
  send: () => Promise<Outcome<P> | null>
  onSent: (payload: P) => void
  /** The fields, each with what is wrong with it. */
  children: (errors: FieldErrors) => ReactNode
}

/** A dialog with a few fields that are sent together; what was refused is told in place, and nothing typed is lost. */
export function FormDialog<P>(props: FormDialogProps<P>) {
  const { submitLabel, cancelLabel, nothingToSend, danger, focusSubmit, check, send, onSent, children, ...dialog } =
    props
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [refusal, setRefusal] = useState<Refusal>({ fields: {}, form: null })
  const [isSending, setSending] = useState(false)
  // Whoever pressed the button goes on where something is to be mended.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  async function submit() {
    const fields = check?.() ?? {}
    setRefusal({ fields, form: null })
    if (Object.keys(fields).length > 0) return
    setSending(true)
    const outcome = await send()
    setSending(false)
    if (outcome?.ok) onSent(outcome.payload)
    else if (outcome) setRefusal(outcome)
  }

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
        {children(refusal.fields)}
      </form>
    </Dialog>
  )
}
