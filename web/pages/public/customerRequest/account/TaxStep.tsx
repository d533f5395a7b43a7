import { FormattedMessage, useIntl } from 'react-intl'
import { isRequired } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { TaxNumber } from '../_public/OfficialNumbers.tsx'
import { Choice, NUMBER, Radios, Text } from '../_public/requestFields.tsx'
import { type RequestValues, taxStatuses, withholdingCodes } from '../_public/requestValues.ts'

type TaxStepProps = {
  values: RequestValues
  onStatus: (status: RequestValues['taxStatus']) => void
}

/** Data that determines VAT and withholding of each invoice. */
export function TaxStep({ values: { type, taxStatus }, onStatus }: TaxStepProps) {
  const { formatMessage } = useIntl()
  const isNumberRequired = isRequired(type, 'taxNumber') || taxStatus !== 'NON_PKP'
  return (
    <>
      <Radios
        name="taxStatus"
        legend={formatMessage({ id: 'customerRequest.taxStatus' })}
        isLegendSeen={false}
        value={taxStatus}
        options={taxStatuses.map(status => ({
          value: status,
          label: <FormattedMessage id={`customerRequest.taxStatus.${status}`} />,
          detail: <FormattedMessage id={`customerRequest.taxStatus.${status}.what`} />,
        }))}
        onChosen={onStatus}
      />
      <div className="request-row">
        <TaxNumber
          path="taxNumber"
          label={formatMessage({ id: 'customerRequest.taxNumber' })}
          required={isNumberRequired}
          optional={!isNumberRequired}
        />
        <Text
          path="branchNumber"
          label={formatMessage({ id: 'customerRequest.branchNumber' })}
          optional
          {...NUMBER}
          maxLength={6}
          hint={<FormattedMessage id="customerRequest.branchNumber.hint" />}
        />
      </div>
      <Choice
        path="withholding"
        label={formatMessage({ id: 'customerRequest.withholding' })}
        placeholder={formatMessage({ id: 'customerRequest.withholding.none' })}
        options={withholdingCodes.map(code => ({
          value: code,
          label: formatMessage({ id: `customerRequest.withholding.${code}` }),
        }))}
        hint={<FormattedMessage id="customerRequest.withholding.hint" />}
      />
    </>
  )
}
