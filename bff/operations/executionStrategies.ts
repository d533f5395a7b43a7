/** What runs an operation, from the fastest to the one that can do everything. */
export const EXECUTION_STRATEGIES = ['plan', 'jit', 'plain'] as const
export type ExecutionStrategy = (typeof EXECUTION_STRATEGIES)[number]
