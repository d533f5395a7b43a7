import { Suspense, lazy } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { CreateCounterpartyPageQuery } from '../../../__generated__/CreateCounterpartyPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { CounterpartyForm } from './_components/CounterpartyForm.tsx'
import { emptyCounterparty, toInput } from './_lib/counterpartyValues.ts'
import { useCreateCounterparty } from './_lib/useCreateCounterparty.ts'
import { useImportCounterparties } from './_lib/useImportCounterparties.ts'

// Whoever fills in one by hand does not fetch what reads files.
const RecordImportPage = lazy(() =>
  import('../_components/RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

/** A new counterparty, or many from a CSV file. */
export function CreateCounterpartyPage({ queries }: PageProps<{ page: CreateCounterpartyPageQuery }>) {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const [create] = useCreateCounterparty()
  const once = useOnce()
  const importRecords = useImportCounterparties()
  const { organization } = usePreloadedQuery<CreateCounterpartyPageQuery>(
    graphql`
      query CreateCounterpartyPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          counterpartyBanks {
            code
            name
          }
        }
      }
    `,
    queries.page,
  )
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: byFile ? 'counterparties.import' : 'counterparties.create' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.monitor' }) },
    { label: formatMessage({ id: 'counterparties.title' }), to: '/counterparties' },
    { label: title },
  ]
  const { back, toList } = useWayBack('/counterparties')
  if (!organization.permissions.includes('TREASURY_COUNTERPARTIES_MANAGE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  if (byFile) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <RecordImportPage
          title={title}
          crumbs={crumbs}
          purpose="COUNTERPARTIES"
          templateUrl="/templates/counterparties.csv"
          hint={formatMessage({ id: 'counterparties.import.hint' })}
          listUrl={() => '/counterparties'}
          importRecords={importRecords}
          importKey={organization.recordImport ?? null}
        />
      </Suspense>
    )
  }
  return (
    <CounterpartyForm
      isNew
      title={title}
      crumbs={crumbs}
      banks={organization.counterpartyBanks}
      initialValues={emptyCounterparty}
      onCancel={back}
      onSaved={(_, { another }) => {
        if (!another) toList()
      }}
      onSubmit={values =>
        once(values, idempotencyKey => create({ variables: { input: { ...toInput(values), idempotencyKey } } }))
      }
    />
  )
}
