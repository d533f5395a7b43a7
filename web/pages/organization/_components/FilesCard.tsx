import { Download, FileText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import './cardRows.css'
import './files.css'

type FilesCardProps = {
  files: readonly { readonly fileId: string; readonly name: string; readonly size: number; readonly url: string }[]
}

/** Documents of a record; hidden when there are none. */
export function FilesCard({ files }: FilesCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (files.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="files.title" />
        </h2>
      </div>
      <ul className="card-b card-rows file-links">
        {files.map(({ fileId, name, size, url }) => (
          <li key={fileId}>
            <span className="card-icon">
              <FileText className="i" aria-hidden />
            </span>
            <span className="grow">
              <b className="trunc fw5" title={name}>
                {name}
              </b>
              <small>{formats.fileSize(size)}</small>
            </span>
            <a
              className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
              href={url}
              download={name}
              aria-label={formatMessage({ id: 'files.download' }, { name })}
            >
              <Download className="i" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
