import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { LastImport_import$key } from '../../../../__generated__/LastImport_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'

/** The last statement from a connection, which goes through the same checks as an uploaded one. */
export function LastImport({ importKey }: { importKey: LastImport_import$key }) {
  const formats = useFormats()
  const { uuid, fileName, status, counts, gap, done, total } = useFragment(
    graphql`
      fragment LastImport_import on StatementImport {
        uuid
        fileName
        status
        done
        total
        counts {
          ready
          errors
        }
        gap {
          lastStoredOn
        }
      }
    `,
    importKey,
  )
  const isAtWork = status === 'CHECKING' || status === 'IMPORTING'
  return (
    <Fact label="connection.lastImport">
      <Link className="link" to={`/statement-transactions/create?import=${uuid}`}>
        {fileName}
      </Link>{' '}
      <span className="subtle">
        <FormattedMessage
          id={`connection.import.${status}`}
          values={{ lines: formats.count(counts.ready), errors: formats.count(counts.errors) }}
        />
      </span>
      {gap && status !== 'UNDONE' ? (
        <span className="connection-gap">
          {' '}
          <FormattedMessage id="connection.import.gap" values={{ on: formats.date(gap.lastStoredOn) }} />
        </span>
      ) : null}
      {isAtWork ? <progress {...(total > 0 ? { value: done, max: total } : {})} /> : null}
    </Fact>
  )
}
