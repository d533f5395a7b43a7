import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreateBillPageQuery } from '../../../__generated__/CreateBillPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { BillForm } from './_components/BillForm.tsx'
import { metadataValues, readMetadataFields } from './_components/MetadataCard.tsx'
import type { BillValues } from './_lib/billValues.ts'
import { useCreateBill } from './_lib/useCreateBill.ts'

/** A new bill. */
export function CreateBillPage({ queries }: PageProps<{ page: CreateBillPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const formats = useFormats()
  const [create] = useCreateBill()
  const once = useOnce()
  const { organization } = usePreloadedQuery<CreateBillPageQuery>(
    graphql`
      query CreateBillPageQuery @preloadable @throwOnFieldError {
        organization {
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
  const initialValues = useMemo<BillValues>(
    () => ({
      counterpartyId: null,
      amount: null,
      currency,
      date: today,
      dueDate: null,
      category: '',
      description: '',
      metadata: metadataValues(metadataFields, []),
      files: [],
    }),
    [currency, today, metadataFields],
  )
  const { back } = useWayBack('/bills')
  const title = formatMessage({ id: 'bills.new' })
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
  return (
    <BillForm
      isNew
      title={title}
      crumbs={crumbs}
      note={formatMessage({ id: 'bills.why' })}
      metadataFields={metadataFields}
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
