/** The execution strategies, from the fastest to the most complete. */
export const EXECUTION_STRATEGIES = ['plan', 'jit', 'plain'] as const
export type ExecutionStrategy = (typeof EXECUTION_STRATEGIES)[number]
