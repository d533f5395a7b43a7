/** Files that are still being written go by such names. */
export const isPartial = (name: string): boolean => /^\.|\.(?:part|tmp|filepart)$/i.test(name)
