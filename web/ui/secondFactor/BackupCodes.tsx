import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../Button.tsx'
import { copyText } from '../copyText.ts'
import './secondFactor.css'

/** Backup codes, shown only once: to copy or download. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const [copying, setCopying] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  const text = `${formatMessage({ id: 'secondFactor.codes.file' })}\n\n${codes.join('\n')}\n`
  return (
    <div className="factor-steps">
      <p>
        <FormattedMessage id="secondFactor.codes.why" />
      </p>
      <ol className="backup-codes" aria-label={formatMessage({ id: 'secondFactor.codes.label' })}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row wrap">
        <Button
          icon={<Copy className="i" aria-hidden />}
          onClick={() => void copyText(codes.join('\n')).then(isDone => setCopying(isDone ? 'copied' : 'notCopied'))}
        >
          <FormattedMessage id={`secondFactor.codes.${copying}`} />
        </Button>
        <Button icon={<Download className="i" aria-hidden />} onClick={() => download('arus-backup-codes.txt', text)}>
          <FormattedMessage id="secondFactor.codes.download" />
        </Button>
      </div>
      <Button variant="primary" size="lg" autoFocus onClick={onDone}>
        <FormattedMessage id="secondFactor.codes.kept" />
      </Button>
    </div>
  )
}

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
