import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { object } from 'yup'
import type { CreateInternalAccountPageQuery } from '../../../__generated__/CreateInternalAccountPageQuery.graphql.ts'
import { type Currency, currencyOf, currencyOptions } from '../../../i18n/currency.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { ChoiceField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../ui/form/FormPage.tsx'
import { useRules } from '../../../ui/form/rules.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { useCreateBankAccount } from './_lib/useCreateBankAccount.ts'

type Values = { bankCode: string; accountNumber: string; alias: string; entityId: string; currency: Currency }

/** A manual account: bank, number, name, entity and currency. */
export function CreateInternalAccountPage({ queries }: PageProps<{ page: CreateInternalAccountPageQuery }>) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const [create] = useCreateBankAccount()
  const once = useIdempotentSubmit()
  const { organization } = usePreloadedQuery<CreateInternalAccountPageQuery>(
    graphql`
      query CreateInternalAccountPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
          defaultCurrency
          banks {
            code
            name
          }
          entities {
            id
            name
          }
        }
      }
    `,
    queries.page,
  )
  const { entities, defaultCurrency, banks, permissions } = organization
  const entityId = entities[0]?.id ?? ''
  const initialValues = useMemo<Values>(
    () => ({ bankCode: '', accountNumber: '', alias: '', entityId, currency: currencyOf(defaultCurrency) }),
    [entityId, defaultCurrency],
  )
  const schema = object({
    bankCode: rules.choice(),
    accountNumber: rules.accountNumber(34, /^\d*$/, formatMessage({ id: 'internalAccounts.number.digits' })),
    alias: rules.text(100),
    entityId: rules.choice(),
    currency: rules.choice(),
  })
  const { back, toList } = useListReturn('/bank-accounts/internal-accounts')
  const title = formatMessage({ id: 'internalAccounts.create' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.configure' }) },
    { label: formatMessage({ id: 'bankAccounts.title' }), to: '/bank-accounts' },
    { label: formatMessage({ id: 'internalAccounts.title' }), to: '/bank-accounts/internal-accounts' },
    { label: title },
  ]
  if (!permissions.includes('TREASURY_BANK_ACCOUNTS_MANAGE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <FormPage<Values, unknown>
      title={title}
      crumbs={crumbs}
      initialValues={initialValues}
      schema={schema}
      draft="create-internal-account"
      submitLabel={formatMessage({ id: 'internalAccounts.add' })}
      anotherLabel={formatMessage({ id: 'action.saveAndAnother' })}
      onCancel={back}
      onSaved={(_, { another }) => {
        if (!another) toList()
      }}
      onSubmit={values =>
        once(values, idempotencyKey => create({ variables: { input: { ...values, idempotencyKey } } }))
      }
      rail={() => (
        <div className="note info">
          <span>
            <FormattedMessage id="internalAccounts.sixBanks" />
          </span>
        </div>
      )}
    >
      <FormCard title={<FormattedMessage id="internalAccounts.create.which" />}>
        <SelectField
          name="bankCode"
          label={formatMessage({ id: 'bankAccounts.bank' })}
          required
          placeholder={formatMessage({ id: 'internalAccounts.bank.choose' })}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField
          name="accountNumber"
          label={formatMessage({ id: 'bankAccounts.number' })}
          required
          inputMode="numeric"
          autoComplete="off"
          hint={<FormattedMessage id="internalAccounts.number.hint" />}
        />
        <ChoiceField
          name="currency"
          label={formatMessage({ id: 'bankAccounts.currency' })}
          required
          hint={<FormattedMessage id="internalAccounts.currency.hint" />}
          options={currencyOptions}
        />
      </FormCard>
      <FormCard title={<FormattedMessage id="internalAccounts.create.belongs" />}>
        <TextField
          name="alias"
          label={formatMessage({ id: 'bankAccounts.alias' })}
          required
          maxLength={100}
          autoComplete="off"
          hint={<FormattedMessage id="bankAccounts.alias.hint" />}
        />
        <SelectField
          name="entityId"
          label={formatMessage({ id: 'bankAccounts.entity' })}
          required
          options={entities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormCard>
    </FormPage>
  )
}
