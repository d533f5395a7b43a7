// What other modules may take of this one. Its own files take it from where it stands.
export { readBillSettings } from './billSettings.ts'
export { checkMetadata, MAX_METADATA_LENGTH, type MetadataInput, type MetadataValue } from './metadata.ts'
export { METADATA_KINDS } from './table.ts'
