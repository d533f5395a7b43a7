import { BellRing } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { RemindDialog } from '../_lib/reminderDialogs.ts'

type RemindButtonProps = Finishing & {
  invoices: readonly {
    readonly id: string
    readonly number: string | null | undefined
    readonly customerName: string
  }[]
  size?: 'sm' | 'md'
}

/** Reminds the customers of these invoices, after a preview of the emails. */
export function RemindButton({ invoices, onDone, onPartly, size = 'sm' }: RemindButtonProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)

  function finish(payload: BulkPayload) {
    setOpen(false)
    const records = invoices.map(({ id, number, customerName }) => ({ id, name: number ?? '', detail: customerName }))
    const allDone = formatMessage({ id: 'invoices.remind.done' }, { count: payload.results.length })
    finishEach(payload, { records, allDone }, { onDone, onPartly })
  }
  return (
    <>
      <Button size={size} icon={<BellRing className="i" aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage id="invoices.remind" />
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <RemindDialog ids={invoices.map(({ id }) => id)} onClose={() => setOpen(false)} onSent={finish} />
        ) : null}
      </Suspense>
    </>
  )
}
