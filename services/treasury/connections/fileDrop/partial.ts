/** Names of files that are still being written. */
export const isPartial = (name: string): boolean => /^\.|\.(?:part|tmp|filepart)$/i.test(name)
