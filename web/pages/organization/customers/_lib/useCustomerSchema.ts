import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { array, mixed, object, string, type StringSchema } from 'yup'
import { useRules } from '../../../../ui/form/rules.ts'
import { customerKinds } from '../_public/fieldsOfKind.ts'
import { emailsIn } from './customerValues.ts'
import { isRequired } from '../_public/fieldsOfKind.ts'

/** Client-side validation: required fields and number formats. */
export function useCustomerSchema({ hasTerms }: { hasTerms: boolean }) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  return useMemo(() => {
    const digits = (form: RegExp, words: string) => (schema: StringSchema) =>
      schema.test('digits', words, value => !value || form.test(value.replaceAll(/[\s.-]/g, '')))
    const nik = digits(/^\d{16}$/, formatMessage({ id: 'customers.identityNumber.digits' }))
    const npwp = digits(/^\d{15,16}$/, formatMessage({ id: 'customers.taxNumber.digits' }))
    const nib = digits(/^\d{13}$/, formatMessage({ id: 'customers.businessNumber.digits' }))
    const nitku = digits(/^\d{6}$/, formatMessage({ id: 'customers.branchNumber.digits' }))
    const account = digits(/^\d{5,34}$/, formatMessage({ id: 'customers.accountNumber.digits' }))
    /** Required for some kinds of customers. */
    const ofKind = (field: Parameters<typeof isRequired>[1], schema: StringSchema) =>
      schema.when('type', ([type]: unknown[], given: StringSchema) => {
        const kind = customerKinds.find(one => one === type)
        return kind && isRequired(kind, field) ? given.required() : given
      })
    const text = (longest: number) => rules.optionalText(longest)
    const address = object({
      street1: rules.text(200),
      street2: text(200),
      province: rules.choice(),
      regency: rules.choice(),
      district: rules.choice(),
      ward: rules.choice(),
      postalCode: rules.text(5).matches(/^[1-9]\d{4}$/, formatMessage({ id: 'customers.postalCode.digits' })),
    })
    const addressUnless = (same: string) =>
      mixed().when(same, { is: 'NO', then: () => address, otherwise: () => mixed() })
    const wholeNumber = (least: number, most: number) =>
      string().test('number', formatMessage({ id: 'customers.number' }, { least, most }), value => {
        if (!value) return true
        return /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      })
    return object({
      legalName: rules.text(140),
      alias: text(100),
      email: rules.email().required(),
      phone: rules.text(40),
      industry: ofKind('industry', text(100)),
      employees: wholeNumber(1, 10_000_000),
      picName: ofKind('picName', text(140)),
      picPosition: text(100),
      picEmail: ofKind('picEmail', rules.email()),
      picPhone: text(40),
      identityNumber: ofKind('identityNumber', nik(text(40))),
      taxNumber: ofKind('taxNumber', npwp(text(40))),
      branchNumber: nitku(text(40)),
      businessNumber: ofKind('businessNumber', nib(text(40))),
      billingAddress: address,
      registeredAddress: addressUnless('registeredSame'),
      directors: array(object({ name: rules.text(140), email: rules.email(), phone: text(40) })),
      bankName: text(100),
      accountNumber: account(text(40)),
      accountName: text(140),
      branchName: text(100),
      financeName: text(140),
      financeEmail: rules.email(),
      deliveryAddress: mixed().when(['hardCopy', 'deliverySame'], {
        is: (hardCopy: string, same: string) => hardCopy === 'YES' && same === 'NO',
        then: () => address,
        otherwise: () => mixed(),
      }),
      invoiceEmails: string().test('emails', formatMessage({ id: 'customers.invoiceEmails.form' }), value => {
        const emails = emailsIn(value ?? '')
        return emails.length <= 5 && emails.every(email => email.includes('@'))
      }),
      billingDay: wholeNumber(1, 31).when('billingCycle', {
        is: 'PER_ORDER',
        otherwise: given => given.required(),
      }),
      ...(hasTerms && {
        termDays: wholeNumber(0, 365).required(),
        creditLimit: rules.amount({ optional: true, zero: true }),
      }),
    })
  }, [formatMessage, rules, hasTerms])
}
