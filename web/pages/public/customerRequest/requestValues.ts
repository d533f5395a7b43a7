// What the form holds, how it is kept as a draft, and what is sent of it.
import type { SubmitCustomerRequestInput } from '../../../__generated__/callsSubmitMutation.graphql.ts'
import { customerKinds, type CustomerKind, has } from '../../organization/customers/_public/fieldsOfKind.ts'

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
}

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
}

export const STEPS = ['data', 'address', 'documents'] as const
export type Step = (typeof STEPS)[number]

/** What is kept on the server while the form is filled in. */
export type Draft = { values: RequestValues; step: Step }

export const writeDraft = (draft: Draft): string => JSON.stringify(draft)

/** The draft as it was kept. What cannot be read, of an older form for example, is empty. */
export function readDraft(text: string | null | undefined, email: string): Draft {
  const given = fieldsOf(parse(text))
  const values = fieldsOf(given['values'])
  return {
    step: STEPS.find(step => step === given['step']) ?? 'data',
    values: {
      ...withTexts(empty, values),
      type: customerKinds.find(kind => kind === values['type']) ?? empty.type,
      email: textOf(values['email']) || email,
      registeredSame: values['registeredSame'] !== false,
      billingAddress: withTexts(emptyAddress, fieldsOf(values['billingAddress'])),
      registeredAddress: withTexts(emptyAddress, fieldsOf(values['registeredAddress'])),
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
const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** The texts of a form's part as they were kept; everything else of it stays. */
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

/** The request as it is sent; what customers of the type do not have is left out. */
export function toInput(token: string, values: RequestValues): SubmitCustomerRequestInput {
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
