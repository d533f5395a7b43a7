// Validates a customer from any source: returns the values to store, or all errors.
import type { Tx } from '../../../kit/database/database.ts'
import type { ErrorRow, FieldErrorCode } from '../../../kit/errors.ts'
import { type FieldRefusal, Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { regionsOfWard } from '../regions/public.ts'
import { codes } from './errors.ts'
import { fieldProblems } from './fieldsOfType.ts'
import {
  isIdentityDateWrong,
  readBranchNumber,
  readBusinessNumber,
  readIdentityNumber,
  readTaxNumber,
} from './identifiers.ts'
import { isSeveralPhones, normalizePhone } from './phone.ts'
import type { CustomerDetails } from './shapes.ts'
import type { Address, CustomerRow, CustomerType, Director } from './table.ts'

type AddressInput = NonNullable<CustomerDetails['registeredAddress']>

/** The columns that users enter. */
export type CustomerValues = Pick<
  CustomerRow,
  | 'type'
  | 'legalName'
  | 'alias'
  | 'email'
  | 'phone'
  | 'industry'
  | 'employees'
  | 'picName'
  | 'picPosition'
  | 'picEmail'
  | 'picPhone'
  | 'identityNumber'
  | 'taxNumber'
  | 'branchNumber'
  | 'businessNumber'
  | 'taxStatus'
  | 'withholding'
  | 'billingAddress'
  | 'registeredAddress'
  | 'directors'
  | 'bankName'
  | 'accountNumber'
  | 'accountName'
  | 'branchName'
  | 'financeName'
  | 'financeEmail'
  | 'hardCopy'
  | 'deliveryAddress'
  | 'invoiceEmails'
  | 'language'
  | 'billingCycle'
  | 'billingDay'
>

/** Refuses with all errors, each at its field; `found` is known data, `only` limits the checked fields. */
export async function checkedValues(
  tx: Tx,
  input: CustomerDetails,
  found: readonly FieldRefusal[] = [],
  only: (field: string) => boolean = () => true,
): Promise<CustomerValues & { type: CustomerType }> {
  const errors = [...found]
  const wrong = (path: string, error: ErrorRow | FieldErrorCode) => {
    if (only(path.split('.', 1)[0]!)) errors.push({ path, error })
  }

  const number = (path: string, text: string | null, read: (text: string) => string | undefined) => {
    if (text === null) return null
    const digits = read(text)
    if (digits === undefined)
      wrong(
        path,
        path === 'identityNumber' && isIdentityDateWrong(text)
          ? codes.customerIdentityDateInvalid
          : codes.customerNumberMalformed,
      )
    return digits ?? null
  }
  const phone = async (path: string, text: string | null) => {
    if (text === null) return null
    if (isSeveralPhones(text)) {
      wrong(path, codes.customerPhoneSeveral)
      return null
    }
    const normalized = await normalizePhone(text)
    if (normalized === undefined) wrong(path, codes.customerPhoneInvalid)
    return normalized ?? null
  }
  const address = async (path: string, from: AddressInput | null): Promise<Address | null> => {
    if (from === null) return null
    const named = await namedRegions(tx, from)
    if ('wrong' in named) {
      wrong(`${path}.${named.wrong}`, codes.customerRegionMismatch)
      return null
    }
    return { street1: from.street1, street2: from.street2, postalCode: from.postalCode, ...named }
  }

  const directors: Director[] = []
  for (const [place, director] of input.directors.entries())
    directors.push({ ...director, phone: await phone(`directors.${place}.phone`, director.phone) })
  const values: CustomerValues & { type: CustomerType } = {
    ...input,
    phone: await phone('phone', input.phone),
    picPhone: await phone('picPhone', input.picPhone),
    identityNumber: number('identityNumber', input.identityNumber, readIdentityNumber),
    taxNumber: number('taxNumber', input.taxNumber, readTaxNumber),
    branchNumber: number('branchNumber', input.branchNumber, readBranchNumber) ?? '000000',
    businessNumber: number('businessNumber', input.businessNumber, readBusinessNumber),
    billingAddress: await address('billingAddress', input.billingAddress),
    registeredAddress: await address('registeredAddress', input.registeredAddress),
    deliveryAddress: await address('deliveryAddress', input.deliveryAddress),
    directors,
  }
  // Checks the input as entered: a malformed number is reported as malformed only, not as missing in addition.
  for (const { path, error } of fieldProblems(input.type, input)) wrong(path, error)
  if (input.directors.length > 0 && input.type !== 'COMPANY') wrong('directors', 'INVALID_VALUE')
  if (!fitsCycle(input)) wrong('billingDay', input.billingDay === null ? 'REQUIRED' : 'INVALID_VALUE')
  const [first] = errors
  if (!first) return values
  if (errors.length === 1 && typeof first.error !== 'string') throw new Refusal(first.error, { errors })
  throw refuseFields(errors)
}

function fitsCycle({ billingCycle, billingDay }: Pick<CustomerDetails, 'billingCycle' | 'billingDay'>): boolean {
  if (billingCycle === 'PER_ORDER') return billingDay === null
  return billingDay !== null && billingDay <= (billingCycle === 'WEEKLY' ? 7 : 31)
}

/** The regions of an address with their names, or the first that doesn't belong to the one above it. */
async function namedRegions(tx: Tx, { province, regency, district, ward }: AddressInput) {
  const codesOf = { province, regency, district, ward }
  const found = await regionsOfWard(tx, ward)
  if (!found) return { wrong: 'ward' as const }
  const [inProvince, inRegency, inDistrict, itself] = found
  const named = { province: inProvince, regency: inRegency, district: inDistrict, ward: itself }
  for (const level of ['regency', 'district', 'ward'] as const) {
    const above = level === 'regency' ? 'province' : level === 'district' ? 'regency' : 'district'
    if (named[above]?.code !== codesOf[above]) return { wrong: level }
  }
  const show = ({ code, name }: { code: string; name: string }) => ({ code, name })
  return {
    province: show(inProvince!),
    regency: show(inRegency!),
    district: show(inDistrict!),
    ward: show(itself!),
  }
}

export const customerConflicts = {
  customer_tax_number: { error: codes.customerTaxNumberTaken, path: 'taxNumber' },
}
