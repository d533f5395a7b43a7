// The required and optional documents of each customer type.
export const DOCUMENT_KINDS = [
  'INDIVIDUAL_ID',
  'INDIVIDUAL_TAX_NUMBER',
  'BANK_STATEMENT',
  'BUSINESS_NUMBER',
  'COMPANY_TAX_NUMBER',
  'DEED_OF_ESTABLISHMENT',
  'ARTICLES_OF_ASSOCIATION',
  'DIRECTOR_ID',
  'FINANCIAL_STATEMENT',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const REQUIRED: Readonly<Record<'INDIVIDUAL' | 'INDIVIDUAL_B2B' | 'COMPANY', readonly DocumentKind[]>> = {
  INDIVIDUAL: ['INDIVIDUAL_ID'],
  INDIVIDUAL_B2B: ['INDIVIDUAL_ID', 'BUSINESS_NUMBER'],
  COMPANY: [
    'BUSINESS_NUMBER',
    'COMPANY_TAX_NUMBER',
    'DEED_OF_ESTABLISHMENT',
    'ARTICLES_OF_ASSOCIATION',
    'DIRECTOR_ID',
    'FINANCIAL_STATEMENT',
  ],
}

/** The type's required documents that are still missing. */
export const missingDocuments = (type: keyof typeof REQUIRED, sent: readonly DocumentKind[]): DocumentKind[] =>
  REQUIRED[type].filter(kind => !sent.includes(kind))
