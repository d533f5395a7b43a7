import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import type { CustomerKind } from '../_public/fieldsOfKind.ts'
import { taxStatuses, withholdingCodes } from '../_lib/customerValues.ts'
import { has, mark } from '../_public/fieldsOfKind.ts'

type IdentityCardProps = { type: CustomerKind; mayReview: boolean; taxNumberDoubtful: boolean }

/** The customer's official numbers, and their consequences for its taxes. */
export function IdentityCard({ type, mayReview, taxNumberDoubtful }: IdentityCardProps) {
  const { formatMessage } = useIntl()
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <FormCard title={<FormattedMessage id="customers.card.identity" />}>
      <div className="form-row">
        {has(type, 'identityNumber') ? (
          <TextField
            name="identityNumber"
            label={formatMessage({ id: 'customers.identityNumber' })}
            required
            {...number}
          />
        ) : null}
        {has(type, 'businessNumber') ? (
          <TextField
            name="businessNumber"
            label={formatMessage({ id: 'customers.businessNumber' })}
            required
            {...number}
          />
        ) : null}
      </div>
      <div className="form-row">
        <TextField
          name="taxNumber"
          label={formatMessage({ id: 'customers.taxNumber' })}
          disabled={!mayReview}
          {...mark(type, 'taxNumber')}
          {...number}
          hint={
            <FormattedMessage id={taxNumberDoubtful ? 'customers.taxNumber.doubtful' : 'customers.taxNumber.hint'} />
          }
        />
        <TextField
          name="branchNumber"
          label={formatMessage({ id: 'customers.branchNumber' })}
          optional
          disabled={!mayReview}
          {...number}
          hint={<FormattedMessage id="customers.branchNumber.hint" />}
        />
      </div>
      <div className="form-row">
        <SelectField
          name="taxStatus"
          label={formatMessage({ id: 'customers.taxStatus' })}
          options={taxStatuses.map(value => ({ value, label: formatMessage({ id: `customers.taxStatus.${value}` }) }))}
        />
        <SelectField
          name="withholding"
          label={formatMessage({ id: 'customers.withholding' })}
          optional
          placeholder={formatMessage({ id: 'customers.withholding.none' })}
          options={withholdingCodes.map(value => ({
            value,
            label: formatMessage({ id: `customers.withholding.${value}` }),
          }))}
        />
      </div>
    </FormCard>
  )
}
