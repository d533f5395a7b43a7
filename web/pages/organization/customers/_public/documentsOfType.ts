import type { CustomerDocumentKind } from '../../../../__generated__/callsRemoveMutation.graphql.ts'
import type { CustomerKind } from './fieldsOfKind.ts'

export type DocumentKind = CustomerDocumentKind

/** A document of the form; the service validates the same. */
export type DocumentRow = { kind: DocumentKind; isRequired: boolean }

const required = (kind: DocumentKind): DocumentRow => ({ kind, isRequired: true })
const optional = (kind: DocumentKind): DocumentRow => ({ kind, isRequired: false })

/** The documents of each type of customer, in the order of the form. */
export const DOCUMENTS: Readonly<Record<CustomerKind, readonly DocumentRow[]>> = {
  INDIVIDUAL: [required('INDIVIDUAL_ID'), optional('INDIVIDUAL_TAX_NUMBER'), optional('BANK_STATEMENT')],
  INDIVIDUAL_B2B: [
    required('INDIVIDUAL_ID'),
    required('BUSINESS_NUMBER'),
    optional('INDIVIDUAL_TAX_NUMBER'),
    optional('BANK_STATEMENT'),
  ],
  COMPANY: [
    required('COMPANY_TAX_NUMBER'),
    required('BUSINESS_NUMBER'),
    required('DEED_OF_ESTABLISHMENT'),
    required('ARTICLES_OF_ASSOCIATION'),
    required('DIRECTOR_ID'),
    required('FINANCIAL_STATEMENT'),
    optional('BANK_STATEMENT'),
  ],
}

/** The required documents of a type that are not among these. */
export const missingOf = (type: CustomerKind, kinds: readonly DocumentKind[]): DocumentKind[] =>
  DOCUMENTS[type].flatMap(({ kind, isRequired }) => (isRequired && !kinds.includes(kind) ? [kind] : []))
