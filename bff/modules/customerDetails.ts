// Maps the customer details that staff and customers enter to the service's body.
import type {
  CreateCustomerInput,
  CustomerAddressInput,
  SubmitCustomerAccountInput,
  UpdateCustomerInput,
} from '../__generated__/resolverTypes.ts'
import type { operations } from '../rest/account.generated.ts'

type CustomerDetails = operations['createCustomer']['requestBody']['content']['application/json']

type DetailsInput = CreateCustomerInput | UpdateCustomerInput | SubmitCustomerAccountInput

/** All entered values; an omitted one is cleared. */
export const toDetails = (input: DetailsInput): CustomerDetails => ({
  type: input.type,
  legalName: input.legalName,
  alias: input.alias ?? null,
  email: input.email,
  phone: input.phone,
  industry: input.industry ?? null,
  employees: input.employees ?? null,
  picName: input.picName ?? null,
  picPosition: input.picPosition ?? null,
  picEmail: input.picEmail ?? null,
  picPhone: input.picPhone ?? null,
  identityNumber: input.identityNumber ?? null,
  taxNumber: input.taxNumber ?? null,
  branchNumber: input.branchNumber ?? null,
  businessNumber: input.businessNumber ?? null,
  taxStatus: input.taxStatus,
  withholding: input.withholding ?? null,
  billingAddress: toAddress(input.billingAddress),
  registeredAddress: input.registeredAddress ? toAddress(input.registeredAddress) : null,
  directors: (input.directors ?? []).map(({ name, email, phone }) => ({
    name,
    email: email ?? null,
    phone: phone ?? null,
  })),
  bankName: input.bankName ?? null,
  accountNumber: input.accountNumber ?? null,
  accountName: input.accountName ?? null,
  branchName: input.branchName ?? null,
  financeName: input.financeName ?? null,
  financeEmail: input.financeEmail ?? null,
  hardCopy: input.hardCopy,
  deliveryAddress: input.deliveryAddress ? toAddress(input.deliveryAddress) : null,
  invoiceEmails: [...(input.invoiceEmails ?? [])],
  language: input.language === 'EN' ? 'en' : 'id',
  billingCycle: input.billingCycle,
  billingDay: input.billingDay ?? null,
})

/** An address as the service expects it. */
export const toAddress = ({ street2, ...rest }: CustomerAddressInput) => ({ ...rest, street2: street2 ?? null })
