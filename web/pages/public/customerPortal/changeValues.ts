// A customer's data as values of the change form, which is the customer request form with fewer fields.
import type { MessageId } from '../../../i18n/messages.ts'
import { readDraft, type RequestValues, toAccountInput } from '../customerRequest/_public/requestValues.ts'
import { problemsOf } from '../customerRequest/_public/validate.ts'
import type { ChangeInput, Profile } from './changeCalls.ts'

/** Fields that can be changed; other form values are not sent. */
const FIELDS = new Set([
  'legalName',
  'alias',
  'email',
  'phone',
  'picName',
  'picPosition',
  'picEmail',
  'picPhone',
  'financeName',
  'financeEmail',
  'invoiceEmails',
  'taxStatus',
  'taxNumber',
  'branchNumber',
  'businessNumber',
  'billingAddress',
  'registeredAddress',
])
const isAsked = (path: string) => FIELDS.has(path.split('.', 1)[0] ?? '')

/** The initial form values: the current data. */
export function valuesOf(profile: Profile): RequestValues {
  const { invoiceEmails, registeredAddress, ...rest } = profile
  const values = {
    ...rest,
    invoiceEmails: invoiceEmails.join(', '),
    registeredAddress,
    registeredSame: registeredAddress === null,
  }
  return readDraft(JSON.stringify({ values }), profile.email).values
}

/** Errors by the path of the field. */
export const problemsIn = (values: RequestValues): Readonly<Record<string, MessageId>> =>
  Object.fromEntries(Object.entries(problemsOf('ACCOUNT', values)).filter(([path]) => isAsked(path)))

/** The mutation input. */
export function toChange(values: RequestValues): Omit<ChangeInput, 'version' | 'note' | 'documents' | 'consented'> {
  const all = toAccountInput('', values)
  return {
    legalName: all.legalName,
    alias: all.alias,
    email: all.email,
    phone: all.phone,
    picName: all.picName,
    picPosition: all.picPosition,
    picEmail: all.picEmail,
    picPhone: all.picPhone,
    financeName: all.financeName,
    financeEmail: all.financeEmail,
    invoiceEmails: all.invoiceEmails,
    taxStatus: all.taxStatus,
    taxNumber: all.taxNumber,
    branchNumber: all.branchNumber,
    businessNumber: all.businessNumber,
    billingAddress: all.billingAddress,
    registeredAddress: all.registeredAddress,
  }
}
