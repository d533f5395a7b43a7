// What the form can tell to be wrong before the service validates: what is missing, and forms of numbers.
import type { MessageId } from '../../../i18n/messages.ts'
import { has, isRequired } from '../../organization/customers/_public/fieldsOfKind.ts'
import { type AddressValues, type RequestValues, type Step, STEPS } from './requestValues.ts'

/** By path of the field, the message that it shows. */
export type Problems = Readonly<Record<string, MessageId>>

const digits = (text: string) => text.replaceAll(/[\s.-]/g, '')
const REQUIRED: MessageId = 'customerRequest.required'

/** What is wrong in a step. */
export function problemsIn(step: Step, values: RequestValues): Problems {
  if (step === 'documents') return {}
  return Object.fromEntries(step === 'data' ? problemsOfData(values) : problemsOfAddresses(values))
}

/** The step that has a field. */
export function stepOf(path: string): Step {
  if (path.startsWith('documents')) return 'documents'
  return /^(?:billing|registered)Address\b/.test(path) ? 'address' : 'data'
}

/** The first step that something is wrong in. */
export const firstStep = (paths: readonly string[]): Step | undefined =>
  STEPS.find(step => paths.some(path => stepOf(path) === step))

function* problemsOfData(values: RequestValues): Generator<[string, MessageId]> {
  const { type } = values
  for (const field of ['legalName', 'email', 'phone'] as const) if (values[field].trim() === '') yield [field, REQUIRED]
  for (const field of ['picName', 'picEmail', 'identityNumber', 'taxNumber', 'businessNumber', 'industry'] as const)
    if (isRequired(type, field) && values[field].trim() === '') yield [field, REQUIRED]
  if (values.email.trim() !== '' && !isEmail(values.email)) yield ['email', 'customerRequest.email.wrong']
  if (values.picEmail.trim() !== '' && !isEmail(values.picEmail)) yield ['picEmail', 'customerRequest.email.wrong']
  const number = (field: 'identityNumber' | 'taxNumber' | 'businessNumber', form: RegExp) =>
    has(type, field) && values[field].trim() !== '' && !form.test(digits(values[field]))
  if (number('identityNumber', /^\d{16}$/)) yield ['identityNumber', 'customerRequest.identityNumber.wrong']
  if (number('taxNumber', /^\d{15,16}$/)) yield ['taxNumber', 'customerRequest.taxNumber.wrong']
  if (number('businessNumber', /^\d{13}$/)) yield ['businessNumber', 'customerRequest.businessNumber.wrong']
  if (has(type, 'employees') && !/^(?:[1-9]\d{0,6})?$/.test(values.employees.trim()))
    yield ['employees', 'customerRequest.employees.wrong']
}

function* problemsOfAddresses(values: RequestValues): Generator<[string, MessageId]> {
  yield* problemsOfAddress('billingAddress', values.billingAddress)
  if (!values.registeredSame) yield* problemsOfAddress('registeredAddress', values.registeredAddress)
}

function* problemsOfAddress(at: string, address: AddressValues): Generator<[string, MessageId]> {
  for (const field of ['street1', 'province', 'regency', 'district', 'ward', 'postalCode'] as const)
    if (address[field].trim() === '') yield [`${at}.${field}`, REQUIRED]
  if (address.postalCode.trim() !== '' && !/^[1-9]\d{4}$/.test(address.postalCode.trim()))
    yield [`${at}.postalCode`, 'customerRequest.postalCode.wrong']
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim())
