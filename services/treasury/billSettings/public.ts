// What other modules may import from this one. Its own files import from the source files directly.
export { readBillSettings } from './billSettings.ts'
export { checkMetadata, MAX_METADATA_LENGTH, type MetadataInput, type MetadataValue } from './metadata.ts'
export { METADATA_KINDS } from './table.ts'
