import { z } from 'zod'
import { REGION_LEVELS } from './table.ts'

const regionShape = z
  .object({
    code: z.string(),
    level: z.enum(REGION_LEVELS).meta({ id: 'RegionLevel' }),
    name: z.string(),
  })
  .meta({ id: 'Region', description: 'A province, regency or city, district or ward' })

export const regionList = z.object({ items: z.array(regionShape) })
/** The code of a region that has others below it. */
export const regionParent = z.string().regex(/^\d{2}(\.\d{2}(\.\d{2})?)?$/)
