import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type CustomerKind, has, mark } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { NUMBER, Text } from '../_public/requestFields.tsx'

/** The business number and the addresses. */
export function CompanyStep({ type, children }: { type: CustomerKind; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {has(type, 'businessNumber') ? (
        <Text
          path="businessNumber"
          label={formatMessage({ id: 'customerRequest.businessNumber' })}
          {...mark(type, 'businessNumber')}
          {...NUMBER}
        />
      ) : null}
      {children}
    </>
  )
}
