import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { downloadFrom } from '../../_lib/downloadFrom.ts'
import { useExportJournals } from '../_lib/useExportJournals.ts'

type ExportJournalsProps = {
  month: string
  /** Whether something of the month has left. */
  hasLeft: boolean
  changeCount: number
  /** Whether accounts lack codes, or there is nothing at all. */
  disabled: boolean
  onExported: () => void
}

/** Exports a month: all of it the first time, then what changed, or all again with a reason. */
export function ExportJournals({ month, hasLeft, changeCount, disabled, onExported }: ExportJournalsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [exportJournals, isExporting] = useExportJournals()
  const [asking, setAsking] = useState(false)
  const send = (reason: string | null) =>
    exportJournals({ variables: { input: { month, reason, idempotencyKey: crypto.randomUUID() } } })
  function finish(file: { readonly url: string; readonly name: string } | null | undefined) {
    if (!file) return
    downloadFrom(file.url)
    toast.success(formatMessage({ id: 'journals.exported' }, { name: file.name }))
    onExported()
  }
  async function exportNew() {
    const outcome = await send(null)
    if (outcome.ok) finish(outcome.payload.export)
    else toast.error(wordsOf(outcome))
  }
  return (
    <>
      {hasLeft ? (
        <Button disabled={disabled} onClick={() => setAsking(true)}>
          <FormattedMessage id="journals.exportAgain" />
        </Button>
      ) : null}
      <Button
        variant="primary"
        icon={<Download className="i" aria-hidden />}
        loading={isExporting}
        disabled={disabled || (hasLeft && changeCount === 0)}
        onClick={() => void exportNew()}
      >
        {hasLeft ? (
          <FormattedMessage id="journals.exportChanges" values={{ count: changeCount }} />
        ) : (
          <FormattedMessage id="journals.export" />
        )}
      </Button>
      {asking ? (
        <ReasonFormDialog
          title={<FormattedMessage id="journals.again.title" values={{ month: formats.month(month) }} />}
          description={<FormattedMessage id="journals.again.text" />}
          submitLabel={<FormattedMessage id="journals.exportAgain" />}
          label={<FormattedMessage id="journals.reason" />}
          missing={formatMessage({ id: 'journals.reason.required' })}
          send={send}
          onSent={payload => {
            setAsking(false)
            finish(payload.export)
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
