import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreateSalesOrderPageQuery } from '../../../__generated__/CreateSalesOrderPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { initialIssuer, IssuingEntityField } from '../_components/IssuingEntityField.tsx'
import { SalesOrderForm } from './_components/SalesOrderForm.tsx'
import { orderOf } from './_lib/orderOf.ts'
import { emptyOrder } from './_lib/salesOrderValues.ts'
import { useCreateSalesOrder } from './_lib/useCreateSalesOrder.ts'

/** A new sales order, which then waits for approval. */
export function CreateSalesOrderPage({ queries }: PageProps<{ page: CreateSalesOrderPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreateSalesOrder()
  const once = useIdempotentSubmit()
  const { organization } = usePreloadedQuery<CreateSalesOrderPageQuery>(
    graphql`
      query CreateSalesOrderPageQuery($uuid: UUID!, $hasPurchase: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          entities {
            id
            isDefault
            isVatRegistered
          }
          ...IssuingEntityField_organization
          purchaseOrder(uuid: $uuid) @include(if: $hasPurchase) {
            id
            uuid
            number
            customerId
            customerName
            requiredDate
            currency
            allowedActions
            amount {
              amount
            }
            ordered {
              amount
            }
            lines {
              uuid
              product {
                id
                name
                vatTreatment
                withholding
              }
              description
              kind
              unit
              taxUnit {
                code
              }
              left
              price {
                amount
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  const { back } = useListReturn('/sales-order')
  const { purchaseOrder, entities } = organization
  const initialValues = useMemo(
    () => ({
      ...(purchaseOrder ? orderOf(purchaseOrder, today()) : emptyOrder(today())),
      ...initialIssuer(entities),
    }),
    [purchaseOrder, entities],
  )
  const title = formatMessage({ id: 'salesOrders.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.sell' }) },
    { label: formatMessage({ id: 'salesOrders.title' }), to: '/sales-order' },
    { label: title },
  ]
  const isPossible = !purchaseOrder || purchaseOrder.allowedActions.includes('ORDER')
  if (!organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE') || !isPossible) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <SalesOrderForm
      isNew
      issuer={<IssuingEntityField organizationKey={organization} />}
      // No draft for values filled in from a purchase order: they are filled in again.
      hasDraft={!purchaseOrder}
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      note={<FormattedMessage id="salesOrders.why" />}
      onCancel={back}
      onSubmit={content =>
        once(content, idempotencyKey => create({ variables: { input: { ...content, idempotencyKey } } }))
      }
      onSaved={({ salesOrder }, { another }) => {
        if (!another && salesOrder) void navigate(`/sales-order/${salesOrder.uuid}`)
      }}
    />
  )
}
