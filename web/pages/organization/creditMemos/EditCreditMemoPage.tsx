import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { EditCreditMemoPage_memo$key } from '../../../__generated__/EditCreditMemoPage_memo.graphql.ts'
import type { EditCreditMemoPageQuery } from '../../../__generated__/EditCreditMemoPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { NotEditable } from '../_components/NotEditable.tsx'
import { CreditMemoForm } from './_components/CreditMemoForm.tsx'
import { valuesOfDraft } from './_lib/creditValues.ts'
import { useUpdateCreditMemo } from './_lib/useUpdateCreditMemo.ts'

/** Edits a credit memo that is not approved yet. */
export function EditCreditMemoPage({ queries }: PageProps<{ page: EditCreditMemoPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdateCreditMemo()
  const { organization } = usePreloadedQuery<EditCreditMemoPageQuery>(
    graphql`
      query EditCreditMemoPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          creditMemo(uuid: $uuid) {
            ...EditCreditMemoPage_memo
          }
        }
      }
    `,
    queries.page,
  )
  const memo = useFragment<EditCreditMemoPage_memo$key>(
    graphql`
      fragment EditCreditMemoPage_memo on CreditMemo @throwOnFieldError {
        id
        uuid
        version
        memoDate
        note
        allowedActions
        lines {
          invoiceLineUuid
          quantity
          base {
            amount
          }
        }
        invoice {
          id
          number
          customerName
          invoiceDate
          lines {
            uuid
            description
            unit
            quantity
            base {
              amount
              currency
            }
          }
        }
      }
    `,
    organization.creditMemo ?? null,
  )
  const initialValues = useMemo(() => {
    const invoiceLines = memo?.invoice?.lines ?? []
    return memo
      ? valuesOfDraft(
          memo,
          invoiceLines.map(({ uuid }) => uuid),
        )
      : null
  }, [memo])
  // An unknown uuid has already thrown G-7.
  if (!memo || !initialValues) return null
  const { id, uuid, version, invoice } = memo
  const page = `/credit-memo/${uuid}`
  const title = formatMessage({ id: 'creditMemos.draft' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'creditMemos.title' }), to: '/credit-memo' },
    { label: title, to: page },
    { label: formatMessage({ id: 'action.edit' }) },
  ]
  // Without the invoice its creditable amounts are unknown.
  if (!invoice || !memo.allowedActions.includes('UPDATE')) return <NotEditable title={title} crumbs={crumbs} />
  const toMemo = () => void navigate(page)
  return (
    <CreditMemoForm
      key={version}
      title={title}
      crumbs={crumbs}
      invoice={invoice}
      initialValues={initialValues}
      note={
        <p className="muted">
          <FormattedMessage id="creditMemos.edit.why" />
        </p>
      }
      save={content => update({ variables: { input: { ...content, id, version } } })}
      onSaved={toMemo}
      onCancel={toMemo}
    />
  )
}
