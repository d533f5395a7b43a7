import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { useConnectionLost } from '../../../relay/useConnectionLost.ts'

type ImportWorkingProps = { phase: string; fileName: string; done: number; total: number }

/** Progress of the current phase of an import. */
export function ImportWorking({ phase, fileName, done, total }: ImportWorkingProps) {
  const formats = useFormats()
  const isLost = useConnectionLost()
  return (
    <div className="page">
      <section className="card import-working" aria-live="polite">
        <h2>{phase}</h2>
        <p className="muted trunc" title={fileName}>
          {fileName}
        </p>
        <progress aria-label={phase} {...(total > 0 ? { value: done, max: total } : {})} />
        <p className="t13 muted num">
          {total > 0 ? (
            <FormattedMessage id="import.rowsOf" values={{ done: formats.count(done), total: formats.count(total) }} />
          ) : (
            <FormattedMessage id="import.rows" values={{ count: done }} />
          )}
        </p>
        {isLost ? (
          <div className="note warn">
            <TriangleAlert className="i" aria-hidden />
            <FormattedMessage id="import.connectionLost" />
          </div>
        ) : null}
      </section>
    </div>
  )
}
