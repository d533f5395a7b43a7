import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { ImportStatementPageQuery } from '../../../__generated__/ImportStatementPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { useGoOnAtHeading } from '../_lib/useGoOnAtHeading.ts'
import { ImportProgress } from './_components/ImportProgress.tsx'
import { ManualEntry } from './_components/ManualEntry.tsx'
import { UploadStep } from './_components/UploadStep.tsx'
import '../_components/import.css'

/** Upload → Check → Result; or one manual line. The address contains the import, so that a reload resumes it. */
export function ImportStatementPage({ queries }: PageProps<{ page: ImportStatementPageQuery }>) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useSearchParams()
  const { organization } = usePreloadedQuery<ImportStatementPageQuery>(
    graphql`
      query ImportStatementPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          ...UploadStep_organization
          ...ManualEntry_organization
          ...AccountSwitch_organization
          statementImport(uuid: $import) @include(if: $goesOn) {
            id
            status
            ...ImportProgress_import
          }
        }
      }
    `,
    queries.page,
  )
  const statementImport = organization.statementImport ?? null
  useGoOnAtHeading(statementImport ? 'IMPORT' : 'UPLOAD')
  const byHand = search.get('by') === 'hand'
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.monitor' }) },
    { label: formatMessage({ id: 'statements.title' }), to: '/statement-transactions' },
    { label: formatMessage({ id: byHand ? 'statements.manual' : 'statements.import' }) },
  ]
  if (!organization.permissions.includes('TREASURY_STATEMENTS_MANAGE')) {
    return (
      <Page title={formatMessage({ id: 'statements.import' })} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  if (byHand) return <ManualEntry organizationKey={organization} crumbs={crumbs} />
  return (
    <Page
      title={formatMessage({ id: 'statements.import' })}
      crumbs={crumbs}
      actions={
        <Steps
          label={formatMessage({ id: 'import.steps' })}
          steps={(['upload', 'check', 'result'] as const).map(step => formatMessage({ id: `import.step.${step}` }))}
          current={statementImport === null ? 0 : stepOf(statementImport.status)}
        />
      }
    >
      {statementImport === null ? (
        <UploadStep
          organizationKey={organization}
          onStarted={uuid => setSearch(new URLSearchParams({ import: uuid }), { replace: true })}
        />
      ) : (
        <ImportProgress
          key={statementImport.id}
          organizationKey={organization}
          importKey={statementImport}
          onAgain={() => setSearch(new URLSearchParams(), { replace: true })}
        />
      )}
    </Page>
  )
}

function stepOf(status: string): number {
  return ['IMPORTED', 'UNDONE', 'FAILED'].includes(status) ? 2 : 1
}
