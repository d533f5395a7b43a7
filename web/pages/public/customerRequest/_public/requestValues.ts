// The form values, their draft format, and their mutation input.
import type { SubmitCustomerAccountInput } from '../../../../__generated__/callsSubmitAccountMutation.graphql.ts'
import type { SubmitCustomerRequestInput } from '../../../../__generated__/callsSubmitMutation.graphql.ts'
import { ALL_STEPS, type Step } from '../steps.ts'
import { customerKinds, type CustomerKind, has } from '../../../organization/customers/_public/fieldsOfKind.ts'

export const taxStatuses = ['NON_PKP', 'PKP', 'GOVERNMENT', 'OTHER_COLLECTOR'] as const
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
export const billingCycles = ['PER_ORDER', 'WEEKLY', 'MONTHLY'] as const
export const languages = ['ID', 'EN'] as const

export type DirectorValues = { name: string; email: string; phone: string }
export type AddressValues = {
  street1: string
  street2: string
  province: string
  regency: string
  district: string
  ward: string
  postalCode: string
}

export type RequestValues = {
  type: CustomerKind
  legalName: string
  alias: string
  email: string
  phone: string
  industry: string
  employees: string
  picName: string
  picEmail: string
  identityNumber: string
  taxNumber: string
  businessNumber: string
  billingAddress: AddressValues
  /** Whether the registered address is the billing address. */
  registeredSame: boolean
  registeredAddress: AddressValues
  // Only for the whole account.
  picPosition: string
  picPhone: string
  bankName: string
  accountNumber: string
  accountName: string
  branchName: string
  financeName: string
  financeEmail: string
  directors: readonly DirectorValues[]
  taxStatus: (typeof taxStatuses)[number]
  branchNumber: string
  withholding: (typeof withholdingCodes)[number] | ''
  hardCopy: boolean
  /** Whether paper goes to the billing address. */
  deliverySame: boolean
  deliveryAddress: AddressValues
  /** One per line, or separated by commas. */
  invoiceEmails: string
  language: (typeof languages)[number]
  billingCycle: (typeof billingCycles)[number]
  billingDay: string
}

export const MAX_DIRECTORS = 20
export const MAX_INVOICE_EMAILS = 5
export const emptyDirector: DirectorValues = { name: '', email: '', phone: '' }
const emptyAddress: AddressValues = {
  street1: '',
  street2: '',
  province: '',
  regency: '',
  district: '',
  ward: '',
  postalCode: '',
}

const empty: RequestValues = {
  type: 'COMPANY',
  legalName: '',
  alias: '',
  email: '',
  phone: '',
  industry: '',
  employees: '',
  picName: '',
  picEmail: '',
  identityNumber: '',
  taxNumber: '',
  businessNumber: '',
  billingAddress: emptyAddress,
  registeredSame: true,
  registeredAddress: emptyAddress,
  picPosition: '',
  picPhone: '',
  bankName: '',
  accountNumber: '',
  accountName: '',
  branchName: '',
  financeName: '',
  financeEmail: '',
  directors: [emptyDirector],
  taxStatus: 'NON_PKP',
  branchNumber: '',
  withholding: '',
  hardCopy: false,
  deliverySame: true,
  deliveryAddress: emptyAddress,
  invoiceEmails: '',
  language: 'ID',
  billingCycle: 'PER_ORDER',
  billingDay: '',
}

/** The draft stored on the server while the form is filled in; no step: none was completed yet. */
export type Draft = { values: RequestValues; step: Step | null }

export const writeDraft = (draft: Draft): string => JSON.stringify(draft)

/** Parses a stored draft. Invalid parts, for example of an older form, are empty. */
export function readDraft(text: string | null | undefined, email: string): Draft {
  const given = fieldsOf(parse(text))
  const values = fieldsOf(given['values'])
  return {
    step: oneOf(ALL_STEPS, given['step']) ?? null,
    values: {
      ...withTexts(empty, values),
      type: oneOf(customerKinds, values['type']) ?? empty.type,
      email: textOf(values['email']) || email,
      registeredSame: values['registeredSame'] !== false,
      billingAddress: withTexts(emptyAddress, fieldsOf(values['billingAddress'])),
      registeredAddress: withTexts(emptyAddress, fieldsOf(values['registeredAddress'])),
      directors: Array.isArray(values['directors'])
        ? values['directors'].slice(0, MAX_DIRECTORS).map(each => withTexts(emptyDirector, fieldsOf(each)))
        : empty.directors,
      taxStatus: oneOf(taxStatuses, values['taxStatus']) ?? empty.taxStatus,
      withholding: oneOf(withholdingCodes, values['withholding']) ?? '',
      hardCopy: values['hardCopy'] === true,
      deliverySame: values['deliverySame'] !== false,
      deliveryAddress: withTexts(emptyAddress, fieldsOf(values['deliveryAddress'])),
      language: oneOf(languages, values['language']) ?? empty.language,
      billingCycle: oneOf(billingCycles, values['billingCycle']) ?? empty.billingCycle,
    },
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const fieldsOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? { ...given } : {}
const oneOf = <One extends string>(all: readonly One[], given: unknown): One | undefined =>
  all.find(one => one === given)
const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** Restores the stored texts of a part of the form; everything else stays. */
function withTexts<Part extends object>(part: Part, given: Record<string, unknown>): Part {
  const texts = Object.entries(part).filter(([, value]) => typeof value === 'string')
  return { ...part, ...Object.fromEntries(texts.map(([name]) => [name, textOf(given[name])])) }
}

const orNull = (text: string) => text.trim() || null

const toAddress = ({ street1, street2, ...rest }: AddressValues) => ({
  ...rest,
  street1: street1.trim(),
  street2: orNull(street2),
  postalCode: rest.postalCode.trim(),
})

/** The input common to both forms, without fields that this type of customer doesn't have. */
function commonInput(token: string, values: RequestValues) {
  const { type } = values
  const only = (field: Parameters<typeof has>[1], text: string) => (has(type, field) ? orNull(text) : null)
  const employees = only('employees', values.employees)
  return {
    token,
    type,
    legalName: values.legalName.trim(),
    alias: orNull(values.alias),
    email: values.email.trim(),
    phone: values.phone.trim(),
    industry: only('industry', values.industry),
    employees: employees === null ? null : Number(employees),
    picName: only('picName', values.picName),
    picEmail: only('picEmail', values.picEmail),
    identityNumber: only('identityNumber', values.identityNumber),
    taxNumber: only('taxNumber', values.taxNumber),
    businessNumber: only('businessNumber', values.businessNumber),
    billingAddress: toAddress(values.billingAddress),
    registeredAddress: values.registeredSame ? null : toAddress(values.registeredAddress),
    declared: true,
  }
}

/** The request as mutation input. */
export const toInput = (token: string, values: RequestValues): SubmitCustomerRequestInput => commonInput(token, values)

/** The typed email addresses for invoices. */
export const invoiceEmailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The whole account as mutation input. */
export const toAccountInput = (token: string, values: RequestValues): SubmitCustomerAccountInput => ({
  ...commonInput(token, values),
  picPosition: orNull(values.picPosition),
  picPhone: orNull(values.picPhone),
  bankName: orNull(values.bankName),
  accountNumber: orNull(values.accountNumber.replaceAll(/[\s.-]/g, '')),
  accountName: orNull(values.accountName),
  branchName: orNull(values.branchName),
  financeName: orNull(values.financeName),
  financeEmail: orNull(values.financeEmail),
  directors: has(values.type, 'directors')
    ? values.directors.map(({ name, email, phone }) => ({
        name: name.trim(),
        email: orNull(email),
        phone: orNull(phone),
      }))
    : [],
  taxStatus: values.taxStatus,
  branchNumber: orNull(values.branchNumber),
  withholding: values.withholding === '' ? null : values.withholding,
  hardCopy: values.hardCopy,
  deliveryAddress: values.hardCopy && !values.deliverySame ? toAddress(values.deliveryAddress) : null,
  invoiceEmails: invoiceEmailsIn(values.invoiceEmails),
  language: values.language,
  billingCycle: values.billingCycle,
  billingDay: values.billingCycle === 'PER_ORDER' ? null : Number(values.billingDay),
})
