import { z } from 'zod'
import { defineJob } from '../../kit/jobs.ts'

/** One attempt. A failed one queues the next at its time; the queue only retries failures on our side. */
export const deliveryJob = defineJob(
  'webhook-delivery',
  z.object({ organizationId: z.uuid(), deliveryId: z.uuid(), turn: z.int() }),
  { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 10 * 60, expireInSeconds: 60 },
)
