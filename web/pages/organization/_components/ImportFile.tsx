import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'

type ImportFileProps = {
  fileName: string
  /** What is known of the file, in a line. */
  about: ReactNode
  onAgain: () => void
  children?: ReactNode
}

/** Which file was checked, and the way to another one. */
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
