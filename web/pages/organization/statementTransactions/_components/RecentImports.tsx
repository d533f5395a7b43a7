import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  RecentImports_import$key,
  StatementImportStatus,
} from '../../../../__generated__/RecentImports_import.graphql.ts'
import type { RecentImports_organization$key } from '../../../../__generated__/RecentImports_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'
import { useImportProgress } from '../_lib/useImportProgress.ts'

const kinds: Partial<Record<StatementImportStatus, StatusKind>> = {
  CHECKING: 'partial',
  IMPORTING: 'partial',
  READY: 'needsAction',
  HAS_WARNINGS: 'needsAction',
  HAS_ERRORS: 'failed',
  IMPORTED: 'done',
  FAILED: 'failed',
}

/** Recent and pending imports and their authors: each links to its own page, where it can be undone. */
export function RecentImports({ organizationKey }: { organizationKey: RecentImports_organization$key }) {
  const { statementImports } = useFragment<RecentImports_organization$key>(
    graphql`
      fragment RecentImports_organization on Organization @throwOnFieldError {
        statementImports(first: 8) {
          edges {
            node {
              id
              ...RecentImports_import
            }
          }
        }
      }
    `,
    organizationKey,
  )
  if (statementImports.edges.length === 0) return null
  return (
    <FormCard title={<FormattedMessage id="statements.imports.recent" />}>
      <ul className="recent-imports">
        {statementImports.edges.map(({ node }) => (
          <RecentImport key={node.id} importKey={node} />
        ))}
      </ul>
    </FormCard>
  )
}

function RecentImport({ importKey }: { importKey: RecentImports_import$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { id, uuid, status, fileName, createdAt, done, total, counts, bankAccount, createdBy } =
    useFragment<RecentImports_import$key>(
      graphql`
        fragment RecentImports_import on StatementImport {
          id
          uuid
          status
          fileName
          createdAt
          done
          total
          counts {
            ready
          }
          bankAccount {
            alias
          }
          createdBy {
            fullName
          }
        }
      `,
      importKey,
    )
  const origin = [bankAccount.alias, createdBy?.fullName].filter(Boolean).join(' · ')
  const isRunning = status === 'CHECKING' || status === 'IMPORTING'
  return (
    <li>
      {isRunning ? <Followed id={id} /> : null}
      <Link className="recent-import" to={`/statement-transactions/create?import=${uuid}`}>
        <span className="recent-import-file trunc" title={`${fileName} ${origin}`}>
          <b className="fw5">{fileName}</b> <span className="subtle">{origin}</span>
        </span>
        <span className="subtle">
          <InstantText value={createdAt} />
        </span>
        <StatusMark
          kind={kinds[status] ?? 'off'}
          note={
            isRunning && total > 0
              ? formatMessage({ id: 'import.rowsOf' }, { done: formats.count(done), total: formats.count(total) })
              : status === 'IMPORTED'
                ? formatMessage({ id: 'import.rows' }, { count: counts.ready })
                : undefined
          }
        >
          <FormattedMessage id={`statements.imports.status.${status}`} />
        </StatusMark>
      </Link>
    </li>
  )
}

/** Only running imports are subscribed to, one subscription each. */
function Followed({ id }: { id: string }) {
  useImportProgress(id, true)
  return null
}
