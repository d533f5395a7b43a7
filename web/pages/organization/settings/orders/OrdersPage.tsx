import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { type NumberSchema, number, object, string } from 'yup'
import type { OrdersPage_settings$key } from '../../../../__generated__/OrdersPage_settings.graphql.ts'
import type { OrdersPageQuery } from '../../../../__generated__/OrdersPageQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useOrganizationChanges } from '../../_lib/useOrganizationChanges.ts'
import { InvoiceBankCard } from './InvoiceBankCard.tsx'
import { useUpdateOrderSettings } from './_lib/useUpdateOrderSettings.ts'

const query = graphql`
  query OrdersPageQuery @preloadable @throwOnFieldError {
    organization {
      defaultCurrency
      orderSettings {
        ...OrdersPage_settings
      }
      invoiceBankDetails {
        ...InvoiceBankCard_details
      }
      entities {
        id
        uuid
        name
        isDefault
        invoiceBankDetails {
          ...InvoiceBankCard_details
        }
      }
    }
  }
`

const prefixes = ['salesOrderPrefix', 'invoicePrefix', 'creditMemoPrefix', 'paymentPrefix'] as const

type Values = Record<(typeof prefixes)[number], string> & {
  paymentTermDays: string
  creditLimit: string | null
  invoiceNote: string
  invoiceTerms: string
  rejectedRetentionDays: string
  deactivatedRetentionYears: string
  version: number
}

/** Numbers, terms and texts of new orders and invoices. */
export function OrdersPage({ queries }: PageProps<{ page: OrdersPageQuery }>) {
  const { organization } = usePreloadedQuery<OrdersPageQuery>(query, queries.page)
  useOrganizationChanges<OrdersPageQuery>(query)
  if (!organization.orderSettings) return <EmptyState title={<FormattedMessage id="orders.notUsed" />} />
  const main = organization.entities.find(({ isDefault }) => isDefault) ?? null
  const others = organization.entities.filter(({ isDefault }) => !isDefault)
  const several = others.length > 0
  return (
    <>
      <OrdersForm settingsKey={organization.orderSettings} currency={organization.defaultCurrency} />
      {organization.invoiceBankDetails ? (
        <InvoiceBankCard detailsKey={organization.invoiceBankDetails} entity={several ? main : null} />
      ) : null}
      {others.map(entity =>
        entity.invoiceBankDetails ? (
          <InvoiceBankCard key={entity.id} detailsKey={entity.invoiceBankDetails} entity={entity} />
        ) : null,
      )}
    </>
  )
}

function OrdersForm({ settingsKey, currency }: { settingsKey: OrdersPage_settings$key; currency: string }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [update] = useUpdateOrderSettings()
  const settings = useFragment(
    graphql`
      fragment OrdersPage_settings on OrderSettings {
        salesOrderPrefix
        invoicePrefix
        creditMemoPrefix
        paymentPrefix
        paymentTermDays
        creditLimit
        invoiceNote
        invoiceTerms
        rejectedRetentionDays
        deactivatedRetentionYears
        version
      }
    `,
    settingsKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      ...settings,
      paymentTermDays: String(settings.paymentTermDays),
      creditLimit: settings.creditLimit ?? null,
      invoiceNote: settings.invoiceNote ?? '',
      invoiceTerms: settings.invoiceTerms ?? '',
      rejectedRetentionDays: String(settings.rejectedRetentionDays),
      deactivatedRetentionYears: String(settings.deactivatedRetentionYears),
    }),
    [settings],
  )
  const prefix = string()
    .trim()
    .required()
    .matches(/^[A-Za-z0-9]{1,10}$/, formatMessage({ id: 'orders.prefix.letters' }))
  const whole = (words: string, from: number, to: number): NumberSchema =>
    number().typeError(words).required(words).integer(words).min(from, words).max(to, words)
  const year = formats.today().slice(0, 4)

  const save = ({
    paymentTermDays,
    invoiceNote,
    invoiceTerms,
    rejectedRetentionDays,
    deactivatedRetentionYears,
    ...values
  }: Values) =>
    update({
      variables: {
        input: {
          ...values,
          paymentTermDays: Number(paymentTermDays),
          invoiceNote: invoiceNote.trim() || null,
          invoiceTerms: invoiceTerms.trim() || null,
          rejectedRetentionDays: Number(rejectedRetentionDays),
          deactivatedRetentionYears: Number(deactivatedRetentionYears),
        },
      },
    })
  return (
    <SettingsForm
      title={formatMessage({ id: 'orders.title' })}
      description={<FormattedMessage id="orders.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'settings.readOnly' })}
      initialValues={initialValues}
      schema={object({
        ...Object.fromEntries(prefixes.map(name => [name, prefix])),
        paymentTermDays: whole(formatMessage({ id: 'orders.terms.days' }), 0, 365),
        creditLimit: rules.amount({ optional: true, zero: true }),
        invoiceNote: rules.optionalText(1_000),
        invoiceTerms: rules.optionalText(2_000),
        rejectedRetentionDays: whole(formatMessage({ id: 'orders.retention.days' }), 1, 3_650),
        deactivatedRetentionYears: whole(formatMessage({ id: 'orders.retention.years' }), 1, 30),
      })}
      draft="settings-orders"
      onSubmit={save}
    >
      {values => (
        <>
          <div className="form-row">
            {prefixes.map(name => (
              <TextField
                key={name}
                name={name}
                label={formatMessage({ id: `orders.${name}` })}
                maxLength={10}
                required
                hint={
                  <FormattedMessage
                    id="orders.next"
                    values={{ number: `${values[name].trim().toUpperCase()}-${year}-000001` }}
                  />
                }
                disabled={!mayManage}
              />
            ))}
          </div>
          <div className="form-row">
            <TextField
              name="paymentTermDays"
              label={formatMessage({ id: 'orders.terms' })}
              inputMode="numeric"
              maxLength={3}
              required
              hint={<FormattedMessage id="orders.terms.hint" />}
              disabled={!mayManage}
            />
            <MoneyField
              name="creditLimit"
              label={formatMessage({ id: 'orders.creditLimit' })}
              currency={currency}
              optional
              hint={<FormattedMessage id="orders.creditLimit.hint" />}
              disabled={!mayManage}
            />
          </div>
          <TextAreaField
            name="invoiceNote"
            label={formatMessage({ id: 'orders.note' })}
            optional
            hint={<FormattedMessage id="orders.note.hint" />}
            disabled={!mayManage}
          />
          <TextAreaField
            name="invoiceTerms"
            label={formatMessage({ id: 'orders.conditions' })}
            optional
            rows={5}
            disabled={!mayManage}
          />
          <div className="form-row">
            <TextField
              name="rejectedRetentionDays"
              label={formatMessage({ id: 'orders.retention.rejected' })}
              inputMode="numeric"
              maxLength={4}
              required
              hint={<FormattedMessage id="orders.retention.rejected.hint" />}
              disabled={!mayManage}
            />
            <TextField
              name="deactivatedRetentionYears"
              label={formatMessage({ id: 'orders.retention.deactivated' })}
              inputMode="numeric"
              maxLength={2}
              required
              hint={<FormattedMessage id="orders.retention.deactivated.hint" />}
              disabled={!mayManage}
            />
          </div>
        </>
      )}
    </SettingsForm>
  )
}
