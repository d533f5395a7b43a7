import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
// oxlint-disable-next-line no-restricted-imports -- what is wrong is looked for when somebody exports
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ExportTaxInvoicesDialogQuery } from '../../../../__generated__/ExportTaxInvoicesDialogQuery.graphql.ts'
import type { useExportTaxInvoicesMutation } from '../../../../__generated__/useExportTaxInvoicesMutation.graphql.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { downloadFrom } from '../../_lib/downloadFrom.ts'
import { useExportTaxInvoices } from '../_lib/useExportTaxInvoices.ts'

type Payload = NonNullable<useExportTaxInvoicesMutation['response']['exportTaxInvoices']>
type Props = { invoiceIds: readonly string[]; onClose: () => void; onDone: () => void }

/** Lists all errors of these invoices at once; without errors they are exported as one file for the tax office. */
export function ExportTaxInvoicesDialog(props: Props) {
  // Each opening checks again: errors may have been fixed.
  const [opened] = useState(() => Date.now())
  return (
    <Suspense fallback={null}>
      <CheckedDialog {...props} opened={opened} />
    </Suspense>
  )
}

function CheckedDialog({ invoiceIds, onClose, onDone, opened }: Props & { opened: number }) {
  const { formatMessage } = useIntl()
  const [exportNow] = useExportTaxInvoices()
  const once = useIdempotentSubmit()
  const { organization } = useLazyLoadQuery<ExportTaxInvoicesDialogQuery>(
    graphql`
      query ExportTaxInvoicesDialogQuery($invoiceIds: [ID!]!) @throwOnFieldError {
        organization {
          taxInvoiceFaults(invoiceIds: $invoiceIds) {
            kind
            line
            isWarning
            invoice {
              id
              uuid
              number
              customerName
            }
          }
        }
      }
    `,
    { invoiceIds: [...invoiceIds] },
    { fetchPolicy: 'network-only', fetchKey: opened },
  )
  const faults = organization.taxInvoiceFaults
  const isBlocked = faults.some(({ isWarning }) => !isWarning)
  const byInvoice = [...Map.groupBy(faults, ({ invoice }) => invoice?.id).values()]
  const count = invoiceIds.length
  const state = isBlocked ? 'blocked' : faults.length > 0 ? 'warned' : 'ready'
  return (
    <FormDialog<Payload>
      title={<FormattedMessage id="invoices.taxInvoice.export" />}
      description={<FormattedMessage id={`invoices.tax.export.${state}`} values={{ count }} />}
      size="lg"
      submitLabel={
        <FormattedMessage id={state === 'warned' ? 'invoices.tax.export.anyway' : 'invoices.tax.export.submit'} />
      }
      cancelLabel={isBlocked ? <FormattedMessage id="action.close" /> : undefined}
      nothingToSend={isBlocked}
      send={() => {
        const input = { invoiceIds: [...invoiceIds], acceptWarnings: faults.length > 0 }
        return once(input, idempotencyKey => exportNow({ variables: { input: { ...input, idempotencyKey } } }))
      }}
      onSent={({ file }) => {
        if (file) {
          downloadFrom(file.url)
          toast.success(formatMessage({ id: 'invoices.tax.export.done' }, { count: file.invoiceCount }))
        }
        onDone()
      }}
      onClose={onClose}
    >
      {() =>
        byInvoice.map(([first, ...more]) => (
          <section key={first?.invoice?.id ?? ''}>
            <p>
              <Link to={`/invoices/${first?.invoice?.uuid ?? ''}`} onClick={onClose}>
                <b>{first?.invoice?.number ?? formatMessage({ id: 'invoices.noNumber' })}</b>
              </Link>{' '}
              <span className="muted">{first?.invoice?.customerName}</span>
            </p>
            <ul>
              {[first, ...more].map(fault =>
                fault ? (
                  <li key={`${fault.kind} ${fault.line}`}>
                    {fault.line ? (
                      <>
                        <FormattedMessage id="invoices.tax.line" values={{ line: fault.line }} />{' '}
                      </>
                    ) : null}
                    <FormattedMessage id={`invoices.tax.fault.${fault.kind}`} />
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        ))
      }
    </FormDialog>
  )
}
