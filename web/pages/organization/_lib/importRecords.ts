export type ImportInput = { fileId: string; dryRun?: boolean; ignoreWarnings?: boolean; hash?: string }

/** Has a file checked (`dryRun`) or stored; returns the import, or why there is none. Never rejects. */
export type ImportRecords = (input: ImportInput) => Promise<{ uuid: string } | { problem: string }>
