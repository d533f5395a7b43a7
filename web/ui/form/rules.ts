import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type StringSchema, mixed, setLocale, string } from 'yup'
import { isDecimal, toMinor } from '../../i18n/decimal.ts'
import { useFormats } from '../../i18n/format.ts'
import { isDate } from '../../i18n/calendarDate.ts'
import { intlState } from '../../i18n/intl.ts'
import { LABEL } from './labelSlot.tsx'

/** The largest amount that the services can store: 17 digits before the point. */
const LARGEST = '92233720368547758.07'

/** The default message of a required field (product.md §5). */
const missing = () => intlState().intl.formatMessage({ id: 'rule.enter' }, { label: LABEL })

// The same for rules written with yup directly, in the language at validation time.
setLocale({
  mixed: { required: missing },
  string: {
    min: ({ min }: { min: number }) => intlState().intl.formatMessage({ id: 'rule.tooShort' }, { label: LABEL, min }),
  },
})

/** Validation rules with messages in the current language; combine them with yup's `object({ … })`. */
export type Rules = ReturnType<typeof useRules>

export function useRules() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return useMemo(() => {
    const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

    const text = (longest = 255): StringSchema<string> =>
      string()
        .trim()
        .max(longest, formatMessage({ id: 'rule.tooLong' }, { longest }))
        .required()

    return {
      /** Required text. */
      text,
      /** At least five digits in the format `form`, which `what` describes in the message (product.md §5). */
      accountNumber: (longest: number, form: RegExp, what: string) =>
        text(longest)
          .min(5, formatMessage({ id: 'rule.fiveCharacters' }))
          .matches(form, what),
      /** Optional text. */
      optionalText: (longest = 255) =>
        string()
          .trim()
          .max(longest, formatMessage({ id: 'rule.tooLong' }, { longest })),
      /** A required choice. */
      choice: () =>
        mixed<string>()
          .nullable()
          .test('required', missing, value => !isEmpty(value)),
      /** An @ sign makes an email address. */
      email: () =>
        string()
          .trim()
          .test('email', formatMessage({ id: 'rule.email' }), value => !value || value.includes('@')),
      /** A decimal that can be stored; greater than zero by default. */
      amount: ({ optional = false, zero = false }: { optional?: boolean; zero?: boolean } = {}) =>
        mixed<string>()
          .nullable()
          .test('required', missing, value => optional || !isEmpty(value))
          .test(
            'amount',
            formatMessage({ id: 'rule.amount' }, { example: formats.amount('1250000.5') }),
            value => isEmpty(value) || isDecimal(String(value)),
          )
          .test('positive', formatMessage({ id: 'rule.positive' }), value => {
            if (isEmpty(value) || !isDecimal(String(value))) return true
            const minor = toMinor(String(value))
            return zero ? minor >= 0n : minor > 0n
          })
          .test(
            'largest',
            formatMessage({ id: 'rule.atMost' }, { amount: formats.amount(LARGEST) }),
            value => isEmpty(value) || !isDecimal(String(value)) || toMinor(String(value)) <= toMinor(LARGEST),
          ),
      /** A calendar date, within bounds that the message names. */
      date: ({ optional = false, latest, earliest }: { optional?: boolean; latest?: string; earliest?: string } = {}) =>
        mixed<string>()
          .nullable()
          .test('required', missing, value => optional || !isEmpty(value))
          .test('date', formatMessage({ id: 'rule.date' }), value => isEmpty(value) || isDate(String(value)))
          .test(
            'latest',
            formatMessage({ id: 'rule.latest' }, { date: latest ? formats.date(latest) : '' }),
            value => isEmpty(value) || latest === undefined || !isDate(String(value)) || String(value) <= latest,
          )
          .test(
            'earliest',
            formatMessage({ id: 'rule.earliest' }, { date: earliest ? formats.date(earliest) : '' }),
            value => isEmpty(value) || earliest === undefined || !isDate(String(value)) || String(value) >= earliest,
          ),
    }
  }, [formatMessage, formats])
}
