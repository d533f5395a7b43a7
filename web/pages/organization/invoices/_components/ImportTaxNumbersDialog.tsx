import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useImportTaxNumbersMutation } from '../../../../__generated__/useImportTaxNumbersMutation.graphql.ts'
import { useFileUpload } from '../../../../relay/useFileUpload.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useImportTaxNumbers } from '../_lib/useImportTaxNumbers.ts'

type Payload = NonNullable<useImportTaxNumbersMutation['response']['importTaxInvoiceNumbers']>

/** Imports the tax office's numbers from a file; shows why each rejected row was rejected. */
export function ImportTaxNumbersDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Payload | null>(null)
  const upload = useFileUpload('TAX_INVOICE_NUMBERS')
  const [importNumbers] = useImportTaxNumbers()

  async function send(): Promise<Outcome<Payload> | null> {
    if (file === null) return null
    const uploaded = await upload(file)
    if (uploaded.ok) return importNumbers({ variables: { input: { numbersFileId: uploaded.fileId } } })
    const { message } = uploaded
    return { ok: false, payload: null, code: null, userErrors: [], fields: { fileId: message }, form: null }
  }

  return (
    <FormDialog<Payload>
      title={<FormattedMessage id="invoices.taxInvoice.import" />}
      description={outcome ? null : <FormattedMessage id="invoices.tax.import.why" />}
      size="lg"
      submitLabel={<FormattedMessage id="invoices.tax.import.submit" />}
      cancelLabel={outcome ? <FormattedMessage id="action.close" /> : undefined}
      nothingToSend={outcome !== null}
      check={(): Record<string, string> => (file === null ? { fileId: formatMessage({ id: 'rule.required' }) } : {})}
      send={send}
      onSent={setOutcome}
      onClose={outcome ? onDone : onClose}
    >
      {errors =>
        outcome ? (
          <ImportedNumbers rows={outcome.rows} />
        ) : (
          <FileField
            label={formatMessage({ id: 'invoices.tax.import.file' })}
            accept=".csv"
            value={file}
            onChange={setFile}
            error={errors['fileId'] ?? null}
          />
        )
      }
    </FormDialog>
  )
}

/** How many numbers were stored, and the rejected ones with their reason. */
function ImportedNumbers({ rows }: Pick<Payload, 'rows'>) {
  const refused = rows.filter(({ outcome }) => outcome === 'REFUSED')
  const count = (outcome: string) => rows.filter(row => row.outcome === outcome).length
  return (
    <>
      <p className="note info" role="status">
        <FormattedMessage
          id="invoices.tax.import.done"
          values={{ stored: count('STORED'), unchanged: count('UNCHANGED'), refused: refused.length }}
        />
      </p>
      {refused.length > 0 ? (
        <ul>
          {refused.map(({ row, reference, refusal }) => (
            <li key={row}>
              <FormattedMessage id="invoices.tax.import.row" values={{ row, reference }} />{' '}
              {refusal ? <FormattedMessage id={`invoices.tax.refusal.${refusal}`} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
