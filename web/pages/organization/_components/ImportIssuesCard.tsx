import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { buttonClass } from '../../../ui/Button.tsx'
import type { IssueSeverity } from './ImportTiles.tsx'
import type { Issue } from '../_lib/importIssue.ts'
import { type IssueMender, IssueTable } from './IssueTable.tsx'

type ImportIssuesCardProps<Of extends Issue> = {
  severity: IssueSeverity
  issues: readonly Of[]
  annotatedFileUrl: string | null | undefined
  isBusy?: boolean
  mender?: IssueMender<Of> | undefined
  children?: ReactNode
}

/** The issues of one severity, and the file with all of them written into it. */
export function ImportIssuesCard<Of extends Issue>(props: ImportIssuesCardProps<Of>) {
  const { severity, issues, annotatedFileUrl, isBusy, mender, children } = props
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `import.tile.${severity}` })
  return (
    <section className="card import-issues" aria-busy={isBusy}>
      <div className="card-h">
        <h2>{title}</h2>
        {annotatedFileUrl && severity !== 'DUPLICATE' ? (
          <span className="end">
            <a className={buttonClass({ size: 'sm' })} href={annotatedFileUrl} download>
              <Download className="i" aria-hidden />
              <FormattedMessage id="import.annotated" />
            </a>
          </span>
        ) : null}
      </div>
      <IssueTable label={title} issues={issues} mender={mender} />
      {children}
    </section>
  )
}
