import { Suspense, lazy, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { CreateExpectedPageQuery } from '../../../__generated__/CreateExpectedPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { ExpectedForm } from './_components/ExpectedForm.tsx'
import { type ExpectedValues, toInput } from './_lib/expectedValues.ts'
import { useCreateExpectedTransaction } from './_lib/useCreateExpectedTransaction.ts'
import { useImportExpected } from './_lib/useImportExpected.ts'

// Whoever fills in one by hand does not fetch what reads files.
const RecordImportPage = lazy(() =>
  import('../_components/RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

/** A new expected transaction, or many from a CSV file. */
export function CreateExpectedPage({ queries }: PageProps<{ page: CreateExpectedPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [search] = useSearchParams()
  const [create] = useCreateExpectedTransaction()
  const once = useOnce()
  const importRecords = useImportExpected()
  const { organization } = usePreloadedQuery<CreateExpectedPageQuery>(
    graphql`
      query CreateExpectedPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          defaultCurrency
          bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
            edges {
              node {
                id
                alias
                currency
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  const currency = organization.defaultCurrency
  const today = formats.today()
  const initialValues = useMemo<ExpectedValues>(
    () => ({
      date: today,
      direction: 'CREDIT',
      amount: null,
      currency,
      description: '',
      counterpartyId: null,
      bankAccountId: '',
      internalDescription: '',
      externalId: '',
      dateFrom: null,
      dateTo: null,
      amountFrom: null,
      amountTo: null,
      data: [],
    }),
    [today, currency],
  )
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: byFile ? 'expected.import' : 'expected.create' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.reconciliation' }) },
    { label: formatMessage({ id: 'expected.title' }), to: '/expected-transactions' },
    { label: title },
  ]
  const { back, toList } = useWayBack('/expected-transactions')
  if (!organization.permissions.includes('TREASURY_EXPECTED_MANAGE')) {
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
          purpose="EXPECTED_TRANSACTIONS"
          templateUrl="/templates/expected-transactions.csv"
          hint={formatMessage({ id: 'expected.import.hint' })}
          listUrl={() => '/expected-transactions'}
          importRecords={importRecords}
          importKey={organization.recordImport ?? null}
        />
      </Suspense>
    )
  }
  return (
    <ExpectedForm
      isNew
      title={title}
      crumbs={crumbs}
      accounts={organization.bankAccounts.edges.map(({ node }) => node)}
      initialValues={initialValues}
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
