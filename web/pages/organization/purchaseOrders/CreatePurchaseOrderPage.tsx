import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreatePurchaseOrderPageQuery } from '../../../__generated__/CreatePurchaseOrderPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { PurchaseOrderForm } from './_components/PurchaseOrderForm.tsx'
import { emptyPurchaseOrder } from './_lib/purchaseOrderValues.ts'
import { useCreatePurchaseOrder } from './_lib/useCreatePurchaseOrder.ts'

/** Records a customer's purchase order. */
export function CreatePurchaseOrderPage({ queries }: PageProps<{ page: CreatePurchaseOrderPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreatePurchaseOrder()
  const once = useIdempotentSubmit()
  const { organization } = usePreloadedQuery<CreatePurchaseOrderPageQuery>(
    graphql`
      query CreatePurchaseOrderPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
        }
      }
    `,
    queries.page,
  )
  const { back } = useListReturn('/purchase-order')
  const initialValues = useMemo(() => emptyPurchaseOrder(today()), [])
  const title = formatMessage({ id: 'purchaseOrders.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.sell' }) },
    { label: formatMessage({ id: 'purchaseOrders.title' }), to: '/purchase-order' },
    { label: title },
  ]
  if (!organization.permissions.includes('INVOICING_PURCHASE_ORDERS_MANAGE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <PurchaseOrderForm
      isNew
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      onCancel={back}
      onSubmit={content =>
        once(content, idempotencyKey => create({ variables: { input: { ...content, idempotencyKey } } }))
      }
      onSaved={({ purchaseOrder }, { another }) => {
        if (!another && purchaseOrder) void navigate(`/purchase-order/${purchaseOrder.uuid}`)
      }}
    />
  )
}
