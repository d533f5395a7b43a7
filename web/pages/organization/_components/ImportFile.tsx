import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'

type ImportFileProps = {
  fileName: string
  /** One line about the file. */
  about: ReactNode
  onAgain: () => void
  children?: ReactNode
}

/** The checked file, and a button to choose another. */
export function ImportFile({ fileName, about, onAgain, children }: ImportFileProps) {
  return (
    <section className="card import-file">
      <span className="state-icon">
        <FileSpreadsheet className="i" aria-hidden />
      </span>
      <div className="import-file-about">
        <h2 className="trunc" title={fileName}>
          {fileName}
        </h2>
        <p className="t12 muted">{about}</p>
      </div>
      {children}
      <Button onClick={onAgain}>
        <FormattedMessage id="file.change" />
      </Button>
    </section>
  )
}
