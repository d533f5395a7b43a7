// A legal entity on its way in and out.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { nameOf, optionalNameOf, proseOf } from '../../kit/nameShape.ts'
import { isTaxNumberDoubtful, normalizeTaxNumber } from '../../kit/taxNumber.ts'
import { codes } from './errors.ts'
import type { EntityRow } from './table.ts'

export const entityShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isDefault: z
      .boolean()
      .describe('It is the organization itself, which has these details in its profile and tax settings'),
    taxNumber: z.string().nullable(),
    taxNumberDoubtful: z.boolean().describe('The digits of the tax number do not fit each other'),
    address: z.string().nullable(),
    isVatRegistered: z.boolean().describe('Whether the entity is registered for VAT (PKP)'),
    branchNumber: z.string().describe('Branch number at the tax office (NITKU), six digits'),
    finalTaxLetter: z.string().nullable().describe('Number of the letter that confirms final income tax (PP 55/2022)'),
    finalTaxLetterUntil: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Entity', description: 'A legal entity that owns bank accounts and issues orders and invoices' })

const emptied = (shape: z.ZodType<string, string>) => shape.nullable().transform(text => text || null)

const details = {
  taxNumber: z.string().max(30).nullable(),
  address: emptied(proseOf(500)),
  isVatRegistered: z.boolean(),
  branchNumber: z.string().regex(/^\d{6}$/),
  finalTaxLetter: emptied(optionalNameOf(60)),
  finalTaxLetterUntil: businessDate.nullable(),
}

type Letter = { finalTaxLetter?: string | null | undefined; finalTaxLetterUntil?: string | null | undefined }

/** A letter and its last day come together. */
function refuseHalfLetter({ finalTaxLetter, finalTaxLetterUntil }: Letter, context: z.RefinementCtx): void {
  if (((finalTaxLetter ?? null) === null) !== ((finalTaxLetterUntil ?? null) === null))
    context.addIssue({
      code: 'custom',
      path: ['finalTaxLetterUntil'],
      params: { code: 'INVALID_VALUE' },
      input: finalTaxLetterUntil,
    })
}

export const entityBody = z
  .strictObject({
    name: nameOf(200),
    taxNumber: details.taxNumber.default(null),
    address: details.address.default(null),
    isVatRegistered: details.isVatRegistered.default(false),
    branchNumber: details.branchNumber.default('000000'),
    finalTaxLetter: details.finalTaxLetter.default(null),
    finalTaxLetterUntil: details.finalTaxLetterUntil.default(null),
  })
  .superRefine(refuseHalfLetter)

export const entityEdit = z
  .strictObject({
    name: nameOf(200).optional(),
    taxNumber: details.taxNumber.optional(),
    address: details.address.optional(),
    isVatRegistered: details.isVatRegistered.optional(),
    branchNumber: details.branchNumber.optional(),
    finalTaxLetter: details.finalTaxLetter.optional(),
    finalTaxLetterUntil: details.finalTaxLetterUntil.optional(),
    version: z.int().min(1),
  })
  .superRefine(refuseHalfLetter)

/** An entity as members see it. */
export const showEntity = (row: EntityRow): z.infer<typeof entityShape> => ({
  id: row.id,
  name: row.name,
  isDefault: row.isDefault,
  taxNumber: row.taxNumber,
  taxNumberDoubtful: row.taxNumber !== null && isTaxNumberDoubtful(row.taxNumber),
  address: row.address,
  isVatRegistered: row.isVatRegistered,
  branchNumber: row.branchNumber,
  finalTaxLetter: row.finalTaxLetter,
  finalTaxLetterUntil: row.finalTaxLetterUntil,
  version: row.version,
})

/** Empty becomes null; otherwise sixteen digits, or the old fifteen, in any notation. */
export function readTaxNumber(text: string | null): string | null {
  if (text === null || text.trim() === '') return null
  const digits = normalizeTaxNumber(text)
  if (digits === undefined) throw new Refusal(codes.taxNumberInvalid, { path: 'taxNumber' })
  return digits
}
