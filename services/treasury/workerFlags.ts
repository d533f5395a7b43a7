/**
 * How Node is started for the worker. Without a limit it lets the heap of one import of 100,000 lines grow from 100 MB of what is alive
 * to 500 MB of what is not yet collected; a reconciliation of as many fits in as well.
 */
export const WORKER_FLAGS = ['--max-old-space-size=1024']
