import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useImportReportMutation } from '../../../../__generated__/useImportReportMutation.graphql.ts'
import { useFileUpload } from '../../../../relay/useFileUpload.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import type { DialogProps } from '../_lib/providerDialogs.ts'
import { faultsOfMapping, mappingOf } from '../_lib/reportMapping.ts'
import { useImportReport } from '../_lib/useImportReport.ts'
import { ReportMappingFields } from './ReportMappingFields.tsx'
import { ReportOutcome } from './ReportOutcome.tsx'

type Payload = NonNullable<useImportReportMutation['response']['importPaymentProviderReport']>

/** Uploads a provider's report: it is stored as a whole, or rejected with errors. */
export function UploadReportDialog({ provider, ownReport, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState(() => mappingOf(provider.fileMapping))
  const [outcome, setOutcome] = useState<Payload | null>(null)
  const upload = useFileUpload('SETTLEMENT_REPORT')
  const [importReport] = useImportReport()
  const isStored = outcome !== null && outcome.issues.length === 0

  async function send(): Promise<Outcome<Payload> | null> {
    if (file === null) return null
    const uploaded = await upload(file)
    if (!uploaded.ok) {
      const { message } = uploaded
      return { ok: false, payload: null, code: null, userErrors: [], fields: { fileId: message }, form: null }
    }
    const input = { id: provider.id, fileId: uploaded.fileId, mapping: ownReport ? null : mapping }
    return importReport({ variables: { input } })
  }

  return (
    <FormDialog<Payload>
      title={<FormattedMessage id="providers.action.UPLOAD" />}
      description={isStored ? null : <FormattedMessage id="providers.upload.why" />}
      size={ownReport ? 'md' : 'lg'}
      submitLabel={<FormattedMessage id="providers.upload.submit" />}
      cancelLabel={isStored ? <FormattedMessage id="action.close" /> : undefined}
      nothingToSend={isStored}
      check={() => ({
        ...(file === null && { fileId: formatMessage({ id: 'rule.required' }) }),
        ...(!ownReport && faultsOfMapping(mapping, formatMessage({ id: 'rule.enter' }, { label: LABEL }))),
      })}
      send={send}
      onSent={setOutcome}
      onClose={isStored ? onDone : onClose}
    >
      {errors => (
        <>
          {outcome ? <ReportOutcome outcome={outcome} /> : null}
          {isStored ? null : (
            <>
              <FileField
                label={formatMessage({ id: 'providers.upload.file' })}
                accept=".csv"
                value={file}
                onChange={chosen => {
                  setFile(chosen)
                  setOutcome(null)
                }}
                error={errors['fileId'] ?? null}
              />
              {ownReport ? null : <ReportMappingFields mapping={mapping} onChange={setMapping} errors={errors} />}
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
