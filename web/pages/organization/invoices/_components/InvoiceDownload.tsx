import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceDownload_invoice$key } from '../../../../__generated__/InvoiceDownload_invoice.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { saveFile } from '../../_lib/saveFile.ts'

const LANGUAGES = ['BOTH', 'ID', 'EN'] as const

/** The invoice as PDF, in the language of whoever gets it. */
export function InvoiceDownload({ invoiceKey }: { invoiceKey: InvoiceDownload_invoice$key }) {
  const { formatMessage } = useIntl()
  const [isReading, setReading] = useState(false)
  const { number, kind, ...urls } = useFragment(
    graphql`
      fragment InvoiceDownload_invoice on Invoice {
        number
        kind
        BOTH: documentUrl(language: BOTH)
        ID: documentUrl(language: ID)
        EN: documentUrl(language: EN)
      }
    `,
    invoiceKey,
  )
  async function download(language: (typeof LANGUAGES)[number]) {
    setReading(true)
    try {
      const answer = await fetch(urls[language])
      if (!answer.ok) throw new Error(`answered with ${answer.status}`)
      saveFile(`${number ?? formatMessage({ id: `invoices.draft.${kind}` })}.pdf`, await answer.blob())
    } catch {
      toast.error(formatMessage({ id: 'invoices.pdf.failed' }))
    } finally {
      setReading(false)
    }
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download className="i" aria-hidden />} loading={isReading}>
          <FormattedMessage id="invoices.pdf" />
        </Button>
      }
      items={LANGUAGES.map(language => ({
        id: language,
        label: <FormattedMessage id={`invoices.pdf.${language}`} />,
        onSelect: () => void download(language),
      }))}
    />
  )
}
