import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { InvoiceBankCard_details$key } from '../../../../__generated__/InvoiceBankCard_details.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { ComboboxField } from '../../../../ui/form/ComboboxField.tsx'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useChooseInvoiceBankAccount } from './_lib/useChooseInvoiceBankAccount.ts'
import { useInvoiceAccountSearch } from './_lib/useInvoiceAccountSearch.ts'

type Values = { bankAccountId: string | null; version: number }

type InvoiceBankCardProps = {
  detailsKey: InvoiceBankCard_details$key
  /** Whose documents print it; null: the organization has one entity alone. */
  entity: { id: string; uuid: string; name: string } | null
}

/** The own bank account printed on documents for customers to pay into. */
export function InvoiceBankCard({ detailsKey, entity }: InvoiceBankCardProps) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const seesAccounts = usePermission('TREASURY_BANK_ACCOUNTS_VIEW')
  const mayChoose = mayManage && seesAccounts
  const [choose] = useChooseInvoiceBankAccount()
  const search = useInvoiceAccountSearch(entity?.uuid ?? null)
  const { bankAccountId, bankName, accountNumber, holderName, closed, version } = useFragment(
    graphql`
      fragment InvoiceBankCard_details on InvoiceBankDetails {
        bankAccountId
        bankName
        accountNumber
        holderName
        closed
        version
      }
    `,
    detailsKey,
  )
  const initialValues = useMemo<Values>(
    () => ({ bankAccountId: bankAccountId ?? null, version }),
    [bankAccountId, version],
  )
  const label = `${bankName} ${accountNumber}, ${holderName}`
  return (
    <SettingsForm<Values, unknown>
      title={
        entity
          ? formatMessage({ id: 'orders.bank.ofEntity' }, { name: entity.name })
          : formatMessage({ id: 'orders.bank' })
      }
      description={<FormattedMessage id="orders.bank.why" />}
      initialValues={initialValues}
      schema={object({})}
      {...(mayChoose ? {} : { readOnly: formatMessage({ id: 'orders.bank.why' }) })}
      onSubmit={(values, factor) =>
        choose({ variables: { input: { entityId: entity?.id ?? null, ...values, ...factor } } })
      }
    >
      {closed ? (
        <p className="note warn">
          <FormattedMessage
            id={mayChoose ? 'orders.bank.closed' : 'orders.bank.closedTell'}
            values={{ account: label }}
          />
        </p>
      ) : null}
      {mayChoose ? (
        <ComboboxField
          name="bankAccountId"
          label={formatMessage({ id: 'orders.bank.account' })}
          search={search}
          chosen={bankAccountId == null ? null : { value: bankAccountId, label }}
          optional
          hint={<FormattedMessage id="orders.bank.hint" />}
        />
      ) : (
        <p>{bankAccountId == null ? <FormattedMessage id="orders.bank.none" /> : label}</p>
      )}
    </SettingsForm>
  )
}
