import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useInvoicePdfs } from '../_lib/useInvoicePdfs.ts'

const LANGUAGES = ['BOTH', 'ID', 'EN'] as const

type InvoicePdfsButtonProps = Finishing & {
  invoices: readonly {
    readonly id: string
    readonly number: string | null | undefined
    readonly customerName: string
  }[]
}

/** Saves the invoices in the chosen language: one as PDF, several as a ZIP. */
export function InvoicePdfsButton({ invoices, onDone, onPartly }: InvoicePdfsButtonProps) {
  const { formatMessage } = useIntl()
  const { save, done } = useInvoicePdfs()

  async function saveAll(language: (typeof LANGUAGES)[number]) {
    const records = invoices.map(({ id, number, customerName }) => ({
      id,
      name: number ?? formatMessage({ id: 'invoices.noNumber' }),
      detail: customerName,
    }))
    const results = await save(
      invoices.map(({ id }) => id),
      language,
    )
    const allDone = formatMessage({ id: 'papers.pdfs.done' }, { count: results.length })
    finishEach({ results }, { records, allDone }, { onDone, onPartly })
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" icon={<Download className="i" aria-hidden />} loading={done !== null}>
          {done === null ? (
            <FormattedMessage id="papers.pdfs" />
          ) : (
            <FormattedMessage id="papers.pdfs.progress" values={{ done, count: invoices.length }} />
          )}
        </Button>
      }
      items={LANGUAGES.map(language => ({
        id: language,
        label: <FormattedMessage id={`papers.pdf.${language}`} />,
        onSelect: () => void saveAll(language),
      }))}
    />
  )
}
