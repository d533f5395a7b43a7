// Client-side validation: required fields and number formats.
import type { InvitationForm } from '../../../../__generated__/callsCheckQuery.graphql.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { has, isRequired } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { type AddressValues, invoiceEmailsIn, MAX_INVOICE_EMAILS, type RequestValues } from './requestValues.ts'
import { type Step, stepOf } from '../steps.ts'

/** The message to show, by the path of the field. */
export type Problems = Readonly<Record<string, MessageId>>
type Found = Generator<[path: string, message: MessageId]>

/** Without what people write between digits. */
export const digitsIn = (text: string) => text.replaceAll(/[\s.-]/g, '')
const isEmpty = (text: string) => text.trim() === ''
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim())
const REQUIRED: MessageId = 'customerRequest.required'

/** The errors of a form. */
export function problemsOf(form: InvitationForm, values: RequestValues): Problems {
  const found = [
    ...problemsOfData(values),
    ...problemsOfAddress('billingAddress', values.billingAddress),
    ...(values.registeredSame ? [] : problemsOfAddress('registeredAddress', values.registeredAddress)),
    ...(form === 'ACCOUNT' ? problemsOfAccount(values) : []),
  ]
  return Object.fromEntries(found)
}

/** The errors of a step. */
export const problemsIn = (form: InvitationForm, step: Step, values: RequestValues): Problems =>
  Object.fromEntries(Object.entries(problemsOf(form, values)).filter(([path]) => stepOf(form, path) === step))

function* problemsOfData(values: RequestValues): Found {
  const { type } = values
  for (const field of ['legalName', 'email', 'phone'] as const) if (isEmpty(values[field])) yield [field, REQUIRED]
  for (const field of ['picName', 'picEmail', 'identityNumber', 'taxNumber', 'businessNumber', 'industry'] as const)
    if (isRequired(type, field) && isEmpty(values[field])) yield [field, REQUIRED]
  yield* problemOfEmail('email', values.email)
  yield* problemOfEmail('picEmail', values.picEmail)
  const number = (field: 'identityNumber' | 'taxNumber' | 'businessNumber', form: RegExp) =>
    has(type, field) && !isEmpty(values[field]) && !form.test(digitsIn(values[field]))
  if (number('identityNumber', /^\d{16}$/)) yield ['identityNumber', 'customerRequest.identityNumber.wrong']
  if (number('taxNumber', /^\d{15,16}$/)) yield ['taxNumber', 'customerRequest.taxNumber.wrong']
  if (number('businessNumber', /^\d{13}$/)) yield ['businessNumber', 'customerRequest.businessNumber.wrong']
  if (has(type, 'employees') && !/^(?:[1-9]\d{0,6})?$/.test(values.employees.trim()))
    yield ['employees', 'customerRequest.employees.wrong']
}

function* problemsOfAddress(at: string, address: AddressValues): Found {
  for (const field of ['street1', 'province', 'regency', 'district', 'ward', 'postalCode'] as const)
    if (isEmpty(address[field])) yield [`${at}.${field}`, REQUIRED]
  if (!isEmpty(address.postalCode) && !/^[1-9]\d{4}$/.test(address.postalCode.trim()))
    yield [`${at}.postalCode`, 'customerRequest.postalCode.wrong']
}

/** Further errors of the whole account. */
function* problemsOfAccount(values: RequestValues): Found {
  const bank = ['bankName', 'accountNumber', 'accountName'] as const
  if (bank.some(field => !isEmpty(values[field])))
    for (const field of bank) if (isEmpty(values[field])) yield [field, REQUIRED]
  if (!isEmpty(values.accountNumber) && !/^\d{5,34}$/.test(digitsIn(values.accountNumber)))
    yield ['accountNumber', 'customerRequest.accountNumber.wrong']
  yield* problemOfEmail('financeEmail', values.financeEmail)
  if (has(values.type, 'directors')) {
    if (values.directors.length === 0) yield ['directors', 'customerRequest.directors.missing']
    for (const [index, { name, email }] of values.directors.entries()) {
      if (isEmpty(name)) yield [`directors.${index}.name`, REQUIRED]
      yield* problemOfEmail(`directors.${index}.email`, email)
    }
  }
  if (values.taxStatus !== 'NON_PKP' && isEmpty(values.taxNumber)) yield ['taxNumber', REQUIRED]
  if (!isEmpty(values.branchNumber) && !/^\d{6}$/.test(digitsIn(values.branchNumber)))
    yield ['branchNumber', 'customerRequest.branchNumber.wrong']
  if (values.hardCopy && !values.deliverySame) yield* problemsOfAddress('deliveryAddress', values.deliveryAddress)
  const emails = invoiceEmailsIn(values.invoiceEmails)
  if (emails.length > MAX_INVOICE_EMAILS) yield ['invoiceEmails', 'customerRequest.invoiceEmails.tooMany']
  if (!emails.every(isEmail)) yield ['invoiceEmails', 'customerRequest.email.wrong']
  if (values.billingCycle === 'WEEKLY' && isEmpty(values.billingDay)) yield ['billingDay', REQUIRED]
  if (values.billingCycle === 'MONTHLY' && !/^(?:[1-9]|[12]\d|3[01])$/.test(values.billingDay.trim()))
    yield ['billingDay', 'customerRequest.billingDay.wrong']
}

function* problemOfEmail(path: string, text: string): Found {
  if (!isEmpty(text) && !isEmail(text)) yield [path, 'customerRequest.email.wrong']
}
