import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { EditPurchaseOrderPage_purchase$key } from '../../../__generated__/EditPurchaseOrderPage_purchase.graphql.ts'
import type { EditPurchaseOrderPageQuery } from '../../../__generated__/EditPurchaseOrderPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { emptyLine } from '../../../ui/lineGrid/lines.ts'
import { NotEditable } from '../_components/NotEditable.tsx'
import { currencyOf, storedLine } from '../products/_public/lineValues.ts'
import { PurchaseOrderForm } from './_components/PurchaseOrderForm.tsx'
import type { PurchaseOrderValues } from './_lib/purchaseOrderValues.ts'
import { useUpdatePurchaseOrder } from './_lib/useUpdatePurchaseOrder.ts'

/** Edits a purchase order that has no sales order. */
export function EditPurchaseOrderPage({ queries }: PageProps<{ page: EditPurchaseOrderPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdatePurchaseOrder()
  const { organization } = usePreloadedQuery<EditPurchaseOrderPageQuery>(
    graphql`
      query EditPurchaseOrderPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          purchaseOrder(uuid: $uuid) {
            ...EditPurchaseOrderPage_purchase
          }
        }
      }
    `,
    queries.page,
  )
  const purchase = useFragment<EditPurchaseOrderPage_purchase$key>(
    graphql`
      fragment EditPurchaseOrderPage_purchase on PurchaseOrder @throwOnFieldError {
        id
        uuid
        number
        version
        allowedActions
        customerId
        customerName
        date
        requiredDate
        note
        currency
        files {
          fileId
          name
          size
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
          quantity
          price {
            amount
          }
        }
      }
    `,
    organization.purchaseOrder ?? null,
  )
  const initialValues = useMemo<PurchaseOrderValues | null>(
    () =>
      purchase
        ? {
            customerId: purchase.customerId,
            customerName: purchase.customerName,
            number: purchase.number,
            date: purchase.date,
            requiredDate: purchase.requiredDate ?? null,
            currency: currencyOf(purchase.currency),
            note: purchase.note ?? '',
            files: purchase.files.map(({ fileId, name, size }) => ({ fileId, name, size })),
            lines: purchase.lines.map(({ quantity, price, ...line }) =>
              emptyLine({ ...storedLine({ ...line, withholding: null }), quantity, price: price.amount }),
            ),
          }
        : null,
    [purchase],
  )
  // An unknown uuid has already thrown G-7.
  if (!purchase || !initialValues) return null
  const { id, version, uuid, number } = purchase
  const page = `/purchase-order/${uuid}`
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.sell' }) },
    { label: formatMessage({ id: 'purchaseOrders.title' }), to: '/purchase-order' },
    { label: number, to: page },
    { label: formatMessage({ id: 'action.edit' }) },
  ]
  if (!purchase.allowedActions.includes('UPDATE')) return <NotEditable title={number} crumbs={crumbs} />
  const toPage = () => void navigate(page)
  return (
    <PurchaseOrderForm
      key={version}
      title={number}
      crumbs={crumbs}
      initialValues={initialValues}
      onCancel={toPage}
      onSaved={toPage}
      onSubmit={content => update({ variables: { input: { ...content, id, version } } })}
    />
  )
}
