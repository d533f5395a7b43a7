import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { saveFile } from '../_lib/saveFile.ts'

const LANGUAGES = ['BOTH', 'ID', 'EN'] as const

type PaperDownloadProps = {
  /** File name without its extension. */
  name: string
  label?: 'papers.pdf' | 'papers.receipt'
  /** URLs by language. */
  urls: Readonly<Record<(typeof LANGUAGES)[number], string>>
}

/** Downloads a document as PDF, in the recipient's language. */
export function PaperDownload({ name, urls, label = 'papers.pdf' }: PaperDownloadProps) {
  const { formatMessage } = useIntl()
  const [isReading, setReading] = useState(false)
  async function download(language: (typeof LANGUAGES)[number]) {
    setReading(true)
    try {
      const answer = await fetch(urls[language])
      if (!answer.ok) throw new Error(`answered with ${answer.status}`)
      saveFile(`${name}.pdf`, await answer.blob())
    } catch {
      toast.error(formatMessage({ id: 'papers.pdf.failed' }))
    } finally {
      setReading(false)
    }
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download className="i" aria-hidden />} loading={isReading}>
          <FormattedMessage id={label} />
        </Button>
      }
      items={LANGUAGES.map(language => ({
        id: language,
        label: <FormattedMessage id={`papers.pdf.${language}`} />,
        onSelect: () => void download(language),
      }))}
    />
  )
}
