// Shapes of customers' change requests: the allowed fields, and how each side sees them.
import { z } from 'zod'
import { id } from '../../../kit/idShapes.ts'
import { proseOf } from '../../../kit/nameShape.ts'
import { CUSTOMER_TYPES, documentKind, newCustomer, TAX_STATUSES } from '../customers/public.ts'
import type { Proposable } from './proposable.ts'
import { CHANGE_STATUSES } from './table.ts'

const MAX_DOCUMENTS = 9

/** All changeable fields with their new values; unchanged ones are ignored. */
export const changeInput = newCustomer
  .pick({
    legalName: true,
    alias: true,
    email: true,
    phone: true,
    picName: true,
    picPosition: true,
    picEmail: true,
    picPhone: true,
    financeName: true,
    financeEmail: true,
    invoiceEmails: true,
    taxStatus: true,
    taxNumber: true,
    branchNumber: true,
    businessNumber: true,
    billingAddress: true,
    registeredAddress: true,
  } satisfies Record<Proposable, true>)
  .extend({
    version: z.int().min(1).describe('Of the data that the customer saw'),
    note: proseOf(500)
      .nullish()
      .transform(text => text || null),
    documents: z
      .array(z.strictObject({ kind: documentKind, fileId: id.describe('Sent as CUSTOMER_DOCUMENT, and not used yet') }))
      .max(MAX_DOCUMENTS)
      .refine(sent => new Set(sent.map(({ kind }) => kind)).size === sent.length, { params: { code: 'INVALID_VALUE' } })
      .default([])
      .describe('Each takes the place of the one of its kind'),
    consented: z
      .boolean()
      .describe('Whether the customer consents to the storage of the documents; required with documents'),
  })
export type ChangeInput = z.output<typeof changeInput>

const optional = z.string().nullable()
const change = z.object({ field: z.string(), before: optional, after: optional })
const addressParts = z
  .object({
    street1: z.string(),
    street2: optional,
    province: z.string(),
    regency: z.string(),
    district: z.string(),
    ward: z.string(),
    postalCode: z.string(),
  })
  .meta({ id: 'PortalAddress', description: 'An address by the codes of its regions' })

export const portalChangeRequest = z
  .object({
    id: z.uuid(),
    status: z.enum(CHANGE_STATUSES).meta({ id: 'CustomerChangeStatus' }),
    email: z.string().describe('Email address of the user who sent it'),
    changes: z.array(change).describe('As they stood when it was asked for'),
    documentKinds: z.array(documentKind),
    note: optional,
    reason: optional.describe('Reason for the rejection; null unless rejected'),
    createdAt: z.string(),
    decidedAt: optional,
  })
  .meta({ id: 'PortalChangeRequest', description: 'A change request as shown to the customer' })

export const portalProfile = z
  .object({
    version: z.int(),
    type: z.enum(CUSTOMER_TYPES),
    legalName: z.string(),
    alias: optional,
    email: z.string(),
    phone: optional,
    picName: optional,
    picPosition: optional,
    picEmail: optional,
    picPhone: optional,
    financeName: optional,
    financeEmail: optional,
    invoiceEmails: z.array(z.string()),
    taxStatus: z.enum(TAX_STATUSES),
    taxNumber: optional,
    branchNumber: z.string(),
    businessNumber: optional,
    billingAddress: addressParts.nullable(),
    registeredAddress: addressParts.nullable().describe('Null: the billing address'),
    request: portalChangeRequest.nullable().describe('Latest change request; null: none'),
  })
  .meta({ id: 'PortalProfile', description: 'What a customer may ask to change, as it is now' })

export const changeRequests = z.object({
  items: z.array(
    z
      .object({
        id: z.uuid(),
        customerId: z.uuid(),
        email: z.string().describe('Which of the customer’s users asks'),
        note: optional,
        createdAt: z.string(),
        changes: z.array(change).describe('What is now, and what would be; numbers masked as the customer’s own are'),
        documents: z
          .array(z.object({ id: z.uuid(), kind: documentKind, name: z.string(), size: z.int() }))
          .describe('For those who review customers; empty for others'),
        customerVersion: z.int().describe('Of the customer that it is compared with'),
      })
      .meta({ id: 'CustomerChangeRequest', description: 'What a customer asks to change, and nobody has decided' }),
  ),
})
export const decision = z.strictObject({ version: z.int().min(1).describe('Of the customer that was seen') })
export const rejection = z.strictObject({ reason: proseOf(500, 1) })
