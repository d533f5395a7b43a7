import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'

type ConfirmDialogProps<P> = {
  title: ReactNode
  /** What follows from it. */
  why: ReactNode
  confirm: ReactNode
  isBusy: boolean
  act: () => Promise<Outcome<P>>
  onDone: (payload: P) => void
  onClose: () => void
}

/** Asks before something that is not easily taken back, and says why where it can't be. */
export function ConfirmDialog<P>({ title, why, confirm, isBusy, act, onDone, onClose }: ConfirmDialogProps<P>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  async function send() {
    const outcome = await act()
    if (outcome.ok) onDone(outcome.payload)
    else setRefusal(wordsOf(outcome))
  }
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={title}
      description={why}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button variant="dangerSolid" loading={isBusy} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      {refusal === null ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}
