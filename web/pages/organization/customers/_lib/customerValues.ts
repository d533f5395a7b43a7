import type { Currency } from '../../../../i18n/currency.ts'
import type { CustomerKind } from '../_public/fieldsOfKind.ts'
import { has } from '../_public/fieldsOfKind.ts'

export const taxStatuses = ['NON_PKP', 'PKP', 'GOVERNMENT', 'OTHER_COLLECTOR'] as const
export const billingCycles = ['PER_ORDER', 'WEEKLY', 'MONTHLY'] as const
export const termStarts = ['INVOICE_DATE', 'END_OF_MONTH', 'HARD_COPY_RECEIVED'] as const
export const stampDuties = ['NONE', 'FLAG', 'CHARGE'] as const
export const languages = ['ID', 'EN'] as const
export const withholdingCodes = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'CONSTRUCTION_SMALL',
  'CONSTRUCTION_QUALIFIED',
  'CONSTRUCTION_UNQUALIFIED',
  'CONSTRUCTION_CONSULTING',
  'CONSTRUCTION_CONSULTING_UNQUALIFIED',
] as const
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

export type AddressValues = {
  street1: string
  street2: string
  province: string | null
  regency: string | null
  district: string | null
  ward: string | null
  postalCode: string
}
export type DirectorValues = { name: string; email: string; phone: string }
type Choice = 'YES' | 'NO'

export type TermsValues = {
  termDays: string
  termFrom: (typeof termStarts)[number]
  /** Null: no limit. */
  creditLimit: string | null
  creditCurrency: Currency
  stampDuty: (typeof stampDuties)[number]
}

export type CustomerValues = TermsValues & {
  type: CustomerKind
  legalName: string
  alias: string
  email: string
  phone: string
  industry: string
  employees: string
  picName: string
  picPosition: string
  picEmail: string
  picPhone: string
  identityNumber: string
  taxNumber: string
  branchNumber: string
  businessNumber: string
  taxStatus: (typeof taxStatuses)[number]
  withholding: (typeof withholdingCodes)[number] | ''
  billingAddress: AddressValues
  /** Whether the registered address is the billing address. */
  registeredSame: Choice
  registeredAddress: AddressValues
  directors: readonly DirectorValues[]
  bankName: string
  accountNumber: string
  accountName: string
  branchName: string
  financeName: string
  financeEmail: string
  hardCopy: Choice
  /** Whether paper goes to the billing address. */
  deliverySame: Choice
  deliveryAddress: AddressValues
  /** Separated by commas. */
  invoiceEmails: string
  language: (typeof languages)[number]
  billingCycle: (typeof billingCycles)[number]
  billingDay: string
}

export const emptyAddress: AddressValues = {
  street1: '',
  street2: '',
  province: null,
  regency: null,
  district: null,
  ward: null,
  postalCode: '',
}
export const emptyDirector: DirectorValues = { name: '', email: '', phone: '' }

export const emptyCustomer: CustomerValues = {
  type: 'COMPANY',
  legalName: '',
  alias: '',
  email: '',
  phone: '',
  industry: '',
  employees: '',
  picName: '',
  picPosition: '',
  picEmail: '',
  picPhone: '',
  identityNumber: '',
  taxNumber: '',
  branchNumber: '',
  businessNumber: '',
  taxStatus: 'NON_PKP',
  withholding: '',
  billingAddress: emptyAddress,
  registeredSame: 'YES',
  registeredAddress: emptyAddress,
  directors: [],
  bankName: '',
  accountNumber: '',
  accountName: '',
  branchName: '',
  financeName: '',
  financeEmail: '',
  hardCopy: 'NO',
  deliverySame: 'YES',
  deliveryAddress: emptyAddress,
  invoiceEmails: '',
  language: 'ID',
  billingCycle: 'PER_ORDER',
  billingDay: '',
  termDays: '30',
  termFrom: 'INVOICE_DATE',
  creditLimit: null,
  creditCurrency: 'IDR',
  stampDuty: 'FLAG',
}

const orNull = (text: string) => text.trim() || null
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

const toAddress = ({ street1, street2, province, regency, district, ward, postalCode }: AddressValues) => ({
  street1: street1.trim(),
  street2: orNull(street2),
  province: province ?? '',
  regency: regency ?? '',
  district: district ?? '',
  ward: ward ?? '',
  postalCode: postalCode.trim(),
})

export const emailsIn = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .map(email => email.trim())
    .filter(Boolean)

/** The form's values as mutation input, without fields that this kind of customer doesn't have. */
export function toInput(values: CustomerValues) {
  const { type, taxStatus, language, billingCycle } = values
  const only = (field: Parameters<typeof has>[1], text: string) => (has(type, field) ? orNull(text) : null)
  return {
    type,
    taxStatus,
    language,
    billingCycle,
    legalName: values.legalName.trim(),
    alias: orNull(values.alias),
    email: values.email.trim(),
    phone: values.phone.trim(),
    industry: only('industry', values.industry),
    employees: has(type, 'employees') ? numberOf(values.employees) : null,
    picName: orNull(values.picName),
    picPosition: orNull(values.picPosition),
    picEmail: orNull(values.picEmail),
    picPhone: orNull(values.picPhone),
    identityNumber: only('identityNumber', values.identityNumber),
    taxNumber: orNull(values.taxNumber),
    branchNumber: orNull(values.branchNumber),
    businessNumber: only('businessNumber', values.businessNumber),
    withholding: values.withholding || null,
    billingAddress: toAddress(values.billingAddress),
    registeredAddress: values.registeredSame === 'YES' ? null : toAddress(values.registeredAddress),
    directors: has(type, 'directors')
      ? values.directors.map(({ name, email, phone }) => ({
          name: name.trim(),
          email: orNull(email),
          phone: orNull(phone),
        }))
      : [],
    bankName: orNull(values.bankName),
    accountNumber: orNull(values.accountNumber),
    accountName: orNull(values.accountName),
    branchName: orNull(values.branchName),
    financeName: orNull(values.financeName),
    financeEmail: orNull(values.financeEmail),
    hardCopy: values.hardCopy === 'YES',
    deliveryAddress:
      values.hardCopy === 'NO' || values.deliverySame === 'YES' ? null : toAddress(values.deliveryAddress),
    invoiceEmails: emailsIn(values.invoiceEmails),
    billingDay: billingCycle === 'PER_ORDER' ? null : numberOf(values.billingDay),
  }
}

/** The terms as mutation input. */
export const toTerms = ({ termDays, termFrom, creditLimit, creditCurrency, stampDuty }: TermsValues) => ({
  termDays: Number(termDays),
  termFrom,
  stampDuty,
  creditLimit: creditLimit === null ? null : { amount: creditLimit, currency: creditCurrency },
})
