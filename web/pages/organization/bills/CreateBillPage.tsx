import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import type { CreateBillPageQuery } from '../../../__generated__/CreateBillPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { RecordImportPage } from '../_components/RecordImportPage.tsx'
import { BillForm } from './_components/BillForm.tsx'
import { metadataValues, readMetadataFields } from './_components/MetadataCard.tsx'
import { readTaxChoices } from './_components/TaxCards.tsx'
import type { BillValues } from './_lib/billValues.ts'
import { noTax } from './_lib/taxValues.ts'
import { useCreateBill } from './_lib/useCreateBill.ts'
import { useImportBills } from './_lib/useImportBills.ts'

/** A new bill, or many from a CSV file. */
export function CreateBillPage({ queries }: PageProps<{ page: CreateBillPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const formats = useFormats()
  const [create] = useCreateBill()
  const once = useOnce()
  const [search] = useSearchParams()
  const importRecords = useImportBills()
  const { organization } = usePreloadedQuery<CreateBillPageQuery>(
    graphql`
      query CreateBillPageQuery($today: Date!, $import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          ...TaxCards_organization
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          permissions
          defaultCurrency
          billSettings {
            ...MetadataCard_settings
          }
        }
      }
    `,
    queries.page,
  )
  const currency = organization.defaultCurrency
  const today = formats.today()
  const { billSettings } = organization
  const metadataFields = useMemo(() => readMetadataFields(billSettings), [billSettings])
  const taxChoices = useMemo(() => readTaxChoices(organization), [organization])
  const initialValues = useMemo<BillValues>(
    () => ({
      counterpartyId: null,
      amount: null,
      currency,
      date: today,
      dueDate: null,
      category: '',
      description: '',
      tax: noTax,
      metadata: metadataValues(metadataFields, []),
      files: [],
    }),
    [currency, today, metadataFields],
  )
  const { back } = useWayBack('/bills')
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: byFile ? 'bills.import' : 'bills.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.transact' }) },
    { label: formatMessage({ id: 'bills.title' }), to: '/bills' },
    { label: title },
  ]
  if (!organization.permissions.includes('TREASURY_BILLS_MANAGE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  if (byFile) {
    return (
      <RecordImportPage
        title={title}
        crumbs={crumbs}
        purpose="BILLS"
        templateUrl="/templates/bills.csv"
        hint={formatMessage({ id: 'bills.import.hint' })}
        listUrl={() => '/bills?tab=DRAFT'}
        importRecords={importRecords}
        importKey={organization.recordImport ?? null}
      />
    )
  }
  return (
    <BillForm
      isNew
      title={title}
      crumbs={crumbs}
      note={formatMessage({ id: 'bills.why' })}
      metadataFields={metadataFields}
      taxChoices={taxChoices}
      initialValues={initialValues}
      onCancel={back}
      onSubmit={content =>
        once(content, idempotencyKey => create({ variables: { input: { ...content, idempotencyKey } } }))
      }
      onSaved={({ bill }, { another }) => {
        if (!another && bill) void navigate(`/bills/${bill.uuid}`)
      }}
    />
  )
}
