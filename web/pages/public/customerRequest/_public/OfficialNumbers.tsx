import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NUMBER, Text } from './requestFields.tsx'
import { digitsIn } from './validate.ts'

/** Six digits of a region, a birth date whose day is 40 higher for women, and a serial number from 0001. The server knows the calendar. */
const IDENTITY_NUMBER = /^\d{6}(?:0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{2}(?!0000)\d{4}$/
const TAX_NUMBER = /^\d{15,16}$/

/** Says that all digits are there. */
const completeIf =
  (form: RegExp) =>
  (text: string): ReactNode => {
    const digits = digitsIn(text)
    return form.test(digits) ? (
      <span className="request-complete">
        <Check className="i" aria-hidden />
        <FormattedMessage id="customerRequest.digits.ok" values={{ count: digits.length }} />
      </span>
    ) : null
  }

type NumberProps = { path: string; label: string; required?: boolean; optional?: boolean }

/** NPWP: says so once it is complete. */
export const TaxNumber = (props: NumberProps) => (
  <Text
    {...props}
    {...NUMBER}
    hint={<FormattedMessage id="customerRequest.taxNumber.hint" />}
    confirmed={completeIf(TAX_NUMBER)}
  />
)

/** NIK: says so once it is complete. */
export const IdentityNumber = (props: NumberProps) => (
  <Text {...props} {...NUMBER} confirmed={completeIf(IDENTITY_NUMBER)} />
)
