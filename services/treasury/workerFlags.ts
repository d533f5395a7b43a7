/**
 * How Node is started for the worker. Without a limit it lets the heap of one import of 100,000 lines grow from 100 MB of what is alive
 * to 500 MB of what is not yet collected; a reconciliation of as many fits in as well.
 *
 * Garbage is collected by the thread that works: helpers would take the core that is left to people, who waited 20 ms for it. The
 * smaller room for what is new makes up for what memory that costs. What stays has 128 MB from the start: a heap that grows from nothing is
 * looked through at each step of its growth, which took a quarter of an import's processor time and found nothing to free.
 */
export const WORKER_FLAGS = [
  '--max-old-space-size=1024',
  '--initial-old-space-size=128',
  '--single-threaded-gc',
  '--max-semi-space-size=4',
]
