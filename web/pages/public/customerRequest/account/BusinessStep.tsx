import { useIntl } from 'react-intl'
import { type CustomerKind, has, mark } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { NUMBER, Text } from '../_public/requestFields.tsx'
import { ReachFields } from '../_public/ReachFields.tsx'
import { NameFields } from '../_public/NameFields.tsx'
import { TypeChoice } from '../TypeChoice.tsx'

type BusinessStepProps = { type: CustomerKind; onType: (type: CustomerKind) => void }

/** The customer's type, business and contact details. */
export function BusinessStep({ type, onType }: BusinessStepProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <TypeChoice type={type} onType={onType} />
      <NameFields type={type} />
      {has(type, 'industry') ? (
        <div className="request-row">
          <Text
            path="industry"
            label={formatMessage({ id: 'customerRequest.industry' })}
            {...mark(type, 'industry')}
            maxLength={100}
          />
          {has(type, 'employees') ? (
            <Text
              path="employees"
              label={formatMessage({ id: 'customerRequest.employees' })}
              {...mark(type, 'employees')}
              {...NUMBER}
              maxLength={8}
            />
          ) : null}
        </div>
      ) : null}
      <ReachFields />
    </>
  )
}
