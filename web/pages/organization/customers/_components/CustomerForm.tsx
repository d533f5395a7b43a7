import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { ChoiceField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import type { Crumb } from '../../../../ui/Page.tsx'
import { customerKinds } from '../_public/fieldsOfKind.ts'
import type { CustomerValues } from '../_lib/customerValues.ts'
import { has, mark } from '../_public/fieldsOfKind.ts'
import { useCustomerSchema } from '../_lib/useCustomerSchema.ts'
import { AddressFields } from './AddressFields.tsx'
import { BillingCards } from './BillingCards.tsx'
import { DirectorsCard } from './DirectorsCard.tsx'
import { IdentityCard } from './IdentityCard.tsx'
import { TermsFields } from './TermsFields.tsx'

type CustomerFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: CustomerValues
  /** Names of the form's initial regions, by code. */
  regions: ReadonlyMap<string, string>
  onSubmit: (values: CustomerValues) => Promise<Outcome<P> | null>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and starts with the organization's terms. */
  isNew?: boolean
  /** Users who review customers can also change identity, source of funds and credit limit. */
  mayReview: boolean
  /** The saved tax number may contain a typo. */
  taxNumberDoubtful?: boolean
  /** Shown next to the fields. */
  note: ReactNode
}

/** The fields of a customer, new or not. */
export function CustomerForm<P>(props: CustomerFormProps<P>) {
  const { isNew = false, mayReview, taxNumberDoubtful = false, regions, note, ...form } = props
  const { formatMessage } = useIntl()
  const schema = useCustomerSchema({ hasTerms: !isNew })
  return (
    <FormPage<CustomerValues, P>
      {...form}
      {...(isNew ? { draft: 'create-customer' } : {})}
      schema={schema}
      submitLabel={formatMessage({ id: isNew ? 'customers.add' : 'action.save' })}
      rail={() => (
        <div className="note info">
          <span>{note}</span>
        </div>
      )}
    >
      {values => (
        <>
          <FormCard title={<FormattedMessage id="customers.card.business" />}>
            <ChoiceField
              name="type"
              label={formatMessage({ id: 'customers.type' })}
              options={customerKinds.map(value => ({ value, label: formatMessage({ id: `customers.type.${value}` }) }))}
            />
            <div className="form-row">
              <TextField
                name="legalName"
                label={formatMessage({ id: 'customers.legalName' })}
                required
                disabled={!mayReview}
              />
              <TextField name="alias" label={formatMessage({ id: 'customers.alias' })} optional />
            </div>
            <div className="form-row">
              <TextField name="email" label={formatMessage({ id: 'customers.email' })} type="email" required />
              <TextField
                name="phone"
                label={formatMessage({ id: 'customers.phone' })}
                type="tel"
                required
                hint={<FormattedMessage id="customers.phone.hint" />}
              />
            </div>
            {has(values.type, 'industry') ? (
              <div className="form-row">
                <TextField name="industry" label={formatMessage({ id: 'customers.industry' })} required />
                {has(values.type, 'employees') ? (
                  <TextField
                    name="employees"
                    label={formatMessage({ id: 'customers.employees' })}
                    optional
                    inputMode="numeric"
                  />
                ) : null}
              </div>
            ) : null}
          </FormCard>
          <IdentityCard type={values.type} mayReview={mayReview} taxNumberDoubtful={taxNumberDoubtful} />
          <FormCard title={<FormattedMessage id="customers.card.pic" />}>
            <div className="form-row">
              <TextField
                name="picName"
                label={formatMessage({ id: 'customers.fullName' })}
                {...mark(values.type, 'picName')}
              />
              <TextField name="picPosition" label={formatMessage({ id: 'customers.position' })} optional />
            </div>
            <div className="form-row">
              <TextField
                name="picEmail"
                label={formatMessage({ id: 'customers.picEmail' })}
                type="email"
                {...mark(values.type, 'picEmail')}
              />
              <TextField name="picPhone" label={formatMessage({ id: 'customers.picPhone' })} type="tel" optional />
            </div>
          </FormCard>
          <FormCard title={<FormattedMessage id="customers.billingAddress" />}>
            <AddressFields at="billingAddress" known={regions} />
            <ChoiceField
              name="registeredSame"
              label={formatMessage({ id: 'customers.registeredAddress' })}
              options={[
                { value: 'YES', label: formatMessage({ id: 'customers.address.same' }) },
                { value: 'NO', label: formatMessage({ id: 'customers.address.other' }) },
              ]}
            />
          </FormCard>
          {values.registeredSame === 'NO' ? (
            <FormCard title={<FormattedMessage id="customers.registeredAddress" />}>
              <AddressFields at="registeredAddress" known={regions} />
            </FormCard>
          ) : null}
          {has(values.type, 'directors') ? <DirectorsCard /> : null}
          <BillingCards values={values} regions={regions} mayReview={mayReview} />
          {isNew ? null : (
            <FormCard title={<FormattedMessage id="customers.card.terms" />}>
              <TermsFields currency={values.creditCurrency} mayReview={mayReview} />
            </FormCard>
          )}
        </>
      )}
    </FormPage>
  )
}
