import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportWorking_import$key } from '../../../../__generated__/ImportWorking_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** How far the present phase is. */
export function ImportWorking({ importKey }: { importKey: ImportWorking_import$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { status, fileName, done, total } = useFragment<ImportWorking_import$key>(
    graphql`
      fragment ImportWorking_import on StatementImport {
        status
        fileName
        done
        total
      }
    `,
    importKey,
  )
  const phase = formatMessage({ id: `statements.import.phase.${status}` })
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
            <FormattedMessage
              id="statements.import.rowsOf"
              values={{ done: formats.count(done), total: formats.count(total) }}
            />
          ) : (
            <FormattedMessage id="import.rows" values={{ count: done }} />
          )}
        </p>
      </section>
    </div>
  )
}
