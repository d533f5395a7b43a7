import type { EditCustomerPage_customer$data as Customer } from '../../../../__generated__/EditCustomerPage_customer.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { customerKinds } from '../_public/fieldsOfKind.ts'
import {
  type AddressValues,
  billingCycles,
  type CustomerValues,
  emptyAddress,
  stampDuties,
  taxStatuses,
  termStarts,
  withholdingCodes,
} from './customerValues.ts'

type Address = NonNullable<Customer['billingAddress']>

const addressOf = (address: Address | null | undefined): AddressValues =>
  address
    ? {
        street1: address.street1,
        street2: address.street2 ?? '',
        province: address.province.code,
        regency: address.regency.code,
        district: address.district.code,
        ward: address.ward.code,
        postalCode: address.postalCode,
      }
    : emptyAddress

/** One of a set; the first for an unknown value of a newer server. */
const oneIn = <const T extends string>(values: readonly [T, ...T[]], given: string | null | undefined): T =>
  values.find(value => value === given) ?? values[0]

/** A customer as form values. */
export function valuesOf(customer: Customer): CustomerValues {
  return {
    type: oneIn(customerKinds, customer.type),
    legalName: customer.legalName ?? '',
    alias: customer.alias ?? '',
    email: customer.email,
    phone: customer.phone ?? '',
    industry: customer.industry ?? '',
    employees: customer.employees === null || customer.employees === undefined ? '' : String(customer.employees),
    picName: customer.picName ?? '',
    picPosition: customer.picPosition ?? '',
    picEmail: customer.picEmail ?? '',
    picPhone: customer.picPhone ?? '',
    identityNumber: customer.identityNumber ?? '',
    taxNumber: customer.taxNumber ?? '',
    branchNumber: customer.branchNumber,
    businessNumber: customer.businessNumber ?? '',
    taxStatus: oneIn(taxStatuses, customer.taxStatus),
    withholding: withholdingCodes.find(code => code === customer.withholding) ?? '',
    billingAddress: addressOf(customer.billingAddress),
    registeredSame: customer.registeredAddress ? 'NO' : 'YES',
    registeredAddress: addressOf(customer.registeredAddress),
    directors: customer.directors.map(({ name, email, phone }) => ({ name, email: email ?? '', phone: phone ?? '' })),
    bankName: customer.bankName ?? '',
    accountNumber: customer.accountNumber ?? '',
    accountName: customer.accountName ?? '',
    branchName: customer.branchName ?? '',
    financeName: customer.financeName ?? '',
    financeEmail: customer.financeEmail ?? '',
    hardCopy: customer.hardCopy ? 'YES' : 'NO',
    deliverySame: customer.deliveryAddress ? 'NO' : 'YES',
    deliveryAddress: addressOf(customer.deliveryAddress),
    invoiceEmails: customer.invoiceEmails.join(', '),
    language: customer.language === 'EN' ? 'EN' : 'ID',
    billingCycle: oneIn(billingCycles, customer.billingCycle),
    billingDay: customer.billingDay === null || customer.billingDay === undefined ? '' : String(customer.billingDay),
    termDays: String(customer.termDays),
    termFrom: oneIn(termStarts, customer.termFrom),
    creditLimit: customer.creditLimit?.amount ?? null,
    creditCurrency: currencyOf(customer.creditLimit?.currency ?? ''),
    stampDuty: oneIn(stampDuties, customer.stampDuty),
  }
}

/** Names of the regions in its addresses, by code. */
export function regionNames(customer: Customer | null | undefined): ReadonlyMap<string, string> {
  const addresses = [customer?.billingAddress, customer?.registeredAddress, customer?.deliveryAddress]
  return new Map(
    addresses.flatMap(address =>
      address
        ? [address.province, address.regency, address.district, address.ward].map(
            ({ code, name }) => [code, name] as const,
          )
        : [],
    ),
  )
}
