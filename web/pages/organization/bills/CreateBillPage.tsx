import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreateBillPageQuery } from '../../../__generated__/CreateBillPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { CreateOrImport } from '../_components/CreateOrImport.tsx'
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
  const once = useIdempotentSubmit()
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
  const { back } = useListReturn('/bills')
  return (
    <CreateOrImport
      mayCreate={organization.permissions.includes('TREASURY_BILLS_MANAGE')}
      list={{ group: 'menu.group.transact', title: 'bills.title', path: '/bills' }}
      titles={{ form: 'bills.new', file: 'bills.import' }}
      file={{
        purpose: 'BILLS',
        templateUrl: '/templates/bills.csv',
        hint: 'bills.import.hint',
        shownAt: '/bills?tab=DRAFT',
        importRecords,
        importKey: organization.recordImport,
      }}
    >
      {page => (
        <BillForm
          isNew
          {...page}
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
      )}
    </CreateOrImport>
  )
}
