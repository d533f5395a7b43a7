/** What runs an operation, from the fastest to the one that can do everything. */
export const GEARS = ['plan', 'jit', 'plain'] as const
export type Gear = (typeof GEARS)[number]
