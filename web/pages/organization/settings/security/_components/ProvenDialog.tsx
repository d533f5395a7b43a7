import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../../relay/useMutation.ts'
import { Button } from '../../../../../ui/Button.tsx'
import type { FreshFactor } from '../../../../../ui/freshFactor/freshFactor.ts'
import { useFreshFactor } from '../../../../../ui/freshFactor/useFreshFactor.tsx'
import { Dialog } from '../../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../../ui/toast/toast.ts'

type ProvenDialogProps = {
  title: ReactNode
  /** Explains the effect. */
  why: ReactNode
  /** Label of the confirm button. */
  confirm: ReactNode
  act: (proof: FreshFactor) => Promise<Outcome<unknown>>
  /** Message on success. */
  done: string
  onClose: () => void
}

/** Explains a change of account security, then asks for proof of identity. */
export function ProvenDialog({ title, why, confirm, act, done, onClose }: ProvenDialogProps) {
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send() {
    setBusy(true)
    const outcome = await withFreshFactor(act)
    setBusy(false)
    if (outcome === null) return
    if (!outcome.ok) return setRefusal(wordsOf(outcome))
    toast.success(done)
    onClose()
  }
  // One dialog at a time: the dialog for the proof replaces this one.
  if (freshFactorDialog !== null) return freshFactorDialog
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={title}
      description={why}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
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
