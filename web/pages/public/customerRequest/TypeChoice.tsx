import { FormattedMessage, useIntl } from 'react-intl'
import type { CustomerKind } from '../../organization/customers/_public/fieldsOfKind.ts'
import { Radios } from './_public/requestFields.tsx'

const KINDS: readonly CustomerKind[] = ['COMPANY', 'INDIVIDUAL_B2B', 'INDIVIDUAL']

/** The customer's legal type, which determines its fields and documents. */
export function TypeChoice({ type, onType }: { type: CustomerKind; onType: (type: CustomerKind) => void }) {
  const { formatMessage } = useIntl()
  return (
    <Radios
      name="type"
      legend={formatMessage({ id: 'customerRequest.type' })}
      isLegendSeen={false}
      value={type}
      options={KINDS.map(kind => ({
        value: kind,
        label: <FormattedMessage id={`customerRequest.type.${kind}`} />,
        detail: <FormattedMessage id={`customerRequest.type.${kind}.who`} />,
      }))}
      onChosen={onType}
    />
  )
}
