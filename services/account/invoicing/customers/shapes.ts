// Request and response shapes of customers.
import { z } from 'zod'
import { idList } from '../../../kit/idShapes.ts'
import { currency, money, nonNegativeDecimal, showMoney } from '../../../kit/money.ts'
import { nameOf, optionalNameOf, proseOf } from '../../../kit/nameShape.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { CHOSEN_WITHHOLDING_CODES, STAMP_DUTY_POLICIES } from '../amounts/public.ts'
import { DOCUMENT_KINDS } from './documentsOfType.ts'
import { isDoubtful, masked } from './identifiers.ts'
import { allowedActions, CUSTOMER_ACTIONS } from './lifecycle.ts'
import type { Customer } from './list.ts'
import {
  type Address,
  BILLING_CYCLES,
  CUSTOMER_STATUSES,
  CUSTOMER_TYPES,
  INVITATION_FORMS,
  TAX_STATUSES,
  TERM_STARTS,
} from './table.ts'

const status = z.enum(CUSTOMER_STATUSES).meta({ id: 'CustomerStatus' })
const type = z.enum(CUSTOMER_TYPES).meta({ id: 'CustomerKind' })
const taxStatus = z.enum(TAX_STATUSES).meta({ id: 'CustomerTaxStatus' })
const billingCycle = z.enum(BILLING_CYCLES).meta({ id: 'BillingCycle' })
const termFrom = z.enum(TERM_STARTS).meta({ id: 'PaymentTermStart' })
const stampDuty = z.enum(STAMP_DUTY_POLICIES).meta({ id: 'StampDutyPolicy' })
const withholding = z.enum(CHOSEN_WITHHOLDING_CODES)
const language = z.enum(['en', 'id'])

const named = z.object({ code: z.string(), name: z.string() })
const address = z
  .object({
    street1: z.string(),
    street2: z.string().nullable(),
    province: named,
    regency: named,
    district: named,
    ward: named,
    postalCode: z.string(),
  })
  .meta({ id: 'CustomerAddress' })
const director = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })

export const customerShape = z
  .object({
    id: z.uuid(),
    status,
    type: type.nullable().describe('Null until the request was filled in'),
    name: z.string().describe('Legal name; the email address until it is known'),
    legalName: z.string().nullable(),
    alias: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable().describe('E.164'),
    industry: z.string().nullable(),
    employees: z.int().nullable(),
    picName: z.string().nullable(),
    picPosition: z.string().nullable(),
    picEmail: z.string().nullable(),
    picPhone: z.string().nullable(),
    identityNumber: z.string().nullable().describe('NIK; masked for callers who neither manage nor review customers'),
    taxNumber: z.string().nullable().describe('NPWP; masked likewise'),
    taxNumberDoubtful: z.boolean().describe('Its digits do not fit each other: it may be mistyped'),
    branchNumber: z.string().describe('Branch suffix of the tax ID (NITKU), six digits; 000000 for the head office'),
    businessNumber: z.string().nullable().describe('Business identification number (NIB); null: none'),
    taxStatus,
    withholding: withholding.nullable().describe('What it withholds unless a line says otherwise'),
    billingAddress: address.nullable(),
    registeredAddress: address.nullable().describe('Null: the billing address'),
    directors: z.array(director),
    bankName: z.string().nullable(),
    accountNumber: z.string().nullable().describe('Masked for callers who neither manage nor review customers'),
    accountName: z.string().nullable(),
    branchName: z.string().nullable(),
    financeName: z.string().nullable(),
    financeEmail: z.string().nullable(),
    hardCopy: z.boolean().describe('Whether invoices are also sent on paper'),
    deliveryAddress: address
      .nullable()
      .describe('Delivery address for paper documents; null: same as the billing address'),
    invoiceEmails: z.array(z.string()),
    language,
    billingCycle,
    billingDay: z.int().nullable().describe('Of the week, 1 is Monday, or of the month'),
    termDays: z.int(),
    termFrom,
    creditLimit: money.nullable().describe('Null: none; 0: in advance only'),
    stampDuty,
    reason: z.string().nullable().describe('Reason for its rejection or deactivation; null otherwise'),
    statusChangedAt: z.string(),
    statusChangedBy: z.uuid().nullable(),
    invitationExpiresAt: z.string().nullable().describe('Of the newest invitation'),
    changeRequestedAt: z.string().nullable().describe('When it asked to change its data; null: nothing waits'),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    authorIds: z.array(z.uuid()).describe('Everybody who wrote a part of what waits for approval'),
    allowedActions: z.array(z.enum(CUSTOMER_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'Customer' })

const SEES_NUMBERS = ['invoicing.customers.manage', 'invoicing.customers.review']
/** Whether personal and account numbers are shown in full. */
export const seesNumbers = (permissions: ReadonlySet<string>) => SEES_NUMBERS.some(key => permissions.has(key))

type Viewer = Pick<Caller, 'actorId' | 'permissions'>

/** A customer as this caller may see it. */
export function showCustomer(row: Customer, viewer: Viewer): z.infer<typeof customerShape> {
  const { organizationId: _, searchText: _text, approveOwn: _control, creditLimitMinor, creditCurrency, ...rest } = row
  const number = seesNumbers(viewer.permissions) ? (text: string | null) => text : masked
  return {
    ...rest,
    identityNumber: number(row.identityNumber),
    taxNumber: number(row.taxNumber),
    accountNumber: number(row.accountNumber),
    taxNumberDoubtful: isDoubtful(row.taxNumber),
    creditLimit: creditLimitMinor === null ? null : showMoney(creditLimitMinor, creditCurrency),
    allowedActions: allowedActions(row, viewer),
  }
}

/** A warning about saved data. */
const warning = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  customerIds: z.array(z.uuid()).describe('The others that it is about'),
})
export type CustomerWarning = z.infer<typeof warning>
export const savedCustomer = customerShape.extend({ warnings: z.array(warning) }).meta({ id: 'SavedCustomer' })

/** An empty text becomes null. */
const optional = (shape: z.ZodType<string, string>) =>
  shape.nullish().transform(text => (text === undefined || text === '' ? null : text))
const emailShape = z
  .string()
  .trim()
  .max(254)
  .refine(text => /^[^\s@]+@[^\s@]+$/.test(text), { params: { code: 'INVALID_EMAIL' } })
const optionalEmail = optional(z.literal('').or(emailShape))
const optionalName = (maximum: number) => optional(optionalNameOf(maximum))
const digits = optional(z.string().trim().max(40))

const addressInput = z.strictObject({
  street1: nameOf(200),
  street2: optionalName(200),
  province: z.string().max(13),
  regency: z.string().max(13),
  district: z.string().max(13),
  ward: z.string().regex(/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/),
  postalCode: z.string().regex(/^[1-9]\d{4}$/),
})
const optionalAddress = addressInput.nullish().transform(given => given ?? null)

const details = {
  type,
  legalName: nameOf(140),
  alias: optionalName(100),
  email: emailShape,
  phone: nameOf(40),
  industry: optionalName(100),
  employees: z
    .int()
    .min(1)
    .max(10_000_000)
    .nullish()
    .transform(count => count ?? null),
  picName: optionalName(140),
  picPosition: optionalName(100),
  picEmail: optionalEmail,
  picPhone: optionalName(40),
  identityNumber: digits,
  taxNumber: digits,
  branchNumber: digits,
  businessNumber: digits,
  taxStatus: taxStatus.default('NON_PKP'),
  withholding: withholding.nullish().transform(code => code ?? null),
  billingAddress: addressInput,
  registeredAddress: optionalAddress,
  directors: z
    .array(z.strictObject({ name: nameOf(140), email: optionalEmail, phone: optionalName(40) }))
    .max(20)
    .default([]),
  bankName: optionalName(100),
  accountNumber: optional(z.string().regex(/^(\d{5,34})?$/)),
  accountName: optionalName(140),
  branchName: optionalName(100),
  financeName: optionalName(140),
  financeEmail: optionalEmail,
  hardCopy: z.boolean().default(false),
  deliveryAddress: optionalAddress,
  invoiceEmails: z.array(emailShape).max(5).default([]),
  language: language.default('id'),
  billingCycle: billingCycle.default('PER_ORDER'),
  billingDay: z
    .int()
    .min(1)
    .max(31)
    .nullish()
    .transform(day => day ?? null),
}

const creditLimit = z
  .strictObject({ amount: nonNegativeDecimal, currency })
  .nullable()
  .describe('Null: none; 0: in advance only')

/** The terms that the organization grants a customer. */
const terms = {
  termDays: z.int().min(0).max(365),
  termFrom,
  creditLimit,
  stampDuty,
}

const detailsShape = z.strictObject(details)
/** What users enter about a customer. */
export type CustomerDetails = z.output<typeof detailsShape>
const termsShape = z.strictObject(terms)
export type CustomerTerms = z.output<typeof termsShape>

export const newCustomer = detailsShape
/** What customers fill in by their link; it can't set any other field. */
export const requestedCustomer = detailsShape.pick({
  type: true,
  legalName: true,
  alias: true,
  email: true,
  phone: true,
  industry: true,
  employees: true,
  picName: true,
  picEmail: true,
  identityNumber: true,
  taxNumber: true,
  businessNumber: true,
  billingAddress: true,
  registeredAddress: true,
})
export type RequestedCustomer = z.output<typeof requestedCustomer>
/** What customers fill in by their link for the full account; staff set the terms. */
export const requestedAccount = detailsShape
export const invitationForm = z.enum(INVITATION_FORMS).meta({ id: 'InvitationForm' })
export const customerEdit = z.strictObject({ ...details, ...terms, version: z.int().min(1) })
export const approval = z.strictObject({ ...terms, version: z.int().min(1) })
export const withReason = z.strictObject({ version: z.int().min(1), reason: proseOf(500, 1) })
export const seen = z.strictObject({ version: z.int().min(1) })

export const invitations = z.strictObject({
  emails: z.array(z.string().trim().max(254)).min(1).max(200),
  language: language.default('id'),
  form: z.enum(INVITATION_FORMS).default('REQUEST').describe('What they fill in'),
})
export const invited = z.object({
  results: z.array(
    z.object({
      email: z.string(),
      customerId: z.uuid().nullable().describe('Null where it was refused'),
      errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
    }),
  ),
})
export const isEmail = (text: string) => emailShape.safeParse(text).success

export const customerCounts = z.object({
  all: z.int(),
  invited: z.int(),
  review: z.int(),
  active: z.int(),
  rejected: z.int(),
  deactivated: z.int(),
  changes: z.int().describe('Those of which a request for changes waits'),
})

export const documentKind = z.enum(DOCUMENT_KINDS).meta({ id: 'CustomerDocumentKind' })
export const customerDocuments = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      customerId: z.uuid(),
      kind: documentKind,
      name: z.string(),
      size: z.int(),
      createdAt: z.string(),
    }),
  ),
})

export const ofCustomers = z.strictObject({ customerIds: idList })
export const revisions = z.object({
  items: z.array(
    z.object({
      customerId: z.uuid(),
      number: z.int(),
      at: z.string(),
      actorId: z.uuid().nullable().describe('Null: the customer, by their link'),
      changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    }),
  ),
})

/** In one line, for logs and revisions. */
export const addressText = (from: Address | null): string | null =>
  from &&
  [
    from.street1,
    from.street2,
    from.ward.name,
    from.district.name,
    from.regency.name,
    `${from.province.name} ${from.postalCode}`,
  ]
    .filter(Boolean)
    .join(', ')
