import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type Outcome, wordsOf } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { BulkPayload, Results } from './bulkPayload.ts'
import { type Finishing, finishEach } from './finishEach.ts'

type DeleteButtonProps = Finishing & {
  records: Results['records']
  /** The title and the text of the confirmation. */
  ask: string
  text: string
  /** Shown when all records were deleted. */
  allDone: string
  isDeleting: boolean
  /** Sends the deletion; pass a `useMutation` with `quiet`. */
  send: () => Promise<Outcome<BulkPayload>>
  size?: 'sm' | 'md'
}

/** Deletes records after confirmation, and shows the result of each. */
export function DeleteButton(props: DeleteButtonProps) {
  const { records, ask, text, allDone, isDeleting, send, size = 'sm', ...finishing } = props
  const [asking, setAsking] = useState(false)

  async function confirm() {
    const outcome = await send()
    if (!outcome.ok) return toast.error(wordsOf(outcome))
    setAsking(false)
    finishEach(outcome.payload, { records, allDone }, finishing)
  }
  return (
    <>
      <Button size={size} variant="danger" icon={<Trash2 className="i" aria-hidden />} onClick={() => setAsking(true)}>
        <FormattedMessage id="action.delete" />
      </Button>
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={ask}
        description={text}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button variant="dangerSolid" loading={isDeleting} onClick={() => void confirm()}>
              <FormattedMessage id="action.delete" />
            </Button>
          </>
        }
      />
    </>
  )
}
