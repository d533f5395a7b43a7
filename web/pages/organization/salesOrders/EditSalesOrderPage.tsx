import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { EditSalesOrderPage_answered$key } from '../../../__generated__/EditSalesOrderPage_answered.graphql.ts'
import type { EditSalesOrderPage_order$key } from '../../../__generated__/EditSalesOrderPage_order.graphql.ts'
import type { EditSalesOrderPageQuery } from '../../../__generated__/EditSalesOrderPageQuery.graphql.ts'
import { subtractDecimals } from '../../../i18n/decimal.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { emptyLine } from '../../../ui/lineGrid/lines.ts'
import { IssuingEntityField } from '../_components/IssuingEntityField.tsx'
import { NotEditable } from '../_components/NotEditable.tsx'
import { SalesOrderForm } from './_components/SalesOrderForm.tsx'
import { currencyOf, discountText, storedLine } from '../products/_public/lineValues.ts'
import type { SalesOrderValues } from './_lib/salesOrderValues.ts'
import { treatmentOf } from '../products/_public/taxChoices.ts'
import { useUpdateSalesOrder } from './_lib/useUpdateSalesOrder.ts'

/** Edits a sales order that may still change. */
export function EditSalesOrderPage({ queries }: PageProps<{ page: EditSalesOrderPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdateSalesOrder()
  const { organization } = usePreloadedQuery<EditSalesOrderPageQuery>(
    graphql`
      query EditSalesOrderPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          ...IssuingEntityField_organization
          salesOrder(uuid: $uuid) {
            ...EditSalesOrderPage_order
            ...EditSalesOrderPage_answered
          }
        }
      }
    `,
    queries.page,
  )
  const order = useFragment<EditSalesOrderPage_order$key>(
    graphql`
      fragment EditSalesOrderPage_order on SalesOrder @throwOnFieldError {
        id
        uuid
        number
        version
        approvedAt
        allowedActions
        customer {
          id
        }
        entity {
          id
        }
        customerName
        customerReference
        purchaseOrderId
        totals {
          base {
            amount
          }
        }
        orderDate
        requiredDate
        note
        currency
        vatTreatment
        discount {
          percent
          amount
        }
        lines {
          product {
            id
            name
          }
          description
          kind
          unit
          taxUnit {
            code
          }
          withholding
          ordered
          purchaseOrderLineUuid
          price {
            amount
          }
          discount {
            percent
            amount
          }
        }
      }
    `,
    organization.salesOrder ?? null,
  )
  // A separate fragment without errors: null for users who may not see purchase orders.
  const purchase = useFragment<EditSalesOrderPage_answered$key>(
    graphql`
      fragment EditSalesOrderPage_answered on SalesOrder {
        purchaseOrder {
          uuid
          number
          amount {
            amount
          }
          ordered {
            amount
          }
        }
      }
    `,
    organization.salesOrder ?? null,
  )?.purchaseOrder
  const initialValues = useMemo<SalesOrderValues | null>(
    () =>
      order
        ? {
            salesOrderId: order.id,
            entityId: order.entity.id,
            customerId: order.customer.id,
            customerName: order.customerName,
            orderDate: order.orderDate,
            requiredDate: order.requiredDate ?? null,
            customerReference: order.customerReference ?? '',
            purchaseOrderId: order.purchaseOrderId ?? null,
            purchase: purchase
              ? {
                  uuid: purchase.uuid,
                  number: purchase.number,
                  amount: purchase.amount.amount,
                  orderedElsewhere: subtractDecimals(purchase.ordered.amount, order.totals.base.amount),
                }
              : null,
            currency: currencyOf(order.currency),
            vatTreatment: treatmentOf(order.vatTreatment),
            discount: discountText(order.discount),
            note: order.note ?? '',
            lines: order.lines.map(line =>
              emptyLine({
                ...storedLine(line),
                quantity: line.ordered,
                answers: line.purchaseOrderLineUuid ?? null,
                price: line.price.amount,
                discount: discountText(line.discount),
              }),
            ),
          }
        : null,
    [order, purchase],
  )
  // An unknown uuid has already thrown G-7.
  if (!order || !initialValues) return null
  const { id, version, uuid, number } = order
  const page = `/sales-order/${uuid}`
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.sell' }) },
    { label: formatMessage({ id: 'salesOrders.title' }), to: '/sales-order' },
    { label: number, to: page },
    { label: formatMessage({ id: 'action.edit' }) },
  ]
  if (!order.allowedActions.includes('UPDATE')) return <NotEditable title={number} crumbs={crumbs} />
  const toOrder = () => void navigate(page)
  return (
    <SalesOrderForm
      issuer={<IssuingEntityField organizationKey={organization} />}
      key={version}
      title={number}
      crumbs={crumbs}
      initialValues={initialValues}
      note={order.approvedAt ? <FormattedMessage id="salesOrders.voidsApproval" /> : null}
      onCancel={toOrder}
      onSaved={toOrder}
      onSubmit={content => update({ variables: { input: { ...content, id, version } } })}
    />
  )
}
