import type { Environment } from 'relay-runtime'
import { createOperationDescriptor } from 'relay-runtime'
import subscription from '../../../web/__generated__/LiveBillsSubscription.graphql.ts'
import { createEnvironment } from '../../../web/relay/environment.ts'

/** An environment that subscribes to events, over a socket that never opens. */
export function listeningEnvironment(): Promise<Environment> {
  const environment = createEnvironment('11111111-1111-7111-8111-111111111111')
  environment.execute({ operation: createOperationDescriptor(subscription, {}) }).subscribe({})
  return Promise.resolve(environment)
}
