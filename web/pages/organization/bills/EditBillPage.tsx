import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, useNavigate } from 'react-router'
import type { EditBillPage_bill$data, EditBillPage_bill$key } from '../../../__generated__/EditBillPage_bill.graphql.ts'
import type { EditBillPageQuery } from '../../../__generated__/EditBillPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { BillForm } from './_components/BillForm.tsx'
import { metadataValues, readMetadataFields } from './_components/MetadataCard.tsx'
import { readTaxChoices, type TaxChoices } from './_components/TaxCards.tsx'
import type { BillValues } from './_lib/billValues.ts'
import { noTax, type TaxValues } from './_lib/taxValues.ts'
import { useUpdateBill } from './_lib/useUpdateBill.ts'

/** Edits a bill that is not approved yet. */
export function EditBillPage({ queries }: PageProps<{ page: EditBillPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdateBill()
  const { organization } = usePreloadedQuery<EditBillPageQuery>(
    graphql`
      query EditBillPageQuery($uuid: UUID!, $today: Date!) @preloadable @throwOnFieldError {
        organization {
          ...TaxCards_organization
          billSettings {
            ...MetadataCard_settings
          }
          bill(uuid: $uuid) {
            ...EditBillPage_bill
          }
        }
      }
    `,
    queries.page,
  )
  const bill = useFragment<EditBillPage_bill$key>(
    graphql`
      fragment EditBillPage_bill on Bill {
        id
        uuid
        number
        status
        version
        allowedActions
        date
        dueDate
        category
        description
        tax {
          entity {
            id
          }
          base {
            amount
          }
          vat
          vatAmount {
            amount
          }
          withholding
          withholdingBase {
            amount
          }
          withheldAmount {
            amount
          }
          taxObjectCode
          overrideReason
          taxInvoiceNumber
          taxInvoiceDate
        }
        metadata {
          key
          value
        }
        amount {
          amount
          currency
        }
        counterparty {
          id
          alias
          legalName
        }
        files {
          fileId
          name
          size
        }
      }
    `,
    organization.bill ?? null,
  )
  const { billSettings } = organization
  const metadataFields = useMemo(() => readMetadataFields(billSettings), [billSettings])
  const taxChoices = useMemo(() => readTaxChoices(organization), [organization])
  const initialValues = useMemo<BillValues | null>(
    () =>
      bill
        ? {
            counterpartyId: bill.counterparty.id,
            amount: bill.amount.amount,
            currency: bill.amount.currency,
            date: bill.date,
            dueDate: bill.dueDate,
            category: bill.category ?? '',
            description: bill.description ?? '',
            tax: taxValuesOf(bill.tax, taxChoices),
            metadata: metadataValues(metadataFields, bill.metadata),
            files: bill.files,
          }
        : null,
    [bill, metadataFields, taxChoices],
  )
  // An unknown uuid has already thrown G-7.
  if (!bill || !initialValues) return null
  const { id, uuid, version, number, status, counterparty } = bill
  const detail = `/bills/${uuid}`
  if (!bill.allowedActions.includes('UPDATE')) return <Navigate to={detail} replace />
  const show = () => void navigate(detail)
  return (
    <BillForm
      key={version}
      title={number}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.transact' }) },
        { label: formatMessage({ id: 'bills.title' }), to: '/bills' },
        { label: number, to: detail },
        { label: formatMessage({ id: 'action.edit' }) },
      ]}
      note={formatMessage({ id: status === 'SUBMITTED' ? 'bills.edit.submitted' : 'bills.why' })}
      counterparty={{ value: counterparty.id, label: counterparty.alias, detail: counterparty.legalName }}
      metadataFields={metadataFields}
      taxChoices={taxChoices}
      initialValues={initialValues}
      onCancel={show}
      onSaved={show}
      onSubmit={content => update({ variables: { input: { id, version, ...content } } })}
    />
  )
}

/** The tax as form values: amounts count as typed where the bill has a reason for them, and the first entity is the default. */
function taxValuesOf(tax: EditBillPage_bill$data['tax'], { entities }: TaxChoices): TaxValues {
  if (!tax) return noTax
  const isTyped = tax.overrideReason !== null
  return {
    hasTax: 'YES',
    base: tax.base.amount,
    vat: tax.vat,
    vatAmount: isTyped ? tax.vatAmount.amount : null,
    withholding: tax.withholding ?? '',
    withholdingBase: tax.withholdingBase?.amount === tax.base.amount ? null : (tax.withholdingBase?.amount ?? null),
    withheldAmount: isTyped ? (tax.withheldAmount?.amount ?? null) : null,
    overrideReason: tax.overrideReason ?? '',
    entityId: tax.entity && tax.entity.id !== entities[0]?.id ? tax.entity.id : '',
    taxObjectCode: tax.taxObjectCode ?? '',
    taxInvoiceNumber: tax.taxInvoiceNumber ?? '',
    taxInvoiceDate: tax.taxInvoiceDate ?? null,
  }
}
