import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { array, object } from 'yup'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { ChoiceField, SelectField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { counterpartyStatuses, counterpartyTypes } from '../_lib/counterpartiesState.ts'
import { type CounterpartyValues, customerTypes, residences } from '../_lib/counterpartyValues.ts'
import { AccountsCard } from './AccountsCard.tsx'

type CounterpartyFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: CounterpartyValues
  banks: readonly { readonly code: string; readonly name: string }[]
  /** Null: the user canceled. */
  onSubmit: (values: CounterpartyValues) => Promise<Outcome<P> | null>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and can be followed by another. */
  isNew?: boolean
  /** The edited counterparty. */
  counterpartyId?: string | null
  /** The saved tax number may contain a typo. */
  taxNumberDoubtful?: boolean
  /** Next to Cancel, above the form. */
  actions?: ReactNode
  /** Why it is read-only. */
  readOnly?: string | null
}

/** The fields of a counterparty, new or not. */
export function CounterpartyForm<P>(props: CounterpartyFormProps<P>) {
  const {
    isNew = false,
    banks,
    taxNumberDoubtful = false,
    counterpartyId = null,
    readOnly: why = null,
    ...form
  } = props
  const { formatMessage } = useIntl()
  const readOnly = why !== null
  const rules = useRules()
  const schema = object({
    legalName: rules.text(140),
    alias: rules.text(100),
    externalId: rules.optionalText(100),
    email: rules.email(),
    taxNumber: rules.optionalText(30).matches(/^[\d.\-\s]*$/, formatMessage({ id: 'counterparties.taxNumber.digits' })),
    address: rules.optionalText(500),
    bankAccounts: array(
      object({
        bankCode: rules.choice(),
        accountNumber: rules.accountNumber(
          40,
          // At least five digits, with dots and spaces between them.
          /^(?:[.\-\s]*\d){5,}[.\-\s]*$/,
          formatMessage({ id: 'counterparties.accountNumber.digits' }),
        ),
        accountName: rules.text(140),
        alias: rules.optionalText(100),
      }),
    ),
  })
  return (
    <FormPage<CounterpartyValues, P>
      {...form}
      {...(isNew
        ? { draft: 'create-counterparties', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) }
        : {})}
      schema={schema}
      readOnly={readOnly}
      submitLabel={formatMessage({ id: isNew ? 'counterparties.add' : 'action.save' })}
      rail={() => (
        <div className="note info">
          <span>{why ?? <FormattedMessage id="counterparties.why" />}</span>
        </div>
      )}
    >
      <FormCard title={<FormattedMessage id="counterparties.who" />}>
        <TextField
          name="legalName"
          label={formatMessage({ id: 'counterparties.legalName' })}
          required
          disabled={readOnly}
        />
        <div className="form-row">
          <TextField
            name="alias"
            label={formatMessage({ id: 'counterparties.alias' })}
            required
            hint={<FormattedMessage id="counterparties.alias.hint" />}
            disabled={readOnly}
          />
          <TextField
            name="externalId"
            label={formatMessage({ id: 'counterparties.externalId' })}
            optional
            hint={<FormattedMessage id="counterparties.externalId.hint" />}
            disabled={readOnly}
          />
        </div>
        <div className="form-row">
          <ChoiceField
            name="type"
            label={formatMessage({ id: 'counterparties.type' })}
            disabled={readOnly}
            options={counterpartyTypes.map(value => ({
              value,
              label: formatMessage({ id: `counterparties.type.${value}` }),
            }))}
          />
          {isNew ? null : (
            <ChoiceField
              name="status"
              label={formatMessage({ id: 'counterparties.status' })}
              disabled={readOnly}
              options={counterpartyStatuses.map(value => ({
                value,
                label: formatMessage({ id: `counterparties.status.${value}` }),
              }))}
            />
          )}
        </div>
      </FormCard>
      <AccountsCard banks={banks} readOnly={readOnly} counterpartyId={counterpartyId} />
      <FormCard title={<FormattedMessage id="counterparties.contact" />}>
        <div className="form-row">
          <TextField
            name="email"
            label={formatMessage({ id: 'counterparties.email' })}
            type="email"
            optional
            disabled={readOnly}
          />
          <TextField
            name="taxNumber"
            label={formatMessage({ id: 'counterparties.taxNumber' })}
            optional
            hint={taxNumberDoubtful ? <FormattedMessage id="counterparties.taxNumber.doubtful" /> : undefined}
            disabled={readOnly}
          />
        </div>
        <div className="form-row">
          <SelectField
            name="residence"
            label={formatMessage({ id: 'counterparties.residence' })}
            optional
            placeholder={formatMessage({ id: 'counterparties.notStated' })}
            hint={<FormattedMessage id="counterparties.residence.hint" />}
            disabled={readOnly}
            options={residences.map(value => ({
              value,
              label: formatMessage({ id: `counterparties.residence.${value}` }),
            }))}
          />
          <SelectField
            name="customerType"
            label={formatMessage({ id: 'counterparties.customerType' })}
            optional
            placeholder={formatMessage({ id: 'counterparties.notStated' })}
            disabled={readOnly}
            options={customerTypes.map(value => ({
              value,
              label: formatMessage({ id: `counterparties.customerType.${value}` }),
            }))}
          />
        </div>
        <TextAreaField
          name="address"
          label={formatMessage({ id: 'counterparties.address' })}
          optional
          disabled={readOnly}
        />
      </FormCard>
    </FormPage>
  )
}
