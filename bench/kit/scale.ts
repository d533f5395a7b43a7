// `--smoke`: each part of a benchmark once and as small as it can be, so that CI sees whether it still runs and whether all answer the same
// (tests/bench). Such figures mean nothing, and are not kept.

/** Set by bench/main.ts, and inherited by every process of a benchmark. */
export const isSmoke = process.env.BENCH_SMOKE === '1'

/** `full` where something is measured, `smoke` where it is only tried. */
export const scaled = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full)
