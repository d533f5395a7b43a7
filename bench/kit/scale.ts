// `--smoke`: runs each part of a benchmark once at minimum size, so that CI detects whether it still works and all answers are equal
// (tests/bench). Such results mean nothing, and are not stored.

/** Set by bench/main.ts, and inherited by every process of a benchmark. */
export const isSmoke = process.env.BENCH_SMOKE === '1'

/** `full` when measuring, `smoke` in smoke mode. */
export const scaled = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full)
