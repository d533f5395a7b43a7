import { vi } from 'vitest'
import type { Environment } from 'relay-runtime'
import { createOperationDescriptor } from 'relay-runtime'
import subscription from '../../../web/__generated__/LiveBillsSubscription.graphql.ts'
import { createEnvironment } from '../../../web/relay/environment.ts'

/** An environment that has begun to listen to events, over a socket that never opens. */
export async function listeningEnvironment(): Promise<Environment> {
  const environment = createEnvironment('11111111-1111-7111-8111-111111111111')
  const before = environment.getStore().publish
  const operation = createOperationDescriptor(subscription, {})
  environment.execute({ operation }).subscribe({})
  await vi.waitUntil(() => environment.getStore().publish !== before)
  return environment
}
