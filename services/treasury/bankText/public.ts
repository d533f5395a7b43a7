// What other modules may import from this one. Its own files import from the source files directly.
export { holdsName, type Name, nameOf, nameSimilarity, SAME_NAME, SIMILAR_NAME } from './names.ts'
export {
  accountNumbersIn,
  chunksOf,
  describedWords,
  documentPartsIn,
  eachDocumentKey,
  fingerprintText,
  isBankOwn,
  type KeyStrength,
  lastLetterOf,
  mayGoOn,
  namedKeys,
  nameKey,
  nameWords,
  partyNameIn,
  referencesIn,
  seriesOf,
} from './normalize.ts'
export { REFERENCE_ALPHABET, REFERENCE_LENGTH } from './ownReference.ts'
