import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { RunningImports_import$key } from '../../../../__generated__/RunningImports_import.graphql.ts'
import type { RunningImports_organization$key } from '../../../../__generated__/RunningImports_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useImportProgress } from '../_lib/useImportProgress.ts'

/** Imports in progress, live, above the lines. Their lines appear in the list when all are stored. */
export default function RunningImports({ organizationKey }: { organizationKey: RunningImports_organization$key }) {
  const { statementImports } = useFragment<RunningImports_organization$key>(
    graphql`
      fragment RunningImports_organization on Organization @throwOnFieldError {
        statementImports(first: 5, filter: { status: [CHECKING, IMPORTING] }) {
          edges {
            node {
              id
              ...RunningImports_import
            }
          }
        }
      }
    `,
    organizationKey,
  )
  return statementImports.edges.map(({ node }) => <RunningImport key={node.id} importKey={node} />)
}

function RunningImport({ importKey }: { importKey: RunningImports_import$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { id, uuid, status, fileName, done, total } = useFragment<RunningImports_import$key>(
    graphql`
      fragment RunningImports_import on StatementImport {
        id
        uuid
        status
        fileName
        done
        total
      }
    `,
    importKey,
  )
  const isWorking = status === 'CHECKING' || status === 'IMPORTING'
  useImportProgress(id, isWorking)
  if (!isWorking) return null
  const phase = formatMessage({ id: `statements.import.phase.${status}` })
  return (
    <div className="list-notice" role="status">
      <Link className="link trunc" to={`/statement-transactions/create?import=${uuid}`}>
        {fileName}
      </Link>
      <span className="muted">{phase}</span>
      <progress aria-label={`${phase}: ${fileName}`} {...(total > 0 ? { value: done, max: total } : {})} />
      {total > 0 ? (
        <span className="muted num">
          <FormattedMessage id="import.rowsOf" values={{ done: formats.count(done), total: formats.count(total) }} />
        </span>
      ) : null}
    </div>
  )
}
