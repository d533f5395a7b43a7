// Node flags of request-serving processes: a larger young generation, so that request-scoped objects are not promoted to the old one. `min`
// in addition to `max`, since the space starts small otherwise. Measured in docs/performance.md; operators who start the programs without
// `npm start` should set the same.
const youngSpace = (megabytes: number) => [`--min-semi-space-size=${megabytes}`, `--max-semi-space-size=${megabytes}`]

/** List answers are large, and several are built at a time. */
export const BFF_FLAGS = youngSpace(64)
/** More gains nothing here, and costs a hundred megabytes. */
export const SERVICE_FLAGS = youngSpace(16)
