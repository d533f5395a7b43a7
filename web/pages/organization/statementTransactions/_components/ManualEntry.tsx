import { Suspense, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { ManualEntry_organization$key } from '../../../../__generated__/ManualEntry_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { ChoiceField, SelectField, TextAreaField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { useListReturn } from '../../../../ui/list/useListReturn.ts'
import { type Crumb, Page } from '../../../../ui/Page.tsx'
import { NoneYet } from '../../../../ui/states/ListStates.tsx'
import { useCreateStatementTransaction } from '../_lib/useCreateStatementTransaction.ts'
import { AccountSearch } from '../_lib/lazyAccountSearch.ts'
import { NoAccountYet } from './NoAccountYet.tsx'

type Values = {
  bankAccountId: string
  date: string | null
  direction: 'CREDIT' | 'DEBIT'
  amount: string | null
  description: string
  endingBalance: string | null
}

/** One manual statement line, for accounts without a bank connection. */
export function ManualEntry({
  organizationKey,
  crumbs,
}: {
  organizationKey: ManualEntry_organization$key
  crumbs: readonly Crumb[]
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const [create] = useCreateStatementTransaction()
  const once = useIdempotentSubmit()
  const { bankAccounts } = useFragment<ManualEntry_organization$key>(
    graphql`
      fragment ManualEntry_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
          edges {
            node {
              id
              alias
              currency
              connectionType
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    organizationKey,
  )
  const accounts = bankAccounts.edges.map(({ node }) => node)
  const manual = accounts.filter(({ connectionType }) => connectionType === 'MANUAL')
  // With several accounts none is preselected, since the wrong one might stay.
  const onlyId = manual.length === 1 && !bankAccounts.pageInfo.hasNextPage ? (manual[0]?.id ?? '') : ''
  const today = formats.today()
  const initialValues = useMemo<Values>(
    () => ({
      bankAccountId: onlyId,
      date: today,
      direction: 'CREDIT',
      amount: null,
      description: '',
      endingBalance: null,
    }),
    [onlyId, today],
  )
  const schema = object({
    bankAccountId: rules.choice(),
    date: rules.date({ latest: today }),
    amount: rules.amount(),
    description: rules.text(1000),
    endingBalance: rules.amount({ optional: true, zero: true }),
  })
  const hasMore = bankAccounts.pageInfo.hasNextPage
  const [foundCurrency, setFoundCurrency] = useState<string>()
  const currencyOf = (id: string) => foundCurrency ?? accounts.find(account => account.id === id)?.currency ?? 'IDR'
  const { back, toList } = useListReturn('/statement-transactions')

  if (manual.length === 0 && !hasMore)
    return (
      <Page title={formatMessage({ id: 'statements.manual' })} crumbs={crumbs}>
        {accounts.length === 0 ? <NoAccountYet /> : <AllConnected />}
      </Page>
    )
  return (
    <FormPage<Values, unknown>
      title={formatMessage({ id: 'statements.manual' })}
      crumbs={crumbs}
      initialValues={initialValues}
      schema={schema}
      draft="create-statement-transaction"
      submitLabel={formatMessage({ id: 'statements.manual.save' })}
      anotherLabel={formatMessage({ id: 'action.saveAndAnother' })}
      onCancel={back}
      onSaved={(_, { another }) => {
        if (!another) toList()
      }}
      onSubmit={values => {
        const input = { ...values, date: values.date ?? '', amount: values.amount ?? '' }
        return once(input, idempotencyKey => create({ variables: { input: { ...input, idempotencyKey } } }))
      }}
      rail={() => (
        <div className="note info">
          <span>
            <FormattedMessage id="statements.manual.hint" />
          </span>
        </div>
      )}
    >
      {values => (
        <FormCard title={<FormattedMessage id="statements.manual.line" />}>
          {hasMore ? (
            <Suspense fallback={null}>
              <FoundAccount onCurrency={setFoundCurrency} />
            </Suspense>
          ) : (
            <SelectField
              name="bankAccountId"
              label={formatMessage({ id: 'statements.account' })}
              required
              placeholder={formatMessage({ id: 'statements.account.choose' })}
              options={accounts.map(({ id, alias, currency, connectionType }) => {
                const name = `${alias} · ${currency}`
                return connectionType === 'MANUAL'
                  ? { value: id, label: name }
                  : { value: id, label: formatMessage({ id: 'statements.manual.connected' }, { name }), disabled: true }
              })}
              hint={
                manual.length < accounts.length ? <FormattedMessage id="statements.manual.connected.why" /> : undefined
              }
            />
          )}
          <div className="form-row">
            <DateField name="date" label={formatMessage({ id: 'statements.date' })} required max={today} />
            <ChoiceField
              name="direction"
              label={formatMessage({ id: 'statements.direction' })}
              required
              options={(['CREDIT', 'DEBIT'] as const).map(direction => ({
                value: direction,
                label: formatMessage({ id: `direction.${direction}` }),
              }))}
            />
          </div>
          <div className="form-row">
            <MoneyField
              name="amount"
              label={formatMessage({ id: 'statements.amount' })}
              required
              currency={currencyOf(values.bankAccountId)}
            />
            <MoneyField
              name="endingBalance"
              label={formatMessage({ id: 'statements.endingBalance' })}
              optional
              currency={currencyOf(values.bankAccountId)}
            />
          </div>
          <TextAreaField
            name="description"
            label={formatMessage({ id: 'statements.description' })}
            hint={<FormattedMessage id="statements.description.hint" />}
            required
          />
        </FormCard>
      )}
    </FormPage>
  )
}

/** Every account has a bank connection: only the bank's data or a file of it is accepted. */
function AllConnected() {
  return (
    <NoneYet
      title={<FormattedMessage id="statements.manual.allConnected" />}
      action={
        <LinkButton variant="primary" to="/statement-transactions/create">
          <FormattedMessage id="statements.import" />
        </LinkButton>
      }
    >
      <FormattedMessage id="statements.manual.connected.why" />
    </NoneYet>
  )
}

/** The account of the form, where there are more than a list shows. */
function FoundAccount({ onCurrency }: { onCurrency: (currency: string | undefined) => void }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'statements.account' })
  const field = useFormField<string>('bankAccountId', label)
  return (
    <AccountSearch
      id={field.id}
      label={label}
      required
      error={field.error}
      placeholder={formatMessage({ id: 'combobox.type' })}
      value={field.value === '' ? null : field.value}
      wanted={{ connectionType: 'MANUAL' }}
      onBlur={field.touch}
      onChange={(id, currency) => {
        field.change(id)
        onCurrency(currency)
      }}
    />
  )
}
