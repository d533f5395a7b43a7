import type { createMockEnvironment } from 'relay-test-utils'
import { expect } from 'vitest'

/** The mutation that was sent last; parts of a page that load on their own may read something after it. */
export const lastMutation = ({ mock }: Pick<ReturnType<typeof createMockEnvironment>, 'mock'>) =>
  mock.getAllOperations().findLast(({ request }) => request.node.params.operationKind === 'mutation') ??
  expect.unreachable('no mutation was sent')
