import { z } from 'zod'
import { currency } from '../../kit/money.ts'
import { isTaxNumberDoubtful } from '../../kit/taxNumber.ts'
import type { OrganizationRow } from './table.ts'

export const appMode = z.enum(['TREASURY', 'INVOICING']).meta({ id: 'AppMode' })

export const organizationShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    legalName: z.string(),
    username: z.string(),
    taxNumber: z.string().nullable(),
    taxNumberDoubtful: z.boolean().describe('The digits of the tax number do not fit each other'),
    address: z.string().nullable(),
    defaultCurrency: currency,
    timeZone: z.string(),
    modes: z.array(appMode),
    version: z.int(),
  })
  .meta({ id: 'Organization' })

/** Adds whether the tax number looks wrong. */
export const withDoubt = <Found extends Pick<OrganizationRow, 'taxNumber'>>(found: Found) => ({
  ...found,
  taxNumberDoubtful: found.taxNumber !== null && isTaxNumberDoubtful(found.taxNumber),
})
