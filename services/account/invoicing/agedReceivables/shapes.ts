// Response shapes of aged receivables.
import { z } from 'zod'
import { BUCKETS } from '../../../kit/ages.ts'

export const bucketShape = z.enum(BUCKETS).meta({ id: 'ReceivableBucket' })
