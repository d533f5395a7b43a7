import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { downloadFrom } from '../../_lib/downloadFrom.ts'
import type { Area } from '../_lib/areas.ts'
import { useExportJournals } from '../_lib/useExportJournals.ts'
import { useExportTreasuryJournals } from '../_lib/useExportTreasuryJournals.ts'

type ExportedFile = { readonly url: string; readonly name: string } | null | undefined

type ExportJournalsProps = {
  area: Area
  month: string
  /** Whether part of the month was exported already. */
  hasLeft: boolean
  changeCount: number
  /** Whether accounts lack codes, or there are no entries. */
  disabled: boolean
  onExported: () => void
}

/** Exports a month: everything the first time, then the changes, or everything again with a reason. */
export function ExportJournals({ area, month, hasLeft, changeCount, disabled, onExported }: ExportJournalsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [exportInvoicing, isInvoicing] = useExportJournals()
  const [exportTreasury, isTreasury] = useExportTreasuryJournals()
  const [asking, setAsking] = useState(false)
  async function send(reason: string | null): Promise<Outcome<{ file: ExportedFile }>> {
    const variables = { input: { month, reason, idempotencyKey: crypto.randomUUID() } }
    if (area === 'INVOICING') {
      const outcome = await exportInvoicing({ variables })
      return outcome.ok ? { ok: true, payload: { file: outcome.payload.export } } : { ...outcome, payload: null }
    }
    const outcome = await exportTreasury({ variables })
    return outcome.ok ? { ok: true, payload: { file: outcome.payload.export } } : { ...outcome, payload: null }
  }
  function finish(file: ExportedFile) {
    if (!file) return
    downloadFrom(file.url)
    toast.success(formatMessage({ id: 'journals.exported' }, { name: file.name }))
    onExported()
  }
  async function exportNew() {
    const outcome = await send(null)
    if (outcome.ok) finish(outcome.payload.file)
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
        loading={isInvoicing || isTreasury}
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
            finish(payload.file)
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
