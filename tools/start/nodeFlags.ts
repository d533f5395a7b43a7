// How Node is started for what answers requests: room for what lives as long as one request, so that it is not kept and collected with
// what lives long. `min` beside `max`, since the space starts small otherwise. Measured in docs/performance.md; an operator who starts
// the programs without `npm start` gives them the same.
const youngSpace = (megabytes: number) => [`--min-semi-space-size=${megabytes}`, `--max-semi-space-size=${megabytes}`]

/** A list's answer is large, and several are built at a time. */
export const BFF_FLAGS = youngSpace(64)
/** More gains nothing here, and costs a hundred megabytes. */
export const SERVICE_FLAGS = youngSpace(16)
