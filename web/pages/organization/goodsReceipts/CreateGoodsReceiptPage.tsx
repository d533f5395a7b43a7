import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import { object } from 'yup'
import type { CreateGoodsReceiptPageQuery } from '../../../__generated__/CreateGoodsReceiptPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../ui/form/FormPage.tsx'
import { useRules } from '../../../ui/form/rules.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { AttachmentsField } from '../_components/AttachmentsField.tsx'
import { ReceiptLines } from './_components/ReceiptLines.tsx'
import {
  atReceiptLine,
  completeLines,
  emptyReceipt,
  minus,
  type OpenLine,
  type ReceiptValues,
  scaled,
  toInput,
} from './_lib/receiptValues.ts'
import { useCreateGoodsReceipt } from './_lib/useCreateGoodsReceipt.ts'
import { useReceiptRules } from './_lib/useReceiptRules.ts'

/** Records what a customer received of an order, or returned. */
export function CreateGoodsReceiptPage({ queries }: PageProps<{ page: CreateGoodsReceiptPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [create] = useCreateGoodsReceipt()
  const once = useIdempotentSubmit()
  const rules = useRules()
  const {
    organization: { permissions, salesOrder: order },
  } = usePreloadedQuery<CreateGoodsReceiptPageQuery>(
    graphql`
      query CreateGoodsReceiptPageQuery($uuid: UUID!, $hasOrder: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          salesOrder(uuid: $uuid) @include(if: $hasOrder) {
            id
            uuid
            number
            customerName
            allowedActions
            lines {
              uuid
              product {
                code
              }
              description
              unit
              ordered
              received
              returned
              remaining
            }
          }
        }
      }
    `,
    queries.page,
  )
  const kind = search.get('kind') === 'return' ? 'RETURN' : 'RECEIPT'
  const lines = useMemo<readonly OpenLine[]>(
    () =>
      (order?.lines ?? []).map(({ uuid, product, description, unit, ordered, received, returned, remaining }) => {
        const kept = minus(received, returned)
        const left = kind === 'RETURN' ? kept : remaining
        return { uuid, description, code: product?.code ?? '', unit, ordered, kept, left }
      }),
    [order, kind],
  )
  const initialValues = useMemo(() => emptyReceipt(lines, kind, today()), [lines, kind])
  const lineRules = useReceiptRules(lines, kind)
  const addedBy = (values: ReceiptValues) =>
    values.lines.map(({ quantity }) => (kind === 'RETURN' ? -scaled(quantity) : scaled(quantity)))
  const title = formatMessage({ id: `goodsReceipts.new.${kind}` })
  // An unknown order has already thrown G-7: the address names none.
  if (!order) {
    return (
      <Page
        title={title}
        crumbs={[
          { label: formatMessage({ id: 'menu.group.sell' }) },
          { label: formatMessage({ id: 'goodsReceipts.title' }), to: '/goods-receipt' },
          { label: title },
        ]}
      >
        <p className="page">
          <FormattedMessage id="goodsReceipts.none.why" />
        </p>
      </Page>
    )
  }
  const orderPage = `/sales-order/${order.uuid}`
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.sell' }) },
    { label: formatMessage({ id: 'goodsReceipts.title' }), to: '/goods-receipt' },
    { label: order.number, to: orderPage },
    { label: title },
  ]
  const isAllowed = order.allowedActions.includes(kind === 'RETURN' ? 'RETURN' : 'RECEIVE')
  if (!permissions.includes('INVOICING_GOODS_RECEIPTS_MANAGE') || !isAllowed) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <FormPage<ReceiptValues, unknown>
      wide
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      draft={`create-goods-receipt-${kind.toLowerCase()}-${order.uuid}`}
      draftFollowsRecord
      schema={object({
        reference: rules.optionalText(60),
        date: rules.date({ latest: today() }),
        lines: lineRules,
      })}
      submitLabel={formatMessage({ id: `goodsReceipts.add.${kind}` })}
      onSubmit={async values => {
        const outcome = await once(toInput(values), idempotencyKey =>
          create({ variables: { input: { ...toInput(values), salesOrderId: order.id, kind, idempotencyKey } } }),
        )
        if (outcome.ok) return outcome
        const fields = Object.entries(outcome.fields).map(([path, words]) => [atReceiptLine(path, values.lines), words])
        return { ...outcome, fields: Object.fromEntries(fields) }
      }}
      onSaved={() => void navigate(`${orderPage}?tab=receipts`)}
      onCancel={() => void navigate(orderPage)}
      rail={values => (
        <section className="card">
          <div className="card-h">
            <h2>
              <FormattedMessage id={`goodsReceipts.after.${kind}`} />
            </h2>
          </div>
          <dl className="card-b receipt-after num">
            <div>
              <dt>
                <FormattedMessage id="goodsReceipts.before" />
              </dt>
              <dd>
                <FormattedMessage
                  id="goodsReceipts.complete"
                  values={{ count: completeLines(lines, []), total: lines.length }}
                />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="goodsReceipts.afterwards" />
              </dt>
              <dd>
                <b className="fw5">
                  <FormattedMessage
                    id="goodsReceipts.complete"
                    values={{ count: completeLines(lines, addedBy(values)), total: lines.length }}
                  />
                </b>
              </dd>
            </div>
          </dl>
        </section>
      )}
    >
      <FormCard title={<FormattedMessage id="goodsReceipts.card.paper" />}>
        <p>
          <b className="fw5">{order.number}</b> · {order.customerName}
        </p>
        <div className="form-row">
          <TextField
            name="reference"
            label={formatMessage({ id: 'goodsReceipts.reference' })}
            optional
            maxLength={60}
          />
          <DateField name="date" label={formatMessage({ id: `goodsReceipts.date.${kind}` })} required max={today()} />
        </div>
        <AttachmentsField purpose="GOODS_RECEIPT_DOCUMENT" />
      </FormCard>
      <ReceiptLines lines={lines} kind={kind} />
    </FormPage>
  )
}
