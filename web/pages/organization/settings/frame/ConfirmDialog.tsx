import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'

type ConfirmDialogProps<P> = {
  title: ReactNode
  /** Explains the effect. */
  why: ReactNode
  confirm: ReactNode
  isBusy: boolean
  /** Performs the action with the second factor given: at first none, and again when the server requires one. */
  act: (factor: FreshFactor) => Promise<Outcome<P>>
  onDone: (payload: P) => void
  onClose: () => void
}

/** Asks for confirmation before something that is hard to undo, and shows why it is impossible if so. */
export function ConfirmDialog<P>({ title, why, confirm, isBusy, act, onDone, onClose }: ConfirmDialogProps<P>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  async function send() {
    const outcome = await withFreshFactor(act)
    if (outcome === null) return
    if (outcome.ok) onDone(outcome.payload)
    else setRefusal(wordsOf(outcome))
  }
  return (
    <>
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
      {freshFactorDialog}
    </>
  )
}
