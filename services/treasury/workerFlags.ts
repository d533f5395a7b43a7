/**
 * Node flags of the worker.
 *
 * Without a limit, one import of 100,000 lines grows the heap from 100 MB of live data to 500 MB of garbage; a reconciliation of that many
 * lines also fits into the limit.
 *
 * The main thread collects garbage: helper threads would take the core that serves requests, which waited 20 ms for it. The smaller young
 * generation makes up for the memory that costs.
 *
 * The old generation starts at 128 MB: a heap that grows from nothing is scanned at each step of its growth, which took a quarter of an
 * import's CPU time and freed nothing.
 */
export const WORKER_FLAGS = [
  '--max-old-space-size=1024',
  '--initial-old-space-size=128',
  '--single-threaded-gc',
  '--max-semi-space-size=4',
]
